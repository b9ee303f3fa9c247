// A drawn session at the range: one golfer who hits balls, with everything that happens between them, as the body model
// and the microphone would report it. Every strike is known.

import type { Landmark, PoseFrame } from '../swing/contract.ts';
import type { SoundPiece } from '../swing/stream/sound-onsets.ts';
import type { JointName, Joints } from './body.ts';
import { type FilmedBody, landmarksOf } from './golfer.ts';
import { MOVEMENTS } from './movements.ts';
import { movingBody } from './moving-body.ts';
import type { GolferParameters } from './parameters.ts';
import { numbers } from './pose-files.ts';
import { drawnGolfer } from './random-golfers.ts';
import { type Vector, mix, sum } from './vector.ts';

const SAMPLE_RATE = 8000;
const PIECE_MS = 100;
/** Seconds in which the golfer goes from one thing to the next. */
const CHANGE_S = 0.7;

/** Seconds with nobody in view while golfers take turns. */
const TURN_S = 2.5;
/** From one ball to the next. */
const NEXT_BALL_M = -3;

export interface SoundDials {
  readonly seed: number;
  /** Noise of the microphone, where a strike has 1. No sound at all if omitted. */
  readonly noise?: number | undefined;
  /** How loud the golfer's strikes are in turns, where a full one has 1. */
  readonly loudness?: readonly number[];
  /** How much later than the pictures the sound comes, by its own time. */
  readonly soundLateMs?: number;
  /** Gusts, compared with a strike. */
  readonly wind?: number;
}

export interface SessionDials extends SoundDials {
  readonly balls: number;
  readonly fps: number;
  readonly view: GolferParameters['view'];
  /** Of the golfer, or of two who take turns. */
  readonly hands: readonly GolferParameters['handedness'][];
  /** How much a body jitters at most, as a share of the picture's height, and the share of pictures without one. */
  readonly dusk?: { readonly jitter: number; readonly missing: number };
  /** Without: a golfer who only walks up and hits. */
  readonly practiceSwings?: boolean;
  /** Full practice swings before the first ball. */
  readonly warmUps?: number;
  /** Somebody at the next ball is in view and hits, too. */
  readonly neighbour?: boolean;
  /** The model sees one body only, and somebody who walks past hides the golfer. */
  readonly oneBody?: boolean;
  /** Bends down to the tee before each ball, and swings at once: no waggle, hardly a stance. */
  readonly teesUp?: boolean;
}

export interface RangeSession {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly poses: readonly PoseFrame[];
  readonly sound: readonly SoundPiece[];
  readonly strikes: readonly Strike[];
  /** True times of each struck ball, in ms. */
  readonly swings: readonly { readonly address: number; readonly impact: number; readonly finish: number }[];
  /** Who struck each ball, as a film of that swing alone. */
  readonly golfers: readonly FilmedBody[];
  /** The whole session, for drawing it as a film. Whoever walks past or hits beside is not in it. */
  readonly body: FilmedBody;
  readonly durationMs: number;
}

const DUSK = { jitter: 0.004, missing: 0.15 };
/** Both views, both hands and both in turns, with and without sound, dusk, one body or several. */
export const RANGE_SESSIONS: Readonly<Record<string, SessionDials>> = {
  'face-on at dusk': { seed: 11, balls: 30, fps: 30, view: 'face-on', hands: ['right'], noise: 0.01, dusk: DUSK },
  'down the line': {
    seed: 12,
    balls: 30,
    fps: 24,
    view: 'down-the-line',
    hands: ['right'],
    noise: 0.02,
    neighbour: true,
  },
  'one body in view': { seed: 13, balls: 30, fps: 30, view: 'face-on', hands: ['left'], noise: 0.01, oneBody: true },
  'a left-hander at dusk': {
    seed: 14,
    balls: 30,
    fps: 60,
    view: 'down-the-line',
    hands: ['left'],
    noise: 0.01,
    dusk: DUSK,
  },
  'two in turns': {
    seed: 15,
    balls: 30,
    fps: 30,
    view: 'face-on',
    hands: ['right', 'left'],
    noise: 0.03,
    neighbour: true,
  },
  'two in turns, no sound': {
    seed: 16,
    balls: 30,
    fps: 30,
    view: 'down-the-line',
    hands: ['right', 'left'],
    practiceSwings: false,
    dusk: DUSK,
  },
};

