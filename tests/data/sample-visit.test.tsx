import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveProfile } from '#src/data/commands/profile.ts';
import { closeGolferDatabase } from '#src/data/db/golfer-database.ts';
import { leaveVisit, visitSample } from '#src/data/db/sample-visit.ts';
import { currentDatabase, isSampleShown } from '#src/data/live/current.ts';
import { cloud, provideCloud } from '#src/platform/cloud.ts';
import { ERASING_KEY } from '#src/platform/session/erasing.ts';
import { sessionAtom, signedInUid, state } from '#src/platform/state.ts';

// Somebody without an account looks at the sample golfer.

beforeEach(() => {
  localStorage.clear();
  state.set(sessionAtom, { kind: 'signed-out' });
  provideCloud(() => Promise.reject(new Error('asked the cloud')));
});
afterEach(async () => {
  await leaveVisit();
  await closeGolferDatabase();
  state.set(sessionAtom, { kind: 'resolving' });
});

const databases = async () => (await indexedDB.databases()).map(({ name }) => name ?? '');
const traces = async () => [
  ...(await databases()).filter((name) => name.includes('sample-visitor')),
  ...Object.keys(localStorage),
];

it('shows the sample golfer’s rounds without an account or a cloud', async () => {
  await visitSample();

  expect(isSampleShown()).toBe(true);
  expect((await currentDatabase()!.rounds.find().exec()).length).toBeGreaterThan(20);
  await expect(cloud()).rejects.toThrow('No cloud');
});

it('saves nothing that the visitor enters', async () => {
  await visitSample();

  expect(await saveProfile(signedInUid()!, { displayName: 'Me' })).toMatchObject({ ok: false });
});

it('leaves no trace on the device for a later account', async () => {
  await visitSample();
  expect(await traces()).toContain(ERASING_KEY);

  await leaveVisit();

  expect(state.get(sessionAtom)).toEqual({ kind: 'signed-out' });
  expect(currentDatabase()).toBeUndefined();
  expect(await traces()).toEqual([]);
});
