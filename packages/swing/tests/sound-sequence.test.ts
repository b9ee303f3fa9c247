import { cases } from '@divot/basics/testing';
import { describe, expect, test } from 'vitest';
import { posesOf, syntheticGolfer } from '../../swing-lab/golfer.ts';
import type { Landmark, PoseFrame, PoseSequence } from '../contract.ts';
import { readSwing, searchSwings } from '../pipeline/read-swing.ts';
import { findEvents } from '../pipeline/swing-events.ts';

// Stored text, a file or another program may supply anything as poses.

const poses = posesOf(syntheticGolfer({ fps: 30 }));
const swinging = poses.frames as readonly PoseFrame[];
const still = swinging[0]!;
const COUNT = swinging.length;
const HOUR = cases(100_000, 5);

const withPoints = (change: (point: Landmark, joint: number, frame: number) => unknown): unknown => ({
  ...poses,
  frames: swinging.map((frame, i) => ({
    ...frame,
    landmarks: frame.landmarks.map((point, joint) => change(point, joint, i)),
  })),
});
const withFrames = (frames: readonly unknown[]): unknown => ({ ...poses, frames });
const withTimes = (time: (frame: number) => number): unknown => ({
  ...poses,
  timesMs: swinging.map((_, i) => time(i)),
});
const outcome = (given: unknown) => searchSwings(given as PoseSequence).found;

describe('poses without a golfer', () => {
  test.each([
    { what: 'no frame', given: withFrames([]) },
    { what: 'one frame', given: withFrames([still]) },
    { what: 'frames without a body', given: withFrames(swinging.map(() => null)) },
    { what: 'frames that are missing', given: withFrames(swinging.map(() => undefined)) },
    { what: 'frames without points', given: withFrames(swinging.map(() => ({ timeMs: 0 }))) },
    {
      what: 'half of the points',
      given: withFrames(swinging.map((frame) => ({ ...frame, landmarks: [still.landmarks[0]] }))),
    },
    { what: 'points that are null', given: withPoints(() => null) },
    { what: 'points that are no numbers', given: withPoints(() => [Number.NaN, Number.NaN, 0, 1]) },
    { what: 'points at infinity', given: withPoints(() => [Infinity, -Infinity, 0, 1]) },
    { what: 'points far outside', given: withPoints(([x, y]) => [x * 1e300, y * 1e300, 0, 1]) },
    { what: 'text for points', given: withPoints((point) => point.map(String)) },
    { what: 'points nobody saw', given: withPoints(([x, y, z]) => [x, y, z, 0]) },
    { what: 'every point in one place', given: withPoints(() => [0.5, 0.5, 0, 1]) },
  ])('are refused with "no golfer": $what', ({ given }) => {
    expect(outcome(given)).toBe('no-person');
    expect(findEvents(given as PoseSequence)).toBeNull();
  });
});

describe('poses with invalid times or sizes', () => {
  test.each([
    { what: 'times that stand still', given: withTimes(() => 0) },
    { what: 'times that run back', given: withTimes((i) => -33 * i) },
    { what: 'times out of order', given: withTimes((i) => 33 * ((i * 7) % COUNT)) },
    { what: 'times that are no numbers', given: withTimes(() => Number.NaN) },
    { what: 'an endless time', given: withTimes((i) => (i === COUNT - 1 ? Infinity : 33 * i)) },
    { what: 'a frame years later', given: withTimes((i) => (i === COUNT - 1 ? 1e12 : 33 * i)) },
    { what: 'fewer times than frames', given: { ...poses, timesMs: [0, 33] } },
    { what: 'no rate', given: { ...poses, fps: 0 } },
    { what: 'a rate that is no number', given: { ...poses, fps: Number.NaN } },
    { what: 'a rate below none', given: { ...poses, fps: -30 } },
    { what: 'an endless rate', given: { ...poses, fps: Infinity } },
    { what: 'no width', given: { ...poses, widthPx: 0 } },
    { what: 'no size', given: { ...poses, widthPx: undefined, heightPx: undefined } },
    { what: 'no frames at all', given: { ...poses, frames: undefined } },
    { what: 'an empty object', given: {} },
    { what: 'nothing', given: null },
  ])('are refused as damaged: $what', ({ given }) => {
    expect(outcome(given)).toBe('damaged');
    expect(findEvents(given as PoseSequence)).toBeNull();
  });
});

test.each([
  { what: 'a foot that is never there', given: withPoints((point, joint) => (joint === 27 ? null : point)) },
  {
    what: 'a hand missing now and then',
    given: withPoints((point, joint, i) => (joint === 15 && i % 3 === 0 ? null : point)),
  },
  {
    what: 'one slip to infinity',
    given: withPoints((point, joint, i) => (joint === 15 && i === 50 ? [Infinity, 0, 0, 1] : point)),
  },
  { what: 'two frames at one time', given: withTimes((i) => (1000 / 30) * (i === 50 ? 49 : i)) },
  { what: 'a wrong rate, but right times', given: { ...(withTimes((i) => (1000 / 30) * i) as object), fps: 0 } },
])('a swing with $what is read, and every figure of it is a number', ({ given }) => {
  const sequence = given as PoseSequence;
  const search = searchSwings(sequence);
  if (search.found !== 'swing') throw new Error(search.found);

  const { events, metrics } = readSwing(sequence, search);

  for (const { frame, ms } of Object.values(events)) {
    expect(Number.isInteger(frame)).toBe(true);
    expect(Number.isFinite(ms)).toBe(true);
  }
  expect(Object.values(metrics).filter((value) => !Number.isFinite(value))).toEqual([]);
});

test.each([
  {
    what: 'is seen five times',
    frames: () => Array.from({ length: HOUR }, (_, i) => (i % (HOUR / 5) === 0 ? still : null)),
  },
  {
    what: 'swings once, very slowly',
    frames: () => Array.from({ length: HOUR }, (_, i) => swinging[Math.floor((i * COUNT) / HOUR)]!),
  },
])(
  'a golfer who $what in an hour’s frames is read or refused, but never hangs the worker',
  { timeout: 60_000 },
  ({ frames }) => {
    const sequence = { ...poses, frames: frames() };

    const search = searchSwings(sequence);

    if (search.found === 'swing') expect(readSwing(sequence, search).events.impact.frame).toBeGreaterThan(0);
    else expect(['no-swing', 'no-person']).toContain(search.found);
  },
);