interface Part {
  readonly from: number;
  readonly until: number;
  readonly at: (seconds: number) => Joints;
  readonly parameters: GolferParameters;
}

const moved = (joints: Joints, by: Vector): Joints =>
  Object.fromEntries(
    Object.entries(joints).map(([name, place]) => [name, name === 'shaft' ? place : sum([place, 1], [by, 1])]),
  ) as Record<JointName, Vector>;

const between = (a: Joints, b: Joints, share: number): Joints =>
  Object.fromEntries((Object.keys(a) as JointName[]).map((name) => [name, mix(a[name], b[name], share)])) as Record<
    JointName,
    Vector
  >;

interface Strike {
  readonly ms: number;
  readonly loudness: number;
  /** Which of the session's balls it struck. Undefined: another sound. */
  readonly ball?: number;
}

/** What the microphone hears of the strikes: clicks of about 20 ms over noise and wind. */
export const soundOf = (
  { strikes, durationMs }: Pick<RangeSession, 'strikes' | 'durationMs'>,
  { seed, noise, wind = 0, loudness = [], soundLateMs = 0 }: SoundDials,
): SoundPiece[] => {
  if (noise === undefined) return [];
  const next = numbers(seed);
  let gust = 0;
  const samples = new Float32Array((durationMs * SAMPLE_RATE) / 1000).map((_, i) => {
    // Wind is a low rumble that swells and dies down within seconds.
    gust = 0.95 * gust + 0.05 * (2 * next() - 1);
    const swell = Math.max(0, Math.sin((2 * Math.PI * i) / (3.7 * SAMPLE_RATE)));
    return noise * (2 * next() - 1) + 4 * wind * swell * gust;
  });
  for (const { ms, loudness: loud, ball } of strikes) {
    const peak = loud * (ball === undefined ? 1 : (loudness[ball % loudness.length] ?? 1));
    for (let i = 0; i < 0.02 * SAMPLE_RATE; i++) {
      const at = Math.round((ms * SAMPLE_RATE) / 1000) + i;
      if (at < samples.length) samples[at]! += peak * Math.exp((-180 * i) / SAMPLE_RATE) * (2 * next() - 1);
    }
  }
  const size = (PIECE_MS * SAMPLE_RATE) / 1000;
  return Array.from({ length: Math.floor(samples.length / size) }, (_, k) => ({
    timeMs: k * PIECE_MS + soundLateMs,
    sampleRate: SAMPLE_RATE,
    samples: samples.subarray(k * size, (k + 1) * size),
  }));
};

interface Span {
  readonly from: number;
  readonly until: number;
}

/** What happens when, in seconds. */
interface Plan {
  readonly parts: readonly Part[];
  readonly strikes: readonly Strike[];
  readonly swings: RangeSession['swings'];
  readonly golfers: RangeSession['golfers'];
  /** Somebody walks past. */
  readonly walkers: readonly Span[];
  /** Swings of whoever stands at the next ball. */
  readonly neighbours: readonly Span[];
  readonly beside: FilmedBody;
  readonly seconds: number;
}

