import { useSyncExternalStore } from 'react';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { sessionAtom, useAtomValue } from '#src/platform/state.ts';

// Why the service ended this device's sign-in, if it said so. Kept until the golfer signs in again, because Firebase
// forgets the sign-in and cannot be asked twice. The key carries the golfer's id, so that erasing deletes it.

/** 'deleted' and 'disabled': the account. 'password-changed': on another device, or by a link from a mail. */
export type SignInEnd = { readonly why: 'deleted' | 'disabled' | 'password-changed'; readonly at: string };

const WHYS: readonly unknown[] = ['deleted', 'disabled', 'password-changed'] satisfies SignInEnd['why'][];
const isSignInEnd = (value: unknown): value is SignInEnd =>
  isRecord(value) && WHYS.includes(value.why) && typeof value.at === 'string';

const keyFor = (uid: string): string => `divot-sign-in-end-${uid}`;
const listeners = new Set<() => void>();
const notifyAll = (): void => {
  for (const listener of listeners) listener();
};

export const noteSignInEnd = (uid: string, end: SignInEnd | undefined): void => {
  if (end) writeLocal(keyFor(uid), end);
  else localStorage.removeItem(keyFor(uid));
  notifyAll();
};

export const signInEnd = (uid: string): SignInEnd | undefined => readLocal(keyFor(uid), isSignInEnd);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener); // another tab has heard it
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

/** Why the golfer's sign-in ended, live. Undefined while it is good. */
export const useSignInEnd = (): SignInEnd | undefined => {
  const session = useAtomValue(sessionAtom);
  const uid = session.kind === 'signed-in' ? session.user.uid : '';
  // As text, because React compares it.
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(keyFor(uid)));
  return text === null ? undefined : signInEnd(uid);
};
