import { useId } from 'react';
import { clsx } from 'clsx';
import { pathData } from '@divot/ground';
import {
  type HoleArea,
  type Point,
  type ReliefHole,
  type ReliefOption,
  type Ring,
  type Segment,
  isInRing,
} from '@divot/golf-relief';
import { copy } from './copy.ts';
import { TALL, WIDE, useReliefInput } from './use-relief-input.ts';
import { type GroundShape, GroundShapes } from '#src/ui/figures/ground-shapes.tsx';

// The hole near the ball, the flag up, and where the golfer may drop. Zones are hatched as well as coloured, and carry the letter of
// their choice, so that nothing depends on colour alone.

const AIR = 44;
const LEAST_M = 7;
/** From the start of a line to its letter. */
const LETTER_M = 2.5;
/** In units of the picture: what a finger covers. */
const FINGER = 22;

const GROUND: Partial<Record<HoleArea['kind'], GroundShape['kind']>> = {
  teeing: 'tee',
  fairway: 'fairway',
  green: 'green',
  bunker: 'sand',
  penalty: 'water',
  out: 'out',
};

type View = { readonly toView: (p: Point) => Point; readonly toMetres: (p: Point) => Point };

/** Turned so that the flag is up, and as large as the spots allow. */
const viewOf = (spots: readonly Point[], flag: Point): View => {
  const from = spots[0]!;
  const length = Math.hypot(flag[0] - from[0], flag[1] - from[1]) || 1;
  const [ux, uy] = [(flag[0] - from[0]) / length, (flag[1] - from[1]) / length];
  const turned = spots.map(([x, y]): Point => [uy * x - ux * y, ux * x + uy * y]);
  const [xs, ys] = [turned.map(([x]) => x), turned.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unitsPerM = Math.min(
    (WIDE - 2 * AIR) / Math.max(LEAST_M, right - left),
    (TALL - 2 * AIR) / Math.max(LEAST_M, high - low),
  );
  const [midX, midY] = [(left + right) / 2, (low + high) / 2];
  return {
    toView: ([x, y]) => [
      WIDE / 2 + (uy * x - ux * y - midX) * unitsPerM,
      TALL / 2 - (ux * x + uy * y - midY) * unitsPerM,
    ],
    toMetres: ([vx, vy]) => {
      const [x, y] = [(vx - WIDE / 2) / unitsPerM + midX, (TALL / 2 - vy) / unitsPerM + midY];
      return [uy * x + ux * y, uy * y - ux * x];
    },
  };
};

type DrawnChoice = { readonly letter: string; readonly option: ReliefOption; readonly isChosen: boolean };

export const ringsOf = ({ zone, zones = [] }: ReliefOption): readonly Ring[] => (zone ? [zone] : zones);

const partsOf = ({ line = [] }: ReliefOption): readonly Segment[] =>
  (typeof line[0]?.[0] === 'number' ? [line] : line) as readonly Segment[];

/** The middle of a zone; if that lies outside a bent zone or in its gap, the zone's corner that is nearest to it. */
export const middleOf = (ring: Ring): Point => {
  const middle: Point = [
    ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
    ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
  ];
  const off = (p: Point) => Math.hypot(p[0] - middle[0], p[1] - middle[1]);
  return isInRing(middle, ring) ? middle : ring.reduce((near, p) => (off(p) < off(near) ? p : near));
};

/** Beside the start of a line, else in the middle of the zone. */
const letterAt = (option: ReliefOption): Point => {
  const [first] = partsOf(option);
  if (first === undefined) return middleOf(ringsOf(option)[0]!);
  const [[x, y], [toX, toY]] = first;
  const share = Math.min(0.5, LETTER_M / (Math.hypot(toX - x, toY - y) || 1));
  return [x + (toX - x) * share, y + (toY - y) * share];
};

const Zone = ({
  choice: { letter, option, isChosen },
  view,
  hatch,
}: {
  readonly choice: DrawnChoice;
  readonly view: View;
  readonly hatch: string;
}) => {
  const rings = ringsOf(option);
  const d = rings.map((ring) => pathData(ring.map(view.toView))).join('');
  const [x, y] = view.toView(letterAt(option));
  return (
    <g>
      <path
        d={d}
        fillOpacity={isChosen ? 0.5 : 0.15}
        className={clsx(
          'stroke-ink',
          isChosen ? 'fill-fairway stroke-[2.5px] in-data-[theme=sunlight]:stroke-4' : 'fill-paper stroke-[1.5px]',
        )}
        strokeDasharray={isChosen ? undefined : '4 4'}
      />
      {isChosen && <path d={d} fill={`url(#${hatch})`} />}
      <circle cx={x} cy={y} r="11" className="fill-paper stroke-ink stroke-[1.5px]" />
      <text x={x} y={y + 5} textAnchor="middle" fontSize="14" className="figures fill-ink font-strong">
        {letter}
      </text>
    </g>
  );
};

const Spot = ({ at: [x, y], isRing = false }: { readonly at: Point; readonly isRing?: boolean }) => (
  <g>
    {isRing && <circle cx={x} cy={y} r={FINGER} fill="none" strokeDasharray="3 4" className="stroke-ink stroke-2" />}
    <circle cx={x} cy={y} r="5.5" className="fill-paper stroke-ink stroke-[2.5px]" />
  </g>
);

type Props = {
  readonly hole: ReliefHole;
  /** What must be in the picture, the ball first. */
  readonly focus: readonly Point[];
  readonly choices: readonly DrawnChoice[];
  /** Ball or crossing point. */
  readonly spots: readonly Point[];
  /** A spot that is not settled yet. */
  readonly target?: Point | undefined;
  readonly label: string;
  readonly flagWord: string;
  readonly onTap?: ((at: Point) => void) | undefined;
  readonly onTrace?: ((outline: Ring) => void) | undefined;
};

const FlagUp = ({ at: [x, y], word }: { readonly at: Point; readonly word: string }) =>
  x > 0 && x < WIDE && y > 20 && y < TALL ? (
    <path d={`M${x} ${y}V${y - 26}l15 5-15 5`} className="fill-flag stroke-ink stroke-2" />
  ) : (
    <g>
      <path d={`M${WIDE / 2} 6l9 13h-18Z`} className="fill-flag stroke-ink" />
      <text x={WIDE / 2} y="33" textAnchor="middle" fontSize="13" className="fill-ink font-medium">
        {word}
      </text>
    </g>
  );

type DrawnProps = { readonly view: View; readonly choices: readonly DrawnChoice[] };

const Lines = ({ view, choices }: DrawnProps) =>
  choices.flatMap(({ letter, option, isChosen }) =>
    partsOf(option).map((part, i) => (
      <path
        key={`${letter} ${i}`}
        d={pathData(part.map(view.toView), false)}
        className={clsx('stroke-ink', isChosen ? 'stroke-3' : 'stroke-[1.5px]')}
        strokeDasharray="9 4"
      />
    )),
  );

const Ground = ({ areas, view }: Pick<ReliefHole, 'areas'> & { readonly view: View }) => {
  const drawn = areas.map(({ kind, polygon, islands = [] }) => ({
    kind,
    ground: GROUND[kind],
    d: [polygon, ...islands].map((ring) => pathData(ring.map(view.toView))).join(''),
  }));
  return (
    <>
      <GroundShapes
        shapes={drawn.flatMap(({ ground, d }) => (ground ? [{ kind: ground, d, isOwn: false }] : []))}
        patterns
      />
      {drawn
        .filter(({ ground }) => ground === undefined)
        .map(({ kind, d }) => (
          <path
            key={`${kind} ${d}`}
            d={d}
            fillOpacity="0.6"
            strokeDasharray="6 3"
            className="fill-sunken stroke-ink stroke-2"
          />
        ))}
    </>
  );
};

export const ReliefMap = ({ hole, focus, choices, spots, target, label, flagWord, onTap, onTrace }: Props) => {
  const hatch = useId();
  const view = viewOf(focus, hole.flag);
  const input = useReliefInput({ ...view, cursor: target ?? focus[0]!, onTap, onTrace });
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${TALL}`}
      role={onTap ? 'application' : 'img'}
      aria-label={label}
      className={clsx(
        'in-data-[theme=sunlight]:edge block w-full rounded-control select-none',
        (onTap ?? onTrace) && 'touch-pinch-zoom',
      )}
      {...input}
    >
      {onTap && <desc>{copy.byKeys}</desc>}
      <defs>
        <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V8" className="stroke-ink" strokeWidth="1.2" opacity="0.55" />
        </pattern>
      </defs>
      <rect width={WIDE} height={TALL} className="fill-ground-rough" />
      <Ground areas={hole.areas} view={view} />
      <Lines view={view} choices={choices} />
      {choices.map((choice) => (
        <Zone key={choice.letter} choice={choice} view={view} hatch={hatch} />
      ))}
      {spots.map((spot) => (
        <Spot key={String(spot)} at={view.toView(spot)} />
      ))}
      {target && <Spot at={view.toView(target)} isRing />}
      <FlagUp at={view.toView(hole.flag)} word={flagWord} />
    </svg>
  );
};
