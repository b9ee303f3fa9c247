import { describe, expect, test } from 'vitest';
import { posesOf, syntheticGolfer } from '../../swing-lab/golfer.ts';
import { MOVEMENTS } from '../../swing-lab/movements.ts';
import { movingBody } from '../../swing-lab/moving-body.ts';
import type { GolferParameters } from '../../swing-lab/parameters.ts';
import { lastSwingOf } from './event-distance.ts';
import type { PoseSequence } from '../contract.ts';
import type { SwingReading } from '../reading.ts';
import { readSwing, searchSwings } from '../pipeline/read-swing.ts';

// The camera's rate must not change the reading: 30, 60, 120 and 240 frames a second give the same.

const read = (poses: PoseSequence): SwingReading => {
  const search = searchSwings(poses);
  if (search.found !== 'swing') throw new Error(search.found);
  return readSwing(poses, search);
};
const framesOf = (reading: SwingReading) => Object.values(reading.events).map(({ frame }) => frame);
const faultsOf = (reading: SwingReading) => reading.findings.map(({ faultId }) => faultId).sort();
const VIEWS = ['face-on', 'down-the-line'] as const;

const FAULTY: readonly (Partial<GolferParameters> & { readonly way: string })[] = [
  { way: 'no fault' },
  { way: 'a sway', view: 'face-on', sway: 0.35 },
  { way: 'a slide', view: 'face-on', slide: 0.6 },
  { way: 'a reverse spine', view: 'face-on', spineTop: 16 },
  { way: 'a chicken wing', view: 'face-on', chickenWing: 85 },
  { way: 'hanging back', view: 'face-on', slide: -0.02 },
  { way: 'a rushed swing', view: 'face-on', backswing: 0.4 },
  { way: 'a path over the top', view: 'down-the-line', overTheTop: 1 },
  { way: 'early extension', view: 'down-the-line', earlyExtension: 0.24 },
];

test.each(FAULTY)('$way is found alike at 30, 60, 120 and 240 frames a second', ({ way: _way, ...dials }) => {
  for (const view of dials.view ? [dials.view] : VIEWS) {
    const found = [30, 60, 120, 240].map((fps) => faultsOf(read(posesOf(syntheticGolfer({ ...dials, view, fps })))));
    for (const faults of found) expect(faults, view).toEqual(found[1]);
  }
});

describe.each([30, 60, 120, 240])('at %i frames a second', (fps) => {
  test.each(VIEWS)('what the golfer does after the finish is not the swing, seen %s', (view) => {
    const golfer = syntheticGolfer({ view, fps, hold: 0.8 });
    const swing = posesOf(golfer);
    const { tolerance, outside } = lastSwingOf(golfer);
    for (const name of ['picking up the tee', 'jumping jacks']) {
      const after = posesOf(movingBody(MOVEMENTS[name]!.slice(0, 8), { view, fps }));
      const both = { ...swing, frames: [...swing.frames, ...after.frames] };
      framesOf(read(both)).forEach((frame, event) =>
        expect(outside(frame, event), `${name}, event ${event}`).toBeLessThanOrEqual(tolerance),
      );
    }
  });

  test('a pause on the way to the finish is not the finish', () => {
    const golfer = syntheticGolfer({ fps, follow: 1 });
    const { tolerance, outside } = lastSwingOf(golfer);
    const { I, F } = golfer.times[0]!;
    const [from, pause, slower] = [I + 0.55 * (F - I), 0.08, 0.25];
    // For a moment the golfer moves at a quarter of the speed.
    const warped = (time: number) =>
      time < from ? time : time < from + pause ? from + slower * (time - from) : time - (1 - slower) * pause;
    const poses = posesOf({ ...golfer, at: (time) => golfer.at(warped(time)) });
    expect(outside(read(poses).events.finish.frame - (1 - slower) * pause * fps, 7)).toBeLessThanOrEqual(tolerance);
  });
});

test.each([
  [60, 'nine frames', 9],
  [60, 'five frames', 5],
  [30, 'two frames', 2],
])('at %i a second a hole of %s in the downswing is said, and the tempo across it is not judged', (fps, _, missing) => {
  const poses = posesOf(syntheticGolfer({ view: 'face-on', fps }));
  const times = poses.frames.map((__, frame) => (frame * 1000) / poses.fps);
  const { top } = read(poses).events;
  const isThere = (__: unknown, frame: number) => frame <= top.frame + 3 || frame > top.frame + 3 + missing;
  const withHole: PoseSequence = { ...poses, frames: poses.frames.filter(isThere), timesMs: times.filter(isThere) };

  const reading = read(withHole);

  expect(reading.quality.issues.map(({ code }) => code)).toContain('frames-missing');
  expect(reading.tempo).toBeNull();
  const whole = read({ ...poses, timesMs: times });
  expect(whole.quality.issues.map(({ code }) => code)).not.toContain('frames-missing');
  expect(whole.tempo).not.toBeNull();
});
