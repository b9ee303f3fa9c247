import { describe, expect, test } from 'vitest';
import { videosToDelete } from '#src/features/swing/history/videos-to-delete.ts';

const MB = 1_000_000;
const video = (id: string, megabytes: number, starred = false) => ({ id, bytes: megabytes * MB, starred });

describe('making room for videos', () => {
  test('proposes the oldest until half of the space is free', () => {
    const kept = [video('march', 100), video('april', 100), video('may', 100)];
    expect([...videosToDelete(kept, 300 * MB)]).toEqual(['march', 'april']);
  });

  test('spares starred videos, however old', () => {
    const kept = [video('reference', 200, true), video('april', 100), video('may', 100)];
    expect([...videosToDelete(kept, 600 * MB)]).toEqual(['april']);
    expect([...videosToDelete(kept, 100 * MB)]).toEqual(['april', 'may']);
    expect([...videosToDelete([video('reference', 200, true)], 100 * MB)]).toEqual([]);
  });

  test('never proposes yesterday’s swing while it fits', () =>
    expect([...videosToDelete([video('march', 1), video('yesterday', 1)], 1000 * MB)]).toEqual(['march']));
});
