import { scaleLinear } from 'd3-scale';
import { ChartFigure } from './chart-figure.tsx';
import { useWidth } from './use-width.ts';

type GainStemsProps = {
  readonly title: string;
  readonly note?: string;
  /** Oldest first. Below zero is a cost. */
  readonly points: readonly { readonly when: string; readonly value: number }[];
  readonly format: (value: number) => string;
  /** What the centre line stands for: "typical 10.7". */
  readonly zero: string;
  readonly words: { readonly when: string; readonly measure: string };
};

const HEIGHT = 148;
const HEAD = 30;
const FOOT = 24;

/** One value round by round around zero: costs hang in squares, gains stand in circles. The newest is labelled. */
export const GainStems = ({ title, note, points, format, zero, words }: GainStemsProps) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const [height, head, foot] = [HEIGHT * text, HEAD * text, FOOT * text];
  const values = points.map(({ value }) => value);
  const y = scaleLinear([Math.min(-0.5, ...values), Math.max(0.5, ...values)], [height - foot - 14, head]);
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [10, width - 14]);
  const last = points.at(-1);
  const size = points.length > 30 ? 6 : 9;
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[words.when, words.measure]}
      rows={points.map(({ when, value }) => [when, format(value)])}
    >
      <div ref={ref}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="figures block overflow-visible text-fine"
        >
          {points.map(({ when, value }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rounds may fall on one day
            <g key={`${when} ${at}`}>
              <path
                d={`M${x(at)} ${y(0)}V${y(value)}`}
                className={value < 0 ? 'stroke-rough' : 'stroke-fairway'}
                strokeWidth="2"
              />
              {value < 0 ? (
                <rect
                  x={x(at) - size / 2}
                  y={y(value) - size / 2}
                  width={size}
                  height={size}
                  className={at === points.length - 1 ? 'fill-ink' : 'fill-rough'}
                />
              ) : (
                <circle cx={x(at)} cy={y(value)} r={size / 2 + 1} className="fill-fairway" />
              )}
            </g>
          ))}
          <path d={`M0 ${y(0)}H${width}`} className="stroke-ink" strokeWidth="2" />
          <text x={width} y={14 * text} textAnchor="end" className="fill-rough">
            {zero}
          </text>
          {last && (
            <>
              <text x="0" y={height - 4} className="fill-rough">
                {points[0]?.when}
              </text>
              <text x={width} y={height - 4} textAnchor="end" className="fill-ink font-strong">
                {last.when} {format(last.value)}
              </text>
            </>
          )}
        </svg>
      </div>
    </ChartFigure>
  );
};
