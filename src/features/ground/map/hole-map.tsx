import { type Box, type HoleView, type Point, isInBox, pathData } from '@divot/ground';
import { metresOf, shownMetres } from '#src/platform/settings/lengths.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import { GroundShapes } from '#src/ui/figures/ground-shapes.tsx';
import type { Size } from '#src/ui/layout/use-size.ts';
import { copy } from './copy.ts';
import { ringTagAt } from './ring-tag.ts';
import type { MapInput } from './use-map-input.ts';
import { clsx } from 'clsx';

const WIDE = 0.56; // width of a condensed digit as a share of its height
const AIR = 0.36;

/** A figure on its own background, above anything the map draws there. */
const Tag = ({
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

export type Spots = {
  /** Where distances start: at the golfer, or at the tee. */
  readonly from: Point;
  /** The golfer's own position. Undefined while it is unknown or away from the hole. */
  readonly here: Point | undefined;
  readonly accuracyM: number;
  /** The target, or the keyboard cursor while a green is traced. */
  readonly target: Point | undefined;
  readonly flag: Point;
  /** Balls marked on this hole, numbered as in its list: the tee is number 1, marked or not. */
  readonly marks: readonly { readonly n: number; readonly at: Point }[];
  /** Corners of a green being traced. */
  readonly corners: readonly Point[] | undefined;
};

type Props = {
  readonly view: HoleView;
  readonly size: Size;
  readonly spots: Spots;
  readonly units: UnitSystem;
  readonly isPoor: boolean;
  readonly label: string;
  /** What keys do. */
  readonly hint: string | undefined;
  readonly input: MapInput;
  /** The area under the list of hazards. */
  readonly covered: Box | undefined;
};

const RINGS = [100, 150, 200];
const LEAST_BEYOND_M = 35;
const TAG_ROOM = 46; // half the width of a leg's figure, with margin
const LOWEST_TAG = 84; // above the button at the bottom

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const Rings = ({
  view,
  size,
  spots: { flag, from },
  units,
  covered,
}: Pick<Props, 'view' | 'size' | 'spots' | 'units' | 'covered'>) => {
  const far = apart(flag, from) / view.unitsPerM - LEAST_BEYOND_M;
  return RINGS.filter((figure) => metresOf(figure, units) < far).map((figure) => {
    const radius = metresOf(figure, units) * view.unitsPerM;
    const at = ringTagAt(flag, radius, size, covered);
    return (
      <g key={figure}>
        <circle
          cx={flag[0]}
          cy={flag[1]}
          r={radius}
          fill="none"
          strokeDasharray="2 5"
          className="stroke-ink stroke-[1.2px] opacity-60 in-data-[theme=sunlight]:stroke-2 in-data-[theme=sunlight]:opacity-100"
        />
        {at && <Tag at={at} text={String(figure)} size={15} />}
      </g>
    );
  });
};

const Flag = ({ at: [x, y] }: { readonly at: Point }) => (
  <g>
    <path d={`M${x} ${y}V${y - 24}`} className="stroke-ink stroke-2" />
    <path d={`M${x} ${y - 24}l14 4.5-14 4.5Z`} className="fill-flag stroke-ink" />
    <circle cx={x} cy={y} r="2.5" className="fill-ink" />
  </g>
);

const Here = ({ at: [x, y], radius, isPoor }: { readonly at: Point; readonly radius: number; isPoor: boolean }) => (
  <g className={isPoor ? 'opacity-60' : undefined}>
    <circle
      cx={x}
      cy={y}
      r={Math.max(13, radius)}
      fillOpacity="0.18"
      strokeDasharray={isPoor ? '5 4' : undefined}
      className="fill-here stroke-here stroke-[1.5px] in-data-[theme=sunlight]:stroke-[2.5px]"
    />
    <circle cx={x} cy={y} r="9" className="fill-here stroke-paper stroke-3" />
  </g>
);

/**
 * Beside the middle of a leg: on its right, because ring figures stand left, and clear of edges, buttons and the list of
 * hazards.
 */
const legTagAt = ([x, y]: Point, { width, height }: Size, covered: Box | undefined): Point => {
  const at: Point = [
    Math.max(TAG_ROOM, x + (x > width - 2 * TAG_ROOM ? -TAG_ROOM : TAG_ROOM)),
    Math.min(height - LOWEST_TAG, Math.max(TAG_ROOM / 2, y)),
  ];
  if (!covered || !isInBox(at, [covered[0] - TAG_ROOM, covered[1], covered[2] + TAG_ROOM, covered[3] + TAG_ROOM / 2]))
    return at;
  return [at[0], covered[3] + TAG_ROOM / 2];
};

type LegsProps = Pick<Props, 'view' | 'size' | 'spots' | 'units' | 'isPoor' | 'covered'>;

const Legs = ({ view, size, spots, units, isPoor, covered }: LegsProps) => {
  const { from, target, flag } = spots;
  const figureOf = (a: Point, b: Point) => String(shownMetres(apart(a, b) / view.unitsPerM, units));
  if (!target) {
    return (
      <path
        d={pathData([from, ...view.way.slice(1, -1), flag], false)}
        fill="none"
        strokeDasharray="1 6"
        strokeLinecap="round"
        className="stroke-ink stroke-[1.5px] opacity-70"
      />
    );
  }
  const legs = [
    [from, target],
    [target, flag],
  ] as const;
  const line = `M${from[0]} ${from[1]}L${target[0]} ${target[1]}L${flag[0]} ${flag[1]}`;
  return (
    <g>
      <path d={line} fill="none" className="stroke-paper stroke-[6px] opacity-75" />
      <path d={line} fill="none" className="stroke-ink stroke-[2.5px]" />
      <circle cx={target[0]} cy={target[1]} r="20" fillOpacity="0.35" className="fill-paper stroke-ink stroke-3" />
      <circle cx={target[0]} cy={target[1]} r="4" className="fill-ink" />
      {legs.map(([a, b], at) => (
        <Tag
          key={at === 0 ? 'to' : 'on'}
          at={legTagAt(between(a, b), size, covered)}
          text={figureOf(a, b)}
          size={34}
          isPoor={isPoor && at === 0}
        />
      ))}
    </g>
  );
};

type TracedProps = { readonly corners: readonly Point[]; readonly cursor: Point | undefined };

const Traced = ({ corners, cursor }: TracedProps) => (
  <g>
    <path d={pathData(corners)} fillOpacity="0.4" className="fill-ground-green stroke-ink stroke-2" />
    {corners.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className="fill-paper stroke-ink stroke-2" />
    ))}
    {cursor && <circle cx={cursor[0]} cy={cursor[1]} r="12" fill="none" className="stroke-ink stroke-3" />}
  </g>
);

