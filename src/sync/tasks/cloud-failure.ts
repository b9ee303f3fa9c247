import { FirebaseError } from 'firebase/app';
import type { CloudFailure } from '#src/platform/cloud.ts';

const FAILURES: Readonly<Record<string, CloudFailure>> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/email-already-in-use': 'email-in-use',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/invalid-email': 'invalid-email',
  'auth/too-many-requests': 'too-many-tries',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
  'auth/user-token-expired': 'sign-in-needed',
  'auth/user-disabled': 'rejected',
  'auth/invalid-user-token': 'sign-in-needed',
};

export const authFailure = (error: unknown): CloudFailure =>
  error instanceof FirebaseError ? (FAILURES[error.code] ?? 'unknown') : 'unknown';

/** Whether the service said that this sign-in is over (and not merely that it could not be reached). */
export const endsSignIn = (error: unknown): boolean => {
  const failure = authFailure(error);
  return failure === 'sign-in-needed' || failure === 'rejected' || failure === 'wrong-credentials';
};

/** What went wrong with a call of either service. */
export const cloudFailure = (error: unknown): CloudFailure => {
  const code = error instanceof FirebaseError ? error.code.replace(/^firestore\//, '') : '';
  if (code === 'unavailable' || code === 'deadline-exceeded') return 'offline';
  return code === 'permission-denied' ? 'rejected' : authFailure(error);
};
