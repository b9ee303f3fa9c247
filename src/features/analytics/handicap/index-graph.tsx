import { dayOfMonthText } from '#src/platform/clock/day-text.ts';
import { CAPS, type HandicapEntry } from '@divot/golf-rules';
import { inRuns } from '@divot/analytics';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { NotEnoughData } from '#src/features/analytics/parts/not-enough-data.tsx';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';

const words = copy.handicap;
const LEAST = 3;

type Step = { readonly entry: HandicapEntry; readonly mark: string | undefined };

/** Marks exceptional scores and the scores at which a cap took hold. */
const stepsOf = (entries: readonly HandicapEntry[]): Step[] => {
  const steps = entries.filter(({ status, index }) => status === 'counted' && index !== null);
  return steps.map((entry, at) => {
    const marks = [
      ...(entry.exceptionalReduction < 0 ? [words.marks.exceptional] : []),
      ...(entry.cap !== 'none' && steps[at - 1]?.cap !== entry.cap ? [words.marks[entry.cap]] : []),
    ];
    return { entry, mark: marks.length > 0 ? marks.join(' ') : undefined };
  });
};

/** The index after each score. Above sixty scores, each point groups several. */
export const IndexGraph = ({ entries }: { readonly entries: readonly HandicapEntry[] }) => {
  const steps = stepsOf(entries);
  if (steps.length < LEAST) {
    const scores = entries.filter(({ status }) => status === 'counted').length;
    return <NotEnoughData title={words.graph}>{words.graphNeeds(scores)}</NotEnoughData>;
  }
  const points = inRuns(steps).map((run) => {
    const last = run.at(-1)!.entry;
    const mark = run.find((step) => step.mark !== undefined)?.mark;
    return { when: dayOfMonthText(last.playedOn ?? ''), value: last.index ?? 0, mark, low: last.lowIndex };
  });
  const capped = (over: number) => points.map(({ low }) => (low === null ? undefined : low + over));
  const hasCaps = points.some(({ low }) => low !== null);
  return (
    <LineTrend
      title={words.graph}
      note={words.graphNote(steps.length)}
      measure={words.index}
      points={points}
      format={handicapText}
      limits={
        hasCaps
          ? [
              { name: words.caps.soft, values: capped(CAPS.soft / 10) },
              { name: words.caps.hard, values: capped(CAPS.hard / 10) },
            ]
          : undefined
      }
      words={copy.words}
    />
  );
};
