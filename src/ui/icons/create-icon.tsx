import { clsx } from 'clsx';
import type { SVGProps } from 'react';

/**
 * A line drawing on a 24 by 24 grid. Decorative by default, because the control around it carries the name. Size it
 * with size-*. tokens.css sets the stroke, heavier in sunlight.
 */
// @__NO_SIDE_EFFECTS__
export const createIcon = (path: string) => {
  const Icon = ({ className, ...rest }: Omit<SVGProps<SVGSVGElement>, 'children'>) => (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
      className={clsx('icon', className)}
    >
      <path d={path} />
    </svg>
  );
  return Icon;
};
