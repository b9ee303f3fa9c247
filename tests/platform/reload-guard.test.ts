import { afterEach, expect, test, vi } from 'vitest';
import { guardReload, mayReload, updateOffer } from '#src/platform/pwa/reload-guard.ts';
import { applyUpdate, updateCheckDue } from '#src/platform/pwa/pwa.ts';
import { busyAtom, state, updateWaitingAtom } from '#src/platform/state.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  state.set(busyAtom, []);
  state.set(updateWaitingAtom, false);
});

test('an update is offered at once only when nothing would be interrupted', () => {
  expect(updateOffer(false, [])).toBe('none');
  expect(updateOffer(false, ['round'])).toBe('none');
  expect(updateOffer(true, [])).toBe('now');
});

test('during a round the update waits for the hole, during other work for its end', () => {
  expect(updateOffer(true, ['round'])).toBe('after-this-hole');
  expect(updateOffer(true, ['form:goals', 'round'])).toBe('after-this-hole');
  expect(updateOffer(true, ['form:goals'])).toBe('after-this');
});

test('a round and a form both block reloads until both are over', () => {
  const endRound = guardReload('round');
  const endForm = guardReload('form:goals');
  endForm();
  endForm(); // releasing the same hold twice does nothing
  expect(mayReload()).toBe(false);
  endRound();
  expect(mayReload()).toBe(true);
});

test('two holds under one name need two releases', () => {
  const first = guardReload('form:login');
  const second = guardReload('form:login');
  first();
  expect(state.get(busyAtom)).toEqual(['form:login']);
  second();
  expect(state.get(busyAtom)).toEqual([]);
});

test('Update Now does nothing over an active round, and the offer stays', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  state.set(updateWaitingAtom, true);
  const endRound = guardReload('round');
  expect(applyUpdate()).toBe(false);
  expect(state.get(updateWaitingAtom)).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  endRound();
  expect(applyUpdate()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('the app checks for an update at its first chance, then at most once a minute', () => {
  expect(updateCheckDue(undefined, 0)).toBe(true);
  expect(updateCheckDue(1_000, 60_999)).toBe(false);
  expect(updateCheckDue(1_000, 61_000)).toBe(true);
});
