import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { BusyIcon } from '#src/ui/icons/control-icons.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /**
     * The work this button started is under way. The button keeps the focus and its width, and ignores further presses.
     */
    readonly busy?: boolean;
    readonly className?: string;
  };

/** Also keeps a button that submits from submitting. */
const ignore = (event: MouseEvent) => event.preventDefault();

export const Button = ({
  variant,
  size,
  block,
  busy = false,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    onClick={busy ? ignore : onClick}
    disabled={disabled && !busy}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    className={clsx(buttonLook({ variant, size, block }), 'relative', className)}
  >
    {busy ? (
      <>
        <span className="absolute inset-0 grid place-items-center">
          <BusyIcon className="size-5 animate-busy" />
        </span>
        <span className="contents *:invisible">
          <span className="invisible inline-flex items-center gap-2">{children}</span>
        </span>
      </>
    ) : (
      children
    )}
  </button>
);

type IconButtonProps = Omit<ButtonProps, 'block' | 'size' | 'children' | 'aria-label'> & {
  readonly label: string;
  readonly icon: React.ReactNode;
  readonly play?: boolean;
};

/** A button that shows only an icon. `label` is its name. */
export const IconButton = ({ label, icon, play = false, variant = 'quiet', ...rest }: IconButtonProps) => (
  <Button {...rest} variant={variant} size={play ? 'icon-play' : 'icon'} aria-label={label}>
    {icon}
    {/* For a mouse. On the button it would be its description, which is its name again. */}
    <span aria-hidden="true" title={label} className="absolute inset-0" />
  </Button>
);
