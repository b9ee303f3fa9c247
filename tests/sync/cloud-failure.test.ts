import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { authFailure, cloudFailure, endsSignIn } from '#src/sync/tasks/cloud-failure.ts';

// SPEC section 8: sign-up and login errors reach the caller, by their kind; the form has a sentence for each.

const errorOf = (code: string) => new FirebaseError(code, 'as the service words it');

describe('an error of signing up or in', () => {
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
    ['auth/user-disabled', 'rejected'],
    ['auth/something-new', 'unknown'],
  ] as const)('%s is told as %s', (code, kind) => expect(authFailure(errorOf(code))).toBe(kind));

  it('of no service is unknown', () => expect(authFailure(new TypeError('x'))).toBe('unknown'));

  it('ends the sign-in only where the service says that it is over', () => {
    expect(endsSignIn(errorOf('auth/user-token-expired'))).toBe(true);
    expect(endsSignIn(errorOf('auth/user-disabled'))).toBe(true);
    expect(endsSignIn(errorOf('auth/network-request-failed'))).toBe(false);
  });
});

describe('an error of the database', () => {
  it.each([
    ['unavailable', 'offline'],
    ['deadline-exceeded', 'offline'],
    ['permission-denied', 'rejected'],
  ] as const)('%s is told as %s', (code, kind) => expect(cloudFailure(errorOf(code))).toBe(kind));
});
