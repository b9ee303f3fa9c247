import { ChartFigure } from './chart-figure.tsx';
import { type TrendFrame, trendFrame } from './trend-frame.ts';
import { useWidth } from './use-width.ts';
import { curveStepAfter, line } from 'd3-shape';

// Paths of a line through points, split at each gap.

type Placed = { readonly x: number; readonly y: number };

const newLine = () =>
  line<Placed>(
    ({ x }) => x,
    ({ y }) => y,
  );
const straight = newLine();
const steppedLine = newLine().curve(curveStepAfter);

/** One path for each stretch without a gap. A single point has none. */
const linePieces = <P extends { readonly isAfterGap?: boolean }>(
  points: readonly P[],
  place: (point: P, at: number) => Placed,
): readonly string[] => {
  const pieces: Placed[][] = [];
  for (const [at, point] of points.entries()) {
    if (at === 0 || point.isAfterGap) pieces.push([]);
    pieces.at(-1)?.push(place(point, at));
  }
  return pieces.flatMap((piece) => (piece.length > 1 ? (straight(piece) ?? []) : []));
};

/** The same for values that hold until the next one. No path where no value is known. */
const stepPieces = (
  values: readonly (number | undefined)[],
  place: (value: number, at: number) => Placed,
): readonly string[] => {
  const pieces: Placed[][] = [];
  let isOpen = false;
  for (const [at, value] of values.entries()) {
    if (value === undefined) isOpen = false;
    else {
      if (!isOpen) pieces.push([]);
      isOpen = true;
      pieces.at(-1)?.push(place(value, at));
    }
  }
  return pieces.flatMap((piece) => (piece.length > 1 ? (steppedLine(piece) ?? []) : []));
};

export type TrendPoint = {
  /** The date as shown: "3 May". */
  readonly when: string;
  readonly value: number;
  /** The sample is too small to say much, so the mark stays hollow. */
  readonly isSmallSample?: boolean;
  /** What happened there, in a word. Shown over the point and in the table. */
  readonly mark?: string | undefined;
  /** No line leads to this point, because a long time lies before it. */
  readonly isAfterGap?: boolean;
};
type Band = {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  /** The first point that the band applies to. */
  readonly since?: number;
};
type Goal = { readonly value: number; readonly name: string };
type Limit = { readonly name: string; readonly values: readonly (number | undefined)[] };
type Format = (value: number) => string;

/** Keeps numbers over lines readable: paper colour shows around them. */
const halo = { paintOrder: 'stroke', strokeWidth: 5, strokeLinejoin: 'round' } as const;

const BandArea = ({ frame: { x, y, left, right }, band }: { frame: TrendFrame; band: Band }) => {
  const start = band.since ? x(band.since - 0.5) : left;
  return (
    <rect
      x={start}
      width={right - start}
      y={y(Math.max(band.from, band.to))}
      height={Math.abs(y(band.from) - y(band.to))}
      className="fill-fairway-tint"
    />
  );
};

type EndsProps = { readonly frame: TrendFrame; readonly first: string; readonly last: string };

/** The days of the first and the newest point, under them. */
const Ends = ({ frame: { left, right, width }, first, last }: EndsProps) => (
  <p
    className="-mt-4 flex flex-wrap justify-between gap-x-2 text-rough"
    style={{ paddingLeft: left, paddingRight: width - right }}
  >
    <span>{first}</span>
    <span>{last}</span>
  </p>
);

const ValueGrid = ({ frame: { y, left, right, text }, format }: { frame: TrendFrame; format: Format }) =>
  y.ticks(4).map((tick) => (
    <g key={tick}>
      <path d={`M${left} ${y(tick)}H${right}`} className="stroke-rule" />
      <text x={left - 8} y={y(tick) + 4 * text} textAnchor="end" className="fill-rough">
        {format(tick)}
      </text>
    </g>
  ));

const GoalFlag = ({ frame: { y, left, right, text }, goal }: { frame: TrendFrame; goal: Goal }) => {
  const [pole, ground] = [right + 22, y(goal.value)];
  return (
    <g>
      <path d={`M${left} ${ground}H${pole}`} className="stroke-ink" strokeDasharray="5 4" />
      <path d={`M${pole} ${ground}v-24`} className="stroke-ink" strokeWidth="1.75" />
      <path d={`M${pole} ${ground - 24}l14 5-14 5Z`} className="fill-flag" />
      <text x={pole} y={ground + 15 * text} textAnchor="middle" className="fill-ink">
        {goal.name}
      </text>
    </g>
  );
};

const LIMIT_DASHES = ['6 4', '2 4'] as const;
const limitLook = (at: number) => ({
  className: 'stroke-rough',
  strokeWidth: 1.5,
  strokeDasharray: LIMIT_DASHES[at % LIMIT_DASHES.length],
});

const LimitLine = ({ frame: { x, y }, limit, at }: { frame: TrendFrame; limit: Limit; at: number }) =>
  stepPieces(limit.values, (value, point) => ({ x: x(point), y: y(value) })).map((path) => (
    <path key={path} d={path} {...limitLook(at)} />
  ));

type LegendProps = {
  readonly frame: TrendFrame;
  readonly band: Band | undefined;
  readonly limits: readonly Limit[];
  readonly format: Format;
};

/** Names the band and the limits above the drawing, because inside it they would cover the line and its points. */
const Legend = ({ frame: { left }, band, limits, format }: LegendProps) => (
  <p className="flex flex-wrap gap-x-4" style={{ paddingLeft: left }}>
    {band && (
      <span className="flex items-center gap-1.5 text-fairway-ink">
        <span className="h-2.5 w-3.5 shrink-0 border border-fairway-ink bg-fairway-tint" />
        {band.name}
      </span>
    )}
    {limits.map(({ name, values }, at) => (
      <span key={name} className="flex items-center gap-1.5 text-rough">
        <svg width="20" height="2" className="shrink-0">
          <path d="M0 1H20" {...limitLook(at)} />
        </svg>
        {name} {values.at(-1) !== undefined && format(values.at(-1)!)}
      </span>
    ))}
  </p>
);

