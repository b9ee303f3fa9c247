import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { InfoIcon, OfflineIcon, RefreshIcon, WarnIcon } from '#src/ui/icons/icons.ts';

const tones = {
  info: { look: 'bg-sky-tint text-ink', Icon: InfoIcon, ink: 'text-sky-ink' },
  warn: { look: 'bg-sand-tint text-ink', Icon: WarnIcon, ink: 'text-sand-ink' },
  offline: { look: 'bg-sunken text-ink', Icon: OfflineIcon, ink: 'text-rough' },
  update: { look: 'bg-fairway-tint text-ink', Icon: RefreshIcon, ink: 'text-fairway-ink' },
} as const;

type BannerProps = {
  readonly tone: keyof typeof tones;
  readonly children: ReactNode;
  /** A small button or link. */
  readonly action?: ReactNode;
};

/** One line about the whole app; announced politely, never over content. */
export const Banner = ({ tone, children, action }: BannerProps) => {
  const { look, Icon, ink } = tones[tone];
  return (
    <div role="status" className={clsx('rule-b flex min-h-11 items-center gap-3 px-4 py-1 text-note lg:px-6', look)}>
      <Icon className={clsx('size-5', ink)} />
      <p className="flex-1 py-1.5">{children}</p>
      {action}
    </div>
  );
};
