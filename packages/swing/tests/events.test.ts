import { describe, expect, test } from 'vitest';
import { eventFramesOf, posesOf, syntheticGolfer } from '../../swing-lab/golfer.ts';
import type { GolferParameters } from '../../swing-lab/parameters.ts';
import { lastSwingOf } from './event-distance.ts';
import type { Landmark } from '../contract.ts';
import { readSwing, searchSwings } from '../pipeline/read-swing.ts';

const read = (dials: Partial<GolferParameters>) => {
  const golfer = syntheticGolfer(dials);
  const poses = posesOf(golfer);
  const search = searchSwings(poses);
  if (search.found !== 'swing') throw new Error(search.found);
  return { golfer, poses, search, reading: readSwing(poses, search), ...lastSwingOf(golfer) };
};
const frames = (reading: ReturnType<typeof readSwing>) => Object.values(reading.events).map(({ frame }) => frame);

const views = ['face-on', 'down-the-line'] as const;
describe.each([30, 60, 120, 240])('a swing filmed at %i frames a second', (fps) => {
  test.each(views)('has its events where they happen, seen %s', (view) => {
    const { reading, tolerance, outside } = read({ fps, view });
    frames(reading).forEach((frame, event) =>
      expect(outside(frame, event), `event ${event}`).toBeLessThanOrEqual(tolerance),
    );
  });
});

// The way a golfer moves must not shift the events: faults and slow or quick swings keep the same moments.
test.each([
  { way: 'a sway', sway: 0.35 },
  { way: 'a slide', slide: 0.5 },
  { way: 'a spine leaning to the target', spineTop: 16 },
  { way: 'a chicken wing', chickenWing: 75 },
  { way: 'weight left behind', weightShift: -0.02, slide: 0.02 },
  { way: 'early extension', earlyExtension: 0.24 },
  { way: 'a slow swing', backswing: 1.2, downswing: 0.38, follow: 1 },
  { way: 'a quick swing', backswing: 0.6, downswing: 0.2, follow: 0.6 },
  { way: 'a long follow-through', follow: 1.2 },
  { way: 'a short follow-through', follow: 0.5 },
])('$way has its events where they happen', ({ way: _way, ...dials }) => {
  for (const view of views) {
    const { reading, tolerance, outside } = read({ view, ...dials });
    frames(reading).forEach((frame, event) =>
      expect(outside(frame, event), `event ${event}, ${view}`).toBeLessThanOrEqual(tolerance),
    );
  }
});

test.each([{ hold: 1.2 }, { hold: 2, relax: 0.9 }, { relax: 1.2 }, { relax: 0.4 }])(
  'the finish is the first moment of rest: $hold s held, let go in $relax s',
  (dials) => {
    for (const fps of [30, 60, 120, 240]) {
      const { reading, tolerance, outside } = read({ fps, ...dials });
      expect(outside(reading.events.finish.frame, 7)).toBeLessThanOrEqual(tolerance);
    }
  },
);

test.each([1.2, 1.6, 2])(
  'a golfer who takes %d s from impact to settle is not at rest while still slowing down',
  (follow) => {
    for (const fps of [30, 60, 120, 240]) {
      const { reading, tolerance, outside } = read({ fps, follow });
      expect(outside(reading.events.finish.frame, 7), `${fps} frames a second`).toBeLessThanOrEqual(tolerance);
    }
  },
);

// The body model guesses the hand behind the head, at a slightly different place in every frame.
test.each([
  { hidden: 'left', wrist: 15 },
  { hidden: 'right', wrist: 16 },
])('a finish in which the $hidden hand is hidden is read from the other one', ({ wrist }) => {
  for (const fps of [30, 60, 120]) {
    const { golfer, poses, tolerance, outside } = read({ fps });
    const held = golfer.times[0]!.F * 1000;
    const guessed = {
      ...poses,
      frames: poses.frames.map((frame, i) =>
        frame && frame.timeMs >= held
          ? {
              ...frame,
              landmarks: frame.landmarks.map((point, joint): Landmark => {
                const [x, y, z, visibility] = point;
                return joint === wrist ? [x, y + 0.08 * Math.abs(Math.sin(i * i)), z, visibility] : point;
              }),
            }
          : frame,
      ),
    };
    const search = searchSwings(guessed);
    if (search.found !== 'swing') throw new Error(search.found);
    expect(outside(readSwing(guessed, search).events.finish.frame, 7), `${fps}`).toBeLessThanOrEqual(tolerance);
  }
});

test.each([
  { shape: '16:9', width: 1920, height: 1080 },
  { shape: 'square', width: 1080, height: 1080 },
])('a $shape picture of the same golfer reads the same', ({ width, height }) => {
  for (const view of views) {
    const upright = read({ view }).reading;
    const other = read({ view, width, height }).reading;
    expect(frames(other)).toEqual(frames(upright));
    expect(other.view).toBe(view);
    for (const [name, value] of Object.entries(upright.metrics))
      expect(other.metrics[name as keyof typeof other.metrics]).toBeCloseTo(value, 2);
  }
});

