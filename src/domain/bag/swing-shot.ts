import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { localDay } from '#src/domain/shared/day.ts';
import type { PlacedShot } from './bag-shots.ts';
import { type Pair, type MissPattern, missPatterns } from './miss-patterns.ts';

// Matches a filmed swing with the shot that a launch monitor measured, by time. Because two clocks differ and a file's
// time may be its copy's, Divot proposes and the golfer decides.

/** The clocks of a launch monitor and a phone seldom differ by more than this. */
const NEAR_S = 90;
const MOST_PROPOSED = 5;

export type NearShot = { readonly shot: PlacedShot; readonly secondsOff?: number };
type Clip = Pick<Swing, 'recordedAt' | 'club'>;

const secondOfDay = (at: Date): number => at.getHours() * 3600 + at.getMinutes() * 60 + at.getSeconds();

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
