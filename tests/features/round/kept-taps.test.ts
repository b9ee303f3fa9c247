// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { keepTaps, takeTaps } from '#src/features/round/pad/kept-taps.ts';
import { setClock } from '#src/platform/clock.ts';
import { newRound } from '#tests/sync/one-round.ts';

const LEFT = new Date('2026-05-01T08:00:00Z');
const round = (updatedAt: string, id = 'r1'): Round => ({ ...newRound(id, 'sam'), updatedAt });
const TAPS = [
  { target: { n: 7 }, entry: { strokes: 5, putts: undefined } },
  { target: { n: 7, partnerId: 'jo' }, entry: { strokes: 4 } },
];
setClock(() => LEFT);
afterEach(() => localStorage.clear());

it('gives the taps of a page that was left to the next one, once, with what was taken back', () => {
  keepTaps(round('2026-05-01T07:59:00.000Z'), TAPS);

  const taken = takeTaps(round('2026-05-01T08:00:01.000Z'));
  expect(taken).toEqual(TAPS);
  expect(Object.keys(taken[0]!.entry)).toContain('putts');
  expect(takeTaps(round('2026-05-01T08:00:01.000Z'))).toEqual([]);
});

it('keeps them for their own round, and drops what somebody has overtaken', () => {
  keepTaps(round('2026-05-01T07:59:00.000Z'), TAPS);

  expect(takeTaps(round('2026-05-01T07:59:00.000Z', 'another'))).toEqual([]);
  expect(takeTaps(round('2026-05-01T08:00:30.000Z'))).toEqual([]);
  expect(takeTaps(round('2026-05-01T07:59:00.000Z'))).toEqual([]);
});

it('writes nothing where nothing waits, and reads nothing that it did not write', () => {
  keepTaps(round('2026-05-01T07:59:00.000Z'), []);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('divot-draft-taps-sam', '{"roundId":"r1","at":"soon","taps":7}');
  expect(takeTaps(round('2026-05-01T07:59:00.000Z'))).toEqual([]);
});
