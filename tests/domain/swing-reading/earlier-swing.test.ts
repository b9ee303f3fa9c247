import { expect, it } from 'vitest';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { earlierPoses, withoutEarlier } from '#src/domain/swing-reading/earlier-swing.ts';

const AT = '2026-05-01T08:00:00.000Z';
const base = { id: 's1', userId: 'sam', createdAt: AT, updatedAt: AT, sortKey: 1, recordedAt: AT };
const today: Swing = { ...base, status: 'analysed', club: '7-iron', posesKey: 'k1' };
const { posesKey: _key, ...unnamed } = today;
const quality = { bodySeen: 0.9, viewCertain: 1, swingCount: 3, swing: 1, strikeMs: 1770, 'camera-moves': 1 };
const reading = {
  bodySeen: 0.9,
  golferHeight: 1,
  cameraShift: 0,
  viewCertain: true,
  viewChosen: false,
  handednessChosen: false,
  swingCount: 3,
  swing: 1,
  strikeMs: 1770,
  issues: ['camera-moves'],
};

it('leaves a swing alone that this version wrote', () => {
  expect(earlierPoses(today)).toBeUndefined();
  expect(withoutEarlier(today, undefined)).toEqual(today);
});

it('takes the body and the reading out of a swing, where the phone or the cloud has them', () => {
  for (const earlier of [
    { ...unnamed, landmarks: 'body', quality },
    { ...unnamed, extra: { landmarks: 'body', quality } },
  ] as Swing[]) {
    expect(earlierPoses(earlier)).toEqual({ packed: 'body' });
    expect(withoutEarlier(earlier, 'k1')).toEqual({ ...today, reading });
  }
});

it('keeps the newer body and reading, and what another app wrote', () => {
  const newer = { ...today, reading: { ...reading, swingCount: 1 } } as Swing;
  const both = { ...newer, extra: { landmarks: 'body', quality, caddie: 'Kim' } } as Swing;

  expect(earlierPoses(both)).toEqual({});
  expect(withoutEarlier(both, undefined)).toEqual({ ...newer, extra: { caddie: 'Kim' } });
});
