import { isRecord } from '#src/domain/shared/is-record.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { type SessionUser, isVisit, sessionAtom, state } from '#src/platform/state.ts';

// Who is signed in on this device, so that the app opens offline, even weeks later. It holds no token: the cloud
// decides about access, this only decides whose database to open. 'Reload App' keeps this key.

export const AUTH_KEY = 'auth';
/** Prefix of Firebase's keys for a sign-in in local storage. */
export const SIGN_IN_KEY = 'firebase:authUser:';

const isUser = (value: unknown): value is SessionUser =>
  isRecord(value) &&
  typeof value.uid === 'string' &&
  value.uid !== '' &&
  typeof value.email === 'string' &&
  typeof value.displayName === 'string';

export const rememberedUser = (): SessionUser | undefined => readLocal(AUTH_KEY, isUser);

export const hasLocalSignIn = (): boolean => Object.keys(localStorage).some((key) => key.startsWith(SIGN_IN_KEY));

/** The IndexedDB database in which Firebase stores the sign-in. */
const SIGN_IN_DATABASE = 'firebaseLocalStorageDb';
const SIGN_IN_STORE = 'firebaseLocalStorage';
const PATIENCE_MS = 2_000;

/** The sign-ins in Firebase's database, if it has any. */
const storedSignIns = async (): Promise<readonly unknown[]> => {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === SIGN_IN_DATABASE)) return [];
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(SIGN_IN_DATABASE);
    request.addEventListener('error', () => reject(request.error ?? new Error(`could not open ${SIGN_IN_DATABASE}`)));
    request.addEventListener('success', () => {
      const database = request.result;
      // Close our connection: it would block Firebase from changing or deleting its database.
      const end = (signIns: readonly unknown[]) => {
        database.close();
        resolve(signIns);
      };
      if (!database.objectStoreNames.contains(SIGN_IN_STORE)) return end([]);
      const all = database.transaction(SIGN_IN_STORE).objectStore(SIGN_IN_STORE).getAll();
      all.addEventListener('success', () => end(all.result));
      all.addEventListener('error', () => {
        database.close();
        reject(all.error ?? new Error(`could not read ${SIGN_IN_DATABASE}`));
      });
    });
  });
};

/**
 * Whether this device has a stored sign-in, without loading Firebase. If storage does not respond in time, the result
 * is true: then Firebase decides.
 */
export const hasStoredSignIn = (): Promise<boolean> => {
  if (hasLocalSignIn()) return Promise.resolve(true);
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(true), PATIENCE_MS);
  });
  const isInDatabase = storedSignIns().then((all) => all.length > 0);
  return Promise.race([isInDatabase.catch(() => true), late]);
};

const refreshTokenIn = (signIn: unknown, uid: string): string | undefined => {
  const user = isRecord(signIn) && isRecord(signIn.value) ? signIn.value : signIn;
  if (!isRecord(user) || user.uid !== uid || !isRecord(user.stsTokenManager)) return undefined;
  const { refreshToken } = user.stsTokenManager;
  return typeof refreshToken === 'string' ? refreshToken : undefined;
};

/** The refresh token of a golfer's stored sign-in. Firebase deletes it when the service no longer accepts it. */
export const storedRefreshToken = async (uid: string): Promise<string | undefined> => {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(SIGN_IN_KEY));
  const local = keys.map((key) => readLocal(key, isRecord));
  const late = new Promise<readonly unknown[]>((resolve) => {
    setTimeout(() => resolve([]), PATIENCE_MS);
  });
  const stored = await Promise.race([storedSignIns().catch(() => []), late]);
  return [...local, ...stored].map((signIn) => refreshTokenIn(signIn, uid)).find((token) => token !== undefined);
};

/** Stores every session that begins, forgets every session that ends, and follows the other tabs. */
export const rememberSessions = (): void => {
  state.sub(sessionAtom, () => {
    const session = state.get(sessionAtom);
    if (session.kind === 'signed-in' && !isVisit()) writeLocal(AUTH_KEY, session.user);
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
