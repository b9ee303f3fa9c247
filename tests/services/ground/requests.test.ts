import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setClock } from '#src/platform/clock/clock.ts';
import { mayTry, noteFailure } from '#src/services/ground/requests.ts';

const at = (time: string) => setClock(() => new Date(time));
const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => {
  setClock(() => new Date());
  vi.unstubAllGlobals();
});

it('asks for a map again that failed while the clock was four years ahead', () => {
  at('2030-11-29T10:00:00Z');
  noteFailure('ann', 'heron', true);
  expect(mayTry('ann', 'heron')).toBe(false);

  at('2026-11-29T10:00:00Z');
  expect(mayTry('ann', 'heron')).toBe(true);
});
