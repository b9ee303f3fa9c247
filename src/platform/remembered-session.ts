import { isRecord, readLocal, writeLocal } from './local-store.ts';
import { type SessionUser, sessionAtom, state } from './state.ts';

// Who is signed in on this device, so that the app opens offline, weeks later, without asking anybody. It holds no
// token: the cloud decides about access, this only decides whose database to open. 'Reload App' keeps this key.

export const AUTH_KEY = 'auth';

const isUser = (value: unknown): value is SessionUser =>
  isRecord(value) &&
  typeof value.uid === 'string' &&
  value.uid !== '' &&
  typeof value.email === 'string' &&
  typeof value.displayName === 'string';

export const rememberedUser = (): SessionUser | undefined => readLocal(AUTH_KEY, isUser);

/** Writes every session that begins, forgets every session that ends. */
export const rememberSessions = (): void => {
  state.sub(sessionAtom, () => {
    const session = state.get(sessionAtom);
    if (session.kind === 'signed-in') writeLocal(AUTH_KEY, session.user);
    if (session.kind === 'signed-out') localStorage.removeItem(AUTH_KEY);
  });
};
