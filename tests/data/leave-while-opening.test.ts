// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { abandonOpeningWhenLeft, rememberedIndexedDB } from '#src/data/db/leave-while-opening.ts';
import { startStorageTimeout } from '#src/data/db/storage-timeout.ts';
import { state, storageTimedOutAtom } from '#src/platform/state.ts';

const leave = () => dispatchEvent(new Event('pagehide'));
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

const settled = (request: IDBOpenDBRequest): Promise<string> =>
  new Promise((tell) => {
    request.addEventListener('success', () => tell('open'));
    request.addEventListener('error', () => tell('given up'));
  });

describe('a page that is left while it makes its database', () => {
  it('gives up what it was making, so that the next page can make it', async () => {
    const factory = new IDBFactory();
    const reload = vi.fn();
    abandonOpeningWhenLeft(reload);
    const first = rememberedIndexedDB(factory).open('rounds', 1);
    first.addEventListener('upgradeneeded', leave);

    expect(await settled(first)).toBe('given up');
    expect(await settled(rememberedIndexedDB(factory).open('rounds', 1))).toBe('open');

    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps a database that was open, and is not loaded anew when it comes back', async () => {
    const reload = vi.fn();
    abandonOpeningWhenLeft(reload);
    const request = rememberedIndexedDB(new IDBFactory()).open('rounds', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('rounds'));
    expect(await settled(request)).toBe('open');

    leave();
    comeBack();

    expect(reload).not.toHaveBeenCalled();
    expect(() => request.result.transaction('rounds')).not.toThrow();
  });
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
