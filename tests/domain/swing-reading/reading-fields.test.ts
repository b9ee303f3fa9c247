import { expect, test } from 'vitest';
import { positionsOf, type ReadingOptions, readSwing, searchSwings } from '@divot/swing';
import { posesOf, syntheticGolfer } from '@divot/swing-lab';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { validateDocument } from '#src/domain/entities/documents.ts';
import {
  clipOf,
  correctionsOf,
  issuesOf,
  readingFields,
  readingOptions,
} from '#src/domain/swing-reading/reading-fields.ts';

const poses = posesOf(syntheticGolfer({ view: 'face-on', fps: 60, sway: 0.3 }));
const search = searchSwings(poses);
if (search.found !== 'swing') throw new Error(search.found);
const read = (options: ReadingOptions) => readSwing(poses, search, options);

const stored = (said: Parameters<typeof readingFields>[1], reading = read({})): Swing => ({
  id: 'swing-1',
  userId: 'sam',
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
  sortKey: 0,
  recordedAt: '2026-05-01T10:00:00.000Z',
  status: 'analysed',
  ...readingFields(reading, said, { swingCount: 1, strikeMs: [1770] }),
  ...(said.captureFps === undefined ? {} : { captureFps: said.captureFps }),
});

test('a reading fits its document, with ten positions in time order', () => {
  const swing = stored({ moved: {} });
  expect(validateDocument('swings', swing)).toBeUndefined();
  const positions = positionsOf(swing);
  expect(positions.map(({ position }) => position)).toEqual([
    'P1',
    'P2',
    'P3',
    'P4',
    'P5',
    'P6',
    'P7',
    'P8',
    'P9',
    'P10',
  ]);
  expect(positions.map(({ ms }) => ms)).toEqual(positions.map(({ ms }) => ms).toSorted((a, b) => a - b));
  expect(swing.findings?.map(({ faultId }) => faultId)).toContain('sway');
});

test('the golfer’s corrections are read from the document again', () => {
  const said = { view: 'face-on', handedness: 'right', captureFps: 240, moved: { top: 80, P6: 101 } } as const;
  const swing = stored(said, read(readingOptions(said, { swingCount: 1, strikeMs: [] })));
  const again = correctionsOf(swing);
  expect(again).toEqual(said);
  expect(readingOptions(again, clipOf(swing))).toMatchObject({
    view: 'face-on',
    events: { top: 80 },
    positions: { P6: 101 },
    strikeMs: [1770],
  });
});

test('what Divot found by itself does not override a later, better reading', () => {
  expect(correctionsOf(stored({ moved: {} }))).toEqual({ moved: {} });
});

test('a moved top moves everything that depends on it, a moved P6 only itself', () => {
  const seen = read({});
  const top = seen.events.top.frame - 4;
  const moved = stored({ moved: { top } }, read({ events: { top } }));
  expect(positionsOf(moved).find(({ position }) => position === 'P4')).toMatchObject({ frame: top, moved: true });
  expect(moved.tempo?.ratio).not.toBe(stored({ moved: {} }).tempo?.ratio);
  const P6 = seen.positions.P6.frame + 1;
  const p6 = read({ positions: { P6 } });
  expect(p6.positions.P6.frame).toBe(P6);
  expect({ ...p6, positions: seen.positions }).toEqual(seen);
});

test('in a clip of uneven frame rate a dragged event stays on the picture the golfer chose', () => {
  // The phone dropped every third frame.
  const kept = poses.frames.map((_, i) => i).filter((i) => i % 3 !== 1);
  const uneven = {
    ...poses,
    frames: kept.map((i) => poses.frames[i]!),
    timesMs: kept.map((i) => (i * 1000) / poses.fps),
  };
  const found = searchSwings(uneven);
  if (found.found !== 'swing') throw new Error(found.found);
  const chosen = readSwing(uneven, found).events.top.frame + 3;
  expect(readSwing(uneven, found, { events: { top: chosen } }).events.top.frame).toBe(chosen);
});

test('problems with a reading are kept by name', () => {
  const slow = read({});
  const swing = stored(
    { moved: {} },
    { ...slow, quality: { ...slow.quality, issues: [{ code: 'camera-moves', message: 'The camera moves.' }] } },
  );
  expect(issuesOf(swing)).toEqual(['camera-moves']);
});
