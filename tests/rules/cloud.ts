import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
  type WithFieldValue,
} from 'firebase/firestore/lite';
import { expect } from 'vitest';
import { startFirestoreEmulator } from '#dev/emulators/firestore.ts';
import { locateFirestoreEmulator } from '#dev/emulators/locate.ts';

// The official Firestore emulator with the committed firestore.rules. The rules are tested there or not at all.

setLogLevel('silent');

const located = locateFirestoreEmulator();
/** Why the tests cannot run here; printed, and counted as skipped. */
export const missing = located.found ? undefined : located.reason;
if (missing) console.warn(`\n  SKIPPED: security rules: ${missing}\n`);

export type Doc = WithFieldValue<Record<string, unknown>>;
export type RulesCloud = {
  readonly ada: Firestore;
  readonly bo: Firestore;
  readonly visitor: Firestore;
  /** Past all rules, as the Firebase console is. */
  readonly admin: Firestore;
  stop(): Promise<void>;
};

export const startRulesCloud = async (): Promise<RulesCloud> => {
  if (!located.found) throw new Error(located.reason);
  const rulesFile = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
  const emulator = await startFirestoreEmulator(located.files, { rulesFile });
  const apps = ['ada', 'bo', 'visitor', 'admin'].map((name) => initializeApp({ projectId: 'demo-rules' }, name));
  const [ada, bo, visitor, admin] = apps.map((app) => {
    const db = getFirestore(app);
    const token = { ada: { sub: 'ada' }, bo: { sub: 'bo' }, visitor: undefined, admin: 'owner' }[app.name];
    connectFirestoreEmulator(db, '127.0.0.1', emulator.port, token === undefined ? {} : { mockUserToken: token });
    return db;
  }) as [Firestore, Firestore, Firestore, Firestore];
  return {
    ada,
    bo,
    visitor,
    admin,
    stop: async () => {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await emulator.stop();
    },
  };
};

/** `what` names the failed case when the rules let it through. */
export const refuses = async (attempt: Promise<unknown>, what: string): Promise<void> => {
  const outcome = await attempt.then(
    () => 'allowed',
    (error: unknown) => (error as { code?: string }).code,
  );
  expect(outcome, what).toBe('permission-denied');
};

export const allows = async (attempt: Promise<unknown>, what: string): Promise<void> => {
  const outcome = await attempt.then(
    () => 'allowed',
    (error: unknown) => (error as Error).message,
  );
  expect(outcome, what).toBe('allowed');
};
