import { sparesPain } from '#src/domain/body/loads.ts';
import { isFaultId, type FaultId } from '#src/domain/faults/fault-ids.ts';
import { type Fault, faultById } from '#src/domain/faults/faults.ts';
import { singleAreas } from '#src/domain/mobility/areas.ts';
import { loadedDrill } from '#src/domain/practice/drill-loads.ts';
import { drillById } from '#src/domain/practice/drills.ts';
import { type GroupLoss, weakestGroup } from '#src/domain/strokes-gained/losses.ts';
import type { Group } from '#src/domain/strokes-gained/strokes-gained.ts';
import { EXERCISES } from '#src/domain/training/exercises.ts';

// From lost strokes to the fault behind them, to the body limit behind that, to one drill and one exercise. Silent
// unless every link is there: three rounds with nine holes told, a known fault that costs there, a weak area behind it.

const COSTS: Record<Group, readonly FaultId[]> = {
  'off-tee': ['slice', 'hook', 'over-the-top', 'casting'],
  approach: ['poor-shaft-lean', 'reverse-pivot', 'chicken-wing', 'sway'],
  'short-game': ['deceleration', 'casting'],
  putting: ['deceleration'],
};

export type CauseChain = {
  readonly group: Group;
  /** Strokes per 18 holes lost there beyond a typical golfer of the index, and over how many rounds. */
  readonly excessPer18: number;
  readonly rounds: number;
  readonly faultId: FaultId;
  readonly area: string;
  readonly drillId: string;
  readonly exerciseId: string;
};

type Evidence = {
  readonly losses: readonly GroupLoss[];
  /** The most important first. */
  readonly faultIds: readonly string[];
  readonly weakAreas: readonly string[];
  readonly painAreas?: readonly string[];
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

export const causeChain = (evidence: Evidence): CauseChain | null => {
  const worst = weakestGroup(evidence.losses);
  if (!worst) return null;
  const faultId = evidence.faultIds.filter(isFaultId).find((id) => COSTS[worst.group].includes(id));
  const fault = faultId && faultById(faultId);
  const { painAreas = [] } = evidence;
  const drillId = fault?.drills.find((id) => {
    const drill = drillById(id);
    return drill !== undefined && sparesPain(loadedDrill(drill), painAreas);
  });
  if (!faultId || !fault || drillId === undefined) return null;
  for (const area of evidence.weakAreas.filter((weak) => fault.mobilityAreas.includes(weak))) {
    const exerciseId = exerciseFor(fault, area, painAreas);
    const { group, excessPer18, rounds } = worst;
    if (exerciseId) return { group, excessPer18, rounds, faultId, area, drillId, exerciseId };
  }
  return null;
};
