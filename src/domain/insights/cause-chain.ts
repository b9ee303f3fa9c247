import { EXERCISES, type Fault, type FaultId, faultById, singleAreas, sparesPain } from '@divot/golf-content';
import { namedPart } from '#src/domain/coach/fault-order.ts';
import type { Focus } from '#src/domain/coach/coach.ts';
import type { Part } from '@divot/golf-rules';

// The chain from the strokes behind the coach's decision to the fault that costs them, the body limit behind that
// fault, the week's next drill and one exercise. There is no chain unless every link is known.

export type CauseChain = {
  readonly part: Part;
  /** Strokes per 18 holes lost in this part beyond a typical golfer of the index, over `rounds` rounds. */
  readonly loss: number;
  readonly rounds: number;
  readonly faultId: FaultId;
  readonly area: string;
  readonly drillId: string;
  readonly exerciseId: string;
};

const exerciseFor = (fault: Fault, area: string, painAreas: readonly string[]): string | undefined => {
  const fitting = EXERCISES.filter(
    (exercise) =>
      sparesPain(exercise, painAreas) &&
      exercise.faults.includes(fault.id) &&
      singleAreas(area).includes(exercise.area) &&
      !exercise.needs.includes('swing-band'),
  );
  return (fitting.find(({ id }) => fault.exercises.includes(id)) ?? fitting[0])?.id;
};

/** The chain behind a decision. Null unless every link is known, and for a focus begun from a swing fault. */
export const causeChain = (focus: Focus, painAreas: readonly string[]): CauseChain | null => {
  const { loss, cause, week } = focus;
  const part = namedPart(focus);
  const { limit: area, faultId } = cause ?? {};
  const fault = faultId === undefined ? undefined : faultById(faultId);
  const planned = week.filter(({ isDone }) => !isDone).flatMap(({ blocks }) => blocks);
  const drillId = planned.find((block) => fault?.drills.includes(block.drillId ?? ''))?.drillId;
  if (!part || !loss || loss.value <= 0 || !fault || area === undefined || drillId === undefined) return null;
  const exerciseId =
    planned.find((block) => block.exerciseId !== undefined)?.exerciseId ?? exerciseFor(fault, area, painAreas);
  if (exerciseId === undefined) return null;
  return {
    part,
    loss: loss.value,
    rounds: loss.rounds,
    faultId: fault.id,
    area,
    drillId,
    exerciseId,
  };
};
