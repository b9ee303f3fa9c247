import type { Part } from '@divot/golf-rules';
import { type PartLoss, bandOf, holeScatter } from '@divot/analytics';
import { decideFocus, type Decision, type Evidence } from '#src/domain/coach/coach.ts';
import { addDays, seeded } from '@divot/basics';

// Golfers who play once a week. Each part scatters from round to round, more at a higher index; a leak costs two
// strokes. Each decision returns as Divot stores it: the running focus and the earlier ones.

export const PARTS: readonly Part[] = ['off-tee', 'approach', 'short-game', 'putting'];
const SPREAD: Record<Part, number> = { 'off-tee': 1.6, approach: 2.2, 'short-game': 1.6, putting: 1.8 };
/** Standard deviation of all four parts together: 3.6 strokes a round at scratch, 5.2 at 36. */
const scatterOf = (index: number): number => Math.hypot(...Object.values(SPREAD)) * (1 + 0.012 * index);
export const LEAK = 2;
/** Standard deviation of each part per round, in the order of `PARTS`. */
export const spreadsOf = (index: number, scatter = scatterOf(index)): readonly number[] =>
  PARTS.map((part) => (SPREAD[part] * scatter) / scatterOf(0));

/** Standard normal draws (Box and Muller, 1958). */
export const normalOf = (chance: () => number) => (): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

const FIRST_DAY = '2026-03-01';
const HOLES = 18;

/** What a part costs over these rounds, with its band. */
export const lossOf = (part: Part, rounds: readonly number[]): PartLoss => {
  const { value, low, high } = bandOf(rounds, (lost) => ({ sum: lost, n: HOLES }), holeScatter(part))!;
  return { part, value: HOLES * value, low: HOLES * low, high: HOLES * high, rounds: rounds.length };
};

export type Season = {
  readonly seed: number;
  readonly index: number;
  readonly rounds: number;
  /** Standard deviation of scores in strokes per round; defaults to what is usual for the index. */
  readonly scatter?: number | undefined;
  readonly leak?: Part | undefined;
  /** The round from which the leak is gone. */
  readonly curedAt?: number | undefined;
};

/** The decision after each round. Each one gets the previous focus as it comes back from storage. */
export const playSeason = ({
  seed,
  index,
  rounds,
  scatter = scatterOf(index),
  leak,
  curedAt = Infinity,
}: Season): readonly Decision[] => {
  const normal = normalOf(seeded(seed));
  const spreads = spreadsOf(index, scatter);
  const played: { day: string; costs: Record<Part, number> }[] = [];
  const decisions: Decision[] = [];
  const earlier: NonNullable<Evidence['earlier']>[number][] = [];
  let current: Evidence['current'];
  for (let round = 0; round < rounds; round += 1) {
    const day = addDays(FIRST_DAY, 7 * round);
    const costs = Object.fromEntries(
      PARTS.map((part, at) => {
        const leaks = part === leak && round < curedAt ? LEAK : 0;
        return [part, normal() * spreads[at]! + leaks];
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
      earlier,
      ...(current ? { current } : {}),
    };
    const decision = decideFocus(evidence);
    decisions.push(decision);
    if (current && (decision.kind !== 'work-on' || decision.part !== current.part)) {
      const { part, startedOn } = current;
      earlier.push({ part, startedOn, verdict: decision.didItHelp?.verdict });
    }
    current = decision.kind === 'work-on' ? (JSON.parse(JSON.stringify(decision)) as Evidence['current']) : undefined;
  }
  return decisions;
};

const changed = (decisions: readonly Decision[]) => {
  const parts = decisions.map((one) => (one.kind === 'work-on' ? one.part : 'nothing'));
  return parts.filter((part, at) => part !== (parts[at - 1] ?? 'nothing'));
};

/** How often the focus changed; starting and ending without one count too. */
export const changesIn = (decisions: readonly Decision[]): number => changed(decisions).length;

/** How often a new focus began. */
export const beginningsIn = (decisions: readonly Decision[]): number =>
  changed(decisions).filter((part) => part !== 'nothing').length;
