import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
} from 'firebase/auth';
import { type Firestore, initializeFirestore, setLogLevel } from 'firebase/firestore/lite';

setLogLevel('silent');
let count = 0;

export type Golfer = { readonly uid: string; readonly db: Firestore; leave(): Promise<void> };
type Cloud = { readonly project: string; readonly identityOrigin: string; readonly documentsPort: number };

const connect = ({ project, identityOrigin, documentsPort }: Cloud) => {
  count += 1;
  const app = initializeApp({ projectId: project, apiKey: 'local' }, `golfer-${count}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, identityOrigin, { disableWarnings: true });
  const db = initializeFirestore(app, { host: `127.0.0.1:${documentsPort}`, ssl: false });
  return { auth, db, leave: () => deleteApp(app) };
};

/** Creates an account and signs in through the real SDK. */
export const newGolfer = async (cloud: Cloud): Promise<Golfer> => {
  const { auth, db, leave } = connect(cloud);
  const { user } = await createUserWithEmailAndPassword(auth, `golfer-${count}-${Date.now()}@divot.golf`, 'fairway-7');
  return { uid: user.uid, db, leave };
};

export const visitor = (cloud: Cloud): Omit<Golfer, 'uid'> => connect(cloud);
