import {
  type Auth,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import { authFailure } from './auth-failure.ts';
import { displayNameOf } from '#src/domain/profile/display-name.ts';
import { sessionUser } from './session-user.ts';

const attempt = async <T>(work: () => Promise<T>): Promise<Result<T, CloudFailure>> => {
  try {
    return ok(await work());
  } catch (error) {
    return fail(authFailure(error));
  }
};

/** The identity calls of SPEC section 7; failures come back as values. */
export const identity = (auth: Auth) => ({
  signUp: ({ email, password, name }: { email: string; password: string; name?: string }) =>
    attempt(async () => {
      const { user } = await createUserWithEmailAndPassword(auth, email.trim().toLowerCase(), password);
      await updateProfile(user, { displayName: displayNameOf({ displayName: name ?? '', email }) });
      return sessionUser(user);
    }),
  signIn: ({ email, password }: { email: string; password: string }) =>
    attempt(async () =>
      sessionUser((await signInWithEmailAndPassword(auth, email.trim().toLowerCase(), password)).user),
    ),
  /** Says the same whether the address is known or not. */
  sendPasswordReset: async (email: string): Promise<Result<void, CloudFailure>> => {
    const sent = await attempt(() => sendPasswordResetEmail(auth, email.trim().toLowerCase()));
    return !sent.ok && sent.error === 'wrong-credentials' ? ok(undefined) : sent;
  },
});
