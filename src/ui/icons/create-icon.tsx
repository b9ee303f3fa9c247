import { clsx } from 'clsx';
import type { SVGProps } from 'react';

// Each icon has Divot's own name, with Lucide's name above it. To add one, look it up on lucide.dev and join its shapes
// into one path. The terms are in lucide-licence.txt. Control icons are part of the first load, frame icons of Home.

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
