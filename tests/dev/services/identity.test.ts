import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  inMemoryPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { doc, getDoc, initializeFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Services, startServices } from '#dev/services/start-services.ts';

setLogLevel('silent');

const EMAIL = 'rory@divot.golf';
const PASSWORD = 'fairway-7';

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

describe('an account', () => {
  it('is made, left and come back to from another device', async () => {
    const first = await createUserWithEmailAndPassword(device().auth, EMAIL, PASSWORD);
    await updateProfile(first.user, { displayName: 'Rory' });
    const second = await signInWithEmailAndPassword(device().auth, EMAIL.toUpperCase(), PASSWORD);
    expect(second.user.uid).toBe(first.user.uid);
    expect(second.user.displayName).toBe('Rory');
    expect(second.user.email).toBe(EMAIL);
  });

  it.each([
    [
      'a taken address',
      () => createUserWithEmailAndPassword(device().auth, EMAIL, PASSWORD),
      'auth/email-already-in-use',
    ],
    [
      'a short password',
      () => createUserWithEmailAndPassword(device().auth, 'new@divot.golf', '12345'),
      'auth/weak-password',
    ],
    [
      'no address at all',
      () => createUserWithEmailAndPassword(device().auth, 'nobody', PASSWORD),
      'auth/invalid-email',
    ],
    ['a wrong password', () => signInWithEmailAndPassword(device().auth, EMAIL, 'sliced'), 'auth/invalid-credential'],
    [
      'an unknown address',
      () => signInWithEmailAndPassword(device().auth, 'a@b.co', PASSWORD),
      'auth/invalid-credential',
    ],
    ['a made-up reset code', () => confirmPasswordReset(device().auth, 'none', PASSWORD), 'auth/invalid-action-code'],
  ])('says what is wrong with %s', async (_, attempt, code) => {
    await createUserWithEmailAndPassword(device().auth, EMAIL, PASSWORD);
    await expect(attempt()).rejects.toMatchObject({ code });
  });

  it('gets a new password through the mail, and its other devices are signed out', async () => {
    const { auth } = device();
    const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
    await sendPasswordResetEmail(auth, EMAIL);
    await sendPasswordResetEmail(auth, 'unknown@divot.golf'); // must not tell that it is unknown
    const [mail, ...others] = services.identity.accounts.outbox;
    expect(others).toEqual([]);
    expect(await verifyPasswordResetCode(auth, mail!.code)).toBe(EMAIL);
    await confirmPasswordReset(auth, mail!.code, 'new-driver');
    await expect(user.getIdToken(true)).rejects.toMatchObject({
      code: expect.stringMatching(/token-expired|invalid-.*token/),
    });
    await expect(signInWithEmailAndPassword(device().auth, EMAIL, PASSWORD)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    await signInWithEmailAndPassword(device().auth, EMAIL, 'new-driver');
    await expect(confirmPasswordReset(auth, mail!.code, 'again-again')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
  });

  it('changes its password and can be deleted', async () => {
    const { auth } = device();
    const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
    await updatePassword(user, 'new-driver');
    await signInWithEmailAndPassword(device().auth, EMAIL, 'new-driver');
    await deleteUser(user);
    await expect(signInWithEmailAndPassword(device().auth, EMAIL, 'new-driver')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });
});

describe('a token', () => {
  it('expires: the documents service refuses it until it is refreshed', async () => {
    const { auth, app } = device();
    const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
    const db = initializeFirestore(app, { host: `127.0.0.1:${services.documents.port}`, ssl: false });
    const own = doc(db, 'users', user.uid);
    expect((await getDoc(own)).exists()).toBe(false);
    nowMs += 3_601_000;
    await expect(getDoc(own)).rejects.toMatchObject({ code: 'unauthenticated' });
    // Firestore Lite does not renew a refused token by itself: whoever talks through it has to.
    await user.getIdToken(true);
    expect((await getDoc(own)).exists()).toBe(false);
  });

  it('is not renewed once the sessions are revoked, the account disabled or gone', async () => {
    const { user } = await createUserWithEmailAndPassword(device().auth, EMAIL, PASSWORD);
    services.identity.accounts.revoke(user.uid);
    await expect(user.getIdToken(true)).rejects.toMatchObject({
      code: expect.stringMatching(/token-expired|invalid-.*token/),
    });
    const again = await signInWithEmailAndPassword(device().auth, EMAIL, PASSWORD);
    await again.user.getIdToken(true);
    services.identity.accounts.disable(user.uid);
    await expect(again.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
  });
});
