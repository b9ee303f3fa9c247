import { clsx } from 'clsx';
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

const HEIGHT = 24;
const AXIS_Y = 12;
const EDGE = 10;

const bandText = ({ low, high }: Interval, format: (value: number) => string) => `${format(low)} to ${format(high)}`;

/** Estimates side by side, each with its band: a wide band means that more data is needed. */
export const IntervalRows = ({ title, note, rows, format, extent, reference, words }: IntervalRowsProps) => {
  const [ref, width] = useWidth<HTMLDivElement>(358);
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
      <div ref={ref} className="figures flex flex-col gap-2 text-note">
        {rows.map(({ name, interval, sample, other }) => (
          <div key={name}>
            <p className={clsx('flex flex-wrap items-baseline gap-x-2', interval ? 'text-ink' : 'text-rough')}>
              {name}
              <span className="text-fine text-rough">{sample}</span>
              <span className="ml-auto font-strong">
                {interval && format(interval.value)}
                {interval && other && (
                  <span className="ml-2 text-fine font-text text-rough">({format(other.value)})</span>
                )}
              </span>
            </p>
            <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} className="block overflow-visible">
              <path d={`M${EDGE} ${AXIS_Y}H${width - EDGE}`} className="stroke-rule" strokeWidth="1.5" />
              {reference !== undefined && (
                <path d={`M${x(reference)} ${AXIS_Y - 9}v18`} className="stroke-rough" strokeWidth="1.5" />
              )}
              {interval && interval.high > interval.low && (
                <rect
                  x={x(interval.low)}
                  width={Math.max(1, x(interval.high) - x(interval.low))}
                  y={AXIS_Y - 5}
                  height="10"
                  strokeWidth="1"
                  className="fill-sunken stroke-edge"
                />
              )}
              {other && (
                <circle cx={x(other.value)} cy={AXIS_Y} r="5" strokeWidth="2" className="fill-paper stroke-ink" />
              )}
              {interval && (
                <circle
                  cx={x(interval.value)}
                  cy={AXIS_Y}
                  r="5.5"
                  strokeWidth="1.5"
                  className="fill-ink stroke-paper"
                />
              )}
            </svg>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
};