const planOf = (dials: SessionDials, next: () => number): Plan => {
  const { seed, balls, fps, view, hands, practiceSwings = true, warmUps = 0 } = dials;
  const { neighbour = false, oneBody = false, teesUp = false } = dials;
  const within = (low: number, high: number) => low + (high - low) * next();
  const parts: Part[] = [];
  const swings: RangeSession['swings'][number][] = [];
  const strikes: Strike[] = [];
  const walkers: Span[] = [];
  const neighbours: Span[] = [];
  const beside = drawnGolfer(seed + 100, { view, fps, cameraYaw: 0, cameraDistance: 4.6 });
  let time = 0;
  const perform = (body: FilmedBody, place: Vector = [0, 0, 0], speed = 1): number => {
    const from = time + CHANGE_S;
    const until = from + body.durationSeconds / speed;
    parts.push({
      from,
      until,
      parameters: body.parameters,
      at: (seconds) => moved(body.at(speed * (seconds - from)), place),
    });
    time = until;
    return from;
  };
  const golfers = hands.map((handedness, i) =>
    drawnGolfer(seed + i, { view, handedness, fps, cameraYaw: 0, cameraDistance: 4.6, ...(teesUp && { lead: 0.3 }) }),
  );
  const idle = (name: string, place?: Vector) =>
    perform(movingBody(MOVEMENTS[name]!, golfers[0]!.parameters), place, 1.3);
  const getReady = (ball: number, golfer: FilmedBody): void => {
    if (golfers.length > 1) time += TURN_S;
    if (ball % 2 === 0) idle('picking up the tee');
    if (ball % 5 === 1) idle('walking', [0.3, 0, -0.4]);
    // Nobody hits a ball while somebody hides them from the phone.
    if (ball % 7 === 3) {
      if (oneBody) idle('walking');
      walkers.push({ from: time - (oneBody ? 5 : -1), until: time + (oneBody ? 0 : 5) });
    }
    // Most are slower and beside the ball. Some are full swings over it, without a strike.
    if (practiceSwings && ball % 3 !== 2)
      perform(golfer, [0, 0, ball % 4 === 0 ? 0 : within(-0.5, -0.25)], ball % 4 === 0 ? 1 : within(0.6, 0.9));
    if (ball % 3 === 1) idle('a waggle and no swing');
  };
  for (let i = 0; i < warmUps; i++) perform(golfers[0]!);
  for (let ball = 0; ball < balls; ball++) {
    const golfer = golfers[ball % golfers.length]!;
    getReady(ball, golfer);
    if (neighbour) {
      const from = time + within(0, 3);
      neighbours.push({ from, until: from + beside.durationSeconds });
      strikes.push({ ms: 1000 * (from + beside.events[0]![5]!), loudness: within(0.1, 0.4) });
    }
    if (next() < 0.4) strikes.push({ ms: 1000 * (time + within(0, 4)), loudness: within(0.05, 0.3) });
    if (teesUp) idle('teeing up');
    const from = perform(golfer);
    const [address, , , , , impact, , finish] = golfer.events[0]!.map((seconds) => 1000 * (from + seconds));
    swings.push({ address: address!, impact: impact!, finish: finish! });
    strikes.push({ ms: impact!, loudness: within(0.7, 1), ball });
  }
  return { parts, strikes, swings, golfers, walkers, neighbours, beside, seconds: time };
};

/** The golfer's body at a moment: in a part, or on the way to the next one. */
const bodyOf = (parts: readonly Part[]) => (seconds: number) => {
  const k = parts.findIndex(({ until }) => seconds < until);
  const part = parts[k]!;
  if (seconds >= part.from) return { part, joints: part.at(seconds) };
  const before = parts[k - 1];
  const share = before ? (seconds - before.until) / (part.from - before.until) : 1;
  const first = part.at(part.from);
  return { part, joints: before ? between(before.at(before.until), first, share * share * (3 - 2 * share)) : first };
};

