import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import { closeGolferDatabase, openGolferDatabase } from '#src/data/db/golfer-database.ts';
import { leaveSample, showSample } from '#src/data/db/sample-database.ts';
import { digestSource } from '#src/data/live/digest.ts';
import { currentDatabase, isSampleShown } from '#src/data/live/current.ts';
import { eventually } from '#tests/support/eventually.ts';

const sam = { uid: 'sample-looker', email: 'sam@example.org', displayName: 'Sam' };

beforeEach(async () => {
  await openGolferDatabase(sam.uid);
  await ensureProfile(sam);
});
afterEach(closeGolferDatabase);

const databases = async () =>
  (await indexedDB.databases()).map(({ name }) => name ?? '').toSorted((a, b) => a.localeCompare(b));

it('sample data replace the golfer’s own, are never on disk, and are gone when left', async () => {
  const own = currentDatabase();
  const before = await databases();
  await showSample(sam.uid);
  expect(isSampleShown()).toBe(true);
  const shown = currentDatabase()!;
  expect(shown).not.toBe(own);
  const rounds = await shown.rounds.find({ sort: [{ sortKey: 'asc' }], limit: 20 }).exec();
  expect(rounds).toHaveLength(20);
  const dates = rounds.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a))); // newest first
  const active = await shown.rounds.find({ selector: { status: 'active' }, limit: 1 }).exec();
  expect(active).toEqual([]);
  expect((await shown.profiles.findOne(sam.uid).exec())?.displayName).toBe('Robin (sample)');
  expect(await databases()).toEqual(before);
  expect(await own!.rounds.find().exec()).toEqual([]);
  // Sync opens the database by user id, so it gets the golfer's own, as before.
  expect(await openGolferDatabase(sam.uid)).toBe(own);

  await leaveSample();
  expect(isSampleShown()).toBe(false);
  expect(currentDatabase()).toBe(own);
  expect((await own!.profiles.findOne(sam.uid).exec())?.displayName).toBe('Sam');
});

it('figures over whole collections use the sample’s rounds', async () => {
  const digest = digestSource('rounds', ({ id }) => id);
  await showSample(sam.uid);
  const stop = digest.subscribe(() => undefined);
  await eventually(() => expect(digest.read().complete).toBe(true));
  expect(digest.read().digests.length).toBeGreaterThan(20);
  stop();
  await leaveSample();
});

it('nothing can be changed meanwhile, and the golfer reads why', async () => {
  await showSample(sam.uid);
  const saved = await saveProfile(sam.uid, { swingThought: 'turn' });
  expect(saved).toEqual({
    ok: false,
    error: 'Not saved: this is sample data. Go back to your own golf first.',
  });
  await leaveSample();
  expect(await saveProfile(sam.uid, { swingThought: 'turn' })).toMatchObject({ ok: true });
});

it('signing out ends the sample', async () => {
  await showSample(sam.uid);
  await closeGolferDatabase();
  expect(currentDatabase()).toBeUndefined();
  expect(isSampleShown()).toBe(false);
});
