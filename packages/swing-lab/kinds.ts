// How clips of real golfers begin and end, drawn with known events: the hands are hardly ever still before the takeaway,
// the camera starts late, the follow-through recoils, the clip ends too soon. One golfer for each seed and kind.

import { type SyntheticGolfer, posesOf } from './golfer.ts';
import type { JointName, Joints } from './body.ts';
import { perceivedFramesOf } from './perceived-events.ts';
import type { GolferParameters } from './parameters.ts';
import type { LabelledSwing } from './pose-files.ts';
import { drawFrom, drawnGolfer } from './random-golfers.ts';
import { type Vector, sum } from './vector.ts';

type Dials = Partial<GolferParameters>;
type Draw = ReturnType<typeof drawFrom>;

/** A golfer on film: the clip shows only `from` to `until`, in seconds of the golfer's own clock. */
interface FilmedSwing {
  readonly golfer: SyntheticGolfer;
  readonly from?: number;
  readonly until?: number;
  /** The last moment that counts as the finish: a recoil ends here. Without it, the finish itself. */
  readonly restsBy?: number;
}

/** The golfer's body at another moment of the swing, by the clock of the clip. */
const warped = (golfer: SyntheticGolfer, moment: (seconds: number) => number): SyntheticGolfer => ({
  ...golfer,
  at: (seconds) => golfer.at(moment(seconds)),
});

const HANDS: ReadonlySet<JointName> = new Set(['leadWrist', 'trailWrist', 'gripLead', 'clubhead']);
const ELBOWS: ReadonlySet<JointName> = new Set(['leadElbow', 'trailElbow']);

/** The golfer with hands and club moved aside by some metres; the elbows go half the way, the body `body` of it. */
const shifted = (golfer: SyntheticGolfer, by: (seconds: number) => Vector, body = 0): SyntheticGolfer => ({
  ...golfer,
  at: (seconds) => {
    const [joints, offset] = [golfer.at(seconds), by(seconds)];
    const share = (name: JointName) => (HANDS.has(name) ? 1 : ELBOWS.has(name) ? Math.max(0.5, body) : body);
    return Object.fromEntries(
      (Object.keys(joints) as JointName[]).map((name) => [
        name,
        name === 'shaft' ? joints[name] : sum([joints[name], 1], [offset, share(name)]),
      ]),
    ) as Joints;
  },
});

/** From 0 to 1 and back to 0, softly. */
const hump = (share: number): number => (share <= 0 || share >= 1 ? 0 : (1 - Math.cos(2 * Math.PI * share)) / 2);
const ease = (share: number): number => {
  const s = Math.min(1, Math.max(0, share));
  return s * s * (3 - 2 * s);
};

/** Club and hands go back and forth until `still` seconds before the takeaway. The clip begins in it. */
const waggles = (seed: number, dials: Dials, { between }: Draw): FilmedSwing => {
  const golfer = drawnGolfer(seed, { lead: 3, ...dials });
  const { A } = golfer.times[0]!;
  const [size, period, still] = [between(0.1, 0.45), between(0.6, 1.4), between(0, 0.6)];
  const { backswing } = golfer.parameters;
  const moving = warped(golfer, (seconds) =>
    seconds < A - still ? A + size * backswing * hump(((A - still - seconds) / period) % 1) : Math.max(A, seconds),
  );
  return { golfer: moving, from: A - still - period * between(0.1, 2) };
};

/** The hands go toward the target and leave from there; the club stays at the ball until then. */
const presses = (seed: number, dials: Dials, { between }: Draw): FilmedSwing => {
  const golfer = drawnGolfer(seed, { lead: 3, ...dials });
  const { A, B1 } = golfer.times[0]!;
  const [size, length, still] = [between(0.02, 0.1), between(0.2, 0.6), between(0, 0.15)];
  const away = (seconds: number): Vector => {
    const press = ease((seconds - (A - still - length)) / length) * (1 - ease((seconds - A) / (0.6 * (B1 - A))));
    return [size * press, -0.1 * size * press, 0];
  };
  return { golfer: shifted(golfer, away), from: A - still - length * between(-0.3, 1) - 0.15 };
};

/** The hands still sink to the ball, or come to it from the side, as the clip begins. */
const settles = (seed: number, dials: Dials, { between, next }: Draw): FilmedSwing => {
  const golfer = drawnGolfer(seed, { lead: 3, ...dials });
  const { A } = golfer.times[0]!;
  const [size, falls] = [between(0.05, 0.3), between(0.12, 0.45)];
  const turn = next() * Math.PI;
  const by = (seconds: number): Vector => {
    const left = size * Math.exp(-Math.max(0, seconds - (A - 1)) / falls);
    return [left * Math.cos(turn), left * Math.sin(turn), 0.3 * left];
  };
  return { golfer: shifted(golfer, by, between(0, 0.4)), from: A - between(0.1, 0.9) };
};

/** The golfer walks up to the ball, sets the hands and goes. */
const walksIn = (seed: number, dials: Dials, { between, next }: Draw): FilmedSwing => {
  const golfer = drawnGolfer(seed, { lead: 4, ...dials });
  const { A } = golfer.times[0]!;
  const [far, length, still] = [between(0.5, 1.2), between(1, 1.8), between(0.1, 0.8)];
  const side = next() < 0.5 ? 1 : -1;
  const at = (seconds: number) => 1 - ease((seconds - (A - still - length)) / length);
  const walking = shifted(golfer, (seconds) => [side * far * at(seconds), 0.04 * at(seconds), 0], 1);
  const hands = shifted(walking, (seconds) => {
    const up = 1 - ease((seconds - (A - still - 0.6 * length)) / (0.6 * length));
    return [0, 0.25 * up, 0.1 * up];
  });
  return { golfer: hands, from: A - still - length * between(0.6, 1.2) };
};

