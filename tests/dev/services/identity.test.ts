import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { doc, getDoc, initializeFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Services, startServices } from '#dev/services/start-services.ts';

setLogLevel('silent');

const EMAIL = 'rory@divot.golf';
const PASSWORD = 'fairway-7';

const SESSION_OVER: unknown = expect.stringMatching(/token-expired|invalid-.*token/);

let services: Services;
let nowMs: number;
let apps: FirebaseApp[];

const device = (): { auth: Auth; app: FirebaseApp } => {
  const app = initializeApp({ projectId: services.project, apiKey: 'local' }, `device-${apps.length}`);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, services.identity.origin, { disableWarnings: true });
  return { auth, app };
};

beforeEach(async () => {
  nowMs = Date.now();
  apps = [];
  services = await startServices({ now: () => nowMs });
});
afterEach(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await services.stop();
});

describe('a forgotten password', () => {
  it('does not reveal who has an account', async () => {
    const { auth } = device();
    await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
    await sendPasswordResetEmail(auth, 'unknown@divot.golf');
    expect(services.identity.accounts.outbox).toEqual([]);
    await sendPasswordResetEmail(auth, EMAIL);
    expect(services.identity.accounts.outbox).toMatchObject([{ email: EMAIL }]);
  });

  it('can be replaced on the page behind the e-mail, which signs the other devices out', async () => {
    const { auth } = device();
    const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
    await sendPasswordResetEmail(auth, EMAIL);
    const page = `${services.identity.origin}/reset?oobCode=${services.identity.accounts.outbox[0]?.code ?? ''}`;
    expect(await (await fetch(page)).text()).toContain('<form method="post">');
    const saved = await fetch(page, { method: 'POST', body: new URLSearchParams({ password: 'new-driver' }) });
    expect(saved.status).toBe(200);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: SESSION_OVER });
    await signInWithEmailAndPassword(device().auth, EMAIL, 'new-driver');
    expect((await fetch(page)).status).toBe(400);
  });
});

describe('a token', () => {
  it('expires: the documents service rejects it until it is refreshed', async () => {
    const { auth, app } = device();
    const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
    const db = initializeFirestore(app, { host: `127.0.0.1:${services.documents.port}`, ssl: false });
    const own = doc(db, 'users', user.uid);
    expect((await getDoc(own)).exists()).toBe(false);
    nowMs += 3_601_000;
    await expect(getDoc(own)).rejects.toMatchObject({ code: 'unauthenticated' });
    // Firestore Lite does not renew a rejected token by itself, so its caller must.
    await user.getIdToken(true);
    expect((await getDoc(own)).exists()).toBe(false);
  });

  it('is not renewed once the sessions are revoked, or the account is disabled or deleted', async () => {
    const { user } = await createUserWithEmailAndPassword(device().auth, EMAIL, PASSWORD);
    services.identity.accounts.revoke(user.uid);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: SESSION_OVER });
    const again = await signInWithEmailAndPassword(device().auth, EMAIL, PASSWORD);
    await again.user.getIdToken(true);
    services.identity.accounts.disable(user.uid);
    await expect(again.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
  });
});
