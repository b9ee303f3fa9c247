import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A silent clip on a dark background. The screen sets its maximum height. */
export const Clip = ({ className, ...video }: ComponentProps<'video'>) => (
  <video
    muted
    playsInline
    className={clsx('w-full rounded-control bg-[oklch(0.2_0.015_155)] object-contain', className)}
    {...video}
  />
);
