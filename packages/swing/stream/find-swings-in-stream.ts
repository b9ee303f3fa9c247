// Finds each swing of a session at the range while it is filmed. Three senses tell a swing: the strike is heard, the
// hands go through the ball, and the golfer is at the ball before and up after it. Two of them within half a second are
// a swing. One alone is doubtful, and told as such.

import type { PoseFrame } from '../contract.ts';
import { type Body, bodyOf, distance } from './body.ts';
import { watchCamera } from './camera-moved.ts';
import { type SoundOnsets, type SoundPiece, openSoundOnsets } from './sound-onsets.ts';
import { type DoubtfulSwing, type Judge, type JudgedSwing, type StreamSwing, openJudge } from './judge-swings.ts';
import { type Candidate, type PictureSize, type SeenSwing, lookForSwing } from './look-for-swing.ts';
import { type Person, followPeople } from './people.ts';
import type { Click } from '../pipeline/strike-sound.ts';
import { followStances, swingByStances } from './stance.ts';

/** Poses in time order. Those with the same time are different people. Whoever is not in view has no pose. */
export interface StreamPiece extends Partial<PictureSize> {
  readonly poses?: readonly PoseFrame[];
  readonly sound?: SoundPiece;
  /** The time up to which the camera has looked. Needed only while nobody is in view. */
  readonly timeMs?: number;
}

/**
 * looking: nobody is in view · watching: somebody is · at-the-ball: the golfer stands still over the ball · on-its-side:
 * somebody lies across the picture, so the phone does
 */
export type StreamState = 'looking' | 'watching' | 'at-the-ball' | 'on-its-side';

export type StreamNews =
  | StreamSwing
  | DoubtfulSwing
  | { readonly kind: 'state'; readonly state: StreamState; readonly timeMs: number }
  /** The camera looks elsewhere, for example because the phone fell over. It has to be set up again. */
  | { readonly kind: 'view-changed'; readonly timeMs: number }
  /** Somebody has held one hand above their head for a second. */
  | { readonly kind: 'hand-raised'; readonly timeMs: number };

/** In downswings after the pass: the first moment at which hands that come back would show, and the last to wait for. */
const CHECKS = { first: 2.3, last: 8 };
/** Bodies within this time count as in view, and as in view now. */
const IN_VIEW_MS = { lately: 3000, now: 1000 };
/** A swing waits this long for its sound, or as long as sound has come late so far. If later, nothing comes. */
const SOUND_LATE_MS = 2500;
/** The last swings that were not heard. */
const SOUND_KEPT_MS = 120_000;
/**
 * A strike out of sight: nobody was seen around it for at least `gapMs`, but before and after it within `seenMs`. The
 * downswing then has its usual length. It is the loudest within `loudestMs`.
 */
const OUT_OF_SIGHT = { gapMs: 90, seenMs: 1500, downswingMs: 300, loudestMs: 600 };
/** At the ball: still for so long, moving by less than these torso lengths, with hands together below the shoulders. */
const STILL = { ms: 600, hips: 0.1, hands: 0.2, apart: 0.42, below: 0.4 };

/** A swing begins within this time after the golfer has stood still at the ball, and lasts as long at most. */
const ATTENTIVE_MS = 5000;
/** Hands that were as fast as this a moment ago may be about to strike. */
const SWINGING_MS = 500;
/** Hands on a club: together, and this fast in torso lengths a second, compared with where they were so long ago. */
const TAKEAWAY = { speed: 1, ms: 120 };
/** The first of the looks that all show the same up to the last one. What was between looks, nobody knows. */
const sinceMs = ({ bodies }: Person, shows: (body: Body) => boolean): number =>
  bodies[bodies.findLastIndex((body) => !shows(body)) + 1]?.ms ?? Infinity;

const HAND_UP_MS = 1000;
/** A hand that is up for longer was told before. */
const hasRaisedHand = (person: Person, saidMs: number): boolean => {
  const upMs = sinceMs(person, ({ hasHandUp }) => hasHandUp);
  return person.bodies.at(-1)!.ms - upMs >= HAND_UP_MS && upMs > saidMs;
};

/** Whether the hands take something away, as fast as a club. Not every golfer stands still at the ball before. */
const takesAway = ({ bodies, torso }: Person): boolean => {
  const last = bodies.at(-1)!;
  const before = bodies.findLast(({ ms }) => ms <= last.ms - TAKEAWAY.ms);
  if (!before || Math.max(before.handsApart, last.handsApart) > STILL.apart * torso) return false;
  return distance(before.hands, last.hands) / torso > (TAKEAWAY.speed * (last.ms - before.ms)) / 1000;
};

const isAtTheBall = ({ bodies, torso }: Person): boolean => {
  const last = bodies.at(-1)!;
  const isStill = (body: Body): boolean =>
    distance(body.hips, last.hips) < STILL.hips * torso &&
    distance(body.hands, last.hands) < STILL.hands * torso &&
    body.handsApart < STILL.apart * torso &&
    body.hands.y - body.shoulders.y > STILL.below * torso;
  const since = bodies.findLastIndex(({ ms }) => ms <= last.ms - STILL.ms);
  return since !== -1 && bodies.slice(since).every(isStill);
};

