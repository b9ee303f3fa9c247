import { expect, test } from 'vitest';
import { posesOf, type SyntheticGolfer } from '../../swing-lab/golfer.ts';
import { drawnGolfer } from '../../swing-lab/random-golfers.ts';
import type { PoseSequence } from '../contract.ts';
import { firstReading } from '../pipeline/first-reading.ts';
import { NOISE } from '../pipeline/limits.ts';
import { readSwing, searchSwings } from '../pipeline/read-swing.ts';

const golfers = (['face-on', 'down-the-line'] as const).flatMap((view) =>
  [1, 2, 3, 4].map((seed) => drawnGolfer(seed, { view, fps: 60, cameraYaw: 0, cameraDistance: 4.6 })),
);

/** As the model sees a golfer who is filmed while it has time for a look every so often. */
const looksAt = (golfer: SyntheticGolfer, everyMs: number): PoseSequence => {
  const poses = posesOf(golfer);
  let dueMs = 0;
  const frames = poses.frames.filter((frame) => {
    if (frame === null || frame.timeMs < dueMs) return false;
    dueMs = frame.timeMs + everyMs;
    return true;
  });
  return { ...poses, frames };
};
const timesOf = (golfer: SyntheticGolfer) => {
  const [address, , , top, , impact] = golfer.events[0]!.map((seconds) => 1000 * seconds);
  return { address: address!, top: top!, impact: impact!, strikeHeard: true };
};

test.each([50, 80])('with a look every %i ms it measures what the film shows', (everyMs) => {
  for (const golfer of golfers) {
    const film = posesOf(golfer);
    const search = searchSwings(film);
    if (search.found !== 'swing') throw new Error(search.found);
    const { metrics, handedness, view } = readSwing(film, search);

    const first = firstReading(looksAt(golfer, everyMs), timesOf(golfer))!;

    expect([first.handedness, first.view]).toEqual([handedness, view]);
    for (const [metric, noise] of Object.entries(NOISE)) {
      const [seen, filmed] = [first.metrics, metrics].map((of) => of[metric as keyof typeof of]);
      if (seen === undefined || filmed === undefined) continue;
      const most = metric === 'tempoRatio' ? first.tempo!.ratioUncertainty : Math.SQRT2 * noise;
      expect(Math.abs(seen - filmed), metric).toBeLessThanOrEqual(most);
    }
    expect(first.tempo).not.toBeNull();
  }
});

test('there is none where looks are too far apart, or a moment of the swing was not seen', () => {
  const [golfer] = golfers as [SyntheticGolfer];
  const times = timesOf(golfer);
  const looks = looksAt(golfer, 50);
  const hidden = looks.frames.filter((look) => Math.abs(look!.timeMs - times.impact + 150) > 100);

  expect(firstReading(looksAt(golfer, 120), times)).toBeNull();
  expect(firstReading({ ...looks, frames: hidden }, times)).toBeNull();
});

test('it stands a gap before the hands move, as while another ball is read', () => {
  for (const golfer of golfers) {
    const times = timesOf(golfer);
    const looks = looksAt(golfer, 50);
    const frames = looks.frames.filter((look) => Math.abs(look!.timeMs - times.address - 60) > 110);

    const [whole, first] = [looks, { ...looks, frames }].map((seen) => firstReading(seen, times)!);

    for (const [metric, noise] of Object.entries(NOISE)) {
      const [seen, wholly] = [first!, whole!].map(({ metrics }) => metrics[metric as keyof typeof metrics]);
      const most = metric === 'tempoRatio' ? whole!.tempo!.ratioUncertainty : noise;
      if (seen !== undefined && wholly !== undefined) expect(Math.abs(seen - wholly), metric).toBeLessThanOrEqual(most);
    }
  }
});
