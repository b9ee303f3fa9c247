import type { Hole } from '#src/domain/entities/round.entity.ts';
import { METRES_PER_FOOT, METRES_PER_YARD } from '@divot/basics';
import { isChipOpen } from '@divot/analytics';
import { type HoleEntry, changes, enter } from './hole-entry.ts';
import { greenInRegulation } from '@divot/golf-rules';

// Derives answers about a hole from those that the golfer gave, so that Divot asks no question twice. It works both
// ways: score and putts show that the approach found the green, and a hole described from tee to cup has a known score.
// The golfer can change every derived answer.

export type DriveSpot = 'rough-left' | 'fairway' | 'rough-right' | 'sand' | 'recovery';
export type ApproachSpot = 'green' | 'fairway' | 'rough' | 'sand' | 'recovery';
type Side = 'left' | 'right';

/** One tap answers two questions: the lie of the drive, and whether it hit the fairway or on which side it missed. */
export const driveEntry = (hole: Hole, spot: DriveSpot): HoleEntry => {
  const yards = hole.driveEnd?.yards ?? 0;
  if (spot === 'fairway') return { fairway: 'hit', driveEnd: { lie: 'fairway', yards } };
  if (spot === 'rough-left') return { fairway: 'left', driveEnd: { lie: 'rough', yards } };
  if (spot === 'rough-right') return { fairway: 'right', driveEnd: { lie: 'rough', yards } };
  return { fairway: driveSpot(hole) === spot ? nextSide(hole) : undefined, driveEnd: { lie: spot, yards } };
};

/** A second tap on bunker or trees sets the side to left, a third to right, and a fourth clears it. */
const nextSide = ({ fairway }: Hole): Side | undefined =>
  fairway === 'left' ? 'right' : fairway === 'right' ? undefined : 'left';

/** Where the drive ended, as one answer. A fairway hit or a missed side is enough if the lie is unknown. */
export const driveSpot = ({ driveEnd, fairway }: Hole): DriveSpot | undefined => {
  const lie = driveEnd?.lie;
  if (lie === 'sand' || lie === 'recovery') return lie;
  if (lie === 'fairway' || (lie === undefined && fairway === 'hit')) return 'fairway';
  if (fairway === 'left') return 'rough-left';
  return fairway === 'right' ? 'rough-right' : undefined;
};

/** The side of a miss, for lies that do not tell it. */
export const missSide = ({ fairway }: Hole): Side | undefined =>
  fairway === 'left' || fairway === 'right' ? fairway : undefined;

/** On a par 3, the end of the tee shot may be stored in `driveEnd`, as on longer holes. */
const approachEnd = ({ par, approachEnd: end, driveEnd }: Hole) => end ?? (par === 3 ? driveEnd : undefined);

/** Where the approach ended. `isDerived` is true if score and putts show it, false if the golfer said so. */
export const approachSpot = (hole: Hole): { readonly spot: ApproachSpot; readonly isDerived: boolean } | undefined => {
  const lie = approachEnd(hole)?.lie;
  if (lie !== undefined && lie !== 'tee') return { spot: lie, isDerived: false };
  return greenInRegulation(hole) === true ? { spot: 'green', isDerived: true } : undefined;
};

export const approachEntry = (hole: Hole, spot: ApproachSpot): HoleEntry => {
  const before = approachEnd(hole);
  const yards = spot === 'green' || before?.lie === 'green' ? 0 : (before?.yards ?? 0);
  return { approachEnd: { lie: spot, yards } };
};

/**
 * The score of a hole described from tee to cup: the drive not in the trees, the approach on the green, the putts
 * counted.
 */
const scoreFromTeeToCup = (hole: Hole): number | undefined => {
  const { par, putts, penalties = 0, pickedUp } = hole;
  const drive = par === 3 || ['fairway', 'rough-left', 'rough-right', 'sand'].includes(driveSpot(hole) ?? '');
  const isWholeDescribed = drive && approachEnd(hole)?.lie === 'green' && putts !== undefined && putts > 0;
  return isWholeDescribed && pickedUp !== true ? par - 2 + putts + penalties : undefined;
};

export type Answer = {
  /** All changes that the answer makes to the card. */
  readonly entry: HoleEntry;
  /** True if the score follows from the other answers, so the golfer did not enter it. */
  readonly isScoreDerived: boolean;
};

/** One tap and what follows from it. If the tap changes the answers behind a derived score, that score changes too. */
export const answer = (hole: Hole, entry: HoleEntry, isScoreDerived: boolean): Answer => {
  const says = 'strokes' in entry || 'pickedUp' in entry;
  const entered = enter(isScoreDerived && !says ? enter(hole, { strokes: undefined }) : hole, entry);
  if (says || entered.strokes !== undefined) return { entry: changes(hole, entered), isScoreDerived: false };
  const strokes = scoreFromTeeToCup(entered);
  const after = strokes === undefined ? entered : enter(entered, { strokes });
  return { entry: changes(hole, after), isScoreDerived: strokes !== undefined };
};

/** True if the golfer gave everything that strokes gained needs from a hole. */
export const isWholeForStrokesGained = (hole: Hole): boolean => {
  const { par, strokes, putts, firstPuttFt, pickedUp } = hole;
  if (strokes === undefined || putts === undefined || pickedUp === true) return false;
  if (putts > 0 && firstPuttFt === undefined) return false;
  return !isChipOpen(hole) && (par === 3 || hole.driveEnd !== undefined);
};

/**
 * Whether one more tap, how far the chip was, tells approach and short game apart: the approach missed the green, and
 * nobody told how far from the hole it ended.
 */
export const asksChipLength = (hole: Hole): boolean => {
  const lie = approachEnd(hole)?.lie;
  return lie !== undefined && lie !== 'green' && hole.pickedUp !== true && isChipOpen(hole);
};

const LENGTHS = [5, 15, 30, 60];

/** Chip lengths to choose from, in yards. `shown` is the number in the golfer's unit. */
export const chipLengths = (units: keyof typeof CHIPS) =>
  LENGTHS.map((shown) => ({ shown, yards: units === 'metric' ? Math.round(shown / METRES_PER_YARD) : shown }));

/** Where the approach ended, with its distance. Only for a hole that asks. */
export const chipEntry = (hole: Hole, yards: number): HoleEntry => ({ approachEnd: { ...approachEnd(hole)!, yards } });

/** First-putt lengths to choose from, in feet. `shown` is the number in the golfer's unit. */
const CHIPS = {
  imperial: [3, 6, 10, 15, 25, 40].map((feet) => ({ feet, shown: feet })),
  metric: [1, 2, 3, 5, 8, 12].map((metres) => ({
    feet: Math.round((metres / METRES_PER_FOOT) * 10) / 10,
    shown: metres,
  })),
} as const;

export const firstPuttChips = (
  units: keyof typeof CHIPS,
): readonly { readonly feet: number; readonly shown: number }[] => CHIPS[units];

/** The chip nearest to a length by ratio: for 4 ft the 3 ft chip, for 32 ft the 25 or the 40 ft chip. */
export const nearestPuttChip = (feet: number, units: keyof typeof CHIPS): number => {
  const apart = (chip: number) => Math.abs(Math.log(feet / chip));
  return firstPuttChips(units).reduce(
    (best, { feet: chip }) => (apart(chip) < apart(best) ? chip : best),
    CHIPS[units][0]!.feet,
  );
};
