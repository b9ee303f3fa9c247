import type { Estimate } from '#src/domain/analytics/estimate.ts';
import { LEAST_ROUNDS } from '#src/domain/analytics/estimate.ts';
import type { Measure } from '#src/domain/analytics/measures.ts';
import type { RoundFacts } from '#src/domain/analytics/round-facts.ts';
import { trendOf } from '#src/domain/analytics/trend.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { shortDayText } from '#src/features/analytics/figures-text.ts';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { NotEnoughData } from './not-enough-data.tsx';

type MeasureTrendProps = {
  readonly title: string;
  readonly measureName: string;
  /** Newest first. */
  readonly rounds: readonly RoundFacts[];
  readonly measure: Measure;
  readonly per: number;
  readonly format: (value: number) => string;
  readonly leastCounted?: number;
  /** The band of the whole selection. */
  readonly level?: Estimate | undefined;
};

const FULL_SAMPLE = 9;

/** A measure round by round with the band of the golfer's level behind it. */
export const MeasureTrend = (props: MeasureTrendProps) => {
  const { title, measureName, rounds, measure, per, format, leastCounted, level } = props;
  const steps = trendOf(rounds, measure, per, leastCounted);
  if (steps.length < LEAST_ROUNDS) return <NotEnoughData title={title}>{copy.trendNeeds(steps.length)}</NotEnoughData>;
  const told = steps.reduce((sum, step) => sum + step.rounds, 0);
  const size = steps.at(-1)?.rounds ?? 1;
  return (
    <LineTrend
      title={title}
      note={size > 1 ? `${copy.rounds(told)}, ${copy.groupedPoints(size)}` : copy.rounds(told)}
      measure={measureName}
      points={steps.map(({ day, value, n }) => ({ when: shortDayText(day), value, isSmallSample: n < FULL_SAMPLE }))}
      format={format}
      {...(level && level.high > level.low
        ? { band: { from: level.low, to: level.high, name: copy.gained.usual } }
        : {})}
      words={copy.words}
    />
  );
};
