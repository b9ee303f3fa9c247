import { clsx } from 'clsx';

/** Room kept for content on its first way here; the region around it carries `aria-busy`. The start waits until none is left. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div
    data-loading
    aria-hidden="true"
    className={clsx(
      'animate-breathe rounded-control bg-sunken in-data-[theme=sunlight]:edge',
      className ?? 'h-5 w-full',
    )}
  />
);