/** Nobody bends down to a ball for longer than this. */
const LYING_MS = 2500;
const lies = (person: Person): boolean =>
  person.bodies.at(-1)!.ms - sinceMs(person, ({ isLying }) => isLying) > LYING_MS;

const stateOf = (people: readonly Person[]): StreamState => {
  if (people.length === 0) return 'looking';
  if (people.every(lies)) return 'on-its-side';
  return people.some(isAtTheBall) ? 'at-the-ball' : 'watching';
};

/** Strikes that were heard while nobody saw the golfer, though they were in view before and after. */
const listenOutOfSight = (onsets: SoundOnsets, { isOwnLoudness, lateMs }: Pick<Judge, 'isOwnLoudness' | 'lateMs'>) => {
  let listenedMs = -Infinity;
  return (people: readonly Person[], now: number): readonly Candidate[] => {
    const { gapMs, seenMs, downswingMs, loudestMs } = OUT_OF_SIGHT;
    const until = Math.min(onsets.until() - loudestMs, now - seenMs);
    if (until <= listenedMs) return [];
    const isLoudest = ({ ms, loudness }: Click) =>
      onsets.clicksBetween(ms - loudestMs, ms + loudestMs).every((other) => other.loudness <= loudness);
    const strikes = onsets
      .clicksBetween(listenedMs, until)
      .filter((click) => isOwnLoudness(click.loudness) && isLoudest(click));
    listenedMs = until;
    return strikes.flatMap((strike) => {
      const ms = strike.ms - lateMs();
      const isHidden = ({ bodies }: Person): boolean => {
        const before = bodies.findLast((body) => body.ms <= ms)?.ms ?? -Infinity;
        const after = bodies.find((body) => body.ms > ms)?.ms ?? Infinity;
        return ms - before < seenMs && after - ms < seenMs && after - before > gapMs;
      };
      return people.filter(isHidden).map((person) => ({ person, high: ms - downswingMs, low: ms, strikeMs: ms }));
    });
  };
};

const followAttention = () => {
  let attentiveMs = -Infinity;
  let takenAwayMs = -Infinity;
  return {
    note(people: readonly Person[], state: StreamState, now: number): void {
      if (people.some(takesAway)) takenAwayMs = now;
      if (state === 'at-the-ball' || takenAwayMs === now) attentiveMs = now;
    },
    /** Whether a swing may be under way: every picture counts then. Otherwise a few a second are enough. */
    isAttentive: (now: number): boolean => now - attentiveMs < ATTENTIVE_MS,
    /** Whether somebody may be swinging at this moment. */
    isSwinging: (now: number): boolean => now - takenAwayMs < SWINGING_MS,
  };
};

type Waiting = Candidate & { readonly checkAtMs: number };

/** Looks at passes of the hands until the swing is over or turns out to be none. */
const followCandidates = () => {
  let waiting: readonly Waiting[] = [];
  return {
    add(candidates: readonly Candidate[]): void {
      const checked = (one: Candidate) => ({ ...one, checkAtMs: one.low + CHECKS.first * (one.low - one.high) });
      waiting = [...waiting, ...candidates.map(checked)];
    },
    /** `isOver`: whoever will not be seen any more. */
    settle(now: number, size: PictureSize, isOver: (person: Person) => boolean): readonly SeenSwing[] {
      const seen: SeenSwing[] = [];
      waiting = waiting.flatMap((candidate): readonly Waiting[] => {
        const { person, low, high, checkAtMs } = candidate;
        const isLast = isOver(person) || now >= low + CHECKS.last * (low - high);
        if (low <= person.finishMs) return [];
        if (!isLast && now < checkAtMs) return [candidate];
        const swing = lookForSwing(candidate, size) ?? (isLast ? swingByStances(candidate) : null);
        if (swing && (swing.comesToRest || isLast)) {
          person.finishMs = Math.max(swing.finish, low);
          seen.push(swing);
          return [];
        }
        return isLast ? [] : [{ ...candidate, checkAtMs: now + low - high }];
      });
      return seen;
    },
  };
};

/**
 * Takes poses and sound as they are filmed and returns what is new with each piece: swings in time order, the state, a
 * changed view, and a raised hand. Works at 2 to 240 poses a second: with fewer than ten a swing is told later, and
 * its top and address are rough. A swing is told once it has come to rest, about a second after impact. One that was
 * seen and not heard is told as doubtful, and once more as a swing if it turns out to be one. Times are in ms on one clock, which the caller chooses. `end` tells what the film still holds.
 *
 * Without sound a full practice swing at the ball looks like a swing, and is told as one: `strikeHeard` is false. A slower
 * one is told as doubtful.
 *
 *     const stream = findSwingsInStream();
 *     stream.add({ poses: [{ timeMs: 0, landmarks }], widthPx: 720, heightPx: 1280 });
 *     stream.add({ sound: { timeMs: 0, sampleRate: 48000, samples } });
 *     stream.end(); // [{ kind: 'swing', address, top, impact, finish, strikeHeard, confidence, view, handedness }]
 */
