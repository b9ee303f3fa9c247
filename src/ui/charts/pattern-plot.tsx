import { useWidth } from './use-width.ts';

export type PlotPoint = { readonly x: number; readonly y: number; readonly hollow?: boolean };
type PatternPlotProps = {
  /** The drawing in a sentence, for screen readers. */
  readonly label: string;
  readonly points: readonly PlotPoint[];
  readonly ellipse?:
    | { readonly x: number; readonly y: number; readonly halfX: number; readonly halfY: number }
    | undefined;
  /** Distance of the target, which stands on the aim line. */
  readonly target: number;
};

const HEIGHT = 420;
const EDGE = 18;
const AXIS = 44;
const STEPS = [5, 10, 20, 50, 100];

/** The same scale on both axes, so that a round pattern looks round. */
const scaleOf = ({ points, ellipse, target }: Omit<PatternPlotProps, 'label'>, width: number) => {
  const [edgeX, edgeY] = [ellipse ? [ellipse.halfX + Math.abs(ellipse.x)] : [], ellipse ? [ellipse.halfY] : []];
  const halfWidth = Math.max(12, ...points.map(({ x }) => Math.abs(x)), ...edgeX) * 1.08;
  const ys = [...points.map(({ y }) => y), target, ...edgeY.flatMap((half) => [ellipse!.y + half, ellipse!.y - half])];
  const [low, high] = [Math.min(...ys) - 6, Math.max(...ys) + 6];
  const scale = Math.min((width - AXIS - EDGE) / 2 / halfWidth, (HEIGHT - 2 * EDGE) / Math.max(20, high - low));
  const middle = AXIS + (width - AXIS) / 2;
  const height = Math.max(180, (high - low) * scale + 2 * EDGE);
  return {
    low,
    high,
    halfWidth,
    scale,
    height,
    x: (v: number) => middle + v * scale,
    y: (v: number) => EDGE + (high - v) * scale,
  };
};

/** Shots from above: well-struck ones filled, others hollow, with an ellipse round most of them and the aim line. */
export const PatternPlot = ({ label, ...plot }: PatternPlotProps) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const { low, high, scale, height, x, y } = scaleOf(plot, width);
  const step = STEPS.find((one) => one * scale >= 34) ?? 100;
  const rings = Array.from({ length: 40 }, (_, at) => at * step).filter(
    (ring) => ring > Math.max(0, low) && ring < high,
  );
  const half = Math.min(width * 0.3, 120);
  const { ellipse, points, target } = plot;
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        className="figures block overflow-visible text-fine"
      >
        {rings.map((ring) => {
          const sag = Math.min(10, half ** 2 / (2 * Math.max(30, ring * scale)));
          return (
            <g key={ring}>
              <path
                d={`M${x(0) - half} ${y(ring) + sag}Q${x(0)} ${y(ring) - sag} ${x(0) + half} ${y(ring) + sag}`}
                fill="none"
                className="stroke-rule"
                strokeWidth="1.5"
              />
              <text x="0" y={y(ring) + 4 * text} className="fill-rough">
                {ring}
              </text>
            </g>
          );
        })}
        <path d={`M${x(0)} ${height - 4}V4`} className="stroke-ink" strokeWidth="2" strokeDasharray="2 5" />
        {ellipse && (
          <ellipse
            cx={x(ellipse.x)}
            cy={y(ellipse.y)}
            rx={ellipse.halfX * scale}
            ry={ellipse.halfY * scale}
            className="fill-fairway-tint/70 stroke-fairway-ink"
            strokeWidth="2.5"
          />
        )}
        {points.map((point, at) =>
          point.hollow === true ? (
            // oxlint-disable-next-line react/no-array-index-key -- a shot has no name of its own here
            <circle
              key={at}
              cx={x(point.x)}
              cy={y(point.y)}
              r="5.5"
              fill="none"
              className="stroke-ink"
              strokeWidth="2"
            />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <circle key={at} cx={x(point.x)} cy={y(point.y)} r="3.6" className="fill-ink/55" />
          ),
        )}
        <path d={`M${x(0)} ${y(target)}v-22l15 5.5l-15 5.5`} className="fill-flag stroke-ink" strokeWidth="1.5" />
        {ellipse && (
          <circle cx={x(ellipse.x)} cy={y(ellipse.y)} r="6" className="fill-fairway-ink stroke-paper" strokeWidth="2" />
        )}
      </svg>
    </div>
  );
};
