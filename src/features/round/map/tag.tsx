import { clsx } from 'clsx';
import type { Point } from '@divot/ground';

const WIDE = 0.56; // width of a condensed digit as a share of its height
const AIR = 0.36;

/** A figure on its own background, above anything the map draws there. */
export const Tag = ({
  at: [x, y],
  text,
  size,
  isPoor = false,
}: {
  readonly at: Point;
  readonly text: string;
  readonly size: number;
  /** Measured from an old or poor position: shown grey. */
  readonly isPoor?: boolean;
}) => {
  const width = text.length * size * WIDE + 2 * size * AIR;
  const height = size * 1.35;
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx="4"
        fillOpacity="0.94"
        className="fill-paper in-data-[theme=sunlight]:stroke-ink in-data-[theme=sunlight]:stroke-[1.5px]"
      />
      <text
        x={x}
        y={y + size * 0.36}
        textAnchor="middle"
        fontSize={size}
        className={clsx('figures font-strong', isPoor ? 'fill-rough' : 'fill-ink')}
      >
        {text}
      </text>
    </g>
  );
};
