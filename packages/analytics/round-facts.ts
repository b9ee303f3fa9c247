import {
  type HandicapRound,
  type Hole,
  type Round as GolfRound,
  greenInRegulation,
  handicapRoundOf,
  holesInPlay,
  PARTS,
  roundTotals,
  scoreWithoutHoles,
  withPickUpsCounted,
} from '@divot/golf-rules';
import type { TeeLevel } from './gained/benchmark.ts';
import { fairwayHit } from './round-statistics.ts';
import { driveDoubt, holeGains, isChipOpen } from './gained/hole-gains.ts';
import { teeLevel } from './gained/tee-level.ts';
import { withUsualLengths } from './gained/usual-lengths.ts';
import { compact } from '@divot/basics';
import { type Measure, PUTT_BUCKETS, type Tallies } from './measures.ts';

// One finished round reduced to what analytics adds up: about a kilobyte instead of a whole card. That way ten thousand
// rounds fit in memory, and any filter is one pass over small sums.

/** A round as it is stored: who keeps it knows when it was entered and which course it was. */
export type Round = GolfRound & {
  readonly createdAt: string;
  readonly courseId?: string | undefined;
  readonly goals?: readonly { readonly type?: string; readonly outcome?: 'yes' | 'part' | 'no' }[];
};

/** What the handicap record needs from a round, and what it shows. A round without holes has only these facts. */
export type RecordFacts = {
  readonly id: string;
  readonly playedOn: string;
  readonly date: string;
  /** When the golfer entered the round. They may enter the card of an earlier day after later ones. */
  readonly createdAt: string;
  readonly courseId?: string;
  readonly course: string;
  readonly tee: string;
  /** Input for the handicap record. Undefined for a practice round. */
  readonly handicap: HandicapRound | undefined;
};

export type RoundFacts = RecordFacts & {
  readonly mode: Round['mode'];
  readonly length: 9 | 18;
  readonly holesPlayed: number;
  /** True if all planned holes have a score and none was picked up. Only the totals of such rounds can be compared. */
  readonly isWhole: boolean;
  readonly strokes: number;
  readonly toPar: number;
  readonly tallies: Tallies;
  /** How hard the tees are: the reference for strokes gained. */
  readonly level: TeeLevel;
  /** Goals of the round with a recorded outcome. */
  readonly goals: readonly { readonly type: string; readonly outcome: 'yes' | 'part' | 'no' }[];
};

type Count = (measure: Measure, value: number | boolean | undefined, doubt?: number) => void;

const EIGHTEEN = 18;
const NINE = 9;
const isOver = (hole: Hole): boolean => hole.strokes !== undefined && hole.strokes > hole.par;

/**
 * The nine of an 18-hole round to which a hole belongs, by order of play and not by number: a shotgun start can mix the
 * nines.
 */
const nineOf = ({ n }: Hole, planned: readonly number[]): 'first-nine' | 'last-nine' | undefined => {
  const at = planned.indexOf(n);
  if (planned.length !== EIGHTEEN || at < 0) return undefined;
  return at < NINE ? 'first-nine' : 'last-nine';
};

/**
 * A picked-up hole counts the strokes that the handicap rules set for it. If it counted nothing, picking up would look
 * like progress.
 */
const countScore = (hole: Hole, before: Hole | undefined, planned: readonly number[], count: Count): void => {
  if (hole.strokes === undefined) return;
  const over = hole.strokes - hole.par;
  count('over-par', over);
  if (hole.par <= 5) count(hole.par === 3 ? 'par-3' : hole.par === 4 ? 'par-4' : 'par-5', over);
  const nine = nineOf(hole, planned);
  if (nine) count(nine, over);
  if (before?.strokes !== undefined) count(isOver(before) ? 'after-bogey' : 'after-other', over);
  if (hole.routine) count(`routine-${hole.routine}`, over);
  count('birdies', over < 0);
  count('pars', over === 0);
  count('bogeys', over === 1);
  count('doubles', over > 1);
  count('penalties', hole.penalties ?? 0);
};

