import { localDay } from '@divot/basics';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { shotsOfPracticeDay } from './practice-shots.ts';
import { type BagShot, secondOfDay } from './shot-columns.ts';

// Joins the balls of a filmed session with a launch monitor's rows. The two clocks differ by an unknown time, which is
// the same for all balls: the rhythm of a session tells it.

/** Once the difference of the clocks is taken off, a ball and its row are at most this far apart. */
const NEAR_S = 8;
/** So few balls have no rhythm: the clocks must then nearly agree. */
const FEWEST_FOR_RHYTHM = 4;
const CLOCKS_AGREE_S = 90;

type Clip = Pick<Swing, 'id' | 'recordedAt' | 'shotKey'>;
type Timed<T> = { readonly of: T; readonly second: number };
type Pairs = readonly (readonly [swing: Clip, shot: BagShot])[];

/** Pairs in time order with the clocks this far apart, and how well they fit: a perfect pair counts one. */
const pairsAt = (
  offsetS: number,
  swings: readonly Timed<Clip>[],
  shots: readonly Timed<BagShot>[],
): { readonly pairs: Pairs; readonly fit: number } => {
  const pairs: [Clip, BagShot][] = [];
  let fit = 0;
  let at = 0;
  for (const { of: swing, second } of swings) {
    const off = (index: number) => Math.abs((shots[index]?.second ?? Infinity) - second - offsetS);
    while (at < shots.length && shots[at]!.second - second - offsetS < -NEAR_S) at += 1;
    while (off(at + 1) < off(at)) at += 1;
    if (off(at) > NEAR_S) continue;
    pairs.push([swing, shots[at]!.of]);
    fit += 1 - off(at) / (NEAR_S + 1);
    at += 1;
  }
  return { pairs, fit };
};

/**
 * The row of each ball, by swing id. What the golfer has joined stays; the others are joined by time, each row once.
 * Balls of which no row is near have none.
 */
export const rowsOfBalls = (
  practice: Pick<PracticeSession, 'practicedOn' | 'shotSessionId'>,
  swings: readonly Clip[],
  sessions: readonly ShotSession[],
): ReadonlyMap<string, BagShot> => {
  const rows = new Map(shotsOfPracticeDay(practice, sessions).map((shot) => [shot.key, shot]));
  const joined = new Map(
    swings.flatMap(({ id, shotKey }) => {
      const shot = rows.get(shotKey ?? '');
      return shot ? [[id, shot] as const] : [];
    }),
  );
  const taken = new Set([...joined.values()].map(({ key }) => key));
  const balls = swings
    .filter(({ id, recordedAt }) => !joined.has(id) && localDay(recordedAt) === practice.practicedOn)
    .map((swing) => ({ of: swing, second: secondOfDay(new Date(swing.recordedAt)) }))
    .toSorted((a, b) => a.second - b.second);
  const shots = [...rows.values()]
    .flatMap((shot) => (shot.second === undefined || taken.has(shot.key) ? [] : [{ of: shot, second: shot.second }]))
    .toSorted((a, b) => a.second - b.second);
  const fewest = Math.max(FEWEST_FOR_RHYTHM, Math.min(balls.length, shots.length) / 2);
  let best: { readonly pairs: Pairs; readonly fit: number; readonly apartS: number } = { pairs: [], fit: 0, apartS: 0 };
  for (const offsetS of new Set(balls.flatMap((ball) => shots.map((shot) => shot.second - ball.second)))) {
    const { pairs, fit } = pairsAt(offsetS, balls, shots);
    const apartS = Math.abs(offsetS);
    if (apartS > CLOCKS_AGREE_S && pairs.length < fewest) continue;
    if (fit > best.fit || (fit === best.fit && apartS < best.apartS)) best = { pairs, fit, apartS };
  }
  return new Map([...joined, ...best.pairs.map(([swing, shot]) => [swing.id, shot] as const)]);
};
