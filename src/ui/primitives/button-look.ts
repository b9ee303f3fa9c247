import { clsx } from 'clsx';

export type ButtonLook = {
  /** primary: the screen's main action · flag: start something on the course · danger: offers an undo */
  readonly variant?: 'primary' | 'flag' | 'secondary' | 'quiet' | 'danger';
  /** play: 56 px, for a gloved thumb · compact: two beside each other on a phone */
  readonly size?: 'regular' | 'compact' | 'play' | 'icon' | 'icon-play';
  readonly block?: boolean;
};

const variants = {
  primary: 'edge border-fairway bg-fairway text-on-fairway hover:brightness-110 in-data-[theme=sunlight]:border-edge',
  flag: 'edge border-flag bg-flag text-on-flag hover:brightness-105 in-data-[theme=sunlight]:border-edge',
  secondary: 'edge bg-surface text-ink hover:bg-sunken',
  quiet: 'text-fairway-ink hover:bg-fairway-tint in-data-[theme=sunlight]:underline',
  danger: 'edge border-flag-ink bg-surface text-flag-ink hover:bg-flag-tint',
} as const;

const sizes = {
  regular: 'min-h-touch gap-2 px-4 py-2 text-body',
  compact: 'min-h-touch gap-2 px-2 py-2 text-note',
  play: 'min-h-play gap-3 px-6 py-3 text-lead',
  icon: 'min-h-touch min-w-touch p-2',
  'icon-play': 'min-h-play min-w-play p-3',
} as const;

/** Class names of a button. For links that act as one: `<Link className={buttonLook({ variant: 'primary' })}>`. */
export const buttonLook = ({ variant = 'secondary', size = 'regular', block = false }: ButtonLook = {}): string =>
  clsx(
    'inline-flex items-center justify-center rounded-control text-center font-medium leading-tight no-underline select-none',
    'transition-[background-color,filter,translate] duration-120 active:translate-y-px',
    'disabled:opacity-55 aria-disabled:opacity-55 disabled:active:translate-y-0',
    // Buttons are useless on paper.
    'print:hidden',
    variants[variant],
    sizes[size],
    block && 'w-full',
  );
