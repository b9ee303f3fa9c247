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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityBackend, identityBackends } from './identity-backends.ts';

const PASSWORD = 'fairway-7';

describe.each(identityBackends)('$name', ({ missing, start }) => {
  describe.skipIf(missing !== undefined)('keeps the contract', { timeout: 120_000 }, () => {
    let backend: IdentityBackend;
    const apps: FirebaseApp[] = [];
    const device = (): Auth => {
      const app = initializeApp({ projectId: backend.project, apiKey: 'local' }, `identity-${apps.length}`);
      apps.push(app);
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
      return auth;
    };
    const mails = async (email: string) => {
      const answer = await fetch(`${backend.origin}/emulator/v1/projects/${backend.project}/oobCodes`);
      const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobCode: string }[] };
      return oobCodes.filter((mail) => mail.email === email);
    };

    beforeAll(async () => {
      backend = await start();
    }, 90_000);
    afterAll(async () => {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await backend?.stop();
    });

    it('an account is created, signed out and signed in to from another device', async () => {
      const first = await createUserWithEmailAndPassword(device(), 'Rory@divot.golf', PASSWORD);
      await updateProfile(first.user, { displayName: 'Rory' });
      const second = await signInWithEmailAndPassword(device(), 'rory@divot.golf', PASSWORD);
      expect(second.user.uid).toBe(first.user.uid);
      expect(second.user.displayName).toBe('Rory');
      expect(second.user.email).toBe('rory@divot.golf');
    });

    it('a token can be renewed and names its golfer', async () => {
      const { user } = await createUserWithEmailAndPassword(device(), 'token@divot.golf', PASSWORD);
      const { claims, expirationTime } = await user.getIdTokenResult(true);
      expect(claims['sub']).toBe(user.uid);
      expect(claims['email']).toBe('token@divot.golf');
      const minutes = (Date.parse(expirationTime) - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(58);
      expect(minutes).toBeLessThan(61);
    });

    it.each([
      [
        'a taken address',
        (a: Auth) => createUserWithEmailAndPassword(a, 'taken@divot.golf', PASSWORD),
        'email-already-in-use',
      ],
      ['a short password', (a: Auth) => createUserWithEmailAndPassword(a, 'new@divot.golf', '12345'), 'weak-password'],
      ['no address', (a: Auth) => createUserWithEmailAndPassword(a, 'nobody', PASSWORD), 'invalid-email'],
      ['a missing password', (a: Auth) => signInWithEmailAndPassword(a, 'taken@divot.golf', ''), 'missing-password'],
      [
        'a wrong password',
        (a: Auth) => signInWithEmailAndPassword(a, 'taken@divot.golf', 'sliced'),
        'invalid-credential|wrong-password',
      ],
      [
        'an unknown address',
        (a: Auth) => signInWithEmailAndPassword(a, 'a@b.co', PASSWORD),
        'invalid-credential|user-not-found',
      ],
      ['a made-up reset code', (a: Auth) => confirmPasswordReset(a, 'none', PASSWORD), 'invalid-action-code'],
    ])('says what is wrong with %s', async (_, attempt, codes) => {
      await createUserWithEmailAndPassword(device(), 'taken@divot.golf', PASSWORD).catch(() => undefined);
      await expect(attempt(device())).rejects.toMatchObject({ code: expect.stringMatching(`^auth/(${codes})$`) });
    });

    it('a forgotten password is replaced through the e-mail, whose code works once', async () => {
      const auth = device();
      const email = 'forgot@divot.golf';
      await createUserWithEmailAndPassword(auth, email, PASSWORD);
      await sendPasswordResetEmail(auth, email);
      const [mail] = await mails(email);
      const code = mail?.oobCode ?? '';
      expect(await verifyPasswordResetCode(auth, code)).toBe(email);
      await confirmPasswordReset(auth, code, 'new-driver');
      await expect(signInWithEmailAndPassword(device(), email, PASSWORD)).rejects.toThrow();
      await signInWithEmailAndPassword(device(), email, 'new-driver');
      await expect(confirmPasswordReset(auth, code, 'again-again')).rejects.toMatchObject({
        code: 'auth/invalid-action-code',
      });
    });

    it('a password is changed, an account deleted', async () => {
      const auth = device();
      const email = 'leaver@divot.golf';
      const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
      await updatePassword(user, 'new-driver');
      await signInWithEmailAndPassword(device(), email, 'new-driver');
      await deleteUser(user);
      await expect(signInWithEmailAndPassword(device(), email, 'new-driver')).rejects.toThrow();
    });
  });
});
