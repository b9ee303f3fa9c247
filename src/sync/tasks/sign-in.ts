import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  type User,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { noteArrived } from '#src/platform/storage/arrived.ts';
import { now } from '#src/platform/clock/clock.ts';
import { state, syncStatusAtom } from '#src/platform/state.ts';
import { type Result, fail, ok } from '@divot/basics';
import { authFailure } from './cloud-failure.ts';
import { displayNameOf } from '#src/domain/profile/display-name.ts';
import { sessionUser } from '#src/sync/cloud-client.ts';

const attempt = async <T>(work: () => Promise<T>): Promise<Result<T, CloudFailure>> => {
  try {
    return ok(await work());
  } catch (error) {
    const failure = authFailure(error);
    // Log only the code: the service's message may contain an address.
    if (failure === 'unknown')
      logError(Object.assign(new Error(), { name: error instanceof FirebaseError ? error.code : 'SignInError' }));
    return fail(failure);
  }
};

/** If the response to the first try was lost, the second finds the account already made. Its password opens it. */
const newOrOwnAccount = async (auth: Auth, email: string, password: string): Promise<User> => {
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    // A new account has nothing in the cloud to fetch.
    noteArrived(user.uid, now().toISOString());
    return user;
  } catch (error) {
    if (authFailure(error) !== 'email-in-use') throw error;
    const own = await signInWithEmailAndPassword(auth, email, password).catch(() => undefined);
    if (!own) throw error;
    return own.user;
  }
};

/** Until the engine reports: the account's documents are on their way, and no screen should ask for them yet. */
const entering = (user: User) => {
  state.set(syncStatusAtom, { phase: 'syncing', pending: 0, attention: 0 });
  return sessionUser(user);
};

/** The identity calls of SPEC section 7; failures come back as values. */
export const identity = (auth: Auth) => ({
  signUp: ({ email, password, name }: { email: string; password: string; name?: string }) =>
    attempt(async () => {
      const user = await newOrOwnAccount(auth, email.trim().toLowerCase(), password);
      const displayName = displayNameOf({ displayName: name ?? '', email });
      // The account exists now. If the name does not arrive, that is no failure: the profile has it too.
      if (!user.displayName) await updateProfile(user, { displayName }).catch(() => undefined);
      return { ...entering(user), displayName: user.displayName ?? displayName };
    }),
  signIn: ({ email, password }: { email: string; password: string }) =>
    attempt(async () => entering((await signInWithEmailAndPassword(auth, email.trim().toLowerCase(), password)).user)),
  /** Gives the same result whether the address is known or not. */
  sendPasswordReset: async (email: string): Promise<Result<void, CloudFailure>> => {
    const sent = await attempt(() => sendPasswordResetEmail(auth, email.trim().toLowerCase()));
    return !sent.ok && sent.error === 'wrong-credentials' ? ok(undefined) : sent;
  },
});