/** The club leaves the ball slowly: the first part of the way back takes up to three times its time. */
const startsSlowly = (seed: number, dials: Dials, { between }: Draw): FilmedSwing => {
  const golfer = drawnGolfer(seed, { lead: 3, ...dials });
  const { A, T } = golfer.times[0]!;
  const [part, extra, power] = [between(0.2, 0.45) * (T - A), between(0.3, 2), between(1.2, 1.8)];
  const begin = A - extra * part;
  const slow = warped(golfer, (seconds) =>
    seconds >= A + part ? seconds : A + part * Math.max(0, (seconds - begin) / (part * (1 + extra))) ** power,
  );
  const later = (moment: number) =>
    moment >= A + part ? moment : begin + part * (1 + extra) * ((moment - A) / part) ** (1 / power);
  return {
    golfer: { ...slow, events: slow.events.map((times) => [begin, ...times.slice(1).map(later)]) },
    from: begin - between(0.2, 1.5),
  };
};

/** The camera starts while the club is on its way back. */
const beginsInTakeaway = (seed: number, dials: Dials, { between }: Draw): FilmedSwing => {
  const golfer = drawnGolfer(seed, dials);
  const [address, toeUp] = golfer.events[0]! as [number, number];
  return { golfer, from: address + between(0.15, 0.95) * (toeUp - address) };
};

/** The arms reach their end and spring back by some of the way, once or with a second, smaller swing. */
const recoils = (seed: number, dials: Dials, { between }: Draw): FilmedSwing => {
  const golfer = drawnGolfer(seed, { hold: 2, ...dials });
  const { I, F } = golfer.times[0]!;
  const [size, length, again] = [between(0.08, 0.35) * (F - I), between(0.35, 0.9), between(0, 0.3)];
  const back = (seconds: number) => {
    const first = ease((seconds - F) / length);
    return size * first * (1 - again * hump((seconds - F - length) / length));
  };
  return {
    golfer: warped(golfer, (seconds) => (seconds < F ? seconds : F - back(Math.min(seconds, F + 1.9)))),
    restsBy: F + length * (again > 0.1 ? 2 : 1),
  };
};
const endsInRecoil = (seed: number, dials: Dials, draw: Draw): FilmedSwing => {
  const { golfer, restsBy } = recoils(seed, dials, draw);
  const { F } = golfer.times[0]!;
  return { golfer, restsBy: restsBy!, until: F + draw.between(0.1, 0.7) * (restsBy! - F) };
};
const endsBeforeRest = (seed: number, dials: Dials, { between }: Draw): FilmedSwing => {
  const golfer = drawnGolfer(seed, dials);
  const { I, F } = golfer.times[0]!;
  return { golfer, until: I + between(0.45, 0.85) * (F - I) };
};
/** The follow-through dies down slowly, and the golfer lets go soon after. */
const diesDown = (seed: number, dials: Dials, { between }: Draw): FilmedSwing => {
  const golfer = drawnGolfer(seed, { hold: between(0.3, 1), ...dials });
  const { I, F } = golfer.times[0]!;
  const [H, power] = [(I + F) / 2, between(1.5, 3)];
  return {
    golfer: warped(golfer, (seconds) =>
      seconds > H && seconds < F ? F - (F - H) * (1 - (seconds - H) / (F - H)) ** power : seconds,
    ),
  };
};

export const KINDS = {
  rests: (seed: number, dials: Dials): FilmedSwing => ({ golfer: drawnGolfer(seed, dials) }),
  waggles,
  presses,
  settles,
  'walks in': walksIn,
  'starts slowly': startsSlowly,
  'begins in the takeaway': beginsInTakeaway,
  recoils,
  'ends in the recoil': endsInRecoil,
  'ends before rest': endsBeforeRest,
  'dies down': diesDown,
} as const;
export type Kind = keyof typeof KINDS;

/** The clip as the pose model would see it, with the frames in which each event is right; null where it is not shown. */
export const swingOfKind = (kind: Kind, seed: number, dials: Dials): LabelledSwing => {
  const draw = drawFrom(seed + 31 * (1 + Object.keys(KINDS).indexOf(kind)));
  const filmed = { cameraHeight: draw.between(0.15, 1.7), ...dials };
  const { golfer, from = 0, until = golfer.durationSeconds, restsBy } = KINDS[kind](seed, filmed, draw);
  const { fps, view, handedness } = golfer.parameters;
  const begin = Math.max(0, Math.round(from * fps));
  const clip = {
    ...golfer,
    durationSeconds: until - begin / fps,
    at: (seconds: number) => golfer.at(seconds + begin / fps),
  };
  const sequence = posesOf(clip);
  const last = sequence.frames.length - 1;
  const frame = (seconds: number) => Math.round(seconds * fps) - begin;
  const events = golfer.events[0]!.map(frame);
  const [address, finish] = perceivedFramesOf(golfer)[0]!;
  const range = (low: number, high: number) => (high < 0 || low > last ? null : ([low, high] as const));
  return {
    id: `golfer ${seed} who ${kind}, ${view}, ${fps} a second`,
    sequence,
    view,
    handedness,
    events,
    ranges: events.map((at, i) => {
      if (i === 0) return at < 0 ? null : range(at, address - begin);
      if (i === 7) return at > last ? null : range(finish - begin, restsBy === undefined ? at : frame(restsBy));
      return range(at, at);
    }),
  };
};
