import { deleteApp, initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mintIdToken } from '@divot/local-cloud';
import { type Services, startServices } from '#dev/services/start-services.ts';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { saveSwingThought } from '#src/data/commands/profile.ts';
import { closeGolferDatabase } from '#src/data/db/golfer-database.ts';
import { type SessionUser, networkAtom, state } from '#src/platform/state.ts';
import { ViewedCollections } from '#src/sync/viewed-collections.ts';
import { type SessionSync, startSessionSync } from '#src/sync/session-sync.ts';
import { eventually } from '#tests/support/eventually.ts';

// SPEC section 4: the profile reloads whenever the window regains focus. These tests set the poll of every 30 s far
// away.

const sam = { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' };
const kim = { uid: 'kim', email: 'kim@example.org', displayName: 'Kim' };
let services: Services;
const page = new EventTarget();

beforeEach(async () => {
  services = await startServices();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('localStorage', { getItem: () => 'this-phone', setItem: () => undefined, removeItem: () => undefined });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  state.set(networkAtom, 'online');
  await services.stop();
});

/** A golfer's session on this device, and their profile's document in the cloud. */
const session = async (user: SessionUser) => {
  const { uid } = user;
  const app = initializeApp({ projectId: services.project, apiKey: 'local' }, uid);
  const firestore = getFirestore(app);
  const mockUserToken = mintIdToken(
    services.project,
    { uid, email: user.email, emailVerified: false },
    { nowMs: Date.now(), lifetimeSeconds: 3600, signedInSeconds: 0 },
  );
  connectFirestoreEmulator(firestore, '127.0.0.1', services.documents.port, { mockUserToken });
  const auth = { currentUser: { uid } } as unknown as Auth;
  const sync: SessionSync = await startSessionSync({
    uid,
    auth,
    firestore,
    viewed: new ViewedCollections(),
    tidy: () => Promise.resolve(),
    onEnded: () => undefined,
  });
  const end = async () => {
    await sync.stop();
    await closeGolferDatabase();
    await deleteApp(app);
  };
  return { sync, stored: doc(firestore, 'users', uid), end };
};

it('when the window regains focus, another device’s profile changes arrive', async () => {
  const { sync, stored, end } = await session(sam);
  await ensureProfile(sam);
  await eventually(async () => expect((await getDoc(stored)).exists()).toBe(true));
  const engine = sync.engine()!;
  await engine.inSync();
  const asked = vi.spyOn(engine, 'pullAll');

  const there = (await getDoc(stored)).data();
  await setDoc(stored, { ...there, swingThought: 'tall neck', serverTimestamp: serverTimestamp() });
  const thought = async () => (await sync.database.profiles.findOne('sam').exec())?.swingThought;
  expect(asked).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('focus'));
  expect(asked).toHaveBeenCalledTimes(1);
  await eventually(async () => expect(await thought()).toBe('tall neck'));

  await end();
});

it('offline: the cloud is not contacted, local work continues, and is sent when the signal returns', async () => {
  const { sync, stored, end } = await session(kim);
  await ensureProfile(kim);
  await eventually(async () => expect((await getDoc(stored)).exists()).toBe(true));
  const engine = sync.engine()!;
  await engine.inSync();

  state.set(networkAtom, 'offline');
  expect((await saveSwingThought('kim', 'slow back')).ok).toBe(true);
  expect((await sync.database.profiles.findOne('kim').exec())?.swingThought).toBe('slow back');
  await new Promise((later) => setTimeout(later, 1_000)); // Divot would send after a fraction of this
  expect((await getDoc(stored)).data()).not.toHaveProperty('swingThought');

  state.set(networkAtom, 'reconnecting');
  await eventually(async () => expect((await getDoc(stored)).data()).toMatchObject({ swingThought: 'slow back' }));
  await end();
});
