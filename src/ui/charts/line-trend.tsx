import { scaleLinear } from 'd3-scale';
import { ChartFigure } from './chart-figure.tsx';
import { linePieces, stepPieces } from './line-pieces.ts';
import { useWidth } from './use-width.ts';

export type TrendPoint = {
  /** When, as it is shown: "3 May". */
  readonly when: string;
  readonly value: number;
  /** Too few behind it to say much: the mark stays hollow. */
  readonly isSmallSample?: boolean;
  /** What happened there, in a word: stands over the point and in the table. */
  readonly mark?: string | undefined;
  /** No line leads to it: a long time lies before. */
  readonly isAfterGap?: boolean;
};

type LineTrendProps = {
  readonly title: string;
  readonly note?: string;
  /** Oldest first, two at least. */
  readonly points: readonly TrendPoint[];
  /** What the values are, as a column's name: "Score". */
  readonly measure: string;
  readonly format: (value: number) => string;
  /** What is normal: a shaded band; `since` is the first point that it speaks of. */
  readonly band?: { readonly from: number; readonly to: number; readonly name: string; readonly since?: number };
  /** What the golfer aims at: a dashed line with a flag. */
  readonly goal?: { readonly value: number; readonly name: string };
  /** What holds the figure, point by point, such as a cap: stepped lines with their names. */
  readonly limits?: readonly { readonly name: string; readonly values: readonly (number | undefined)[] }[];
  readonly words: { readonly when: string; readonly smallSample: string };
};

const HEIGHT = 216;
const EDGE = { top: 26, right: 60, bottom: 26, left: 40 };
/** Figures over lines stay readable: the paper shows around them. */
const halo = { paintOrder: 'stroke', strokeWidth: 5, strokeLinejoin: 'round' } as const;

/** How one figure goes over time. The newest is the one to look at: it carries its number and the fairway's colour. */
export const LineTrend = ({ title, note, points, measure, format, band, goal, limits = [], words }: LineTrendProps) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const height = HEIGHT * text;
  const edge = { top: EDGE.top * text, right: EDGE.right * text, bottom: EDGE.bottom * text, left: EDGE.left * text };
  const bounds = [
    ...points.map(({ value }) => value),
    ...(goal ? [goal.value] : []),
    ...(band ? [band.from, band.to] : []),
    ...limits.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
  ];
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [edge.left, width - edge.right]);
  const y = scaleLinear([Math.min(...bounds), Math.max(...bounds)], [height - edge.bottom, edge.top]).nice(4);
  const pieces = linePieces(points, ({ value }, at) => ({ x: x(at), y: y(value) }));
  const bandFrom = band?.since ? x(band.since - 0.5) : edge.left;
  const newest = points.length - 1;
  const last = points[newest];
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[words.when, measure, ...limits.map(({ name }) => name)]}
      rows={points.map(({ when, value, isSmallSample, mark }, at) => {
        const said = [...(isSmallSample ? [words.smallSample] : []), ...(mark ? [mark] : [])].join(', ');
        const held = limits.map(({ values }) => (values[at] === undefined ? '–' : format(values[at])));
        return [when, said ? `${format(value)} (${said})` : format(value), ...held];
      })}
    >
      <div ref={ref}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="figures block overflow-visible text-fine"
          fill="none"
        >
          {band && (
            <rect
              x={bandFrom}
              width={width - bandFrom - edge.right}
              y={y(Math.max(band.from, band.to))}
              height={Math.abs(y(band.from) - y(band.to))}
              className="fill-fairway-tint"
            />
          )}
          {y.ticks(4).map((tick) => (
            <g key={tick}>
              <path d={`M${edge.left} ${y(tick)}H${width - edge.right}`} className="stroke-rule" />
              <text x={edge.left - 8} y={y(tick) + 4 * text} textAnchor="end" className="fill-rough">
                {format(tick)}
              </text>
            </g>
          ))}
          {goal && (
            <g>
              <path
                d={`M${edge.left} ${y(goal.value)}H${width - edge.right + 22}`}
                className="stroke-ink"
                strokeDasharray="5 4"
              />
              <path d={`M${width - edge.right + 22} ${y(goal.value)}v-24`} className="stroke-ink" strokeWidth="1.75" />
              <path d={`M${width - edge.right + 22} ${y(goal.value) - 24}l14 5-14 5Z`} className="fill-flag" />
              <text x={width - edge.right + 22} y={y(goal.value) + 15 * text} textAnchor="middle" className="fill-ink">
                {goal.name}
              </text>
            </g>
          )}
          {limits.map(({ name, values }) => (
            <g key={name}>
              {stepPieces(values, (value, at) => ({ x: x(at), y: y(value) })).map((path) => (
                <path key={path} d={path} className="stroke-rough" strokeWidth="1.5" strokeDasharray="6 4" />
              ))}
              {values.at(-1) !== undefined && (
                <text
                  {...halo}
                  x={x(newest)}
                  y={y(values.at(-1)!) - 6}
                  textAnchor="end"
                  className="fill-rough stroke-paper"
                >
                  {name} {format(values.at(-1)!)}
                </text>
              )}
            </g>
          ))}
          {pieces.map((path) => (
            <path key={path} d={path} className="stroke-ink" strokeWidth="2" strokeLinejoin="round" />
          ))}
          {points.map(({ when, value, isSmallSample }, index) => (
            <circle
              // oxlint-disable-next-line react/no-array-index-key -- two points may fall on one day
              key={`${when} ${index}`}
              cx={x(index)}
              cy={y(value)}
              r={index === newest ? 6 : points.length > 40 ? 2.5 : 4}
              strokeWidth="2"
              className={
                isSmallSample
                  ? 'fill-paper stroke-ink'
                  : index === newest
                    ? 'fill-fairway stroke-ink'
                    : 'fill-ink stroke-ink'
              }
            />
          ))}
          {points.map(
            ({ when, value, mark }, index) =>
              mark !== undefined && (
                // oxlint-disable-next-line react/no-array-index-key -- two points may fall on one day
                <g key={`${when} ${index}`}>
                  <path d={`M${x(index)} ${y(value) + 7}v12`} className="stroke-ink" strokeWidth="1.5" />
                  <text x={x(index)} y={y(value) + 19 + 12 * text} textAnchor="middle" className="fill-ink">
                    {mark}
                  </text>
                </g>
              ),
          )}
          {band && (
            // Over the drawing: in the band it would stand on the line and its points.
            <g>
              <rect
                x={edge.left}
                y={12 * text - 10}
                width="14"
                height="10"
                className="fill-fairway-tint stroke-fairway-ink"
              />
              <text x={edge.left + 20} y={12 * text} className="fill-fairway-ink">
                {band.name}
              </text>
            </g>
          )}
          {last && (
            // Beside its point, where no line runs; a goal's flag stands there instead.
            <text
              {...halo}
              x={x(newest) + (goal ? 0 : 11)}
              y={y(last.value) + (goal ? -14 : 6 * text)}
              textAnchor={goal ? 'middle' : 'start'}
              className="fill-ink stroke-paper text-lead font-strong"
            >
              {format(last.value)}
            </text>
          )}
          <text x={edge.left} y={height - 4} className="fill-rough">
            {points[0]?.when}
          </text>
          <text x={width - edge.right} y={height - 4} textAnchor="end" className="fill-rough">
            {last?.when}
          </text>
        </svg>
      </div>
    </ChartFigure>
  );
};
