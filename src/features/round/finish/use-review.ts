import type { RoundReview } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { answeredGoals } from '#src/domain/rounds/answered-goals.ts';
import {
  type TypedReflections,
  areTyped,
  enteredReflections,
  typedReflections,
} from '#src/domain/rounds/reflections.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { useDraft } from '#src/platform/storage/draft.ts';

export type Review = TypedReflections & {
  readonly goals: NonNullable<Round['goals']>;
  readonly pcc: number;
};

/** What the golfer has changed. */
type Changes = Partial<Review>;
const isChanges = (value: unknown): value is Changes =>
  isRecord(value) &&
  areTyped(value) &&
  (value['pcc'] === undefined || typeof value['pcc'] === 'number') &&
  (value['goals'] === undefined || Array.isArray(value['goals']));

/** The golfer's review before the round is saved. Goals start with the card's answers. */
export const useReview = (round: Round) => {
  const { draft, saveDraft, discardDraft } = useDraft(`review-${round.id}`, round.userId, isChanges);
  const review: Review = {
    goals: answeredGoals(round),
    ...typedReflections(round),
    pcc: round.pcc ?? 0,
    ...draft,
  };
  /** What to store. What the golfer has cleared is undefined. */
  const entered = (): RoundReview => {
    const { goals, pcc } = review;
    return { ...enteredReflections(review), pcc: pcc || undefined, goals: goals.length > 0 ? goals : undefined };
  };
  return { review, change: (part: Changes) => saveDraft({ ...draft, ...part }), entered, discardDraft };
};
