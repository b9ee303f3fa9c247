import { expect, test } from 'vitest';
import { drawnGolfer, drawnSwing } from '../lab/random-golfers.ts';
import { posesOf } from '../lab/golfer.ts';
import { type LabelledSwing, isRight, panned, toleranceFrames, trembling, withHoles } from '../lab/pose-files.ts';
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

test.each([30, 60, 120])('the stated tempo covers the truth for nine of ten golfers, at %i a second', (fps) => {
  const held = VIEWS.flatMap((view) =>
    Array.from({ length: 10 }, (_, i) => {
      const golfer = drawnGolfer(800 + i, { view, fps });
      const [address, , , top, , impact] = golfer.events[0]! as [number, number, number, number, number, number];
      const poses = posesOf(golfer);
      const search = searchSwings(poses);
      if (search.found !== 'swing') throw new Error(search.found);
      const { ratio, ratioUncertainty } = readSwing(poses, search).tempo!;
      expect(ratioUncertainty / ratio).toBeLessThanOrEqual(0.253);
      return Math.abs(ratio - (top - address) / (impact - top)) <= ratioUncertainty;
    }),
  );
  expect(held.filter(Boolean).length / held.length).toBeGreaterThanOrEqual(0.9);
});
