import { isFaultId, type FaultId } from '#src/domain/faults/fault-ids.ts';
import { type Fault, faultById } from '#src/domain/faults/faults.ts';
import { singleAreas } from '#src/domain/mobility/areas.ts';
import { typicalLossToScratch } from '#src/domain/strokes-gained/benchmark.ts';
import { type Group, GROUPS } from '#src/domain/strokes-gained/strokes-gained.ts';
import { EXERCISES } from '#src/domain/training/exercises.ts';

// From lost strokes to the fault behind them, to the body limit behind that, to one drill and one exercise. Silent
// unless every link is there: three rounds with nine holes told, a known fault that costs there, a weak area behind it.

const LEAST_ROUNDS = 3;
const LEAST_HOLES = 9;

const COSTS: Record<Group, readonly FaultId[]> = {
  'off-tee': ['slice', 'hook', 'over-the-top', 'casting'],
  approach: ['poor-shaft-lean', 'reverse-pivot', 'chicken-wing', 'sway'],
  'short-game': ['deceleration', 'casting'],
  putting: ['deceleration'],
};

export type CauseChain = {
  readonly group: Group;
  /** Strokes per 18 holes lost there to the baseline, and out of how much that is known. */
  readonly lostPer18: number;
  readonly rounds: number;
  readonly holes: number;
  readonly faultId: FaultId;
  readonly area: string;
  readonly drillId: string;
  readonly exerciseId: string;
};

type Evidence = {
  /** Strokes gained of each round by group (`roundGains`). */
  readonly rounds: readonly Record<Group, { readonly gained: number; readonly holes: number }>[];
  readonly index: number | null;
  readonly faultIds: readonly string[];
  readonly weakAreas: readonly string[];
};

/** Loss per 18 holes, and how far it is beyond what is typical for the index: approach play costs everybody most. */
const lossOf = (group: Group, { rounds, index }: Evidence) => {
  const told = rounds.map((round) => round[group]).filter(({ holes }) => holes >= LEAST_HOLES);
  const holes = told.reduce((sum, round) => sum + round.holes, 0);
  const lostPer18 = holes === 0 ? 0 : (-18 * told.reduce((sum, round) => sum + round.gained, 0)) / holes;
  return { group, rounds: told.length, holes, lostPer18, excess: lostPer18 - typicalLossToScratch(index ?? 0, group) };
};

const exerciseFor = (fault: Fault, area: string): string | undefined => {
  const fitting = EXERCISES.filter(
    ({ faults, needs, area: own }) =>
      faults.includes(fault.id) && singleAreas(area).includes(own) && !needs.includes('swing-band'),
  );
  return (fitting.find(({ id }) => fault.exercises.includes(id)) ?? fitting[0])?.id;
};

export const causeChain = (evidence: Evidence): CauseChain | null => {
  const losses = GROUPS.map((group) => lossOf(group, evidence)).filter(
    ({ rounds, lostPer18 }) => rounds >= LEAST_ROUNDS && lostPer18 > 0,
  );
  const [worst] = losses.toSorted((a, b) => b.excess - a.excess);
  if (!worst) return null;
  const faultId = evidence.faultIds.filter(isFaultId).find((id) => COSTS[worst.group].includes(id));
  const fault = faultId && faultById(faultId);
  const [drillId] = fault?.drills ?? [];
  if (!faultId || !fault || drillId === undefined) return null;
  for (const area of evidence.weakAreas.filter((weak) => fault.mobilityAreas.includes(weak))) {
    const exerciseId = exerciseFor(fault, area);
    const { group, lostPer18, rounds, holes } = worst;
    if (exerciseId) return { group, lostPer18, rounds, holes, faultId, area, drillId, exerciseId };
  }
  return null;
};
