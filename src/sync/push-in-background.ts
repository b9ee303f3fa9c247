import type { Firestore } from 'firebase/firestore/lite';
import { openDatabase } from '#src/data/db/database.ts';
import { databaseName, golferDatabases } from '#src/data/db/database-name.ts';
import { isToBeErased, withSharedDatabaseLock } from '#src/data/db/database-lock.ts';
import { entityNames } from '#src/domain/entities/registry.ts';
import { configCheck } from '#src/platform/settings/current-config.ts';
import { openCloudClient } from './cloud-client.ts';
import { startEngine } from './engine.ts';
import { countDirty } from './sync-status.ts';
/* oxlint-disable no-restricted-imports -- not the sync chunk: a script that sends all and ends */
import { isAttested, startAppCheck } from './tasks/app-check.ts';
import { sendAll } from './tasks/send-all.ts';
/* oxlint-enable no-restricted-imports */

// The service worker loads this script if the browser offers Background Sync. When the network returns, it sends what
// the golfer did offline, whether Divot is open or not. It runs the same engine as a page, under the same lock: while a
// page leads, that page sends.

const DEVICE = 'service-worker';

/** Whether a page or worker holds the leader's lock, or waits for it. The lock carries the database's name. */
const isLead = async (uid: string, how: 'held' | 'pending'): Promise<boolean> =>
  ((await navigator.locks.query())[how] ?? []).some(({ name }) => name?.endsWith(databaseName(uid)));

const pushFor = async (uid: string, firestore: Firestore): Promise<void> => {
  // The golfer has signed out meanwhile and their data was erased. Opening now would create an empty database.
  if ((await golferDatabases(uid)).length === 0) return;
  // Ask before opening the database: a second connection would block a page that signs out and erases.
  if (await isLead(uid, 'held')) throw new Error('An open page leads.');
  const database = await openDatabase(uid);
  try {
    await database.waitForLeadership();
    const engine = await startEngine({
      database,
      firestore,
      uid,
      device: DEVICE,
      names: entityNames,
      isFollowed: () => false,
      report: () => undefined,
      onFailure: () => Promise.resolve(),
    });
    try {
      engine.gate.open();
      const count = async () => {
        // A page was opened meanwhile. It sends by itself and can ask for a password.
        if (await isLead(uid, 'pending')) throw new Error('A page wants the lead.');
        if (await isToBeErased(uid)) throw new Error('The golfer signs out.');
        return countDirty(engine);
      };
      const sent = await sendAll(count);
      // What the cloud rejects is the golfer's decision. A retry would not change it.
      if (!sent.ok && sent.error !== 'rejected') throw new Error('Not everything could be sent.');
      await engine.announceChanges();
    } finally {
      await engine.stop();
    }
  } finally {
    await database.close();
  }
};

const push = async (): Promise<void> => {
  if (!configCheck.ok) return;
  const { app, auth, firestore } = openCloudClient(configCheck.config);
  const { appCheckKey } = configCheck.config;
  if (appCheckKey !== undefined) {
    startAppCheck(app, appCheckKey);
    // Without a token the cloud would reject everything, and each rejection would ask the golfer to decide.
    if (!(await isAttested())) throw new Error('No App Check token.');
  }
  await auth.authStateReady();
  const uid = auth.currentUser?.uid;
  if (uid !== undefined) await withSharedDatabaseLock(uid, () => pushFor(uid, firestore));
};

let running: Promise<void> | undefined;

/** Rejects when not everything could be sent: the browser then asks again later. */
const pushPending = (): Promise<void> => {
  running ??= push().finally(() => {
    running = undefined;
  });
  return running;
};

Object.assign(globalThis, { pushPending });
