import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { PlacedShot } from './bag-shots.ts';
import { secondOfDay } from './shot-columns.ts';
import { localDay, mean, seeded, shuffled } from '@divot/basics';

// Matches a filmed swing with the shot that a launch monitor measured, by time. Because two clocks differ and a file's
// time may be its copy's, Divot proposes and the golfer decides.

// Whether a finding of a swing goes with a miss: a permutation test within one golfer (Fisher 1935). It compares the
// miss of swings with the finding to what shuffled labels give. With fewer than 30 pairs it reports nothing.

export type Pair = {
  /** The findings of the swing that produced the shot. */
  readonly findings: readonly string[];
  /** Metres or degrees right of the line. */
  readonly miss: number;
};
type MissPattern = {
  readonly finding: string;
  readonly pairs: number;
  readonly withFinding: number;
  /** How much further right the ball goes with the finding. */
  readonly difference: number;
  /** Share of the shuffles that give at least as much, times the number of findings tested. */
  readonly chance: number;
};

const FEWEST_PAIRS = 30;
const FEWEST_EITHER_WAY = 8;
const DEALS = 2000;
/** Reported only if chance gives as much less than once in twenty. */
const SAID_BELOW = 0.05;

const differenceOf = (misses: readonly number[], some: number): number =>
  mean(misses.slice(0, some)) - mean(misses.slice(some));

/** Patterns worth reporting, surest first. The same pairs always give the same result. */
export const missPatterns = (pairs: readonly Pair[]): readonly MissPattern[] => {
  if (pairs.length < FEWEST_PAIRS) return [];
  const tested = [...new Set(pairs.flatMap(({ findings }) => findings))].sort().flatMap((finding) => {
    const having = pairs.filter(({ findings }) => findings.includes(finding));
    const others = pairs.filter(({ findings }) => !findings.includes(finding));
    if (Math.min(having.length, others.length) < FEWEST_EITHER_WAY) return [];
    return [{ finding, some: having.length, misses: [...having, ...others].map(({ miss }) => miss) }];
  });
  return tested
    .map(({ finding, some, misses }): MissPattern => {
      const difference = differenceOf(misses, some);
      const random = seeded(pairs.length);
      let asMuch = 1;
      for (let deal = 0; deal < DEALS; deal += 1)
        if (Math.abs(differenceOf(shuffled(misses, random), some)) >= Math.abs(difference) - 1e-9) asMuch += 1;
      const chance = Math.min(1, (asMuch / (DEALS + 1)) * tested.length);
      return { finding, pairs: pairs.length, withFinding: some, difference, chance };
    })
    .filter(({ chance }) => chance < SAID_BELOW)
    .sort((a, b) => a.chance - b.chance);
};

/** The clocks of a launch monitor and a phone seldom differ by more than this. */
const NEAR_S = 90;
const MOST_PROPOSED = 5;

export type NearShot = { readonly shot: PlacedShot; readonly secondsOff?: number };
type Clip = Pick<Swing, 'recordedAt' | 'club'>;

/**
 * Shots that the clip may show, nearest in time first: those within a minute and a half, else the day's shots with the
 * clip's club, for the golfer to choose from. `taken`: keys of shots that belong to other swings.
 */
export const shotsForSwing = (
  { recordedAt, club }: Clip,
  shots: Iterable<PlacedShot>,
  taken: ReadonlySet<string>,
): readonly NearShot[] => {
  const at = new Date(recordedAt);
  const [day, second] = [localDay(at), secondOfDay(at)];
  const ofDay = [...shots].filter((shot) => shot.day === day && !taken.has(shot.key));
  const timed = ofDay
    .flatMap((shot) => (shot.second === undefined ? [] : [{ shot, secondsOff: shot.second - second }]))
    .filter(({ secondsOff }) => Math.abs(secondsOff) <= NEAR_S)
    .sort((a, b) => Math.abs(a.secondsOff) - Math.abs(b.secondsOff));
  if (timed.length > 0) return timed.slice(0, MOST_PROPOSED);
  return ofDay
    .filter((shot) => club === undefined || shot.club === club)
    .map((shot) => ({ shot }))
    .slice(0, 60);
};

/** Findings of swings, with the side on which their shots landed. */
export const swingPairs = (
  swings: readonly Pick<Swing, 'shotKey' | 'findings'>[],
  shots: ReadonlyMap<string, PlacedShot>,
): readonly Pair[] =>
  swings.flatMap(({ shotKey, findings = [] }) => {
    const miss = shotKey === undefined ? undefined : shots.get(shotKey)?.sideM;
    const believed = findings.filter(({ verdict }) => verdict !== 'disagree').map(({ faultId }) => faultId);
    return miss === undefined ? [] : [{ findings: [...new Set(believed)], miss }];
  });

/** Which findings of this swing go with a miss of this golfer. Empty with fewer than thirty pairs. */
export const patternsOf = (swing: Pick<Swing, 'findings'>, pairs: readonly Pair[]): readonly MissPattern[] =>
  missPatterns(pairs).filter(({ finding }) => swing.findings?.some(({ faultId }) => faultId === finding));
