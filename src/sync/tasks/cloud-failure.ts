import { FirebaseError } from 'firebase/app';
import type { Auth } from 'firebase/auth';
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

const OVER: readonly CloudFailure[] = ['sign-in-needed', 'rejected', 'wrong-credentials'];

export const authFailure = (error: unknown): CloudFailure =>
  error instanceof FirebaseError ? (FAILURES[error.code] ?? 'unknown') : 'unknown';

/** Whether the service says that this sign-in is over (and not merely that it could not be reached). */
export const isSignInOver = async (auth: Auth): Promise<boolean> => {
  const user = auth.currentUser;
  if (!user) return true;
  try {
    await user.getIdToken(true);
    return false;
  } catch (renewal) {
    // Who has signed in again meanwhile is not signed out by the old sign-in's late answer.
    return auth.currentUser === user && OVER.includes(authFailure(renewal));
  }
};

/** Firestore Lite says `unknown` for a request that got no answer at all. */
const UNREACHED = ['unavailable', 'deadline-exceeded', 'unknown'];

/** What went wrong with a call of either service. */
export const cloudFailure = (error: unknown): CloudFailure => {
  const code = error instanceof FirebaseError ? error.code.replace(/^firestore\//, '') : '';
  if (UNREACHED.includes(code)) return 'offline';
  return code === 'permission-denied' ? 'rejected' : authFailure(error);
};
