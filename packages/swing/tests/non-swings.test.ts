import { cases, some } from '@divot/basics/testing';
import { describe, expect, test } from 'vitest';
import { NO_SWING } from '../failures.ts';
import { posesOf, syntheticGolfer } from '../../swing-lab/golfer.ts';
import { drawnSwing } from '../../swing-lab/random-golfers.ts';
import { HELD_OUT_MOVEMENTS } from '../../swing-lab/held-out-movements.ts';
import { MOVEMENTS } from '../../swing-lab/movements.ts';
import { movingBody } from '../../swing-lab/moving-body.ts';
import { SPORTS_MOVEMENTS } from '../../swing-lab/sports-movements.ts';
import { UNSEEN_MOVEMENTS } from '../../swing-lab/unseen-movements.ts';
import { type FilmedPoses, halved, narrowed, thinned, trembling, withHoles } from '../../swing-lab/pose-files.ts';
import type { Landmark, PoseSequence } from '../contract.ts';
import { searchSwings } from '../pipeline/read-swing.ts';

const VIEWS = ['face-on', 'down-the-line'] as const;
const filmed = (sequence: PoseSequence): FilmedPoses => ({ sequence });
const WAYS = [
  { way: 'as it is', change: (swing: FilmedPoses) => swing },
  { way: 'with a tremble of 0.3 % of the picture', change: (swing: FilmedPoses) => trembling(swing, 0.003) },
  { way: 'with a tremble of 0.6 % of the picture', change: (swing: FilmedPoses) => trembling(swing, 0.006) },
  { way: 'in half the frames', change: halved },
  { way: 'with a fifth of the frames missing', change: withHoles },
] as const;
/** Of these another one for each movement; all in the full lane. */
const sometimes = <T>(ways: readonly T[], nth: number): readonly T[] => {
  const turn = nth % ways.length;
  return some([...ways.slice(turn), ...ways.slice(0, turn)], ways.length);
};

describe.each(Object.keys(MOVEMENTS).map((name, nth) => ({ name, nth })))('$name', ({ name, nth }) => {
  const refusal = (swing: FilmedPoses, way: string): void => {
    const search = searchSwings(swing.sequence);
    expect(NO_SWING, way).toContain(search.found);
  };
  test.each(VIEWS)('is refused with its reason, seen %s', (view) => {
    const body = (cameraYaw: number) =>
      filmed(posesOf(movingBody(MOVEMENTS[name]!, { view, cameraYaw, fps: 30, handedness: 'left' })));
    const square = body(0);
    for (const { way, change } of sometimes(WAYS, nth)) refusal(change(square), way);
    for (const degrees of sometimes([-30, 15, 45], nth)) refusal(body(degrees), `${degrees} degrees off`);
  });
});

test('at least 24 movements that are not golf swings are known', () => {
  expect(Object.keys(MOVEMENTS).length).toBeGreaterThanOrEqual(24);
});

test.each([
  { set: 'sports near golf', movements: SPORTS_MOVEMENTS },
  { set: 'movements that came near it', movements: UNSEEN_MOVEMENTS },
])('none of the $set passes as a golf swing, from any side', ({ movements }) => {
  for (const [name, keys] of Object.entries(movements))
    for (const view of VIEWS)
      for (const cameraYaw of some([-30, 0, 15, 45], 2)) {
        const poses = posesOf(movingBody(keys, { view, cameraYaw, fps: 30 }));
        expect(searchSwings(poses).found, `${name}, ${view}, ${cameraYaw} degrees off`).not.toBe('swing');
      }
});

test('of movements that no rule was made with, at most one clip in a hundred passes', () => {
  const clips = Object.values(HELD_OUT_MOVEMENTS).flatMap((keys) =>
    VIEWS.flatMap((view) =>
      [-30, 0, 15, 45].map((cameraYaw) => posesOf(movingBody(keys, { view, cameraYaw, fps: 30 }))),
    ),
  );

  const passed = clips.filter((poses) => searchSwings(poses).found === 'swing');

  expect(passed.length / clips.length).toBeLessThanOrEqual(0.01);
});

