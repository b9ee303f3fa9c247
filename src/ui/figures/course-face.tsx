import { clsx } from 'clsx';
import { contoursFor } from './contours.ts';
import { type GroundShape, GroundShapes } from './ground-shapes.tsx';

type Props = {
  readonly name: string;
  /** One of the course's holes from above, within 72 by 72. Without it, the name's contour lines are drawn. */
  readonly shapes?: readonly GroundShape[] | undefined;
  readonly className?: string;
};

const Contours = ({ name }: { readonly name: string }) => {
  const { lines, hole } = contoursFor(name);
  const [x, y] = hole;
  return (
    <>
      {lines.map((line, at) => (
        <path
          key={line}
          d={line}
          className={clsx(
            'stroke-edge stroke-[1.2px]',
            at === 0 ? 'fill-fairway-tint' : 'fill-transparent',
            at === lines.length - 1 && '[stroke-dasharray:3_3]',
          )}
        />
      ))}
      <path d={`M${x} ${y}V${y - 22}`} className="stroke-ink stroke-[1.4px]" />
      <path d={`M${x} ${y - 22}l11 3.6-11 3.6Z`} className="fill-flag" />
      <ellipse cx={x} cy={y} rx="2.8" ry="1.3" className="fill-ink" />
    </>
  );
};

/** A course's picture: one of its own holes if its map is known, else contour lines generated from its name. */
export const CourseFace = ({ name, shapes, className = 'size-14' }: Props) => (
  <svg viewBox="0 0 72 72" aria-hidden="true" className={clsx('shrink-0 rounded-control', className)}>
    {shapes ? (
      <>
        <rect width="72" height="72" className="fill-ground-rough" />
        <GroundShapes shapes={shapes} />
      </>
    ) : (
      <Contours name={name} />
    )}
  </svg>
);
