import { clsx } from 'clsx';

/**
 * A placeholder for content loading for the first time. The region around it carries `aria-busy`. Startup waits until
 * no placeholder is left.
 */
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