test.each(views)('the views are told apart: %s', (view) => {
  const { reading } = read({ view });
  expect(reading.view).toBe(view);
  expect(reading.viewCertain).toBe(true);
});

test.each(views)('a left-hander is the mirror image, seen %s', (view) => {
  const right = read({ view }).reading;
  const left = read({ view, handedness: 'left' }).reading;
  expect(left.handedness).toBe('left');
  expect(right.handedness).toBe('right');
  expect(frames(left)).toEqual(frames(right));
  for (const [name, value] of Object.entries(right.metrics))
    expect(left.metrics[name as keyof typeof left.metrics]).toBeCloseTo(value, 5);
});

test('two swings in one clip are both found, and either can be read', () => {
  const { golfer, poses, search } = read({ swings: 2 });
  expect(search.spans).toHaveLength(2);
  eventFramesOf(golfer).forEach((truth, swing) => {
    const reading = readSwing(poses, search, { swing });
    expect(Math.abs(reading.events.top.frame - truth[3]!)).toBeLessThanOrEqual(2);
    expect(Math.abs(reading.events.address.frame - truth[0]!)).toBeLessThanOrEqual(2);
    expect(Math.abs(reading.events.impact.frame - truth[5]!)).toBeLessThanOrEqual(2);
  });
});

test.each([
  { before: 'a long wait at the ball', lead: 12, swings: 1, gap: 1.2 },
  { before: 'a practice swing and a long wait', lead: 0.7, swings: 2, gap: 9 },
])('after $before the swing has the same events', ({ before: _before, ...dials }) => {
  for (const view of views) {
    const { reading, tolerance, outside } = read({ view, ...dials });
    expect(reading.view).toBe(view);
    frames(reading).forEach((frame, i) => expect(outside(frame, i), `event ${i}`).toBeLessThanOrEqual(tolerance));
  }
});

test('an event dragged by the golfer stays where it was put and the tempo follows', () => {
  const { poses, search, reading } = read({});
  const moved = readSwing(poses, search, { events: { top: reading.events.top.frame - 4 } });
  expect(moved.events.top.frame).toBe(reading.events.top.frame - 4);
  expect(moved.tempo!.ratio).toBeLessThan(reading.tempo!.ratio);
});

test('a dragged event never leaves another one out of order', () => {
  const { poses, search, reading } = read({});
  const late = readSwing(poses, search, { events: { address: reading.events.toeUp.frame + 5 } });
  const order = frames(late);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
});

test('a golfer who only stands there has no swing', () => {
  const golfer = syntheticGolfer({ lead: 3 });
  const poses = posesOf(golfer);
  const still = { ...poses, frames: poses.frames.slice(0, 2.5 * poses.fps) };
  expect(searchSwings(still).found).toBe('no-swing');
});

test.each(views)('a clip that begins at the top or later contains no whole swing, seen %s', (view) => {
  const poses = posesOf(syntheticGolfer({ view, fps: 30 }));
  for (const seconds of [1.5, 1.6, 1.65]) {
    const from = Math.round(seconds * 30);
    const part = { ...poses, frames: poses.frames.map((frame, i) => (i < from ? null : frame)) };
    expect(searchSwings(part).found).toBe('no-swing');
    expect(searchSwings({ ...poses, frames: poses.frames.slice(from) }).found).toBe('no-swing');
  }
});

test('frames without a body are bridged', () => {
  const { poses, reading } = read({});
  const holes = { ...poses, frames: poses.frames.map((frame, i) => (i % 3 === 1 ? null : frame)) };
  const search = searchSwings(holes);
  if (search.found !== 'swing') throw new Error(search.found);
  frames(readSwing(holes, search)).forEach((frame, i) =>
    expect(Math.abs(frame - frames(reading)[i]!)).toBeLessThanOrEqual(2),
  );
});

test('a clip with uneven frame times gives the same moments', () => {
  const { poses, reading } = read({ fps: 120 });
  // Drops every second frame in the first half: 60, then 120 frames a second.
  const kept = poses.frames.flatMap((frame, i) => (i % 2 === 0 || i > poses.frames.length / 2 ? [{ frame, i }] : []));
  const uneven = {
    ...poses,
    frames: kept.map(({ frame }) => frame),
    timesMs: kept.map(({ i }) => (i * 1000) / 120),
  };
  const search = searchSwings(uneven);
  if (search.found !== 'swing') throw new Error(search.found);
  const other = readSwing(uneven, search);
  for (const name of ['top', 'impact'] as const)
    expect(Math.abs(other.events[name].ms - reading.events[name].ms)).toBeLessThanOrEqual(17);
});