const countLongGame = (hole: Hole, count: Count): void => {
  const fairway = fairwayHit(hole);
  count('fairways', fairway);
  // If the golfer gave no side, the miss counts for none.
  if (fairway !== undefined && hole.fairway !== undefined) {
    count('missed-left', hole.fairway === 'left');
    count('missed-right', hole.fairway === 'right');
    count('missed-short', hole.fairway === 'short');
  }
  const green = greenInRegulation(hole);
  count('greens', green);
  if (green === undefined || hole.putts === undefined || hole.strokes === undefined) return;
  const isDown = hole.putts <= 1;
  if (hole.sand) count('sand-saves-any', isDown);
  if (green) return;
  const saved = isDown && hole.strokes <= hole.par;
  count('up-and-downs', saved);
  if (hole.sand) count('sand-saves', saved);
};

const countPutts = (hole: Hole, count: Count): void => {
  const { putts, firstPuttFt: feet } = hole;
  if (putts === undefined || hole.strokes === undefined || hole.pickedUp) return;
  count('putts', putts);
  count('three-putts', putts >= 3);
  const onGreen = greenInRegulation(hole) === true;
  if (onGreen) count('putts-on-greens', putts);
  if (feet === undefined || putts === 0) return;
  if (onGreen) count('first-putt-feet', feet);
  const bucket = PUTT_BUCKETS.find(({ to }) => feet < to);
  if (bucket) count(bucket.measure, putts === 1);
};

const countGains = (hole: Hole, index: number | undefined, count: Count): void => {
  if (hole.strokes === undefined || hole.pickedUp) return;
  const gains = holeGains(withUsualLengths(hole, index));
  const doubt = driveDoubt(hole);
  for (const part of PARTS) count(part, gains[part], part === 'off-tee' || part === 'approach' ? doubt : 0);
};

const talliesOf = (round: Round): Tallies => {
  const { holesPlanned: planned, indexAtStart: index } = round;
  const holes = holesInPlay(round);
  const tallies: { [M in Measure]?: { sum: number; n: number; doubt?: number; open?: number } } = {};
  const count: Count = (measure, value, doubt = 0) => {
    if (value === undefined) return;
    const tally = (tallies[measure] ??= { sum: 0, n: 0 });
    tally.sum += Number(value);
    tally.n += 1;
    if (doubt > 0) tally.doubt = (tally.doubt ?? 0) + doubt;
  };
  const counted = new Map(withPickUpsCounted(round).map((hole) => [hole.n, hole]));
  const scored = holes.map((hole) => counted.get(hole.n) ?? hole);
  for (const [at, hole] of holes.entries()) {
    countScore(scored[at] ?? hole, scored[at - 1], planned, count);
    countLongGame(hole, count);
    countPutts(hole, count);
    countGains(hole, index, count);
  }
  const open = holes.filter((hole) => hole.pickedUp !== true && isChipOpen(hole)).length;
  for (const part of ['approach', 'short-game'] as const) {
    if (tallies[part] && open > 0) tallies[part].open = open;
  }
  return tallies;
};

const recordOf = (round: Round): RecordFacts => ({
  id: round.id,
  playedOn: round.playedOn,
  date: round.date,
  createdAt: round.createdAt,
  ...compact({ courseId: round.courseId }),
  course: round.courseSnapshot?.name ?? '',
  tee: round.courseSnapshot?.tee.name ?? '',
  handicap: handicapRoundOf(round),
});

/**
 * The facts of a finished round, with or without holes. Undefined for a round that is in progress or abandoned. Numbers
 * are taken as they are: check a round from outside before.
 */
export const finishedRoundFacts = (round: Round): RecordFacts | RoundFacts | undefined => {
  if (round.status !== 'finished') return undefined;
  if (scoreWithoutHoles(round)) return recordOf(round);
  const { strokes, toPar, holesPlayed, holesPlanned, pickUps } = roundTotals(round);
  return {
    ...recordOf(round),
    mode: round.mode,
    length: holesPlanned <= 9 ? 9 : 18,
    holesPlayed,
    isWhole: holesPlayed > 0 && holesPlayed >= holesPlanned && pickUps === 0,
    strokes,
    toPar,
    tallies: talliesOf(round),
    level: teeLevel(round),
    goals: (round.goals ?? []).flatMap(({ type, outcome }) => (type && outcome ? [{ type, outcome }] : [])),
  };
};

export const hasHoles = (facts: RecordFacts | RoundFacts): facts is RoundFacts => 'tallies' in facts;

/** The facts of a finished round that has holes on record. */
export const roundFacts = (round: Round): RoundFacts | undefined => {
  const facts = finishedRoundFacts(round);
  return facts && hasHoles(facts) ? facts : undefined;
};