/** Everybody whom the body model sees. */
const posesOf = (
  { parts, walkers, neighbours, beside, seconds: end }: Plan,
  { fps, view, dusk, neighbour = false, oneBody = false }: SessionDials,
  { width, height }: GolferParameters,
  next: () => number,
): readonly PoseFrame[] => {
  const gauss = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  const golferAt = bodyOf(parts);
  const walkerAt = (seconds: number, parameters: GolferParameters) => {
    const walker = walkers.find(({ from, until }) => seconds >= from && seconds < until);
    if (!walker) return undefined;
    const share = (seconds - walker.from) / (walker.until - walker.from);
    const body = movingBody(MOVEMENTS.walking!, parameters).at((1.4 * (seconds - walker.from)) % 4);
    const across: Vector = view === 'face-on' ? [4 * share - 2, 0, 0.9] : [-1.2, 0, 4 * share - 2];
    return landmarksOf(moved(body, across), parameters);
  };
  const neighbourAt = (seconds: number) => {
    const swing = neighbours.findLast(({ from }) => seconds >= from);
    const body = beside.at(swing ? Math.min(seconds, swing.until) - swing.from : 0);
    return landmarksOf(moved(body, [0, 0, NEXT_BALL_M]), beside.parameters);
  };
  const poses: PoseFrame[] = [];
  const frames = Math.floor((end - 0.01) * fps);
  for (let i = 0; i < frames; i++) {
    const seconds = i / fps;
    // The light fades and comes back every minute.
    const dark = (1 - Math.cos((2 * Math.PI * seconds) / 60)) / 2;
    const jitter = dusk ? dark * dusk.jitter : 0.001;
    const see = (landmarks: readonly Landmark[]) =>
      poses.push({
        timeMs: 1000 * seconds,
        landmarks: landmarks.map(([x, y, z, v]) => [
          x + (jitter * gauss() * height) / width,
          y + jitter * gauss(),
          z,
          v,
        ]),
      });
    const { part, joints } = golferAt(seconds);
    const walker = walkerAt(seconds, part.parameters);
    if (walker) see(walker);
    if (walker && oneBody) continue;
    if (neighbour) see(neighbourAt(seconds));
    if (seconds < part.from - CHANGE_S) continue;
    if (next() >= (dusk ? dark * dusk.missing : 0)) see(landmarksOf(joints, part.parameters));
  }
  return poses;
};

export const rangeSession = (dials: SessionDials): RangeSession => {
  const next = numbers(dials.seed);
  for (let i = 0; i < 8; i++) next();
  const plan = planOf(dials, next);
  const { parts, strikes, swings, golfers, seconds } = plan;
  const { parameters } = golfers[0]!;
  const durationMs = 1000 * seconds;
  const golferAt = bodyOf(parts);
  return {
    widthPx: parameters.width,
    heightPx: parameters.height,
    poses: posesOf(plan, dials, parameters, next),
    sound: soundOf({ strikes, durationMs }, dials),
    strikes,
    swings,
    golfers: swings.map((_, ball) => golfers[ball % golfers.length]!),
    body: { parameters, durationSeconds: seconds, at: (at) => golferAt(at).joints },
    durationMs,
  };
};

/** In the order in which a phone delivers it, with as many looks of the body model as it has time for. */
export function* piecesOf(session: RangeSession, looksPerSecond = Infinity) {
  const { sound, widthPx, heightPx, durationMs } = session;
  let lookMs = -Infinity;
  const poses = session.poses.filter(({ timeMs }) => {
    if (timeMs !== lookMs && timeMs - lookMs < 1000 / looksPerSecond - 1) return false;
    lookMs = timeMs;
    return true;
  });
  let k = 0;
  for (let timeMs = PIECE_MS; timeMs <= durationMs + PIECE_MS; timeMs += PIECE_MS) {
    const from = k;
    while (k < poses.length && poses[k]!.timeMs < timeMs) k += 1;
    const heard = sound[timeMs / PIECE_MS - 1];
    yield { poses: poses.slice(from, k), widthPx, heightPx, timeMs, ...(heard ? { sound: heard } : {}) };
  }
}
