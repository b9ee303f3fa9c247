import { expect, it, vi } from 'vitest';
import { preferencesAtom } from '#src/platform/preferences.ts';
import { state } from '#src/platform/state.ts';
import { hasRoomFor, keepVideo } from '#src/platform/swing-videos.ts';

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

it('over the golfer’s limit a video is not kept, and the answer is that it is full', async () => {
  const folder = {
    getDirectoryHandle: () => Promise.resolve(folder),
    entries: async function* () {
      yield await Promise.resolve(['old', { kind: 'file', getFile: () => ({ size: 249_999_999, lastModified: 0 }) }]);
    },
  };
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(folder) } });
  state.set(preferencesAtom, { ...state.get(preferencesAtom), videoLimitMb: 250 });
  expect(await keepVideo('sam', 'new', new Blob(['12']))).toBe('full');
  vi.unstubAllGlobals();
});
