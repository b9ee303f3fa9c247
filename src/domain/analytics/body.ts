import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { type AreaScore, areaScores } from '@divot/golf-content';
import { addDays, localDay } from '@divot/basics';
import { type Estimate, type RoundFacts, estimateOf } from '@divot/analytics';

// Body and game together: how each screened area developed, and whether the back nine suffers less after training. A
// correlation is not a cause.

export type Screening = {
  readonly day: string;
  readonly score: number | null;
  readonly areas: readonly AreaScore[];
};

/** Mobility assessments, newest first both as input and as result. */
export const screenings = (
  assessments: readonly Pick<Assessment, 'assessedOn' | 'startedAt' | 'mobilityScore' | 'tests'>[],
): readonly Screening[] =>
  assessments.map(({ assessedOn, startedAt, mobilityScore, tests = [] }) => ({
    day: assessedOn ?? localDay(startedAt),
    score: mobilityScore ?? null,
    areas: areaScores(tests),
  }));

const WEEK_DAYS = 7;
const NINE = 9;
/** How much the difference between two nines of one golfer usually varies, in strokes. */
const USUAL_SCATTER = 3.8;
/** A week with at least this many workouts counts as trained. */
export const TRAINED = 2;

/** Strokes on the last nine minus strokes on the first nine of a complete 18, in order of play. */
const fade = ({ tallies }: RoundFacts): number | undefined => {
  const [first, last] = [tallies['first-nine'], tallies['last-nine']];
  return first?.n === NINE && last?.n === NINE ? last.sum - first.sum : undefined;
};

export type Fade = { readonly trained: Estimate | undefined; readonly untrained: Estimate | undefined };

/**
 * How many more strokes the last nine takes than the first: after a trained week and after any other. The week is the
 * seven days before the round.
 */
export const backNineAfterTraining = (
  rounds: readonly RoundFacts[],
  workouts: readonly Pick<Workout, 'completedAt'>[],
): Fade => {
  const days = workouts.flatMap(({ completedAt }) => (completedAt ? [localDay(completedAt)] : []));
  const isTrained = ({ playedOn }: RoundFacts) =>
    days.filter((day) => day < playedOn && day >= addDays(playedOn, -WEEK_DAYS)).length >= TRAINED;
  const estimate = (some: readonly RoundFacts[]) =>
    estimateOf(
      some.flatMap((facts) => fade(facts) ?? []).map((sum) => ({ sum, n: 1 })),
      1,
      { usual: USUAL_SCATTER },
    );
  return {
    trained: estimate(rounds.filter(isTrained)),
    untrained: estimate(rounds.filter((facts) => !isTrained(facts))),
  };
};
