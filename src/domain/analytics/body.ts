import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { type AreaScore, areaScores } from '#src/domain/mobility/mobility-score.ts';
import { addDays, localDay } from '#src/domain/shared/day.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import type { RoundFacts } from './round-facts.ts';

// The body beside the game: how the screened areas went, and whether the back nine holds up after training. What goes
// together need not be cause and effect.

export type Screening = {
  readonly day: string;
  readonly score: number | null;
  readonly areas: readonly AreaScore[];
};

/** Mobility assessments, newest first in and out. */
export const screenings = (
  assessments: readonly Pick<Assessment, 'assessedOn' | 'startedAt' | 'mobilityScore' | 'tests'>[],
): readonly Screening[] =>
  assessments.map(({ assessedOn, startedAt, mobilityScore, tests = [] }) => ({
    day: assessedOn ?? localDay(new Date(startedAt)),
    score: mobilityScore ?? null,
    areas: areaScores(tests),
  }));

const WEEK_DAYS = 7;
const NINE = 9;
/** Between two nines of one golfer, in strokes. */
const USUAL_SCATTER = 3.8;
/** A trained week has at least two workouts. */
export const TRAINED = 2;

/** The last nine minus the first of each whole eighteen, in the order of play, in strokes. */
const fade = ({ tallies }: RoundFacts): number | undefined => {
  const [first, last] = [tallies['first-nine'], tallies['last-nine']];
  return first?.n === NINE && last?.n === NINE ? last.sum - first.sum : undefined;
};

export type Fade = { readonly trained: Estimate | undefined; readonly untrained: Estimate | undefined };

/** Strokes that the last nine takes more than the first, by workouts in the seven days before the round. */
export const backNineAfterTraining = (
  rounds: readonly RoundFacts[],
  workouts: readonly Pick<Workout, 'completedAt'>[],
): Fade => {
  const days = workouts.flatMap(({ completedAt }) => (completedAt ? [localDay(new Date(completedAt))] : []));
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
