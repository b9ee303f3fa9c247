import { describe, expect, test } from 'vitest';
import { type LabelledSwing, isRight, toleranceFrames } from '../../swing-lab/pose-files.ts';
import { drawnSwing } from '../../swing-lab/random-golfers.ts';
import type { PoseSequence } from '../contract.ts';
import { readSwing, searchSwings } from '../pipeline/read-swing.ts';
import { findEvents } from '../pipeline/swing-events.ts';

// Golfers start the camera late and stop it early: Divot must not invent what the clip does not show.

const VIEWS = ['face-on', 'down-the-line'] as const;
const golfersAt = (fps: number): readonly LabelledSwing[] =>
  VIEWS.flatMap((view) => Array.from({ length: 8 }, (_, i) => drawnSwing(1700 + i, view, fps)));

/** The clip starts after this share of the time from address to toe-up. */
const begunLate = (swing: LabelledSwing, share: number) => {
  const [address, toeUp] = swing.events as [number, number];
  const from = Math.round(address + share * (toeUp - address));
  return { from, sequence: { ...swing.sequence, frames: swing.sequence.frames.slice(from) } };
};
/** The clip ends this many downswings after impact. */
const endedEarly = ({ sequence, events }: LabelledSwing, downswings: number): PoseSequence => {
  const last = Math.round(events[5]! + downswings * (events[5]! - events[3]!));
  return { ...sequence, frames: sequence.frames.slice(0, last + 1) };
};
const readingOf = (poses: PoseSequence) => {
  const search = searchSwings(poses);
  if (search.found !== 'swing') throw new Error(search.found);
  return readSwing(poses, search);
};
const faultsOf = (poses: PoseSequence) => readingOf(poses).findings.map(({ faultId }) => faultId);

const NEEDS_ADDRESS = ['sway', 'excessive-slide', 'reverse-pivot', 'hanging-back', 'early-extension', 'rushed-tempo'];

describe.each([30, 60])('a clip of %i frames a second', (fps) => {
  const golfers = golfersAt(fps);

  test.each([0.3, 0.6, 0.9])('that begins %d of the way to toe-up has toe-up where it happens', (share) => {
    const hits = golfers.map((swing) => {
      const { from, sequence } = begunLate(swing, share);
      const found = findEvents(sequence)!.frames[1]! + from;
      return isRight(swing.ranges[1]!, found, toleranceFrames(swing.events));
    });

    expect(hits.filter(Boolean).length / hits.length).toBeGreaterThanOrEqual(0.8);
  });

  test('that begins with the club already moving judges nothing by the address, and says why', () => {
    for (const swing of golfers) {
      const reading = readingOf(begunLate(swing, 0.9).sequence);

      const judged = [...reading.findings.map(({ faultId }) => faultId), ...reading.clear];
      expect(judged.filter((fault) => NEEDS_ADDRESS.includes(fault))).toEqual([]);
      expect(reading.tempo).toBeNull();
      expect(reading.quality.issues.map(({ code }) => code)).toContain('starts-late');
    }
  });

  test('that begins late or ends early invents no fault', () => {
    for (const swing of golfers) {
      const whole = faultsOf(swing.sequence);
      const cuts = [begunLate(swing, 0.5).sequence, begunLate(swing, 0.9).sequence, endedEarly(swing, 1)];
      for (const cut of cuts)
        expect(
          faultsOf(cut).filter((fault) => !whole.includes(fault)),
          swing.id,
        ).toEqual([]);
    }
  });

  test.each([0, 0.1, 0.2])(
    'that ends %d downswings after impact is refused, because it shows no follow-through',
    (after) => {
      for (const swing of golfers)
        expect(searchSwings(endedEarly(swing, after)).found, swing.id).toBe('no-follow-through');
    },
  );
});