test.each([
  { sport: 'a cricket drive', lacks: 'feet-step' },
  { sport: 'a kettlebell swung from side to side', lacks: 'hips-still' },
  { sport: 'a ball slam', lacks: 'hands-apart' },
  { sport: 'a hammer throw', lacks: 'no-address', view: 'down-the-line' },
  { sport: 'a field hockey hit', lacks: 'head-moves', view: 'down-the-line' },
  { sport: 'a field hockey hit', lacks: 'hips-sink', cameraYaw: 45 },
  { sport: 'a puck-out with a hurley', lacks: 'hips-sink', cameraYaw: 45 },
] as const)('$sport is told by what it lacks: $lacks', ({ sport, lacks, ...filmed }) => {
  const keys = { ...MOVEMENTS, ...SPORTS_MOVEMENTS, ...UNSEEN_MOVEMENTS }[sport]!;
  expect(searchSwings(posesOf(movingBody(keys, { fps: 30, ...filmed }))).found).toBe(lacks);
});

const GOLFERS = [
  { golfer: 'a neutral golfer' },
  { golfer: 'a left-hander', handedness: 'left' },
  { golfer: 'a golfer who sways and slides', sway: 0.35, slide: 0.6 },
  { golfer: 'a golfer who pivots in reverse', reversePivot: 1.3, spineTop: 16 },
  { golfer: 'a golfer who comes over the top with a chicken wing', overTheTop: 1, chickenWing: 85 },
  { golfer: 'a golfer who hardly turns', chestTurn: -62, hipTurn: -20, cameraYaw: 18 },
  { golfer: 'a golfer who rushes', backswing: 0.42 },
  { golfer: 'a golfer filmed at 120 frames a second', fps: 120 },
  { golfer: 'a golfer filmed from between the views', cameraYaw: 40 },
] as const;

test.each(GOLFERS)('the swing of $golfer is never refused', ({ golfer: _golfer, ...dials }) => {
  for (const view of VIEWS)
    for (const { way, change } of some(WAYS, 2)) {
      const swing = change(filmed(posesOf(syntheticGolfer({ fps: 30, view, ...dials }))));
      expect(searchSwings(swing.sequence).found, `${view}, ${way}`).toBe('swing');
    }
});

test.each(VIEWS)('a golfer is not refused for a picture in which the model saw somebody else, seen %s', (view) => {
  const poses = posesOf(syntheticGolfer({ fps: 30, view }));
  const atBall = Math.round(0.6 * poses.fps);
  const passerBy = poses.frames.map(
    (frame, i) =>
      frame && {
        ...frame,
        landmarks: frame.landmarks.map(([x, y, z, seen]): Landmark => {
          return Math.abs(i - atBall) <= 1 && i !== atBall ? [0.6 * x + 0.35, 0.8 * y - 0.1, z, seen] : [x, y, z, seen];
        }),
      },
  );
  expect(searchSwings({ ...poses, frames: passerBy }).found).toBe('swing');
});

test('a golfer is not refused for first pictures in which the model saw the body lower and edge-on', () => {
  const poses = posesOf(syntheticGolfer({ fps: 30, cameraYaw: 15 }));
  const edgeOn = poses.frames.map((frame, i) =>
    frame && i < 3
      ? {
          ...frame,
          landmarks: frame.landmarks.map(([x, y, z, seen]): Landmark => [0.45 + 0.1 * x, y + 0.003, z, seen]),
        }
      : frame,
  );
  expect(searchSwings({ ...poses, frames: edgeOn }).found).toBe('swing');
});

test('a golfer whose shoulders are narrow for the trunk is not refused', () => {
  const poses = posesOf(syntheticGolfer({ fps: 30, chestTurn: -105 }));
  const narrow = narrowed({ sequence: poses }, 0.6).sequence;
  expect(searchSwings(narrow).found).toBe('swing');
});

test.each(VIEWS)('a camera with twelve pictures a second refuses no golfer, seen %s', (view) => {
  for (let seed = 1100; seed < 1100 + cases(30, 3); seed++)
    for (const first of [0, 1]) {
      const swing = thinned(drawnSwing(seed, view, 24), 2, first);
      expect(searchSwings(swing.sequence).found, swing.id).toBe('swing');
    }
});
