import type { PlayingGoal } from '#src/domain/entities/profile.entity.ts';

/** When the goal was written, in ms since 1970. A goal's id is a timestamp as text (SPEC section 3). */
export const goalTime = ({ createdAt = '', id }: PlayingGoal): number => Date.parse(createdAt) || Number(id) || 0;

/** Newest first. Of goals written in the same instant, the later id comes first. */
export const newestGoals = (goals: readonly PlayingGoal[]): PlayingGoal[] =>
  goals.toSorted((a, b) => goalTime(b) - goalTime(a) || (a.id < b.id ? 1 : -1));
