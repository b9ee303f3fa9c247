import { EVENT_NAMES } from '../reading.ts';
import { expect, test } from 'vitest';
import { posesOf, syntheticGolfer } from '../../swing-lab/golfer.ts';
import { packPoses, unpackPoses } from '../pack-poses.ts';
import { readSwing, searchSwings } from '../pipeline/read-swing.ts';

const poses = posesOf(syntheticGolfer({}));
const sparse = {
  ...poses,
  frames: poses.frames.map((frame, i) => (i % 2 === 0 ? frame : null)),
  sampled: poses.frames.map((_, i) => i % 2 === 0 || i % 10 === 1),
};

test('stored poses come back to within a pixel', () => {
  const back = unpackPoses(packPoses(sparse));
  expect(back.frames).toHaveLength(poses.frames.length);
  expect(back.sampled).toEqual(sparse.sampled);
  back.frames.forEach((frame, i) => {
    expect(frame === null).toBe(sparse.frames[i] === null);
    frame?.landmarks.forEach((point, joint) => {
      expect(Math.abs(point[0] - sparse.frames[i]!.landmarks[joint]![0])).toBeLessThan(0.0005);
      expect(Math.abs(point[1] - sparse.frames[i]!.landmarks[joint]![1])).toBeLessThan(0.0005);
    });
  });
});

test('the time of the first frame in the video is stored with them', () => {
  expect(unpackPoses(packPoses({ ...sparse, startMs: 1100 })).startMs).toBe(1100);
  expect(unpackPoses(packPoses(sparse))).not.toHaveProperty('startMs');
});

test('a reading from stored poses equals the reading of the analysis', () => {
  const read = (sequence: typeof poses) => {
    const search = searchSwings(sequence);
    if (search.found !== 'swing') throw new Error(search.found);
    return readSwing(sequence, search);
  };
  const first = read(sparse);
  const again = read(unpackPoses(packPoses(sparse)));
  // A moment exactly between two frames may round to either.
  EVENT_NAMES.forEach((name) =>
    expect(Math.abs(again.events[name].frame - first.events[name].frame), name).toBeLessThanOrEqual(1),
  );
  expect(again.findings).toEqual(first.findings);
});

test('three hundred frames fit a document many times over', () => {
  const long = posesOf(syntheticGolfer({ lead: 1.5, tail: 0.5 }));
  expect(long.frames.length).toBeGreaterThan(250);
  expect(packPoses(long).length).toBeLessThan(200_000);
});
