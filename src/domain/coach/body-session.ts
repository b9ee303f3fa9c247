import { EXERCISES, faultById, singleAreas, sparesPain } from '@divot/golf-content';
import type { IsoDay } from '#src/domain/shared/day.ts';
import type { Cause, CoachSession } from './coach-types.ts';
import type { ReadEvidence } from './read-evidence.ts';

// A quarter of an hour for the body behind the cause. Planned only when a known weak area often stands behind the
// fault. Uses only exercises that anyone can do at home and that load nothing that hurts. Exercises the golfer knows
// come first. At most one is new, and only in a week with nothing else new.

const MOST_EXERCISES = 3;
const MINUTES_EACH = 5;

type SessionWish = { readonly day: IsoDay; readonly mayBeNew: boolean };

export const bodySession = (
  cause: Cause | undefined,
  { pain, exercisesDone, minutes: atHand }: ReadEvidence,
  { day, mayBeNew }: SessionWish,
): CoachSession | undefined => {
  const { limit, faultId } = cause ?? {};
  const fault = faultId === undefined ? undefined : faultById(faultId);
  if (limit === undefined || !fault) return undefined;
  const fitting = EXERCISES.filter(
    (exercise) =>
      sparesPain(exercise, pain) &&
      exercise.level === 1 &&
      exercise.needs.length === 0 &&
      singleAreas(limit).includes(exercise.area) &&
      exercise.faults.includes(fault.id),
  );
  const known = fitting.filter(({ id }) => exercisesDone.has(id));
  const fresh = mayBeNew ? fitting.filter(({ id }) => !exercisesDone.has(id)).slice(0, 1) : [];
  const blocks = [...known, ...fresh]
    .slice(0, Math.min(MOST_EXERCISES, Math.floor(atHand / MINUTES_EACH)))
    .map(({ id }) => ({ exerciseId: id, minutes: MINUTES_EACH, onFocus: true, isNew: !exercisesDone.has(id) }));
  if (blocks.length === 0) return undefined;
  const minutes = blocks.length * MINUTES_EACH;
  return { day, kind: 'body', minutes, focusMinutes: minutes, blocks, isDone: false };
};