const pointLook = (isSmallSample: boolean | undefined, isNewest: boolean) => {
  if (isSmallSample) return 'fill-paper stroke-ink';
  return isNewest ? 'fill-fairway stroke-ink' : 'fill-ink stroke-ink';
};

type PointsProps = { readonly frame: TrendFrame; readonly points: readonly TrendPoint[] };

/** The line with its points. The newest point is larger, and those of a long history are small. */
const PointLine = ({ frame: { x, y }, points }: PointsProps) => (
  <>
    {linePieces(points, ({ value }, at) => ({ x: x(at), y: y(value) })).map((path) => (
      <path key={path} d={path} className="stroke-ink" strokeWidth="2" strokeLinejoin="round" />
    ))}
    {points.map(({ when, value, isSmallSample }, at) => {
      const isNewest = at === points.length - 1;
      return (
        <circle
          // oxlint-disable-next-line react/no-array-index-key -- two points may fall on one day
          key={`${when} ${at}`}
          cx={x(at)}
          cy={y(value)}
          r={isNewest ? 6 : points.length > 40 ? 2.5 : 4}
          strokeWidth="2"
          className={pointLook(isSmallSample, isNewest)}
        />
      );
    })}
  </>
);

/** What happened at a point, in a word under it. */
const PointMarks = ({ frame: { x, y, text }, points }: PointsProps) =>
  points.map(
    ({ when, value, mark }, at) =>
      mark !== undefined && (
        // oxlint-disable-next-line react/no-array-index-key -- two points may fall on one day
        <g key={`${when} ${at}`}>
          <path d={`M${x(at)} ${y(value) + 7}v12`} className="stroke-ink" strokeWidth="1.5" />
          <text x={x(at)} y={y(value) + 19 + 12 * text} textAnchor="middle" className="fill-ink">
            {mark}
          </text>
        </g>
      ),
  );

type NewestProps = {
  readonly frame: TrendFrame;
  readonly at: number;
  readonly value: number;
  readonly isAbove: boolean;
  readonly format: Format;
};

/** Beside its point, where no line runs, or above it if a goal's flag stands there. */
const NewestValue = ({ frame: { x, y, text }, at, value, isAbove, format }: NewestProps) => (
  <text
    {...halo}
    x={x(at) + (isAbove ? 0 : 11)}
    y={y(value) + (isAbove ? -14 : 6 * text)}
    textAnchor={isAbove ? 'middle' : 'start'}
    className="fill-ink stroke-paper text-lead font-strong"
  >
    {format(value)}
  </text>
);

type LineTrendProps = {
  readonly title: string;
  readonly note?: string;
  /** Oldest first, at least two. */
  readonly points: readonly TrendPoint[];
  /** What the values are, as a column name: "Score". */
  readonly measure: string;
  readonly format: (value: number) => string;
  /** The normal range: a shaded band. */
  readonly band?: Band;
  /** The golfer's goal: a dashed line with a flag. */
  readonly goal?: Goal;
  /** Limits on the value at each point, such as a cap: stepped lines with their names. */
  readonly limits?: readonly Limit[];
  readonly words: { readonly when: string; readonly smallSample: string };
};

/** The chart's table: date, value, and the limits. */
const tableRows = ({ points, format, limits = [], words }: LineTrendProps) =>
  points.map(({ when, value, isSmallSample, mark }, at) => {
    const remarks = [...(isSmallSample ? [words.smallSample] : []), ...(mark ? [mark] : [])].join(', ');
    const limited = limits.map(({ values }) => (values[at] === undefined ? '–' : format(values[at])));
    return [when, remarks ? `${format(value)} (${remarks})` : format(value), ...limited];
  });

/** One value over time. The newest stands out: it carries its number and the fairway colour. */
export const LineTrend = (props: LineTrendProps) => {
  const { title, note, points, measure, format, band, goal, limits = [], words } = props;
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const values = [
    ...points.map(({ value }) => value),
    ...(goal ? [goal.value] : []),
    ...(band ? [band.from, band.to] : []),
    ...limits.flatMap((limit) => limit.values.flatMap((value) => value ?? [])),
  ];
  const frame = trendFrame(points.length, values, width, text);
  const last = points.at(-1);
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[words.when, measure, ...limits.map(({ name }) => name)]}
      rows={tableRows(props)}
    >
      <div ref={ref} className="figures text-fine">
        <Legend frame={frame} band={band} limits={limits} format={format} />
        <svg
          viewBox={`0 0 ${width} ${frame.height}`}
          width={width}
          height={frame.height}
          className="block overflow-visible"
          fill="none"
        >
          {band && <BandArea frame={frame} band={band} />}
          <ValueGrid frame={frame} format={format} />
          {goal && <GoalFlag frame={frame} goal={goal} />}
          {limits.map((limit, at) => (
            <LimitLine key={limit.name} frame={frame} limit={limit} at={at} />
          ))}
          <PointLine frame={frame} points={points} />
          <PointMarks frame={frame} points={points} />
          {last && (
            <NewestValue
              frame={frame}
              at={points.length - 1}
              value={last.value}
              isAbove={goal !== undefined}
              format={format}
            />
          )}
        </svg>
        {points[0] && last && <Ends frame={frame} first={points[0].when} last={last.when} />}
      </div>
    </ChartFigure>
  );
};
