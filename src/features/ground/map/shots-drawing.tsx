import { clsx } from 'clsx';
import { type Ball, type CoursePack, type Point, type Position, type ShotRow, holeView } from '@divot/ground';
import { GroundShapes } from '#src/ui/figures/ground-shapes.tsx';
import { Attribution } from '#src/platform/position/attribution.tsx';
import { copy } from './copy.ts';

type Props = {
  readonly pack: CoursePack;
  readonly n: number;
  readonly label: string;
  readonly rows: readonly ShotRow[];
  readonly flag: Position | undefined;
  /** The balls of the other rounds: their tee shots as rings or, with `isOverlaid`, all their strokes. */
  readonly others: readonly (readonly Ball[])[];
  readonly isOverlaid: boolean;
};

const FRAME = { width: 360, height: 560, margin: { top: 40, side: 48, bottom: 30 } };
const BEND = 0.14;
const SHORT = 70; // an arc too short for its figure

const EVEN = 0.05; // rounds to zero at one decimal
export const signedGain = (gained: number): string =>
  Math.abs(gained) < EVEN ? '0.0' : `${gained < 0 ? '−' : '+'}${Math.abs(gained).toFixed(1)}`;

/** Whether to show it as a cost. False if it rounds to zero. */
export const isCost = (gained: number | undefined) => gained !== undefined && gained <= -EVEN;

const Arc = ({ from, to, gained }: { readonly from: Point; readonly to: Point; gained: number | undefined }) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [bx, by] = [mx + dy * BEND, my - dx * BEND];
  const [lx, ly] = [(bx + mx) / 2, (by + my) / 2];
  const d = `M${from[0]} ${from[1]}Q${bx} ${by} ${to[0]} ${to[1]}`;
  const stroke = isCost(gained) ? 'stroke-flag' : gained === undefined ? 'stroke-ink' : 'stroke-fairway-ink';
  return (
    <g>
      <path d={d} fill="none" className="stroke-paper stroke-[6px] opacity-75" />
      <path
        d={d}
        fill="none"
        strokeDasharray={isCost(gained) ? '7 5' : undefined}
        className={clsx('stroke-3', stroke)}
      />
      {gained !== undefined && Math.hypot(dx, dy) > SHORT && (
        <g>
          <rect x={lx - 23} y={ly - 13} width="46" height="26" rx="4" className={clsx('fill-paper stroke-2', stroke)} />
          <text x={lx} y={ly + 6} textAnchor="middle" fontSize="17" className="figures fill-ink font-strong">
            {signedGain(gained)}
          </text>
        </g>
      )}
    </g>
  );
};

const Numbered = ({ at: [x, y], n }: { readonly at: Point; readonly n: number }) => (
  <g>
    <circle cx={x} cy={y} r="11" className="fill-ink stroke-paper stroke-2" />
    <text x={x} y={y + 4.5} textAnchor="middle" fontSize="13" className="figures fill-paper font-strong">
      {n}
    </text>
  </g>
);

const Ring = ({ at: [x, y] }: { readonly at: Point }) => (
  <circle cx={x} cy={y} r="6" fill="none" className="stroke-ink stroke-2 opacity-70" />
);

/** The strokes of one round among many. */
const Trace = ({ balls }: { readonly balls: readonly Point[] }) => (
  <g>
    <polyline points={balls.join(' ')} fill="none" className="stroke-ink stroke-2 opacity-60" />
    {balls.slice(1).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className="fill-ink stroke-paper" />
    ))}
  </g>
);

/** A hole from above with this round's shots stroke by stroke, or the strokes of all rounds overlaid. */
export const ShotsDrawing = ({ pack, n, label, rows, flag, others, isOverlaid }: Props) => {
  const view = holeView(pack, n, FRAME)!;
  const cup = flag ? view.toView(flag) : view.pointToView(view.hole.middle);
  const seen = (ball: Ball) => view.toView(ball);
  return (
    <div className="relative mx-auto w-full max-w-105 self-start overflow-hidden rounded-control lg:mx-0 lg:w-fit lg:max-w-none">
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={label}
        className="block w-full lg:h-[max(30rem,calc(100dvh-15rem))] lg:w-auto"
      >
        <rect width={FRAME.width} height={FRAME.height} className="fill-ground-rough" />
        <GroundShapes shapes={view.shapes} patterns />
        {others.map((balls) =>
          isOverlaid ? (
            <Trace key={balls[1]!.id} balls={balls.map(seen)} />
          ) : (
            <Ring key={balls[1]!.id} at={seen(balls[1]!)} />
          ),
        )}
        <path d={`M${cup[0]} ${cup[1]}V${cup[1] - 24}`} className="stroke-ink stroke-2" />
        <path d={`M${cup[0]} ${cup[1] - 24}l14 4.5-14 4.5Z`} className="fill-flag stroke-ink" />
        {isOverlaid ? (
          rows.length > 0 && <Trace balls={rows.map(({ from }) => seen(from))} />
        ) : (
          <>
            {rows.map(({ from, to, gained }) => (
              <Arc key={from.id ?? 'tee'} from={seen(from)} to={to ? seen(to) : cup} gained={gained} />
            ))}
            {rows.map(({ from }, i) => (
              <Numbered key={from.id ?? 'tee'} at={seen(from)} n={i + 1} />
            ))}
          </>
        )}
      </svg>
      {others.length > 0 && !isOverlaid && (
        <p className="absolute top-2 left-2 rounded-control bg-paper/90 px-2 py-1 text-fine">
          {copy.earlier(others.length)}
        </p>
      )}
      <Attribution
        pack={pack}
        className="absolute right-0 bottom-0 bg-paper/90 px-1.5 py-0.5 text-fine leading-tight text-ink no-underline"
      />
    </div>
  );
};
