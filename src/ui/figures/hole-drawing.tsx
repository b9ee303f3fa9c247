import { clsx } from 'clsx';
import { useId } from 'react';
import { type GroundShape, GroundShapes } from './ground-shapes.tsx';

type Spot = readonly [x: number, y: number];

/** A hole from above in units of the picture, tee to green upwards. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly GroundShape[];
  readonly tee: Spot;
  readonly flag: Spot;
  /** Where the golfer's balls lay, the tee first. The last stroke goes to the flag. Empty if none is known. */
  readonly balls: readonly Spot[];
  /** The green enlarged, in a circle beside the hole. */
  readonly lens?: {
    readonly at: Spot;
    readonly radius: number;
    readonly shapes: readonly GroundShape[];
    readonly flag: Spot;
    readonly balls: readonly Spot[];
  };
  /** Of a hole of which only the length is known: every hundred from the green, and the length in words. */
  readonly ticks?: readonly Spot[];
  readonly caption?: string;
};

/** The sizes of lines and signs, for the picture and for the canvas of a shared one. A tile has its own. */
export const drawingSizes = ({ width, height }: Drawing, isTile: boolean) => {
  const unit = isTile ? Math.sqrt(Math.min(width, height) / 56) : width / 390;
  return isTile
    ? { unit, line: 1.8 * unit, casing: 4 * unit, ball: 2.1 * unit, pole: 12 * unit, edge: 0.8 * unit, own: 1.5 * unit }
    : { unit, line: 2.4 * unit, casing: 6 * unit, ball: 4.5 * unit, pole: 24 * unit, edge: 0.9 * unit, own: 2 * unit };
};
type Sizes = ReturnType<typeof drawingSizes>;

/** The outline of a flag of this height with its foot at a point. */
export const flagCloth = ([x, y]: Spot, pole: number): string =>
  `M${x} ${y - pole}l${pole * 0.6} ${pole * 0.2}l${-pole * 0.6} ${pole * 0.2}Z`;

const Flag = ({ at, pole, line }: { readonly at: Spot; readonly pole: number; readonly line: number }) => (
  <g>
    <path d={`M${at[0]} ${at[1]}v${-pole}`} strokeWidth={line * 0.8} className="stroke-ink" />
    <path d={flagCloth(at, pole)} className="fill-flag in-data-[theme=sunlight]:stroke-ink" />
    <circle cx={at[0]} cy={at[1]} r={line * 0.8} className="fill-ink" />
  </g>
);

type ShotsProps = { readonly balls: readonly Spot[]; readonly flag: Spot; readonly sizes: Sizes };

/** The golfer's strokes: a line from ball to ball and into the hole. */
const Shots = ({ balls, flag, sizes: { line, casing, ball } }: ShotsProps) => {
  if (balls.length === 0) return null;
  const points = [...balls, flag].join(' ');
  return (
    <g fill="none" strokeLinejoin="round">
      <polyline points={points} strokeWidth={casing} className="stroke-paper opacity-80" />
      <polyline points={points} strokeWidth={line} className="stroke-ink" />
      {balls.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={ball} strokeWidth={line * 0.8} className="fill-paper stroke-ink" />
      ))}
    </g>
  );
};

const HUNDRED = 100;

type TicksProps = { readonly drawing: Drawing; readonly sizes: Sizes; readonly isTile: boolean };

/** The straight line of a hole whose bends nobody knows, with its length. */
const Ticks = ({
  drawing: { tee, flag, ticks = [], caption, width },
  sizes: { unit, line, ball },
  isTile,
}: TicksProps) => (
  <g className="figures">
    <path
      d={`M${tee.join(' ')}L${flag.join(' ')}`}
      strokeDasharray={`${line * 1.5} ${line * 1.5}`}
      strokeWidth={line}
      className="stroke-ground-edge"
    />
    {!isTile &&
      ticks.map(([x, y], at) => (
        <g key={y}>
          <path d={`M${x - 2 * ball} ${y}h${4 * ball}`} strokeWidth={line * 0.8} className="stroke-ground-edge" />
          <text x={x - 4 * ball} y={y + 5 * unit} textAnchor="end" fontSize={14 * unit} className="fill-rough">
            {(at + 1) * HUNDRED}
          </text>
        </g>
      ))}
    <text
      x={isTile ? width - 3 * unit : tee[0] + 5 * ball}
      y={isTile ? tee[1] : tee[1] + 8 * unit}
      textAnchor={isTile ? 'end' : 'start'}
      fontSize={(isTile ? 16 : 24) * unit}
      className="fill-ink font-strong"
    >
      {caption}
    </text>
  </g>
);

const Lens = ({ lens, sizes, id }: { readonly lens: NonNullable<Drawing['lens']>; sizes: Sizes; id: string }) => {
  const [x, y] = lens.at;
  return (
    <g>
      <clipPath id={id}>
        <circle cx={x} cy={y} r={lens.radius} />
      </clipPath>
      <circle cx={x} cy={y} r={lens.radius} className="fill-ground-rough" />
      <g clipPath={`url(#${id})`}>
        <GroundShapes shapes={lens.shapes} patterns />
        <Shots balls={lens.balls} flag={lens.flag} sizes={sizes} />
        <Flag at={lens.flag} pole={sizes.pole * 1.3} line={sizes.line} />
      </g>
      <circle cx={x} cy={y} r={lens.radius} fill="none" strokeWidth={sizes.line} className="stroke-ink" />
    </g>
  );
};

type Props = {
  readonly drawing: Drawing;
  /** The size of a stamp: thick lines, no patterns. */
  readonly isTile?: boolean;
  /** In words. Without it the drawing is decoration. */
  readonly label?: string;
  readonly className?: string;
};

/** The one drawing of a hole, large or as a tile. */
export const HoleDrawing = ({ drawing, isTile = false, label, className }: Props) => {
  const id = useId();
  const { width, height, shapes, tee, flag, balls, lens, ticks } = drawing;
  const sizes = drawingSizes(drawing, isTile);
  const teeHalf = sizes.ball * (isTile ? 1.1 : 0.8);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={clsx('shrink-0 overflow-hidden bg-ground-rough', isTile && 'in-data-[theme=sunlight]:edge', className)}
    >
      <GroundShapes shapes={shapes} patterns={!isTile} />
      {ticks && <Ticks drawing={drawing} sizes={sizes} isTile={isTile} />}
      {balls.length === 0 && (
        <rect
          x={tee[0] - teeHalf}
          y={tee[1] - teeHalf}
          width={2 * teeHalf}
          height={2 * teeHalf}
          rx={teeHalf / 3}
          className="fill-ink"
        />
      )}
      {lens && (
        <path
          d={`M${flag.join(' ')}L${lens.at.join(' ')}`}
          strokeWidth={sizes.line * 0.6}
          className="stroke-ink opacity-60"
        />
      )}
      <Shots balls={balls} flag={flag} sizes={sizes} />
      <Flag at={flag} pole={sizes.pole} line={sizes.line} />
      {lens && <Lens lens={lens} sizes={sizes} id={id} />}
    </svg>
  );
};