/** The hole from above with everything measured on it. */
export const HoleMap = ({ view, size, spots, units, isPoor, label, hint, input, covered }: Props) => (
  <svg
    viewBox={`0 0 ${size.width} ${size.height}`}
    width={size.width}
    height={size.height}
    // Keys, taps and drags act on it. One finger aims, so the page does not scroll under it; two enlarge it.
    role="application"
    aria-roledescription={copy.map}
    aria-label={label}
    className="absolute inset-0 touch-pinch-zoom -outline-offset-3 select-none"
    {...input}
  >
    {hint && <desc>{hint}</desc>}
    <g aria-hidden="true">
      <rect width={size.width} height={size.height} className="fill-ground-rough" />
      <GroundShapes shapes={view.shapes} patterns />
      {spots.corners ? (
        <Traced corners={spots.corners} cursor={spots.target} />
      ) : (
        <>
          <Rings view={view} size={size} spots={spots} units={units} covered={covered} />
          <Legs view={view} size={size} spots={spots} units={units} isPoor={isPoor} covered={covered} />
        </>
      )}
      {spots.marks.map(({ n, at: [x, y] }) => (
        <g key={n}>
          <circle cx={x} cy={y} r="9" className="fill-paper stroke-ink stroke-2" />
          <text x={x} y={y + 4} textAnchor="middle" fontSize="12" className="figures fill-ink font-strong">
            {n}
          </text>
        </g>
      ))}
      <Flag at={spots.flag} />
      {spots.here && <Here at={spots.here} radius={spots.accuracyM * view.unitsPerM} isPoor={isPoor} />}
    </g>
  </svg>
);