export const findSwingsInStream = () => {
  const crowd = followPeople();
  const onsets = openSoundOnsets();
  const judge = openJudge(onsets);
  const outOfSight = listenOutOfSight(onsets, judge);
  const candidates = followCandidates();
  const stances = followStances();
  const attention = followAttention();
  let camera = watchCamera();
  let size: PictureSize = { widthPx: 720, heightPx: 1280 };
  let now = -Infinity;
  let state: StreamState = 'looking';
  let handRaisedMs = -Infinity;
  /** They wait for the sound. */
  let seen: readonly JudgedSwing[] = [];
  let soundLateMs = SOUND_LATE_MS;
  /** Where the camera was before this piece. Its sound may come as a piece of its own. */
  let beforeMs = -Infinity;
  const news: StreamNews[] = [];

  const inView = (ms: number): readonly Person[] => crowd.people().filter(({ bodies }) => now - bodies.at(-1)!.ms < ms);

  const settle = (isOver: (person: Person) => boolean, isEnd = false): void => {
    for (const swing of candidates.settle(now, size, isOver)) {
      camera.know(swing.stance, swing.place.ballX);
      const others = inView(IN_VIEW_MS.lately).filter((person) => person !== swing.person);
      seen = [...seen, { ...swing, others, middleX: size.widthPx / size.heightPx / 2 }];
    }
    const isSilent = isEnd || onsets.until() < beforeMs - soundLateMs;
    const heard = seen.filter((swing) => isSilent || onsets.until() > judge.heardBy(swing));
    seen = seen.filter((swing) => !heard.includes(swing));
    for (const swing of heard) news.push(...judge.decide(swing));
    news.push(...judge.review(isEnd));
  };

  const noteState = (): void => {
    const people = inView(IN_VIEW_MS.now);
    const next = stateOf(people);
    if (next !== state) news.push({ kind: 'state', state: next, timeMs: now });
    state = next;
    attention.note(people, state, now);
    if (!people.some((person) => hasRaisedHand(person, handRaisedMs))) return;
    handRaisedMs = now;
    news.push({ kind: 'hand-raised', timeMs: now });
  };

  const noteNewView = (): void => {
    camera = watchCamera();
    if (judge.hasStation()) news.push({ kind: 'view-changed', timeMs: now });
    judge.forgetStation();
  };

  const see = (bodies: readonly Body[]): void => {
    if (bodies.length > 0 && camera.hasMoved(bodies)) noteNewView();
    const gone = crowd.leave(now);
    if (gone.length > 0) settle((person) => gone.includes(person));
    const sightings = crowd.see(bodies);
    const passes = sightings.flatMap(({ person, pass }) => (pass ? [{ person, ...pass }] : []));
    candidates.add([...passes, ...stances(sightings.map(({ person }) => person))]);
    settle(() => false);
    noteState();
  };

  const resize = ({ widthPx = size.widthPx, heightPx = size.heightPx }: StreamPiece): void => {
    if (widthPx === size.widthPx && heightPx === size.heightPx) return;
    crowd.leave();
    settle(() => true);
    noteNewView();
    size = { widthPx, heightPx };
  };

  const takeNews = (): readonly StreamNews[] => news.splice(0);

  return {
    add(piece: StreamPiece): readonly StreamNews[] {
      resize(piece);
      if (piece.sound) {
        soundLateMs = Math.max(soundLateMs, now - piece.sound.timeMs);
        onsets.add(piece.sound);
      }
      const aspect = size.widthPx / size.heightPx;
      const bodies = (piece.poses ?? []).flatMap((pose) => bodyOf(pose, aspect) ?? []);
      for (let i = 0; i < bodies.length;) {
        now = bodies[i]!.ms;
        const together = bodies.slice(i).findIndex(({ ms }) => ms !== now);
        const until = together === -1 ? bodies.length : i + together;
        see(bodies.slice(i, until));
        i = until;
      }
      if (piece.timeMs !== undefined && piece.timeMs > now) {
        now = piece.timeMs;
        see([]);
      }
      candidates.add(outOfSight(inView(IN_VIEW_MS.lately), now));
      settle(() => false);
      onsets.forget(now - SOUND_KEPT_MS);
      beforeMs = now;
      return takeNews();
    },
    isAttentive: (): boolean => attention.isAttentive(now),
    isSwinging: (): boolean => attention.isSwinging(now),
    /** By how much the sound comes later than the pictures, by its own time, in ms. */
    soundLateMs: judge.offClockMs,
    end(): readonly StreamNews[] {
      settle(() => true, true);
      return takeNews();
    },
  };
};
