import { capitalized } from '@divot/basics';
import { Link } from '@tanstack/react-router';
import { useMobilityAssessments } from '#src/data/queries/analytics.ts';
import { useFinishedWorkouts } from '#src/data/queries/workouts.ts';
import { backNineAfterTraining, screenings, type Screening, TRAINED } from '#src/domain/analytics/body.ts';
import { LEAST_ROUNDS, type RoundFacts } from '@divot/analytics';
import { MOBILITY_EXCELLENT, MOBILITY_MAINTAIN } from '#src/domain/insights/insights.ts';
import { areaName } from '@divot/golf-content';
import { copy } from '#src/features/analytics/copy.ts';
import { percentText, signedText } from '#src/features/analytics/figures-text.ts';
import { ChartGrid } from '#src/features/analytics/parts/chart-grid.tsx';
import { FoldedRows, rowOf } from '#src/features/analytics/parts/measure-rows.tsx';
import { NotEnoughData } from '#src/features/analytics/parts/not-enough-data.tsx';
import { dayOfMonthText, dayText } from '#src/platform/clock/day-text.ts';
import { FoldedChart, type Headline } from '#src/ui/charts/chart-figure.tsx';
import { SpeedAndBody } from './speed-and-body.tsx';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';

const words = copy.body;
const WORKOUTS_READ = 2000;

const sure = (percent: number) => ({ value: percent, low: percent, high: percent });

const weakestOf = ({ areas }: Screening): Headline | undefined => {
  const [weakest] = areas.toSorted((a, b) => a.percent - b.percent);
  return weakest && { value: percentText(weakest.percent), of: capitalized(areaName(weakest.area)) };
};

const Areas = ({ latest, before }: { readonly latest: Screening; readonly before: Screening | undefined }) => (
  <FoldedRows
    title={words.areas}
    note={words.areasNote(dayText(latest.day), before && dayText(before.day))}
    rows={latest.areas.map(({ area, percent }) => {
      const earlier = before?.areas.find((one) => one.area === area);
      return {
        name: capitalized(areaName(area)),
        interval: sure(percent),
        sample: '',
        other: earlier && sure(earlier.percent),
      };
    })}
    format={percentText}
    extent={[0, 100]}
    headline={weakestOf(latest)}
    words={{ ...copy.words, other: words.before }}
  />
);

const ScoreTrend = ({ history }: { readonly history: readonly Screening[] }) => {
  const scored = history.filter(({ score }) => score !== null).toReversed();
  if (scored.length < LEAST_ROUNDS)
    return <NotEnoughData title={words.score}>{words.scoreNeeds(scored.length)}</NotEnoughData>;
  return (
    <FoldedChart headline={{ value: String(Math.round(scored.at(-1)?.score ?? 0)), of: copy.latest }}>
      <LineTrend
        title={words.score}
        note={words.scoreNote(scored.length)}
        measure={words.score}
        points={scored.map(({ day, score }) => ({ when: dayOfMonthText(day), value: score ?? 0 }))}
        format={(value) => String(Math.round(value))}
        band={{ from: MOBILITY_MAINTAIN, to: MOBILITY_EXCELLENT, name: `${MOBILITY_MAINTAIN}–${MOBILITY_EXCELLENT}` }}
        words={copy.words}
      />
    </FoldedChart>
  );
};

/** Mobility over time, and the back nine after training. */
export const BodyTab = ({ rounds }: { readonly rounds: readonly RoundFacts[] }) => {
  const { documents: assessments, ready: assessmentsReady } = useMobilityAssessments();
  const { workouts, ready: workoutsReady } = useFinishedWorkouts(WORKOUTS_READ);
  const history = screenings(assessments);
  const { trained, untrained } = backNineAfterTraining(rounds, workouts);
  const [latest, before] = history;
  if (!assessmentsReady || !workoutsReady) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-60" />
      </div>
    );
  }
  return (
    <ChartGrid>
      {latest ? (
        <>
          <ScoreTrend history={history} />
          {latest.areas.length > 0 && <Areas latest={latest} before={before} />}
        </>
      ) : (
        <EmptyState
          of="workouts"
          action={
            <Link to="/mobility-assessment" className={buttonLook({ variant: 'primary' })}>
              {words.needsAction}
            </Link>
          }
        >
          {words.needs}
        </EmptyState>
      )}
      <FoldedRows
        compares
        title={words.fade}
        note={words.fadeNote}
        rows={[
          rowOf(words.trained(TRAINED), trained, words.times),
          rowOf(words.untrained(TRAINED), untrained, words.times),
        ]}
        format={(value) => signedText(value)}
        reference={0}
        words={copy.words}
      />
      <SpeedAndBody workouts={workouts} />
    </ChartGrid>
  );
};
