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
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { state, syncStatusAtom } from '#src/platform/state.ts';
import { type Result, fail, ok } from '@divot/basics';
import { authFailure } from './cloud-failure.ts';
import { displayNameOf } from '#src/domain/profile/display-name.ts';
import { sessionUser } from '#src/sync/cloud-client.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { SignInEnd } from '#src/platform/session/sign-in-end.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';

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
    const credential = await signInWithEmailAndPassword(auth, email, password).catch(() => undefined);
    if (!credential) throw error;
    return credential.user;
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

// Firebase's SDK has one error for a deleted account and a changed password, and then forgets the sign-in. The token
// service itself tells them apart: https://firebase.google.com/docs/reference/rest/auth#section-refresh-token

const WHY: Readonly<Record<string, SignInEnd['why']>> = {
  USER_NOT_FOUND: 'deleted',
  USER_DISABLED: 'disabled',
  TOKEN_EXPIRED: 'password-changed',
};
const HOST = 'securetoken.googleapis.com';

/** Why the service no longer accepts a refresh token. Undefined if it accepts it, does not say, or cannot be reached. */
export const whySignInEnded = async (
  { firebase, localServices }: Config,
  refreshToken: string,
): Promise<SignInEnd | undefined> => {
  const base = localServices ? `${location.origin}/${HOST}` : `https://${HOST}`;
  const response = await fetch(`${base}/v1/token?key=${firebase.apiKey}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const answer: unknown = await response.json();
  const message = isRecord(answer) && isRecord(answer.error) ? answer.error.message : undefined;
  const why = typeof message === 'string' ? WHY[message.split(' : ')[0]!] : undefined;
  return why && { why, at: nowIso() };
};
