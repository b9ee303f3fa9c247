import type { Firestore } from 'firebase/firestore/lite';
import { openDatabase } from '#src/data/db/database.ts';
import { databaseName, golferDatabases } from '#src/data/db/database-name.ts';
import { isToBeErased, withSharedDatabaseLock } from '#src/data/db/database-lock.ts';
import { entityNames } from '#src/domain/entities/registry.ts';
import { configCheck } from '#src/platform/current-config.ts';
import { openCloudClient } from './cloud-client.ts';
import { startEngine } from './engine.ts';
import { countDirty } from './sync-status.ts';
/* oxlint-disable no-restricted-imports -- not the sync chunk: a script that sends all and ends */
import { isAttested, startAppCheck } from './tasks/app-check.ts';
import { sendAll } from './tasks/send-all.ts';
/* oxlint-enable no-restricted-imports */

// A script of its own that the service worker loads where the browser offers Background Sync: what the golfer did with
// no signal goes to the cloud when the network returns, Divot open or not. The same engine as in a page, under the same
// lock: while a page leads, that page is the one that sends.

const DEVICE = 'service-worker';

/** Whether somebody holds the leader's lock, or waits for it; it carries the database's name. */
const isLead = async (uid: string, how: 'held' | 'pending'): Promise<boolean> =>
  ((await navigator.locks.query())[how] ?? []).some(({ name }) => name?.endsWith(databaseName(uid)));

const pushFor = async (uid: string, firestore: Firestore): Promise<void> => {
  // The golfer signed out meanwhile and was erased: opening would make an empty database again.
  if ((await golferDatabases(uid)).length === 0) return;
  // Asked before the database is opened: a second connection would stand in the way of a page that signs out and erases.
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
        // Opened meanwhile: the page sends by itself, and can ask for a password where one is needed.
        if (await isLead(uid, 'pending')) throw new Error('A page wants the lead.');
        if (await isToBeErased(uid)) throw new Error('The golfer signs out.');
        return countDirty(engine);
      };
      const sent = await sendAll(count);
      // What the cloud rejects is for the golfer to decide: no later try of ours changes it.
      if (!sent.ok && sent.error !== 'rejected') throw new Error('Not everything could be sent.');
      await engine.tellOthers();
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
    // The cloud would reject all that is sent, and a rejection is the golfer's to decide.
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
