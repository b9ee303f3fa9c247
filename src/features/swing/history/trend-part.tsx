import { countData } from '#src/domain/facts.ts';
import { faultName } from '@divot/golf-content';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { type FaultTrend, faultTrends, metricSeries } from '#src/domain/swing-history/swing-history.ts';
import { dayOfMonthText } from '#src/platform/clock/day-text.ts';
import { useState } from 'react';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { TRENDS, metricName } from '#src/domain/swing-fix/measure-text.ts';
import { useMeasures } from '#src/data/queries/body-lengths.ts';

const words = copy.trend;

/** Comparing fewer than three swings with three shows no trend. */
const SPEAKING = 3;
const figures = ({ seenFirst, seenLatest, seen, judged, compared }: FaultTrend) =>
  compared < SPEAKING ? words.seen(seen, judged) : words.firstToLatest(seenFirst, seenLatest, compared);
const direction = ({ seenFirst, seenLatest, compared }: FaultTrend) =>
  compared < SPEAKING
    ? words.few
    : seenLatest < seenFirst
      ? words.better
      : seenLatest > seenFirst
        ? words.worse
        : words.same;

const MetricTrend = ({ swings }: { readonly swings: readonly Swing[] }) => {
  const shownTrends = TRENDS.map((trend) => ({ ...trend, points: metricSeries(swings, trend.metric) })).filter(
    ({ points }) => points.length >= 2,
  );
  const [chosen, setChosen] = useState<string>();
  const shown = shownTrends.find(({ metric }) => metric === chosen) ?? shownTrends[0];
  const { sizeOf, text } = useMeasures()(shown?.metric ?? '');
  if (!shown) return <p className="measure text-note text-rough">{words.tooFew}</p>;
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={words.measure}
        value={shown.metric}
        options={shownTrends.map(({ metric }) => ({ value: metric, label: metricName(metric) }))}
        onChange={setChosen}
      />
      <LineTrend
        title={metricName(shown.metric)}
        note={words.note(shown.points.length)}
        points={shown.points.map(({ recordedAt, value }) => ({
          when: dayOfMonthText(recordedAt),
          value: sizeOf(value),
        }))}
        measure={metricName(shown.metric)}
        format={text}
        band={{ from: sizeOf(shown.normal[0]), to: sizeOf(shown.normal[1]), name: words.normal }}
        words={{ when: words.when, smallSample: words.smallSample }}
      />
    </div>
  );
};

/**
 * The trend of faults and measurements: the first three swings against the latest three, and one measurement over time.
 */
export const TrendPart = ({ swings }: { readonly swings: readonly Swing[] }) => {
  const trends = faultTrends(swings);
  return (
    <>
      <Section title={words.faults}>
        {trends.length === 0 ? (
          <p className="measure text-note text-rough">{words.noFaults}</p>
        ) : (
          <ul>
            {trends.map((trend) => (
              <li
                key={trend.faultId}
                className="rule-b flex flex-wrap items-baseline justify-between gap-x-4 py-2 last:border-b-0"
              >
                <span className="font-medium">{faultName(trend.faultId)}</span>
                <span className="text-note text-rough">{direction(trend)}</span>
                <span
                  className="figures w-full text-note text-rough"
                  {...(trend.compared < SPEAKING && countData(`fault/${trend.faultId}`, trend.seen, trend.judged))}
                >
                  {figures(trend)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={words.title}>
        <MetricTrend swings={swings} />
      </Section>
    </>
  );
};
