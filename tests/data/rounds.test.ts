import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishRound, recordHole, restoreRound, deleteRound, startRound } from '#src/data/commands/rounds.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { setDatabase } from '#src/data/live/current.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { setClock } from '#src/platform/clock.ts';
import { openTestDb } from '#tests/support/test-db.ts';

const tee = { id: 'white', name: 'White', par: [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5] };
const good = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
const start = async (setup: Partial<Parameters<typeof startRound>[0]> = {}) =>
  good(await startRound({ userId: 'sam', tee, length: 18, startHole: 1, mode: 'casual', ...setup }));

describe('scoring a round on the device', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await openTestDb(crypto.randomUUID());
    setDatabase(db);
    setClock(() => new Date('2026-05-01T07:30:00Z'));
  });
  afterEach(async () => {
    setDatabase(undefined);
    setClock(() => new Date());
    await db.close();
  });
  const stored = async (id: string) => (await db.rounds.findOne(id).exec())?.toJSON() as Round | undefined;

  it('has each tap on disk when the tap is answered', async () => {
    const { id } = await start();
    good(await recordHole(id, 1, { strokes: 5 }));
    good(await recordHole(id, 1, { putts: 2 }));
    expect((await stored(id))?.holes[0]).toMatchObject({ n: 1, par: 4, strokes: 5, putts: 2 });
  });

  it('keeps both holes when two tabs score at the same moment', async () => {
    const { id } = await start();
    await Promise.all([recordHole(id, 1, { strokes: 4 }), recordHole(id, 2, { strokes: 6 })]);
    expect((await stored(id))?.holes.slice(0, 2).map(({ strokes }) => strokes)).toEqual([4, 6]);
  });

  it('clears a score that is taken back', async () => {
    const { id } = await start();
    good(await recordHole(id, 3, { strokes: 4, putts: 2 }));
    good(await recordHole(id, 3, { strokes: undefined, putts: undefined }));
    expect((await stored(id))?.holes[2]).toEqual({ n: 3, par: 3 });
  });

  it.each([
    [{ strokes: 0 }, 'Not saved: holes.0.strokes is not between 1 and 20.'],
    [{ strokes: 21 }, 'Not saved: holes.0.strokes is not between 1 and 20.'],
    [{ strokes: 4.5 }, 'Not saved: holes.0.strokes is not a number as expected.'],
    [{ strokes: 3, putts: 4 }, 'There cannot be more putts than strokes.'],
    [{ penalties: 11 }, 'Not saved: holes.0.penalties is not between 0 and 10.'],
    [{ firstPuttFt: 500 }, 'Not saved: holes.0.firstPuttFt is not between 1 and 120.'],
  ])('refuses %o and leaves the card as it was', async (patch, sentence) => {
    const { id } = await start();
    expect(await recordHole(id, 1, patch)).toEqual({ ok: false, error: sentence });
    expect((await stored(id))?.holes[0]).toEqual({ n: 1, par: 4 });
  });

  it('plays a shotgun nine on the back from the 14th', async () => {
    const round = await start({ length: 9, startHole: 14 });
    expect(round.holesPlanned).toEqual([14, 15, 16, 17, 18, 10, 11, 12, 13]);
  });

  it('does not finish an empty card, and finishes a started one', async () => {
    const { id } = await start();
    expect((await finishRound(id, {})).ok).toBe(false);
    good(await recordHole(id, 1, { pickedUp: true }));
    expect(good(await finishRound(id, { mood: 4 }))).toMatchObject({ status: 'finished', mood: 4 });
  });

  it('brings a deleted round back whole', async () => {
    const { id } = await start();
    const scored = good(await recordHole(id, 1, { strokes: 4 }));
    good(await deleteRound(id));
    expect(await stored(id)).toBeUndefined();
    good(await restoreRound(scored));
    expect((await stored(id))?.holes[0]?.strokes).toBe(4);
  });

  it('reads the newest rounds first and stops at the limit', async () => {
    for (const day of ['03', '01', '02', '04']) {
      setClock(() => new Date(`2026-05-${day}T08:00:00Z`));
      await start();
    }
    const newest = await db.rounds.find({ selector: {}, sort: [{ sortKey: 'asc' }], limit: 3 }).exec();
    expect(newest.map(({ playedOn }) => playedOn)).toEqual(['2026-05-04', '2026-05-03', '2026-05-02']);
  });

  it('says that a full device could not save, and keeps the card', async () => {
    const { id } = await start();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    try {
      expect(await recordHole(id, 1, { strokes: 5 })).toEqual({
        ok: false,
        error: 'Not saved: this device is out of space. Free some space and try again.',
      });
    } finally {
      put.mockRestore();
    }
    good(await recordHole(id, 1, { strokes: 5 }));
  });
});
