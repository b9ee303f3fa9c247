import { expect, it } from 'vitest';
import { recordedAt } from '#src/features/swing/queue/analysis-queue.ts';

const NOW = Date.parse('2026-11-27T12:00:00.000Z');
const box = (type: string, ...content: readonly number[][]): number[] => {
  const bytes = content.flat();
  const size = bytes.length + 8;
  return [size >>> 24, size >>> 16, size >>> 8, size]
    .map((one) => one & 255)
    .concat(
      Array.from(type, (c) => c.charCodeAt(0)),
      bytes,
    );
};
const since1904 = (iso: string): number[] => {
  const seconds = Date.parse(iso) / 1000 + 2_082_844_800;
  return [24, 16, 8, 0].map((shift) => (seconds >>> shift) & 255);
};
const clip = (seconds: number[], lastModified = '2026-11-27T09:00:00.000Z') =>
  new File(
    [
      new Uint8Array([
        ...box('ftyp', [1, 2, 3, 4]),
        ...box('mdat', [9, 9, 9]),
        ...box('moov', box('free', []), box('mvhd', [0, 0, 0, 0], seconds, seconds)),
      ]),
    ],
    'swing.mp4',
    { lastModified: Date.parse(lastModified) },
  );

it('files a clip that was copied today on the day it was filmed', async () => {
  expect(await recordedAt(clip(since1904('2025-05-01T10:00:00.000Z')), NOW)).toBe('2025-05-01T10:00:00.000Z');
});

it.each([
  ['that names no date', clip([0, 0, 0, 0])],
  ['that names a day to come', clip(since1904('2027-05-01T10:00:00.000Z'))],
  ['that is no MP4', new File(['GIF89a'], 'swing.gif', { lastModified: Date.parse('2026-11-27T09:00:00.000Z') })],
])('files a clip %s by the date of the file', async (_, file) => {
  expect(await recordedAt(file, NOW)).toBe('2026-11-27T09:00:00.000Z');
});

it('knows no date of a recording without one', async () => {
  expect(await recordedAt(new Blob(['']), NOW)).toBeUndefined();
});
