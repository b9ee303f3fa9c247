import { afterEach, expect, test, vi } from 'vitest';
import { badgeWhatWaits } from '#src/platform/pwa/badge.ts';
import { state, syncStatusAtom } from '#src/platform/state.ts';

afterEach(() => vi.unstubAllGlobals());

const waits = (pending: number, attention = 0) => state.set(syncStatusAtom, { phase: 'idle', pending, attention });

test('the icon counts what the cloud does not have, and is clear again once it has everything', () => {
  const shown: number[] = [];
  vi.stubGlobal('navigator', {
    setAppBadge: (count: number) => {
      shown.push(count);
      return Promise.resolve();
    },
  });
  waits(3, 1);
  badgeWhatWaits();
  waits(1);
  waits(0);
  expect(shown).toEqual([4, 1, 0]);
});

test('a system without badges, or one that refuses them, is left alone', () => {
  vi.stubGlobal('navigator', {});
  badgeWhatWaits();
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(() => waits(2)).not.toThrow();
});
