// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { closeWhenLeft } from '#src/data/db/leave-while-opening.ts';
import { startStorageTimeout } from '#src/data/db/storage-timeout.ts';
import { state, storageTimedOutAtom } from '#src/platform/state.ts';

// WebKit holds the next page up while a page in its cache has a database half open.

const event = (name: string, persisted: boolean) => Object.assign(new Event(name), { persisted });

it('closes what was opened when the page is left while the database opens, and begins anew when it comes back', () => {
  const reload = vi.fn<() => void>();
  const half = { close: vi.fn<() => void>() };
  const opening = closeWhenLeft(reload);
  opening.add(half);
  dispatchEvent(event('pagehide', true));
  expect(half.close).toHaveBeenCalledTimes(1);

  // What the browser opened a moment later goes as well.
  const late = { close: vi.fn<() => void>() };
  opening.add(late);
  expect(late.close).toHaveBeenCalledTimes(1);

  dispatchEvent(event('pageshow', false));
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(event('pageshow', true));
  expect(reload).toHaveBeenCalledTimes(1);
  opening.done();
});

it('leaves a database alone that is open', () => {
  const reload = vi.fn<() => void>();
  const open = { close: vi.fn<() => void>() };
  const opening = closeWhenLeft(reload);
  opening.add(open);
  opening.done();
  dispatchEvent(event('pagehide', true));
  dispatchEvent(event('pageshow', true));
  expect(open.close).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('says within five seconds that a database does not open', () => {
  vi.useFakeTimers();
  const answered = startStorageTimeout({ patienceTicks: 5 });
  vi.advanceTimersByTime(4_900);
  expect(state.get(storageTimedOutAtom)).toBe(false);
  vi.advanceTimersByTime(200);
  expect(state.get(storageTimedOutAtom)).toBe(true);
  answered();
  expect(state.get(storageTimedOutAtom)).toBe(false);
  vi.useRealTimers();
});
