import { describe, expect, test } from 'vitest';
import { posesOf, syntheticGolfer } from '../../swing-lab/golfer.ts';
import { lastSwingOf } from './event-distance.ts';
import type { PoseSequence } from '../contract.ts';
import { detectEvents } from '../pipeline/events.ts';
import { type SwingSearch, readSwing, searchSwings } from '../pipeline/read-swing.ts';
import { closeFrames, outlineFrames, searchFrames } from '../pipeline/sampling.ts';

const onlyAt = (poses: PoseSequence, looked: ReadonlySet<number>): PoseSequence => ({
  ...poses,
  frames: poses.frames.map((frame, i) => (looked.has(i) ? frame : null)),
  sampled: poses.frames.map((_, i) => looked.has(i)),
});
const found = (search: SwingSearch) => {
  if (search.found !== 'swing') throw new Error(search.found);
  return search;
};

/** Looks at the same frames as the worker would, using finished poses. */
const allLooks = (poses: PoseSequence, perSecond: number) => {
  const count = poses.frames.length;
  const looked = new Set(searchFrames(count, poses.fps, perSecond));
  const coarse = found(searchSwings(onlyAt(poses, looked)));
  for (const frame of outlineFrames(coarse.main, poses.fps / perSecond, count)) looked.add(frame);
  for (let close = 0; close < 2; close++) {
    const outlined = found(searchSwings(onlyAt(poses, looked)));
    for (const frame of closeFrames(detectEvents(outlined.track, outlined.main).frames, count)) looked.add(frame);
  }
  const sparse = onlyAt(poses, looked);
  return { looked, reading: readSwing(sparse, found(searchSwings(sparse))) };
};

describe.each(['face-on', 'down-the-line'] as const)('ten seconds at 60 frames a second, %s', (view) => {
  const golfer = syntheticGolfer({ view, lead: 4.5, tail: 2.53 });
  const poses = posesOf(golfer);
  const { looked, reading } = allLooks(poses, 5);

  test('a quarter of the frames goes through the model', () => {
    expect(poses.frames).toHaveLength(600);
    expect(looked.size).toBeLessThanOrEqual(150);
  });
  test('finds the events where every frame would have put them', () => {
    const every = readSwing(poses, found(searchSwings(poses)));
    const { tolerance } = lastSwingOf(golfer);
    Object.values(reading.events).forEach(({ frame }, i) =>
      expect(Math.abs(frame - Object.values(every.events)[i]!.frame), `event ${i}`).toBeLessThanOrEqual(tolerance),
    );
  });
});

test.each([30, 60, 120, 240])('at %i frames a second the passes keep every event in its place', (fps) => {
  for (const view of ['face-on', 'down-the-line'] as const) {
    const golfer = syntheticGolfer({ view, fps });
    const { tolerance, outside } = lastSwingOf(golfer);
    Object.values(allLooks(posesOf(golfer), 5).reading.events).forEach(({ frame }, i) =>
      expect(outside(frame, i), `event ${i}, ${view}`).toBeLessThanOrEqual(tolerance),
    );
  }
});

test('slow motion costs no more frames than real time', () => {
  const real = syntheticGolfer({ lead: 1, tail: 0.5 });
  const slow = syntheticGolfer({
    fps: 30,
    lead: 8,
    backswing: 6.4,
    downswing: 2.16,
    follow: 6,
    hold: 4.4,
    relax: 4.8,
    tail: 4,
  });
  const searched = searchFrames(posesOf(slow).frames.length, 30, 6).length;
  const looks = allLooks(posesOf(slow), 6).looked.size - searched;
  const realSearched = searchFrames(posesOf(real).frames.length, 60, 6).length;
  expect(looks).toBeLessThanOrEqual(1.5 * (allLooks(posesOf(real), 6).looked.size - realSearched));
});

test('searching samples first and last frame and nothing twice', () => {
  const frames = searchFrames(601, 60, 6);
  expect(frames[0]).toBe(0);
  expect(frames.at(-1)).toBe(600);
  expect(new Set(frames).size).toBe(frames.length);
});
