import { clsx } from 'clsx';

/** Room kept for content on its first way here; the region around it carries `aria-busy`. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div
    aria-hidden="true"
    className={clsx(
      'animate-breathe rounded-control bg-sunken in-data-[theme=sunlight]:edge',
      className ?? 'h-5 w-full',
    )}
  />
);
