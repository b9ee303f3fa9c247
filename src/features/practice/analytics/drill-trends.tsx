import { useState } from 'react';
import { LEAST_SESSIONS, type PracticeSession, drillTrends } from '@divot/practice';
import { drillById, isLowerBetter } from '@divot/golf-content';
import { dayOfMonthText } from '#src/platform/clock/day-text.ts';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { figures } from './copy.ts';

const plain = (value: number) => String(Math.round(value * 10) / 10);

/** One drill's scores over time: the mean with its standard deviation, and the first score against the last. */
export const DrillTrends = ({ sessions }: { readonly sessions: readonly PracticeSession[] }) => {
  const trends = drillTrends(sessions);
  const [chosen, setChosen] = useState<string>();
  const trend = trends.find(({ drillId }) => drillId === chosen) ?? trends[0];
  const drill = trend && drillById(trend.drillId);
  const [first, last] = [trend?.scores[0], trend?.scores.at(-1)];
  return (
    <Section title={figures.trends}>
      {!trend || !drill || !first || !last ? (
        <p className="measure text-note text-rough">{figures.trendsNeed(LEAST_SESSIONS)}</p>
      ) : (
        <div className="grid gap-x-10 gap-y-4 *:min-w-0 lg:grid-cols-[1fr_2fr]">
          <div className="flex flex-col gap-4">
            <Select
              label={figures.drill}
              value={trend.drillId}
              options={trends.map(({ drillId, scores }) => ({
                value: drillId,
                label: `${drillById(drillId)?.name ?? drillId}, ${figures.times(scores.length)}`,
              }))}
              onChange={setChosen}
            />
            <dl className="grid grid-cols-2 gap-4">
              <div>
                <dt className="text-note text-rough">{figures.mean}</dt>
                <dd className="figures text-title font-strong">
                  {plain(trend.mean)} <span className="text-lead text-rough">± {plain(trend.deviation)}</span>
                </dd>
              </div>
              <div>
                <dt className="text-note text-rough">{figures.firstLast}</dt>
                <dd className="figures text-title font-strong">
                  {plain(first.score)} <span className="text-rough">→</span> {plain(last.score)}
                </dd>
              </div>
            </dl>
            <p className="text-fine text-rough">{figures.better(isLowerBetter(drill))}</p>
          </div>
          <LineTrend
            title={drill.name}
            note={figures.trendNote(trend.scores.length)}
            measure={figures.score}
            format={(value) => plain(value)}
            points={trend.scores.map(({ score, day: when }) => ({ when: dayOfMonthText(when), value: score }))}
            band={{
              from: trend.mean - trend.deviation,
              to: trend.mean + trend.deviation,
              name: figures.usual,
            }}
            words={{ when: figures.when, smallSample: figures.few }}
          />
        </div>
      )}
    </Section>
  );
};
