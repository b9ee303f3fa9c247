import { expect, test } from 'vitest';
import {
  drawnGolfer,
  drawnSwing,
  restlessGolfer,
  restlessSwing,
  settlingGolfer,
  slowStarter,
} from '../../swing-lab/random-golfers.ts';
import { type SyntheticGolfer, posesOf } from '../../swing-lab/golfer.ts';
import {
  type LabelledSwing,
  isRight,
  panned,
  toleranceFrames,
  trembling,
  withHoles,
} from '../../swing-lab/pose-files.ts';
import { detectEvents } from '../pipeline/events.ts';
import { findSwings, mainSwing } from '../pipeline/find-swings.ts';
import { handPath } from '../pipeline/hand-path.ts';
import { buildTrack } from '../pipeline/pose-track.ts';
import { readSwing, searchSwings } from '../pipeline/read-swing.ts';
import { findEvents } from '../pipeline/swing-events.ts';

// Golfers drawn at random, to whom no rule was fitted: other tempos, paces, turns and camera heights.

const VIEWS = ['face-on', 'down-the-line'] as const;
const drawnAt = (fps: number): readonly LabelledSwing[] =>
  VIEWS.flatMap((view) => Array.from({ length: 10 }, (_, i) => drawnSwing(700 + i, view, fps)));
/** Swings by frame rate, drawn once: drawing takes longer than reading, and every law uses the same golfers. */
const SWINGS = { 30: drawnAt(30), 60: drawnAt(60) };
const RATES = [30, 60] as const;

const shareRight = (swings: readonly LabelledSwing[], event: number): number => {
  const hits = swings.map((swing) =>
    isRight(swing.ranges[event]!, findEvents(swing.sequence)?.frames[event] ?? Infinity, toleranceFrames(swing.events)),
  );
  return hits.filter(Boolean).length / hits.length;
};

const ADDRESS = 0;
const FINISH = 7;

test.each(RATES)('slow and quick golfers have their address where the club leaves the ball, at %i a second', (fps) => {
  expect(shareRight(SWINGS[fps], ADDRESS)).toBeGreaterThanOrEqual(0.85);
});

test.each(RATES)('every golfer comes to rest where the swing ends, at %i a second', (fps) => {
  const swings = SWINGS[fps];
  expect(shareRight(swings, FINISH)).toBeGreaterThanOrEqual(0.95);
  expect(shareRight(swings.map(withHoles), FINISH)).toBeGreaterThanOrEqual(0.95);
});

test.each(RATES)('a jittering model does not keep a golfer from coming to rest, at %i a second', (fps) => {
  const swings = SWINGS[fps];
  expect(
    shareRight(
      swings.map((swing) => trembling(swing, 0.003)),
      FINISH,
    ),
  ).toBeGreaterThanOrEqual(0.9);
  expect(
    shareRight(
      swings.map((swing) => trembling(swing, 0.006)),
      FINISH,
    ),
  ).toBeGreaterThanOrEqual(0.85);
});

test.each([-0.15, 0.15])(
  'every golfer comes to rest before a camera that follows slowly, by %d of the width',
  (share) => {
    const swings = SWINGS[30].map((swing) => panned(swing, share));
    expect(shareRight(swings, FINISH)).toBeGreaterThanOrEqual(0.95);
  },
);

interface StatedTempo {
  readonly stated: number | null;
  readonly holds: boolean;
}

const statedTempo = (golfer: SyntheticGolfer): StatedTempo => {
  const [address, , , top, , impact] = golfer.events[0]! as [number, number, number, number, number, number];
  const poses = posesOf(golfer);
  const search = searchSwings(poses);
  if (search.found !== 'swing') throw new Error(search.found);
  const { tempo } = readSwing(poses, search);
  if (!tempo) return { stated: null, holds: true };
  const { ratio, ratioUncertainty } = tempo;
  return {
    stated: ratioUncertainty / ratio,
    holds: Math.abs(ratio - (top - address) / (impact - top)) <= ratioUncertainty,
  };
};

test.each([30, 60, 120])('the stated tempo covers the truth for nine of ten golfers, at %i a second', (fps) => {
  for (const golfers of [drawnGolfer, restlessGolfer, settlingGolfer, slowStarter]) {
    const read = VIEWS.flatMap((view) =>
      Array.from({ length: 10 }, (_, i) => statedTempo(golfers(800 + i, { view, fps }))),
    );
    const stated = read.filter((one) => one.stated !== null);

    expect(stated.length / read.length).toBeGreaterThanOrEqual(0.7);
    expect(Math.max(...stated.map((one) => one.stated!))).toBeLessThanOrEqual(0.403);
    expect(stated.filter(({ holds }) => holds).length / stated.length).toBeGreaterThanOrEqual(0.9);
  }
});

test.each(RATES)('golfers who hardly stand still have their address and their rest, at %i a second', (fps) => {
  const swings = VIEWS.flatMap((view) => Array.from({ length: 10 }, (_, i) => restlessSwing(700 + i, view, fps)));
  const noisy = swings.map((swing) => trembling(swing, 0.003));

  expect(shareRight(swings, ADDRESS)).toBeGreaterThanOrEqual(0.85);
  expect(shareRight(swings, FINISH)).toBeGreaterThanOrEqual(0.95);
  expect(shareRight(noisy, FINISH)).toBeGreaterThanOrEqual(0.9);
});

test.each(VIEWS)('a start that no rest precedes is as doubtful as the usual rhythm, %s', (view) => {
  const { sequence, events } = drawnSwing(700, view, 60);
  const addressDoubt = (first: number): number => {
    const track = buildTrack({ ...sequence, frames: sequence.frames.slice(first) })!;
    return detectEvents(track, mainSwing(handPath(track, 0.6), findSwings(handPath(track, 0.6)).spans)!).addressDoubt;
  };
  const backswing = events[3]! - events[0]!;

  expect(addressDoubt(0)).toBeLessThan(0.1 * backswing);
  expect(addressDoubt(events[0]! - 1)).toBeGreaterThan(0.14 * backswing);
});
