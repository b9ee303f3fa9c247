import { type CoursePack, type HolePlan, type PlannedShot, type Point, holeView, pathData } from '@divot/ground';
import { shownMetres } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { GroundShapes } from '#src/ui/figures/ground-shapes.tsx';
import { copy } from './copy.ts';

const MARGIN = { top: 34, side: 44, bottom: 26 };

type Props = {
  readonly pack: CoursePack;
  readonly plan: HolePlan;
  readonly width: number;
  readonly height: number;
  /** Letter size of the figures, in units of the picture. */
  readonly letters: number;
};

const Figure = ({ at: [x, y], text, size }: { readonly at: Point; readonly text: string; readonly size: number }) => (
  <g>
    <rect
      x={x - text.length * size * 0.36}
      y={y - size * 0.68}
      width={text.length * size * 0.72}
      height={size * 1.36}
      rx="4"
      className="fill-paper/90"
    />
    <text x={x} y={y + size * 0.36} textAnchor="middle" fontSize={size} className="figures fill-ink font-strong">
      {text}
    </text>
  </g>
);

/** A hole as planned: legs with their lengths, and where most of the shots finish. */
export const HolePicture = ({ pack, plan, width, height, letters }: Props) => {
  const { units } = usePreferences();
  const view = holeView(pack, plan.n, { width, height, margin: MARGIN });
  if (!view) return null;
  const cup = view.pointToView(view.hole.middle);
  const places = plan.shots.map(({ from, to }) => [view.pointToView(from), view.pointToView(to)] as const);
  const reachesGreen = places.slice(0, -1);
  const ends = [...reachesGreen.map(([, to]) => to), cup];
  const spots = [places[0]![0], ...ends];
  const figure = (a: Point, b: Point) =>
    String(shownMetres(Math.hypot(a[0] - b[0], a[1] - b[1]) / view.unitsPerM, units));
  const turnOf = ({ from, to }: PlannedShot) => {
    const [a, b] = [view.pointToView(from), view.pointToView(to)];
    return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={copy.picture(plan.n, copy.clubs(plan.shots.map(({ club }) => club)))}
      className="block h-auto w-full"
    >
      <rect width={width} height={height} className="fill-ground-rough" />
      <GroundShapes shapes={view.shapes} patterns />
      <path d={pathData(spots, false)} fill="none" className="stroke-paper stroke-[6px] opacity-75" />
      <path d={pathData(spots, false)} fill="none" className="stroke-ink stroke-[2.5px]" />
      {plan.shots.slice(0, -1).map((shot, at) => {
        const [x, y] = places[at]![1];
        return (
          <ellipse
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            rx={shot.halfCarryM * view.unitsPerM}
            ry={shot.halfSideM * view.unitsPerM}
            transform={`rotate(${turnOf(shot)} ${x} ${y})`}
            strokeDasharray="6 5"
            className="fill-fairway/20 stroke-fairway-ink stroke-2"
          />
        );
      })}
      {spots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" className="fill-ink" />
      ))}
      <path d={`M${cup[0]} ${cup[1]}v-24l14 4.5-14 4.5`} className="fill-flag stroke-ink" />
      {ends.map((end, at) => {
        const start = spots[at]!;
        const middle: Point = [(start[0] + end[0]) / 2 + letters * 1.6, (start[1] + end[1]) / 2];
        return <Figure key={`${end[0]} ${end[1]}`} at={middle} text={figure(start, end)} size={letters} />;
      })}
    </svg>
  );
};
