import { deleteApp, initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mintIdToken } from '#dev/services/identity/token.ts';
import { type Services, startServices } from '#dev/services/start-services.ts';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { closeGolferDatabase } from '#src/data/db/golfer-database.ts';
import { createViewedCollections } from '#src/sync/viewed-collections.ts';
import type { SessionSync } from '#src/sync/contract.ts';
import { startSessionSync } from '#src/sync/session-sync.ts';
import { eventually } from '#tests/support/eventually.ts';

// SPEC section 4: the profile is reloaded whenever the window regains focus. The poll of every 30 s is far away here.

const user = { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' };
let services: Services;
const page = new EventTarget();

beforeEach(async () => {
  services = await startServices();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('localStorage', { getItem: () => 'this-phone', setItem: () => undefined });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await services.stop();
});

it('the window regains focus: what another device changed on the profile is there', async () => {
  const app = initializeApp({ projectId: services.project, apiKey: 'local' }, 'focus');
  const firestore = getFirestore(app);
  const mockUserToken = mintIdToken(
    services.project,
    { uid: 'sam', email: user.email, emailVerified: false },
    { nowMs: Date.now(), lifetimeSeconds: 3600, signedInSeconds: 0 },
  );
  connectFirestoreEmulator(firestore, '127.0.0.1', services.documents.port, { mockUserToken });
  const auth = { currentUser: { uid: 'sam' } } as unknown as Auth;
  const sync: SessionSync = await startSessionSync(user, auth, firestore, createViewedCollections(), () =>
    Promise.resolve(),
  );
  await ensureProfile(user);
  const stored = doc(firestore, 'users', 'sam');
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

  await sync.stop();
  await closeGolferDatabase();
  await deleteApp(app);
});
