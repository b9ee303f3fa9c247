import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteShotSession, importShots, restoreShotSession, undoShotImport } from '#src/data/commands/shots.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { newSessions } from '#src/domain/bag/new-sessions.ts';
import { readShotFile } from '@divot/shot-files';
import { unwrap } from '@divot/basics';
import { golferDb } from '#tests/support/test-db.ts';

const fileOf = (name: string) =>
  unwrap(
    readShotFile(
      name,
      new Uint8Array(readFileSync(new URL(`../../packages/shot-files/fixtures/${name}`, import.meta.url))),
    ),
  );

describe('imported shots', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await golferDb();
  });
  const stored = async () => (await db.shotSessions.find().exec()).map((session) => session.toMutableJSON());
  const bringIn = async (name: string) => {
    const { sessions } = newSessions(fileOf(name), await stored());
    return unwrap(await importShots('sam', sessions, 'range'));
  };

  it('belong to the golfer alone, without a name or a note from the file', async () => {
    await bringIn('rapsodo-mlm2pro.csv');

    const sessions = await stored();
    expect(sessions).toMatchObject([{ userId: 'sam', vendor: 'rapsodo', place: 'range' }]);
    const { files } = JSON.parse(
      readFileSync(new URL('../../packages/shot-files/fixtures/truth.json', import.meta.url), 'utf8'),
    ) as {
      files: readonly { readonly file: string; readonly forbidden: readonly string[] }[];
    };
    for (const word of files.find(({ file }) => file === 'rapsodo-mlm2pro.csv')!.forbidden)
      expect(JSON.stringify(sessions)).not.toContain(word);
  });

  it('are imported once, and from a longer export only the new ones', async () => {
    await bringIn('garmin-r10-en.csv');
    const before = (await stored()).reduce((sum, { count }) => sum + count, 0);
    await bringIn('garmin-r10-en.csv');
    expect((await stored()).reduce((sum, { count }) => sum + count, 0)).toBe(before);

    await bringIn('garmin-r10-en-again.csv');

    const after = (await stored()).reduce((sum, { count }) => sum + count, 0);
    expect(after).toBeGreaterThan(before);
    expect(after).toBeLessThan(before * 2);
  });

  it('are undone in one step, and earlier ones stay', async () => {
    await bringIn('garmin-r10-en.csv');
    const before = await stored();
    const brought = await bringIn('square.csv');
    expect((await stored()).length).toBeGreaterThan(before.length);

    await undoShotImport(brought);

    expect(await stored()).toEqual(before);
  });

  it('are all imported or none', async () => {
    const { sessions } = newSessions(fileOf('square.csv'), []);
    const spoiled = { ...sessions[0]!, count: 100_000 };

    expect(await importShots('sam', [...sessions, spoiled], 'range')).toMatchObject({ ok: false });
    expect(await stored()).toEqual([]);
  });

  it('are deleted a session at a time, and come back whole', async () => {
    await bringIn('square.csv');
    await bringIn('awesome-golf.csv');
    const [session, ...others] = await stored();

    await deleteShotSession(session!.id);
    expect(await stored()).toEqual(others);

    unwrap(await restoreShotSession(session!));
    const { updatedAt: _, ...whole } = session!;
    expect(await stored()).toContainEqual(expect.objectContaining(whole));
  });
});
