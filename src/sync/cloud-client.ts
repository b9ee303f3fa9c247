import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  type Persistence,
  type User,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { type Firestore, initializeFirestore } from 'firebase/firestore/lite';
import { displayNameOf } from '#src/domain/profile/display-name.ts';
import { compact } from '@divot/basics';
import type { Config } from '#src/platform/settings/config.ts';
import { hasLocalSignIn, rememberedUser } from '#src/platform/session/remembered-session.ts';
import type { SessionUser } from '#src/platform/state.ts';

// The only place that creates the Firebase SDK and sets where its services are.

export type CloudClient = { readonly app: FirebaseApp; readonly auth: Auth; readonly firestore: Firestore };

let client: CloudClient | undefined;

/** Firefox writes local storage 5 s late. If the browser is killed before that, a sign-in stored there is lost. */
const writesLocalStorageLate = (): boolean => navigator.userAgent.includes('Firefox/');

/**
 * Where the sign-in is stored. A service worker that sends in the background reads it from IndexedDB, and only Chromium
 * has such a worker. WebKit uses local storage: if a page is left while Firebase's database is at work, no later page
 * gets a response from it, and nothing syncs until the browser is closed. An earlier release's sign-in is moved over
 * once.
 */
export const signInStorage = (): Persistence[] => {
  if ('SyncManager' in globalThis) return [indexedDBLocalPersistence];
  const isLocal = hasLocalSignIn();
  if (writesLocalStorageLate())
    return isLocal ? [indexedDBLocalPersistence, browserLocalPersistence] : [indexedDBLocalPersistence];
  const isEarlier = rememberedUser() !== undefined && !isLocal;
  return isEarlier ? [browserLocalPersistence, indexedDBLocalPersistence] : [browserLocalPersistence];
};

export const openCloudClient = ({ firebase, localServices }: Config): CloudClient => {
  if (client) return client;
  const app = getApps()[0] ?? initializeApp({ ...firebase });
  // No popup resolver: signing in by e-mail and password needs neither its scripts nor its frame.
  const auth = initializeAuth(app, { persistence: signInStorage() });
  if (localServices) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  const firestore = initializeFirestore(app, {
    ignoreUndefinedProperties: true,
    ...(localServices ? { host: location.host, ssl: location.protocol === 'https:' } : {}),
  });
  client = { app, auth, firestore };
  return client;
};

export const sessionUser = ({ uid, email, displayName, photoURL }: User): SessionUser =>
  compact({
    uid,
    email: email ?? '',
    displayName: displayNameOf({ displayName: displayName ?? '', email: email ?? '' }),
    photoURL: photoURL || undefined,
  });
