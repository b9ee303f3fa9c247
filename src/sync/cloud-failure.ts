import { FirebaseError } from 'firebase/app';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { authFailure } from './auth-failure.ts';

/** What went wrong with a call of either service. */
export const cloudFailure = (error: unknown): CloudFailure => {
  const code = error instanceof FirebaseError ? error.code.replace(/^firestore\//, '') : '';
  if (code === 'unavailable' || code === 'deadline-exceeded') return 'offline';
  return code === 'permission-denied' ? 'refused' : authFailure(error);
};
