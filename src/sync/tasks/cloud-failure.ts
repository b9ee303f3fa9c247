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
  'auth/user-disabled': 'disabled',
  'auth/invalid-user-token': 'sign-in-needed',
};

const OVER: readonly CloudFailure[] = ['sign-in-needed', 'disabled', 'wrong-credentials'];

export const authFailure = (error: unknown): CloudFailure =>
  error instanceof FirebaseError ? (FAILURES[error.code] ?? 'unknown') : 'unknown';

/** Whether the service says that this sign-in has expired, and not merely that it is out of reach. */
export const isSignInOver = async (auth: Auth): Promise<boolean> => {
  const user = auth.currentUser;
  if (!user) return true;
  try {
    await user.getIdToken(true);
    return false;
  } catch (renewal) {
    // The golfer may have signed in again meanwhile. A late response about the old sign-in must not sign them out.
    return auth.currentUser === user && OVER.includes(authFailure(renewal));
  }
};

/** Firestore Lite returns `unknown` for a request without a response. */
const UNREACHED = ['unavailable', 'deadline-exceeded', 'unknown'];

/** Maps an error of either service to a CloudFailure. */
export const cloudFailure = (error: unknown): CloudFailure => {
  const code = error instanceof FirebaseError ? error.code.replace(/^firestore\//, '') : '';
  if (UNREACHED.includes(code)) return 'offline';
  return code === 'permission-denied' ? 'rejected' : authFailure(error);
};
