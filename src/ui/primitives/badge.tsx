import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  plain: 'edge border-rule text-rough',
  fairway: 'bg-fairway-tint text-fairway-ink',
  flag: 'bg-flag text-on-flag',
  sky: 'bg-sky-tint text-sky-ink',
  sand: 'bg-sand-tint text-sand-ink',
} as const;

/** A short word about the thing beside it. Never the only carrier of a meaning. */
export const Badge = ({
  tone = 'plain',
  children,
}: {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}) => (
  <span
    className={clsx(
      'inline-flex items-center gap-1 rounded-control px-1.5 py-0.5 text-fine leading-tight font-medium whitespace-nowrap in-data-[theme=sunlight]:edge',
      tones[tone],
    )}
  >
    {children}
  </span>
);
