import { scaleLinear } from 'd3-scale';
import { ChartFigure } from './chart-figure.tsx';
import { useWidth } from './use-width.ts';

type Interval = { readonly value: number; readonly low: number; readonly high: number };

export type IntervalRow = {
  readonly name: string;
  /** Undefined: no data, or too little to show. `sample` says how much there is. */
  readonly interval: Interval | undefined;
  /** "54 holes", "4 putts, too few". */
  readonly sample: string;
  /** The same value of whatever it is compared with, drawn as a hollow mark. */
  readonly other?: Interval | undefined;
};

type IntervalRowsProps = {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly IntervalRow[];
  readonly format: (value: number) => string;
  /** Ends of the scale. By default the range of the values. */
  readonly extent?: readonly [number, number];
  /** A line to read the values against: zero for gains and losses. */
  readonly reference?: number;
  readonly words: {
    readonly name: string;
    readonly measure: string;
    readonly band: string;
    readonly sample: string;
    /** What the hollow marks stand for. Required with `other`. */
    readonly other?: string;
  };
};

const ROW = 54;
const AXIS_Y = 36;
const EDGE = 10;

const bandText = ({ low, high }: Interval, format: (value: number) => string) => `${format(low)} to ${format(high)}`;

/** Estimates side by side, each with its band: a wide band means that more data is needed. */
export const IntervalRows = ({ title, note, rows, format, extent, reference, words }: IntervalRowsProps) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const [row, axisY] = [ROW * text, AXIS_Y * text];
  const ends = rows.flatMap(({ interval, other }) => [
    ...(interval ? [interval.low, interval.high] : []),
    ...(other ? [other.value] : []),
  ]);
  const all = [...ends, ...(reference === undefined ? [] : [reference])];
  const [low, high] = extent ?? (all.length > 0 ? [Math.min(...all), Math.max(...all)] : [0, 1]);
  const x = scaleLinear([low, high === low ? low + 1 : high], [EDGE, width - EDGE]).clamp(true);
  const hasOther = rows.some(({ other }) => other !== undefined);
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[words.name, words.measure, words.band, words.sample, ...(hasOther ? [words.other ?? ''] : [])]}
      rows={rows.map(({ name, interval, sample, other }) => [
        name,
        interval ? format(interval.value) : '–',
        interval ? bandText(interval, format) : '–',
        sample,
        ...(hasOther ? [other ? format(other.value) : '–'] : []),
      ])}
    >
      <div ref={ref}>
        <svg
          viewBox={`0 0 ${width} ${rows.length * row}`}
          width={width}
          height={rows.length * row}
          className="figures block overflow-visible text-note"
        >
          {rows.map(({ name, interval, sample, other }, index) => (
            <g key={name} transform={`translate(0 ${index * row})`}>
              <text x="0" y={18 * text} className={interval ? 'fill-ink' : 'fill-rough'}>
                {name}
                <tspan dx="8" className="fill-rough text-fine">
                  {sample}
                </tspan>
              </text>
              <text x={width} y={18 * text} textAnchor="end" className="fill-ink font-strong">
                {interval && format(interval.value)}
                {interval && other && (
                  <tspan dx="8" className="fill-rough text-fine font-text">
                    ({format(other.value)})
                  </tspan>
                )}
              </text>
              <path d={`M${EDGE} ${axisY}H${width - EDGE}`} className="stroke-rule" strokeWidth="1.5" />
              {reference !== undefined && (
                <path d={`M${x(reference)} ${axisY - 9}v18`} className="stroke-rough" strokeWidth="1.5" />
              )}
              {interval && interval.high > interval.low && (
                <rect
                  x={x(interval.low)}
                  width={Math.max(1, x(interval.high) - x(interval.low))}
                  y={axisY - 5}
                  height="10"
                  strokeWidth="1"
                  className="fill-sunken stroke-edge"
                />
              )}
              {other && (
                <circle cx={x(other.value)} cy={axisY} r="5" strokeWidth="2" className="fill-paper stroke-ink" />
              )}
              {interval && (
                <circle cx={x(interval.value)} cy={axisY} r="5.5" strokeWidth="1.5" className="fill-ink stroke-paper" />
              )}
            </g>
          ))}
        </svg>
      </div>
    </ChartFigure>
  );
};
