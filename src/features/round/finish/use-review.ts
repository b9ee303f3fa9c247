import type { Round } from '#src/domain/entities/round.entity.ts';
import { answeredGoals } from '#src/domain/rounds/answered-goals.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { reviewFields } from '#src/features/round/card/card-fields.ts';
import { filled, ok } from '@divot/basics';

/** The golfer's review before the round is saved. Goals start with the card's answers. */
export const useReview = (round: Round) => {
  const form = useForm(reviewFields, {
    name: `review-${round.id}`,
    uid: round.userId,
    document: { ...round, goals: answeredGoals(round) },
  });
  /** What to store. What the golfer has cleared is undefined. */
  const entered = () => {
    const read = form.read();
    if (!read.ok) return read;
    const { goals = [], pcc, ...review } = read.value;
    return ok({ ...review, pcc: pcc || undefined, goals: filled(goals) });
  };
  return { ...form, entered };
};
