import type { Hole } from '../round.ts';
import {
  expectedStrokes,
  type Part,
  partOf,
  PARTS,
  penaltyStrokes,
  type PlayedShot,
  strokesGained,
} from './strokes-gained.ts';

// Strokes gained from what the golfer taps on the course: every shot, or three taps (where the drive ended, where the
// approach ended, the length of the first putt). Divot never guesses a missing tap: it omits that part. Two
// conventions apply. The tee shot pays for a penalty. Of several strokes between drive and green, the approach takes
// its share by par (one, on a par 5 two) and the short game takes the rest.

type ScoredHole = Pick<
  Hole,
  'par' | 'yards' | 'strokes' | 'putts' | 'penalties' | 'firstPuttFt' | 'driveEnd' | 'approachEnd' | 'shots'
>;
/** Strokes gained by part. A part is missing if its strokes gained are unknown. */
export type HoleGains = Partial<Record<Part, number>>;

const FEET_PER_YARD = 3;

const shotOf = (spot: Hole['driveEnd']): PlayedShot | undefined =>
  spot && { lie: spot.lie, distance: spot.lie === 'green' ? spot.yards * FEET_PER_YARD : spot.yards };

/** A distance of 0 means that the golfer tapped the spot without a distance. */
const expectedFrom = (shot: PlayedShot | undefined): number | undefined =>
  shot && shot.distance > 0 ? expectedStrokes(shot.lie, shot.distance) : undefined;

const fromShots = (shots: readonly PlayedShot[], par: number): HoleGains => {
  const gains: HoleGains = {};
  for (const [at, gained] of strokesGained(shots).entries()) {
    const part = partOf(shots[at]!, par);
    gains[part] = (gains[part] ?? 0) + gained;
  }
  return gains;
};

/**
 * A stretch of the hole: expected strokes at its start and end, strokes taken (penalties included), and the part that
 * pays for them.
 */
type Leg = { readonly from: number | undefined; readonly to: number | undefined; strokes: number; part: Part };

const legsTo = (green: number | undefined, hole: ScoredHole, beforeGreen: number): Leg[] => {
  const { par, yards, penalties = 0 } = hole;
  const tee: PlayedShot | undefined = yards ? { lie: 'tee', distance: yards } : undefined;
  const drive = par > 3 ? shotOf(hole.driveEnd) : undefined;
  const approach = shotOf(hole.approachEnd ?? (par > 3 ? undefined : hole.driveEnd));
  const teePart: Part = par > 3 ? 'off-tee' : 'approach';
  const reachedGreen = approach ? approach.lie === 'green' : beforeGreen <= par - 2;
  if (beforeGreen === 1) {
    return [{ from: expectedFrom(tee), to: green, strokes: 1 + penalties, part: teePart }];
  }
  const missed = approach && !reachedGreen ? approach : undefined;
  if (par <= 3) {
    if (reachedGreen) return [{ from: expectedFrom(tee), to: green, strokes: beforeGreen + penalties, part: teePart }];
    if (!missed) return [];
    return [
      { from: expectedFrom(tee), to: expectedFrom(missed), strokes: 1 + penalties, part: teePart },
      { from: expectedFrom(missed), to: green, strokes: beforeGreen - 1, part: partOf(missed, par) },
    ];
  }
  const legs: Leg[] = [{ from: expectedFrom(tee), to: expectedFrom(drive), strokes: 1 + penalties, part: teePart }];
  const afterDrive = beforeGreen - 1;
  const drivePart = drive ? partOf(drive, par) : 'approach';
  if (reachedGreen) legs.push({ from: expectedFrom(drive), to: green, strokes: afterDrive, part: drivePart });
  else if (missed && afterDrive >= 2) {
    const share = Math.min(par - 3, afterDrive - 1);
    const [at, part] = [expectedFrom(missed), partOf(missed, par)];
    legs.push({ from: expectedFrom(drive), to: at, strokes: share, part: drivePart });
    legs.push({ from: at, to: green, strokes: afterDrive - share, part });
  }
  return legs;
};

/** A hole's gains. `whole` is true if they account for every stroke: then a missing part was not needed. */
type KnownGains = { readonly gains: HoleGains; readonly whole: boolean };

const fromTaps = (hole: ScoredHole): KnownGains => {
  const { strokes, putts, penalties = 0, firstPuttFt, approachEnd } = hole;
  if (strokes === undefined || putts === undefined) return { gains: {}, whole: false };
  // If the golfer tapped the green without a distance, only the first putt tells the length.
  const onGreen = approachEnd?.lie === 'green' && approachEnd.yards > 0 ? approachEnd.yards * FEET_PER_YARD : undefined;
  const firstPutt = firstPuttFt ?? onGreen;
  const green = putts === 0 ? 0 : firstPutt && expectedStrokes('green', firstPutt);
  const beforeGreen = strokes - putts - penalties;
  const legs: Leg[] = [
    { from: green, to: 0, strokes: putts, part: 'putting' },
    ...(beforeGreen >= 1 ? legsTo(green, hole, beforeGreen) : []),
  ];
  const gains: HoleGains = {};
  let accounted = 0;
  for (const { from, to, strokes: taken, part } of legs) {
    if (from === undefined || to === undefined) continue;
    gains[part] = (gains[part] ?? 0) + from - to - taken;
    accounted += taken;
  }
  return { gains, whole: accounted === strokes };
};

/**
 * Uses the recorded shots if they make up the score, else the taps. Of the putts, only the first must be recorded: the
 * card counts the others.
 */
const knownGains = (hole: ScoredHole): KnownGains => {
  const { shots = [], strokes, putts = 0, par } = hole;
  if (shots.length === 0 || strokes === undefined) return fromTaps(hole);
  const left = strokes - shots.reduce((sum, shot) => sum + 1 + penaltyStrokes(shot), 0);
  const isFirstPuttLast = shots.at(-1)!.lie === 'green' && shots.at(-2)?.lie !== 'green';
  if (left !== 0 && !(isFirstPuttLast && left === putts - 1)) return fromTaps(hole);
  const gains = fromShots(shots, par);
  return { gains: left === 0 ? gains : { ...gains, putting: gains.putting! - left }, whole: true };
};

const NOT_NEEDED = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;

/**
 * A hole's strokes gained by part: from its shots if they make up the whole score, else from the taps. If every stroke
 * is known, each unused part gets 0 (no chip was needed, so nothing was lost there), so that losses can be scaled to
 * 18 holes.
 */
export const holeGains = (hole: ScoredHole): HoleGains => {
  const { gains, whole } = knownGains(hole);
  return whole ? { ...NOT_NEEDED, ...gains } : gains;
};

/** A hole's total strokes gained. Undefined unless the card accounts for every stroke. */
export const wholeHoleGain = (hole: ScoredHole): number | undefined => {
  const { gains, whole } = knownGains(hole);
  return whole ? Object.values(gains).reduce((sum, gained) => sum + gained, 0) : undefined;
};
