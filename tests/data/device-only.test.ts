import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countDeviceOnly } from '#src/data/db/device-only.ts';
import { eventsDatabase } from '#src/data/db/events-database.ts';
import { groundDatabase } from '#src/data/db/ground-database.ts';
import * as videos from '#src/data/db/swing-videos.ts';
import { newDocument } from '#src/data/commands/store.ts';
import { golferDb } from '#tests/support/test-db.ts';

// What signing out would lose for good, because it is on this device and nowhere else.

beforeEach(() => vi.stubGlobal('navigator', {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('counts nothing, and creates no database, for a golfer who has nothing here only', async () => {
  await golferDb();

  expect(await countDeviceOnly('nobody')).toEqual({
    videos: 0,
    markedRounds: 0,
    pocketBooks: 0,
    events: 0,
  });
  expect((await indexedDB.databases()).some(({ name }) => name?.includes('nobody'))).toBe(false);
});

it('counts videos that are not in the cloud, marked rounds, pocket books and events', async () => {
  const db = await golferDb();
  const swing = { ...newDocument('sam'), recordedAt: '2026-05-01T08:00:00.000Z', status: 'analysed' as const };
  await db.swings.bulkInsert([
    { ...swing, id: 's1', cloudVideo: 'uploaded' },
    { ...swing, id: 's2', cloudVideo: 'uploading' },
  ]);
  const stored = ['s1', 's2', 'no-swing-yet'].map((id) => ({ id, bytes: 1, keptAtMs: 0 }));
  vi.spyOn(videos, 'storedVideos').mockResolvedValue(stored);
  const ground = groundDatabase('sam');
  await ground.marks.put({ roundId: 'r1' } as never);
  await ground.books.put({ courseId: 'home' } as never);
  const organised = eventsDatabase('sam');
  await organised.events.put({ id: 'cup', day: '2026-05-01' } as never);

  expect(await countDeviceOnly('sam')).toEqual({
    videos: 2,
    markedRounds: 1,
    pocketBooks: 1,
    events: 1,
  });
  ground.close();
  organised.close();
});
