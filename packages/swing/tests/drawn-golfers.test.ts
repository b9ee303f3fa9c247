import { some } from '@divot/basics/testing';
import { expect, test } from 'vitest';
import { type Kind, KINDS, swingOfKind } from '../../swing-lab/kinds.ts';
import { drawnSwing } from '../../swing-lab/random-golfers.ts';
import {
  type LabelledSwing,
  isRight,
  panned,
  toleranceFrames,
  trembling,
  withHoles,
} from '../../swing-lab/pose-files.ts';
import { REASONS } from '../copy.ts';
import { detectEvents } from '../pipeline/events.ts';
import { findSwings, mainSwing } from '../pipeline/find-swings.ts';
import { handPath } from '../pipeline/hand-path.ts';
import { buildTrack } from '../pipeline/pose-track.ts';
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

/** Each kind of clip with its own golfers, whom no rule was made on, from cameras at any height. */
const OF_KINDS = (Object.keys(KINDS) as Kind[]).map((kind) => ({
  kind,
  swings: VIEWS.flatMap((view) =>
    [30, 60].flatMap((fps) => some([0, 1, 2], 2).map((i) => swingOfKind(kind, 9100 + i, { view, fps }))),
  ),
}));
const percentRight = (swings: readonly LabelledSwing[]): number => {
  const hits = swings.flatMap(({ ranges, events, sequence }) => {
    const found = findEvents(sequence)!.frames;
    return ranges.flatMap((range, i) => isRight(range, found[i]!, toleranceFrames(events)) ?? []);
  });
  return (100 * hits.filter(Boolean).length) / hits.length;
};

test.each(OF_KINDS)('the events of a clip are right where the golfer $kind', ({ swings }) => {
  expect(percentRight(swings)).toBeGreaterThanOrEqual(92);
  expect(percentRight(swings.map((swing) => trembling(swing, 0.003)))).toBeGreaterThanOrEqual(89);
});

test('the stated tempo covers the truth for nine of ten golfers, however they begin', () => {
  const read = OF_KINDS.flatMap(({ swings }) => swings).map(({ sequence, events, ranges }) => {
    const search = searchSwings(sequence);
    if (search.found !== 'swing') throw new Error(search.found);
    const { tempo, notAssessable } = readSwing(sequence, search);
    const why = notAssessable.find(({ faultId }) => faultId === 'rushed-tempo')?.reason;
    const ratioFrom = (address: number) => (events[3]! - address) / (events[5]! - events[3]!);
    const [slowest, quickest] = [ratioFrom(events[0]!), ratioFrom(ranges[0]?.[1] ?? events[0]!)];
    const holds =
      tempo && tempo.ratio + tempo.ratioUncertainty >= quickest && tempo.ratio - tempo.ratioUncertainty <= slowest;
    return { tempo, why, holds, startsInView: ranges[0] !== null };
  });
  const stated = read.filter(({ tempo }) => tempo !== null);

  expect(stated.length / read.length).toBeGreaterThanOrEqual(0.65);
  expect(stated.filter(({ holds }) => holds).length / stated.length).toBeGreaterThanOrEqual(0.9);
  expect(Math.max(...stated.map(({ tempo }) => tempo!.ratioUncertainty / tempo!.ratio))).toBeLessThanOrEqual(0.403);
  expect(read.filter(({ startsInView }) => !startsInView).map(({ tempo }) => tempo)).not.toContainEqual(
    expect.anything(),
  );
  const refused = read.filter(({ tempo, startsInView }) => tempo === null && startsInView);
  expect(new Set(refused.map(({ why }) => why))).toEqual(new Set([REASONS.startUnclear]));
});

test.each(VIEWS)('a start that no rest precedes is as doubtful as the usual rhythm, %s', (view) => {
  const { sequence, events } = drawnSwing(700, view, 60);
  const addressDoubt = (first: number): number => {
    const track = buildTrack({ ...sequence, frames: sequence.frames.slice(first) })!;
    return detectEvents(track, mainSwing(handPath(track, 0.6), findSwings(handPath(track, 0.6)).spans)!).addressDoubt;
  };
  const backswing = events[3]! - events[0]!;

  expect(addressDoubt(0)).toBeLessThan(0.1 * backswing);
  expect(addressDoubt(events[0]! - 1)).toBeGreaterThan(0.14 * backswing);
});
