import { clsx } from 'clsx';
import { contoursFor } from './contours.ts';
import { type Drawing, HoleDrawing } from './hole-drawing.tsx';

type Props = {
  readonly name: string;
  /** One of the course's holes as a tile. Without it, the name's contour lines are drawn. */
  readonly drawing?: Drawing | undefined;
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

/** A course's picture: one of its own holes if anything is known of them, else contour lines generated from its name. */
export const CourseFace = ({ name, drawing, className = 'size-14' }: Props) =>
  drawing ? (
    <HoleDrawing isTile drawing={drawing} className={clsx('rounded-control', className)} />
  ) : (
    <svg viewBox="0 0 72 72" aria-hidden="true" className={clsx('shrink-0 rounded-control', className)}>
      <Contours name={name} />
    </svg>
  );
