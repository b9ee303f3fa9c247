import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * A name that somebody typed: of a golfer, a coach, a course, a plan. It stands isolated, so that a name in Arabic or
 * Hebrew does not turn the figures beside it, and what does not fit is cut at its end.
 */
export const Name = ({ className, children }: { readonly className?: string; readonly children: ReactNode }) => (
  <bdi dir="auto" className={clsx('text-left wrap-anywhere', className)}>
    {children}
  </bdi>
);
