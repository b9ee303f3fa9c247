import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { InfoIcon, OfflineIcon, RefreshIcon, WarnIcon } from '#src/ui/icons/control-icons.ts';

const tones = {
  info: { look: 'bg-sky-tint text-ink', Icon: InfoIcon, ink: 'text-sky-ink' },
  warn: { look: 'bg-sand-tint text-ink', Icon: WarnIcon, ink: 'text-sand-ink' },
  offline: { look: 'bg-sunken text-ink', Icon: OfflineIcon, ink: 'text-rough' },
  update: { look: 'bg-fairway-tint text-ink', Icon: RefreshIcon, ink: 'text-fairway-ink' },
} as const;

type BannerProps = {
  readonly tone: keyof typeof tones;
  readonly children: ReactNode;
  /** One low line, for when the golfer needs the room and nothing is wrong. */
  readonly low?: boolean;
  /** A small button or link. */
  readonly action?: ReactNode;
};

/** One line about the whole app. Announced politely, and never placed over content. */
export const Banner = ({ tone, children, action, low = false }: BannerProps) => {
  const { look, Icon, ink } = tones[tone];
  return (
    <div
      role="status"
      className={clsx(
        'rule-b flex flex-wrap items-center px-4 lg:px-6',
        low ? 'gap-2 text-fine' : 'min-h-11 gap-3 py-1 text-note',
        look,
      )}
    >
      <Icon className={clsx(low ? 'size-4' : 'size-5', ink)} />
      <p className={low ? 'flex-1 py-0.5' : 'min-w-1/2 flex-1 py-1.5'}>{children}</p>
      {action && <div className="ml-auto">{action}</div>}
    </div>
  );
};
