import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preferencesAtom } from '#src/platform/settings/preferences.ts';
import { state } from '#src/platform/state.ts';
import { dropUnfinished } from '#src/data/db/private-files.ts';
import { dropVideo, hasRoomFor, keepVideo, storedVideo, storedVideos } from '#src/data/db/swing-videos.ts';
import { copy } from '#src/features/swing/copy.ts';
import { stubPrivateFiles } from '#tests/support/private-files.ts';
import { MOST_DATABASE_BYTES } from '#workers/files/contract.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const video = (bytes: number) => ({ id: 'v', bytes, keptAtMs: 0 });

it.each([
  [50_000_000, [200_000_000], 250, true],
  [50_000_001, [200_000_000], 250, false],
  [50_000_001, [200_000_000], 500, true],
  [1, [100_000_000, 150_000_000], 250, false],
  [250_000_000, [], 250, true],
])('a video of %i bytes beside %j within %i MB: %s', (bytes, kept, limitMb, fits) => {
  expect(hasRoomFor(bytes, kept.map(video), limitMb)).toBe(fits);
});

it('over the golfer’s limit a video is not stored, and the answer is that it is full', async () => {
  const folder = {
    getDirectoryHandle: () => Promise.resolve(folder),
    entries: async function* () {
      yield await Promise.resolve(['old', { kind: 'file', getFile: () => ({ size: 249_999_999, lastModified: 0 }) }]);
    },
  };
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(folder) } });
  state.set(preferencesAtom, { ...state.get(preferencesAtom), videoLimitMb: 250 });
  expect(await keepVideo('sam', 'new', new Blob(['12']))).toBe('full');
});

it('a browser that makes a file and does not open it stores the clip all the same, and leaves no empty file', async () => {
  const paths = stubPrivateFiles(Infinity, false);
  expect(await keepVideo('eve', 'swing-1', new Blob(['seven iron'], { type: 'video/mp4' }))).toBe('kept');
  expect(paths()).toEqual([]);
  expect((await storedVideo('eve', 'swing-1'))?.size).toBe(10);
});

it('a page that is killed while it stores a clip leaves no half clip, and the next start removes what it wrote', async () => {
  const paths = stubPrivateFiles();
  await keepVideo('kim', 'swing-1', new Blob(['seven iron']));
  const clip = new Blob(['driver']);
  const killed = vi.fn(() => new Promise<ArrayBuffer>(() => undefined));
  vi.spyOn(clip, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: killed }));

  void keepVideo('kim', 'swing-2', clip);
  await vi.waitFor(() => expect(killed).toHaveBeenCalled());

  expect(await storedVideo('kim', 'swing-2')).toBeUndefined();
  expect(await storedVideos('kim')).toMatchObject([{ id: 'swing-1' }]);
  expect(paths()).toHaveLength(2);
  await dropUnfinished('kim');
  expect(paths()).toEqual(['golfer-kim/swings/swing-1']);
});

describe('in a browser that refuses private files, as a private window does', () => {
  const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
  const refusePrivateFiles = (getDirectory: () => Promise<unknown> = refuse) => {
    vi.stubGlobal('navigator', { storage: { getDirectory } });
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage = () => this.dispatchEvent(Object.assign(new Event('message'), { data: 'failed' }));
        terminate = () => undefined;
      },
    );
  };

  it('a clip is still stored, found, counted and deleted', async () => {
    refusePrivateFiles();
    expect(await keepVideo('ann', 'swing-1', new Blob(['seven iron'], { type: 'video/mp4' }))).toBe('kept');
    expect(await storedVideos('ann')).toMatchObject([{ id: 'swing-1', bytes: 10 }]);
    expect(await storedVideos('bob')).toEqual([]);
    await dropVideo('ann', 'swing-1');
    expect(await storedVideo('ann', 'swing-1')).toBeUndefined();
  });

  it('a clip is stored if the folder exists but access is denied', async () => {
    refusePrivateFiles(() => Promise.resolve({ getDirectoryHandle: refuse }));
    expect(await keepVideo('joe', 'swing-4', new Blob(['driver'], { type: 'video/mp4' }))).toBe('kept');
    expect(await storedVideos('joe')).toMatchObject([{ id: 'swing-4', bytes: 6 }]);
  });

  it('a clip is stored if IndexedDB accepts no file either, as in a private window of Safari', async () => {
    refusePrivateFiles();
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...asked) {
      if ((asked[0] as { readonly file: unknown }).file instanceof Blob)
        throw new DOMException('BlobURLs are not yet supported.', 'DataCloneError');
      return put.apply(this, asked);
    });

    expect(await keepVideo('pia', 'swing-3', new Blob(['seven iron'], { type: 'video/mp4' }))).toBe('kept');

    expect(await storedVideos('pia')).toMatchObject([{ id: 'swing-3', bytes: 10 }]);
    const film = await storedVideo('pia', 'swing-3');
    expect([film?.type, await film?.text()]).toEqual(['video/mp4', 'seven iron']);
  });

  it('a clip over IndexedDB’s limit does not report a full device', async () => {
    refusePrivateFiles();
    const large = Object.defineProperty(new Blob(['x']), 'size', { value: MOST_DATABASE_BYTES + 1 });
    expect(await keepVideo('ann', 'swing-2', large)).toBe('failed');
    expect(await storedVideo('ann', 'swing-2')).toBeUndefined();
    expect(copy.queue.unkeptTitle.failed).toContain('60 MB');
  });
});
