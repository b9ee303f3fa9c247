import type { FindingId } from '@divot/golf-content';
import { expect, test } from 'vitest';
import { type Landmark, type PoseSequence, readSwing, searchSwings } from '@divot/swing';
import { type GolferParameters, eventFramesOf, posesOf, syntheticGolfer } from '@divot/swing-lab';
import type { SwingFinding } from '#src/domain/entities/swing.entity.ts';
import { byCause, fixFirst } from '#src/domain/swing-fix/same-cause.ts';
import { torsoText } from '#src/domain/swing-fix/body-length.ts';
import { type Body, targetPose } from '#src/domain/swing-fix/target-pose.ts';

const read = (poses: PoseSequence) => {
  const search = searchSwings(poses);
  if (search.found !== 'swing') throw new Error(search.found);
  return readSwing(poses, search);
};

const FAULTY: readonly (Partial<GolferParameters> & { readonly fault: string; readonly event: number })[] = [
  { fault: 'sway', event: 3, sway: 0.35 },
  { fault: 'reverse-pivot', event: 3, reversePivot: 1.3 },
  { fault: 'excessive-slide', event: 5, slide: 0.6 },
  { fault: 'hanging-back', event: 5, slide: -0.02 },
  { fault: 'reverse-spine', event: 3, spineTop: 16 },
  { fault: 'chicken-wing', event: 6, chickenWing: 85 },
  { fault: 'over-the-top', event: 4, view: 'down-the-line', overTheTop: 1 },
  { fault: 'early-extension', event: 5, view: 'down-the-line', earlyExtension: 0.24 },
];

// The difference between the two frames must be exactly what the finding measures, by the same amount.
test.each(FAULTY)(
  'the position beside $fault is the golfer’s own, measured as normal',
  ({ fault, event, ...dials }) => {
    for (const handedness of ['right', 'left'] as const) {
      const golfer = syntheticGolfer({ ...dials, handedness });
      const poses = posesOf(golfer);
      const finding = read(poses).findings.find(({ faultId }) => faultId === fault)!;
      const moment = eventFramesOf(golfer)[0]![event]!;
      const aspect = poses.widthPx / poses.heightPx;
      const { low, high } = finding.band;
      const measured = {
        ...finding,
        ...(low === null ? {} : { bandLow: low }),
        ...(high === null ? {} : { bandHigh: high }),
      };
      const around = (frame: number) => Math.abs(frame - moment) <= 6;
      const better: PoseSequence = {
        ...poses,
        frames: poses.frames.map((frame, i) => {
          if (!frame || !around(i)) return frame;
          const body: Body = frame.landmarks.map(([x, y]) => [x * aspect, y]);
          const target = targetPose(body, measured, handedness)!;
          const landmarks = frame.landmarks.map(([, , z, visibility], joint): Landmark => {
            const [x, y] = target[joint]!;
            return [x / aspect, y, z, visibility];
          });
          return { ...frame, landmarks };
        }),
      };
      const marks = eventFramesOf(golfer)[0]!;
      const events = { top: marks[3]!, midDownswing: marks[4]!, impact: marks[5]!, midFollowThrough: marks[6]! };
      const search = searchSwings(poses);
      if (search.found !== 'swing') throw new Error(search.found);
      const again = searchSwings(better);
      if (again.found !== 'swing') throw new Error(again.found);
      const value = readSwing(better, again, { events, view: read(poses).view, handedness }).metrics[finding.metric]!;
      const before = readSwing(poses, search, { events, view: read(poses).view, handedness }).metrics[finding.metric]!;
      const [edge, off] = high !== null && finding.value > high ? [high, before - high] : [low!, low! - before];
      expect(Math.abs(value - edge), `${handedness}: ${before} became ${value}`).toBeLessThan(0.35 * off);
    }
  },
);

test('a tempo has no position of its own', () => {
  const body = posesOf(syntheticGolfer({})).frames[0]!.landmarks.map(([x, y]): [number, number] => [x, y]);
  expect(targetPose(body, { faultId: 'rushed-tempo', metric: 'tempoRatio', value: 2, bandLow: 2.57 }, 'right')).toBe(
    undefined,
  );
});

const finding = (faultId: FindingId, confidence: SwingFinding['confidence'], verdict?: 'disagree'): SwingFinding => ({
  id: faultId,
  faultId,
  confidence,
  metric: 'trunkLeanTop',
  value: 9,
  frame: 40,
  ...(verdict ? { verdict } : {}),
});

test('a lean that comes with hips on the wrong side is one finding with them', () => {
  const grouped = byCause([finding('reverse-spine', 'medium'), finding('reverse-pivot', 'low')]);
  expect(grouped.map((one) => [one.finding.faultId, one.also.map(({ faultId }) => faultId)])).toEqual([
    ['reverse-pivot', ['reverse-spine']],
  ]);
});

test('a lean alone stays a finding, also if the golfer disagrees with the sway', () => {
  const findings = [finding('sway', 'high', 'disagree'), finding('reverse-spine', 'medium')];
  expect(byCause(findings)).toHaveLength(2);
  expect(fixFirst(findings, () => true)?.finding.faultId).toBe('reverse-spine');
});

test('of equally sure findings the one with a drill goes first', () => {
  const findings = [finding('early-extension', 'medium'), finding('chicken-wing', 'medium'), finding('sway', 'low')];
  const hasDrill = (id: string) => id !== 'early-extension';
  expect(fixFirst(findings, hasDrill)?.finding.faultId).toBe('chicken-wing');
  expect(fixFirst(findings.slice(0, 1), hasDrill)?.finding.faultId).toBe('early-extension');
  expect(fixFirst([], hasDrill)).toBeUndefined();
});

test('a quarter of a torso is five inches or thirteen centimetres for a golfer of 1.80 m', () => {
  expect(torsoText(0.25, 'imperial', 180)).toBe('about 5 inches');
  expect(torsoText(0.05, 'imperial', 180)).toBe('about 1 inch');
  expect(torsoText(-0.25, 'metric', 180)).toBe('about 13 cm');
  expect(torsoText(0.25, 'metric', undefined)).toBe('roughly 12 cm');
});
