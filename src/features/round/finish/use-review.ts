import type { RoundReview } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { answeredGoals } from '@divot/golf-rules';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { useDraft } from '#src/platform/storage/draft.ts';
import { isText } from '#src/platform/storage/local-store.ts';

export type Review = {
  readonly goals: NonNullable<Round['goals']>;
  readonly signedBy: string;
  readonly bestShot: string;
  readonly lesson: string;
  readonly notes: string;
  readonly mood: number | undefined;
  readonly pcc: number;
};

const TEXTS = ['signedBy', 'bestShot', 'lesson', 'notes'] as const;

/** What the golfer has changed. */
type Changes = Partial<Review>;
const isChanges = (value: unknown): value is Changes =>
  isRecord(value) &&
  TEXTS.every((field) => value[field] === undefined || isText(value[field])) &&
  ['mood', 'pcc'].every((field) => value[field] === undefined || typeof value[field] === 'number') &&
  (value['goals'] === undefined || Array.isArray(value['goals']));

/** The golfer's review before the round is saved. Goals start with the card's answers. */
export const useReview = (round: Round) => {
  const { draft, saveDraft, discardDraft } = useDraft(`review-${round.id}`, round.userId, isChanges);
  const review: Review = {
    goals: answeredGoals(round),
    signedBy: round.signedBy ?? '',
    bestShot: round.bestShot ?? '',
    lesson: round.lesson ?? '',
    notes: round.notes ?? '',
    mood: round.mood,
    pcc: round.pcc ?? 0,
    ...draft,
  };
  /** What to store. What the golfer has cleared is undefined. */
  const entered = (): RoundReview => {
    const { goals, mood, pcc } = review;
    return {
      ...Object.fromEntries(TEXTS.map((field) => [field, review[field].trim() || undefined])),
      mood,
      pcc: pcc || undefined,
      goals: goals.length > 0 ? goals : undefined,
    };
  };
  return { review, change: (part: Changes) => saveDraft({ ...draft, ...part }), entered, discardDraft };
};
