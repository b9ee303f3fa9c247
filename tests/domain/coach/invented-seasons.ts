import { decideFocus, type Decision, type Evidence, type Loss, type Part } from '#src/domain/coach/coach.ts';
import { addDays } from '#src/domain/shared/day.ts';
import { seeded } from '#src/domain/shared/seeded.ts';

// Golfers who play once a week: each part scatters from round to round, wider with the index; a leak costs two strokes.

export const PARTS: readonly Part[] = ['off-tee', 'approach', 'short-game', 'putting'];
const SPREAD: Record<Part, number> = { 'off-tee': 1.6, approach: 2.2, 'short-game': 1.6, putting: 1.8 };
const LEAK = 2;
const FIRST_DAY = '2026-03-01';
const T80 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372];

const lossOf = (group: Part, rounds: readonly number[]): Loss => {
  const n = rounds.length;
  const mean = rounds.reduce((sum, one) => sum + one, 0) / n;
  const variance = rounds.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, n - 1);
  const half = (T80[n - 2] ?? 1.2816 + 0.9 / (n - 1)) * Math.sqrt(variance / n);
  return { group, excessPer18: mean, low: mean - half, high: mean + half, rounds: n };
};

export type Season = {
  readonly seed: number;
  readonly index: number;
  readonly rounds: number;
  /** How much wilder than most golfers of the index; 1 is usual. */
  readonly wildness?: number | undefined;
  readonly leak?: Part | undefined;
  /** From this round on the leak is gone. */
  readonly curedAt?: number | undefined;
};

/** The decision after each round, the focus before it as it comes back from storage. */
export const playSeason = ({
  seed,
  index,
  rounds,
  wildness = 1,
  leak,
  curedAt = Infinity,
}: Season): readonly Decision[] => {
  const chance = seeded(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const played: { day: string; costs: Record<Part, number> }[] = [];
  const decisions: Decision[] = [];
  let current: Evidence['current'];
  for (let round = 0; round < rounds; round += 1) {
    const day = addDays(FIRST_DAY, 7 * round);
    const costs = Object.fromEntries(
      PARTS.map((part) => {
        const leaks = part === leak && round < curedAt ? LEAK : 0;
        return [part, normal() * SPREAD[part] * (1 + 0.012 * index) * wildness + leaks];
      }),
    ) as Record<Part, number>;
    played.push({ day, costs });
    const lossesOf = (some: typeof played) =>
      some.length === 0
        ? []
        : PARTS.map((part) =>
            lossOf(
              part,
              some.map((one) => one.costs[part]),
            ),
          );
    const since = current ? played.filter((one) => one.day > current!.startedOn) : [];
    const evidence: Evidence = {
      today: day,
      index,
      losses: lossesOf(played.slice(-20)),
      since: lossesOf(since),
      faults: [],
      pain: [],
      ...(current ? { current } : {}),
    };
    const decision = decideFocus(evidence);
    decisions.push(decision);
    current = decision.kind === 'work-on' ? (JSON.parse(JSON.stringify(decision)) as Evidence['current']) : undefined;
  }
  return decisions;
};

/** How often what is worked on changed, from nothing and to nothing counted. */
export const changesIn = (decisions: readonly Decision[]): number => {
  const parts = decisions.map((one) => (one.kind === 'work-on' ? one.part : 'nothing'));
  return parts.filter((part, at) => part !== (parts[at - 1] ?? 'nothing')).length;
};
