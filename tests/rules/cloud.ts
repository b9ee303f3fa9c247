import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { expect } from 'vitest';
import { locateFirestoreEmulator, startFirestoreEmulator } from '@divot/local-cloud';
import { startServices } from '#dev/services/start-services.ts';
import { RestCloud } from './rest.ts';

// The rules on the local documents service, and in the full lane on the official Firestore emulator too.

setLogLevel('silent');

const PROJECT = 'demo-rules';
const located = process.env['DIVOT_FULL'] === '1' ? locateFirestoreEmulator() : undefined;
/** Its tests count as skipped where it does not run, never as passed. */
export const hasEmulator = located?.found === true;
if (located?.found === false) {
  console.warn(`\n  SKIPPED: the security rules on the official Firestore emulator: ${located.reason}\n`);
}

/** Golfers over the SDK that the app uses. */
export type RulesCloud = {
  readonly ada: Firestore;
  readonly bo: Firestore;
  /** This golfer's account ends during the tests. */
  readonly leaver: Firestore;
  readonly visitor: Firestore;
  /** Bypasses all rules, like the Firebase console. */
  readonly admin: Firestore;
};
export type Clouds = {
  readonly emulator: RestCloud | undefined;
  readonly standIn: RestCloud;
  /** On the official emulator if it runs, else on the stand-in. */
  readonly golfers: RulesCloud;
  stop(): Promise<void>;
};

/** Tokens as `mockUserToken` expects them. Without an issue time, a token would have expired long ago. */
const tokens = () => {
  const iat = Math.floor(Date.now() / 1000);
  const [ada, bo, leaver] = ['ada', 'bo', 'leaver'].map((sub) => ({ sub, iat }));
  return { ada, bo, leaver, visitor: undefined, admin: 'owner' };
};

export const startClouds = async (): Promise<Clouds> => {
  const services = await startServices({ project: PROJECT });
  const rulesFile = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
  const emulator = located?.found ? await startFirestoreEmulator(located.files, { rulesFile }) : undefined;
  const { port } = emulator ?? services.documents;
  const apps = Object.entries(tokens()).map(([who, token]) => {
    const app = initializeApp({ projectId: PROJECT }, who);
    connectFirestoreEmulator(getFirestore(app), '127.0.0.1', port, token === undefined ? {} : { mockUserToken: token });
    return [who, app] as const;
  });
  return {
    emulator: emulator && new RestCloud(emulator.origin, PROJECT),
    standIn: new RestCloud(services.documents.origin, PROJECT),
    golfers: Object.fromEntries(apps.map(([who, app]) => [who, getFirestore(app)])) as RulesCloud,
    stop: async () => {
      await Promise.all(apps.map(([, app]) => deleteApp(app)));
      await Promise.all([emulator?.stop(), services.stop()]);
    },
  };
};

/** Expects the rules to refuse the attempt. `what` names the case if they allow it. */
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
