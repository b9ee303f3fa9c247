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
import { startServices } from '#dev/services/start-services.ts';

// The official Firestore emulator decides by the committed firestore.rules. The local documents service decides by the
// registry alone, and must pass the same cases.

setLogLevel('silent');

const PROJECT = 'demo-rules';
const located = locateFirestoreEmulator();

export type Doc = WithFieldValue<Record<string, unknown>>;
export type RulesCloud = {
  readonly ada: Firestore;
  readonly bo: Firestore;
  /** This golfer's account ends during the tests. */
  readonly leaver: Firestore;
  /** A golfer that Ada has hidden. */
  readonly hidden: Firestore;
  /** A golfer whose account has ended. */
  readonly gone: Firestore;
  readonly visitor: Firestore;
  /** Bypasses all rules, like the Firebase console. */
  readonly admin: Firestore;
  stop(): Promise<void>;
};
export type RulesCloudKind = {
  readonly name: string;
  /** Why this cloud cannot run here. The file prints it, and the tests count as skipped, never as passed. */
  readonly missing: string | undefined;
  readonly start: () => Promise<RulesCloud>;
};

/** Tokens as `mockUserToken` expects them. Without an issue time, a token would have expired long ago. */
const tokens = () => {
  const iat = Math.floor(Date.now() / 1000);
  return {
    ada: { sub: 'ada', iat },
    bo: { sub: 'bo', iat },
    leaver: { sub: 'leaver', iat },
    hidden: { sub: 'hidden', iat },
    gone: { sub: 'gone', iat },
    visitor: undefined,
    admin: 'owner',
  };
};

const connect = (port: number, stopServer: () => Promise<void>): RulesCloud => {
  const apps = Object.entries(tokens()).map(([who, token]) => {
    const app = initializeApp({ projectId: PROJECT }, `${who} at ${port}`);
    connectFirestoreEmulator(getFirestore(app), '127.0.0.1', port, token === undefined ? {} : { mockUserToken: token });
    return [who, app] as const;
  });
  const golfers = Object.fromEntries(apps.map(([who, app]) => [who, getFirestore(app)]));
  return {
    ...(golfers as Omit<RulesCloud, 'stop'>),
    stop: async () => {
      await Promise.all(apps.map(([, app]) => deleteApp(app)));
      await stopServer();
    },
  };
};

const emulator: RulesCloudKind = {
  name: 'official Firestore emulator',
  missing: located.found ? undefined : located.reason,
  start: async () => {
    if (!located.found) throw new Error(located.reason);
    const rulesFile = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
    const server = await startFirestoreEmulator(located.files, { rulesFile });
    return connect(server.port, () => server.stop());
  },
};

const standIn: RulesCloudKind = {
  name: 'local documents service',
  missing: undefined,
  start: async () => {
    const services = await startServices({ project: PROJECT });
    return connect(services.documents.port, () => services.stop());
  },
};

export const rulesClouds: readonly RulesCloudKind[] = [emulator, standIn];
if (emulator.missing) console.warn(`\n  SKIPPED: security rules over the ${emulator.name}: ${emulator.missing}\n`);

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
