import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { type Firestore, initializeFirestore } from 'firebase/firestore/lite';
import type { Config } from '#src/platform/config.ts';

// The one place where the Firebase SDK is created and told where its services are.

export type CloudClient = { readonly app: FirebaseApp; readonly auth: Auth; readonly firestore: Firestore };

let client: CloudClient | undefined;

export const openCloudClient = ({ firebase, localServices }: Config): CloudClient => {
  if (client) return client;
  const app = getApps()[0] ?? initializeApp({ ...firebase });
  // No popup resolver: e-mail and password need neither its scripts nor its frame.
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (localServices) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  const firestore = initializeFirestore(app, {
    ignoreUndefinedProperties: true,
    ...(localServices ? { host: location.host, ssl: location.protocol === 'https:' } : {}),
  });
  client = { app, auth, firestore };
  return client;
};
