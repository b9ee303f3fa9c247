// Looks for a swing where the hands passed the ball, in what has been filmed of a person so far.

import type { PoseSequence } from '../contract.ts';
import type { Handedness, SwingView } from '../reading.ts';
import { detectEvents } from '../pipeline/events.ts';
import type { SwingSpan } from '../pipeline/find-swings.ts';
import { median, valueAt } from '../pipeline/numeric.ts';
import { searchSwings } from '../pipeline/read-swing.ts';
import { viewOfSwing } from '../pipeline/view.ts';
import type { Body } from './body.ts';
import type { Pass, Person } from './people.ts';

/** Of the upright picture. */
export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface Candidate extends Pass {
  readonly person: Person;
  /** When it was heard, if the hands were out of sight. */
  readonly strikeMs?: number;
}

/** Where a golfer stands, and how large: shares of the picture's height. */
export interface Place {
  readonly ballX: number;
  readonly feetY: number;
  readonly torso: number;
}

/** Times in ms on the clock of the poses. */
export interface SeenSwing {
  readonly address: number;
  readonly top: number;
  readonly impact: number;
  readonly finish: number;
  readonly view: SwingView;
  readonly handedness: Handedness;
  readonly person: Person;
  readonly place: Place;
  readonly stance: Body;
  readonly handsSeen: boolean;
  /** Between the looks around impact, which is known no better than that. 0 if it was heard. */
  readonly gapMs: number;
  /** False while the golfer still moves. */
  readonly comesToRest: boolean;
}

/** A swing is looked for in this many downswings before the hands' highest point. The longest backswing takes six. */
const BEFORE = 14;
/** The swing passes the ball this near to where the hands' height alone shows it, in ms or downswings. */
const NEAR = { ms: 250, downswings: 0.5 };
const FEWEST_BODIES = 5;

// From behind, the ball lies as far beyond the hands as the hands are beyond the feet.
export const placeOf = ({ hands, feet }: Body, torso: number): Place => ({
  ballX: 2 * hands.x - feet.x,
  feetY: feet.y,
  torso,
});

/** The bodies as a clip. At a strike out of sight the hands are where they were at the ball. */
const clipOf = (bodies: readonly Body[], size: PictureSize, strikeMs: number | undefined): PoseSequence => {
  const before = bodies.filter(({ ms }) => strikeMs !== undefined && ms < strikeMs);
  const [atBall] = before.toSorted((a, b) => b.hands.y - a.hands.y);
  const struck = atBall && strikeMs !== undefined ? [{ ...atBall.pose, timeMs: strikeMs }] : [];
  const poses = bodies.map(({ pose }) => pose).toSpliced(before.length, 0, ...struck);
  const timesMs = poses.map(({ timeMs }) => timeMs - poses[0]!.timeMs);
  const step = median(timesMs.slice(1).map((time, i) => time - timesMs[i]!));
  return { ...size, fps: 1000 / step, frames: poses, timesMs };
};

const gapAround = (bodies: readonly Body[], ms: number): number => {
  const after = bodies.findIndex((body) => body.ms > ms);
  return after > 0 ? bodies[after]!.ms - bodies[after - 1]!.ms : Infinity;
};

/** Null if no swing passes the ball there. */
export const lookForSwing = ({ person, high, low, strikeMs }: Candidate, size: PictureSize): SeenSwing | null => {
  const beat = low - high;
  const bodies = person.bodies.filter(({ ms }) => ms > Math.max(person.finishMs, high - BEFORE * beat));
  if (bodies.length < FEWEST_BODIES) return null;
  const sequence = clipOf(bodies, size, strikeMs);
  const search = searchSwings(sequence);
  if (search.found !== 'swing') return null;
  const { track } = search;
  const times = track.sourceFrame.map((frame) => bodies[0]!.ms + sequence.timesMs![frame]!);
  const timeAt = (frame: number) => valueAt(times, frame);
  const away = ({ impact }: SwingSpan) => Math.abs(timeAt(impact) - low);
  const span = search.spans.toSorted((a, b) => away(a) - away(b))[0]!;
  if (away(span) > Math.max(NEAR.ms, NEAR.downswings * beat)) return null;
  const { frames, comesToRest } = detectEvents(track, span);
  const [address, , , top, , impact, , finish] = frames;
  const { view, handedness } = viewOfSwing(track, { ...span, address });
  const stance = bodies.findLast(({ ms }) => ms <= timeAt(address)) ?? bodies[0]!;
  return {
    address: timeAt(address),
    top: timeAt(top),
    impact: strikeMs ?? timeAt(impact),
    finish: timeAt(finish),
    view,
    handedness,
    person,
    place: placeOf(stance, person.torso),
    stance,
    handsSeen: strikeMs === undefined,
    gapMs: strikeMs === undefined ? gapAround(bodies, timeAt(impact)) : 0,
    comesToRest,
  };
};
