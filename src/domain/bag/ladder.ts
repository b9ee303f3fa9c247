import { METRES_PER_YARD } from '@divot/basics';
import { type ClubPattern, type PatternShot, clubPattern, priorOf } from '@divot/shot-files';

// The bag as a ladder of carries, in metres. A gap or an overlap is named only if the shots leave no doubt: it exceeds
// both clubs' intervals. Usual steps are 10 to 15 yards between irons, 8 to 12 between wedges and 12 to 20 between
// woods (from two public bag tools).

export const FEWEST_SHOTS = 5;
export const ROUGH_BELOW = 10;
const WIDEST_STEP_M = { iron: 15 * METRES_PER_YARD, wood: 20 * METRES_PER_YARD };
const NARROWEST_STEP_M = 10 * METRES_PER_YARD;
/** A new carry is proposed only if the typed one is off by more than this and lies outside the shots' interval. */
const WORTH_SAYING_M = 2 * METRES_PER_YARD;

export type Rung = {
  readonly club: string;
  readonly shots: number;
  readonly carryM: number;
  /** Half of the 80 % interval of the carry itself. Absent if only a typed carry is known. */
  readonly halfM?: number;
  /** shots: enough of them · rough: 5 to 9 · typed: the golfer's own figure, with fewer than five shots */
  readonly by: 'shots' | 'rough' | 'typed';
};
export type Step = {
  readonly longer: string;
  readonly shorter: string;
  readonly apartM: number;
  /** doubtful: the shorter club flies as far or farther, which no bag is meant to do. */
  readonly kind: 'gap' | 'overlap' | 'doubtful';
};
export type Ladder = {
  /** Longest first. */
  readonly rungs: readonly Rung[];
  readonly steps: readonly Step[];
  /** Clubs with a few shots and no carry yet. */
  readonly tooFew: readonly { readonly club: string; readonly shots: number }[];
};
export type LadderClub = {
  readonly club: string;
  readonly shots: readonly PatternShot[];
  /** The golfer's own figure, which counts as eight shots. */
  readonly typedM?: number | undefined;
};

const halfOf = ({ carryLowM, carryHighM }: ClubPattern): number => (carryHighM! - carryLowM!) / 2;

const rungOf = ({ club, shots, typedM }: LadderClub): Rung | undefined => {
  const { n, carryM, ...pattern } = clubPattern(shots, { ...priorOf(club), carryM: typedM });
  if (n < FEWEST_SHOTS || carryM === undefined) {
    return typedM === undefined ? undefined : { club, shots: n, carryM: typedM, by: 'typed' };
  }
  return { club, shots: n, carryM, halfM: halfOf({ n, ...pattern }), by: n < ROUGH_BELOW ? 'rough' : 'shots' };
};

/** From long to short by design: a 7-iron is longer than an 8-iron, whatever this week's shots say. */
const FAMILIES = ['Driver', 'wood', 'hybrid', 'iron', 'Pitching', 'Gap', 'Sand', 'Lob'];
const isMeantLonger = (a: string, b: string): boolean => {
  const [first, second] = [a, b].map((club) => FAMILIES.findIndex((family) => club.includes(family)));
  if (first !== second || first! < 0) return first! >= 3 && second! >= 3 && first! < second!;
  return Number.parseInt(a, 10) < Number.parseInt(b, 10);
};

/** The widest usual step down from this club, in metres. */
export const widestStepFrom = (club: string): number =>
  /Driver|wood|hybrid/.test(club) ? WIDEST_STEP_M.wood : WIDEST_STEP_M.iron;

const stepOf = (longer: Rung, shorter: Rung): Step | undefined => {
  if (longer.by !== 'shots' || shorter.by !== 'shots') return undefined;
  const apartM = longer.carryM - shorter.carryM;
  const doubtM = longer.halfM! + shorter.halfM!;
  const step = { longer: longer.club, shorter: shorter.club, apartM };
  if (isMeantLonger(shorter.club, longer.club)) return { ...step, kind: 'doubtful' };
  if (apartM - doubtM > widestStepFrom(longer.club)) return { ...step, kind: 'gap' };
  return apartM + doubtM < NARROWEST_STEP_M ? { ...step, kind: 'overlap' } : undefined;
};

export const ladderOf = (clubs: readonly LadderClub[]): Ladder => {
  const read = clubs.map((club) => ({ club, rung: rungOf(club) }));
  const rungs = read.flatMap(({ rung }) => rung ?? []).sort((a, b) => b.carryM - a.carryM);
  return {
    rungs,
    steps: rungs.slice(1).flatMap((shorter, at) => stepOf(rungs[at]!, shorter) ?? []),
    tooFew: read.flatMap(({ club: { club, shots }, rung }) =>
      rung === undefined && shots.length > 0 ? [{ club, shots: shots.length }] : [],
    ),
  };
};

/** The carry from the shots alone, if the golfer's own lies outside it. Undefined if there is nothing to propose. */
export const carryToPropose = ({ club, shots, typedM }: LadderClub): number | undefined => {
  if (shots.length < ROUGH_BELOW) return undefined;
  const pattern = clubPattern(shots, priorOf(club));
  if (pattern.carryM === undefined) return undefined;
  if (typedM === undefined) return pattern.carryM;
  const off = Math.abs(typedM - pattern.carryM);
  return off > Math.max(halfOf(pattern), WORTH_SAYING_M) ? pattern.carryM : undefined;
};
