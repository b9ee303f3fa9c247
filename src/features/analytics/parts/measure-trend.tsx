import { dayOfMonthText } from '#src/platform/clock/day-text.ts';
import {
  type Counted,
  type RoundFacts,
  type Scatter,
  type TrendStep,
  estimateOf,
  LEAST_ROUNDS,
  runOfForm,
  tallyIn,
  trendOf,
  withEnough,
} from '@divot/analytics';
import { copy } from '#src/features/analytics/copy.ts';
import { FoldedChart } from '#src/ui/charts/chart-figure.tsx';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { NotEnoughData } from './not-enough-data.tsx';

type MeasureTrendProps = {
  readonly title: string;
  readonly note?: string;
  readonly measureName: string;
  /** Newest first. */
  readonly rounds: readonly RoundFacts[];
  readonly counted: Counted;
  readonly scatter: Scatter;
  readonly per: number;
  readonly format: (value: number) => string;
  readonly leastCounted?: number;
  /** A round with fewer counts than this shows as a small sample. */
  readonly fullSample?: number;
};

const FULL_SAMPLE = 9;

/**
 * The band of the golfer's level, from the latest rounds that belong together: within a year, without a long break.
 */
const levelOf = (
  { rounds, counted, scatter, per, leastCounted = 1, format }: MeasureTrendProps,
  steps: readonly TrendStep[],
) => {
  const run = runOfForm(withEnough(rounds, counted, leastCounted));
  const level = estimateOf(
    run.flatMap((facts) => tallyIn(facts, counted) ?? []),
    per,
    scatter,
  );
  if (!level?.isEnough || level.high <= level.low) return undefined;
  const since = steps.findIndex(({ day }) => day >= (run.at(-1)?.playedOn ?? ''));
  const name = copy.level(format(level.value), format(level.low), format(level.high), level.rounds);
  return { value: level.value, from: level.low, to: level.high, name, since: Math.max(0, since) };
};

/** A measure round by round under the golfer's level, whose band is behind it. */
export const MeasureTrend = (props: MeasureTrendProps) => {
  const { title, measureName, rounds, counted, per, format, leastCounted, fullSample = FULL_SAMPLE } = props;
  const steps = trendOf(rounds, counted, per, leastCounted);
  if (steps.length < LEAST_ROUNDS) return <NotEnoughData title={title}>{copy.trendNeeds(steps.length)}</NotEnoughData>;
  const roundCount = steps.reduce((sum, step) => sum + step.rounds, 0);
  const size = steps.at(-1)?.rounds ?? 1;
  const level = levelOf(props, steps);
  const headline = { value: format(level?.value ?? steps.at(-1)!.value), of: level ? copy.yourLevel : copy.latest };
  return (
    <FoldedChart headline={headline}>
      <LineTrend
        title={title}
        note={[
          copy.rounds(roundCount),
          ...(size > 1 ? [copy.groupedPoints(size)] : []),
          ...(props.note ? [props.note] : []),
          ...(steps.some(({ isAfterGap }) => isAfterGap) ? [copy.gaps] : []),
        ].join(', ')}
        measure={measureName}
        points={steps.map(({ day, value, n, isAfterGap }) => ({
          when: dayOfMonthText(day),
          value,
          isSmallSample: n < fullSample,
          isAfterGap,
        }))}
        format={format}
        band={level}
        words={copy.words}
      />
    </FoldedChart>
  );
};
