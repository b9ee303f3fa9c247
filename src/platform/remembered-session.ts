import { isRecord } from '#src/domain/shared/is-record.ts';
import { readLocal, writeLocal } from './local-store.ts';
import { type SessionUser, sessionAtom, state } from './state.ts';

// Who is signed in on this device, so that the app opens offline, weeks later, without asking anybody. It holds no
// token: the cloud decides about access, this only decides whose database to open. 'Reload App' keeps this key.

export const AUTH_KEY = 'auth';
/** How the keys begin under which Firebase keeps the sign-in where it is in local storage. */
export const SIGN_IN_KEY = 'firebase:authUser:';
/** Whose data is being erased from this device: what a page that was closed over it left is erased by the next. */
export const ERASING_KEY = 'divot-erasing';

const isUser = (value: unknown): value is SessionUser =>
  isRecord(value) &&
  typeof value.uid === 'string' &&
  value.uid !== '' &&
  typeof value.email === 'string' &&
  typeof value.displayName === 'string';

export const rememberedUser = (): SessionUser | undefined => readLocal(AUTH_KEY, isUser);

/** Writes every session that begins, forgets every session that ends, and follows the other tabs. */
export const rememberSessions = (): void => {
  state.sub(sessionAtom, () => {
    const session = state.get(sessionAtom);
    if (session.kind === 'signed-in') writeLocal(AUTH_KEY, session.user);
    if (session.kind === 'signed-out') localStorage.removeItem(AUTH_KEY);
  });
  addEventListener('storage', ({ key }) => {
    if (key !== AUTH_KEY) return;
    const user = rememberedUser();
    const session = state.get(sessionAtom);
    if (!user && session.kind === 'signed-in') state.set(sessionAtom, { kind: 'signed-out' });
    if (user && (session.kind !== 'signed-in' || session.user.uid !== user.uid)) {
      state.set(sessionAtom, { kind: 'signed-in', user });
    }
  });
};
