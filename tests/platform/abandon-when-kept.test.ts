// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { abandonWhenKept } from '#src/platform/pwa/abandon-when-kept.ts';
import { sessionAtom, state } from '#src/platform/state.ts';

const leave = ({ persisted = true } = {}) => dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

const reload = vi.fn();
abandonWhenKept(reload);
beforeEach(() => reload.mockClear());

it('reloads a restored page with a golfer’s data, and leaves one without data alone', () => {
  leave();
  comeBack();
  expect(reload).not.toHaveBeenCalled();

  state.set(sessionAtom, { kind: 'signed-in', user: { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' } });
  leave();
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  state.set(sessionAtom, { kind: 'signed-out' });
});

const settled = (request: IDBOpenDBRequest): Promise<string> =>
  new Promise((tell) => {
    request.addEventListener('success', () => tell('open'));
    request.addEventListener('error', () => tell('given up'));
  });

describe('a page that is left while it creates its database', () => {
  it('aborts the creation, so that the next page can do it', async () => {
    const factory = new IDBFactory();
    const first = factory.open('rounds', 1);
    first.addEventListener('upgradeneeded', () => leave());

    expect(await settled(first)).toBe('given up');
    expect(await settled(factory.open('rounds', 1))).toBe('open');

    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps a database that was open, and is not reloaded when restored', async () => {
    const request = new IDBFactory().open('rounds', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('rounds'));
    expect(await settled(request)).toBe('open');

    leave();
    comeBack();

    expect(reload).not.toHaveBeenCalled();
    expect(() => request.result.transaction('rounds')).not.toThrow();
  });
});

describe('a page that is left in the middle of a write', () => {
  const openRounds = async (factory: IDBFactory): Promise<IDBDatabase> => {
    const request = factory.open('rounds', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('rounds'));
    await settled(request);
    return request.result;
  };
  const ended = (transaction: IDBTransaction): Promise<string> =>
    new Promise((tell) => {
      for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => tell(end));
    });

  it('aborts it if the browser keeps the page, so that the next page can write', async () => {
    const factory = new IDBFactory();
    const kept = (await openRounds(factory)).transaction('rounds', 'readwrite');
    kept.objectStore('rounds').put('a 5', 'hole 7');
    const end = ended(kept);

    leave();

    expect(await end).toBe('abort');
    expect(await ended((await openRounds(factory)).transaction('rounds', 'readwrite'))).toBe('complete');
    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('also aborts what a package writes beside the golfer’s database', async () => {
    const summaries = new Dexie('summaries');
    summaries.version(1).stores({ swings: 'id' });
    const write = summaries.transaction('rw', 'swings', async () => {
      await summaries.table('swings').put({ id: 'drive' });
      leave();
    });

    await expect(write).rejects.toThrow(/abort/i);
    expect(await summaries.table('swings').count()).toBe(0);
  });

  it('lets it finish if the page ends too', async () => {
    const last = (await openRounds(new IDBFactory())).transaction('rounds', 'readwrite');
    last.objectStore('rounds').put('a 5', 'hole 7');
    const end = ended(last);

    leave({ persisted: false });

    expect(await end).toBe('complete');
  });
});
