import { compact } from '#src/domain/shared/compact.ts';
import { useState } from 'react';
import type { RoundReview } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { answeredGoals } from '@divot/golf-rules';
import { useReloadGuard } from '#src/platform/reload-guard.ts';

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

/** The golfer's review before the round is saved. Goals start with the card's answers. */
export const useReview = (round: Round) => {
  const [review, setReview] = useState<Review>({
    goals: answeredGoals(round),
    signedBy: round.signedBy ?? '',
    bestShot: round.bestShot ?? '',
    lesson: round.lesson ?? '',
    notes: round.notes ?? '',
    mood: round.mood,
    pcc: round.pcc ?? 0,
  });
  useReloadGuard(
    'form:finish',
    TEXTS.some((field) => review[field] !== ''),
  );
  /** Stores only what was filled in. */
  const entered = (): RoundReview => {
    const { goals, mood, pcc } = review;
    const texts = TEXTS.flatMap((field) => (review[field].trim() ? [[field, review[field].trim()] as const] : []));
    return compact({
      ...Object.fromEntries(texts),
      mood,
      pcc: pcc || undefined,
      goals: goals.length > 0 ? goals : undefined,
    });
  };
  return { review, change: (part: Partial<Review>) => setReview((before) => ({ ...before, ...part })), entered };
};
