import { FirebaseError } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { authFailure, cloudFailure, isSignInOver } from '#src/sync/tasks/cloud-failure.ts';

// SPEC section 8: sign-up and login errors reach the caller by kind, and the form has a sentence for each kind.

const errorOf = (code: string) => new FirebaseError(code, 'as the service words it');

describe('an error at sign-up or login', () => {
  it.each([
    ['auth/invalid-credential', 'wrong-credentials'],
    ['auth/invalid-login-credentials', 'wrong-credentials'],
    ['auth/wrong-password', 'wrong-credentials'],
    ['auth/user-not-found', 'wrong-credentials'],
    ['auth/email-already-in-use', 'email-in-use'],
    ['auth/weak-password', 'weak-password'],
    ['auth/password-does-not-meet-requirements', 'weak-password'],
    ['auth/invalid-email', 'invalid-email'],
    ['auth/too-many-requests', 'too-many-tries'],
    ['auth/network-request-failed', 'offline'],
    ['auth/timeout', 'offline'],
    ['auth/user-token-expired', 'sign-in-needed'],
    ['auth/invalid-user-token', 'sign-in-needed'],
    ['auth/user-disabled', 'disabled'],
    ['auth/something-new', 'unknown'],
  ] as const)('%s is told as %s', (code, kind) => expect(authFailure(errorOf(code))).toBe(kind));

  it('of an unknown service is unknown', () => expect(authFailure(new TypeError('x'))).toBe('unknown'));

  it('ends the sign-in only if the service says so and nobody has signed in again meanwhile', async () => {
    const renewedBy = (renew: (auth: { currentUser: unknown }) => Promise<string>) => {
      const auth = { currentUser: { getIdToken: () => renew(auth) } as unknown };
      return isSignInOver(auth as Auth);
    };
    const refusedWith = (code: string) => renewedBy(() => Promise.reject(errorOf(code)));

    expect(await refusedWith('auth/user-token-expired')).toBe(true);
    expect(await refusedWith('auth/user-disabled')).toBe(true);
    expect(await refusedWith('auth/network-request-failed')).toBe(false);
    expect(await renewedBy(() => Promise.resolve('a new token'))).toBe(false);
    expect(await isSignInOver({ currentUser: null } as Auth)).toBe(true);
    const late = renewedBy((auth) => {
      auth.currentUser = {};
      return Promise.reject(errorOf('auth/user-token-expired'));
    });
    expect(await late).toBe(false);
  });
});

describe('an error of the database', () => {
  it.each([
    ['unavailable', 'offline'],
    ['deadline-exceeded', 'offline'],
    ['unknown', 'offline'],
    ['permission-denied', 'rejected'],
  ] as const)('%s is told as %s', (code, kind) => expect(cloudFailure(errorOf(code))).toBe(kind));
});
