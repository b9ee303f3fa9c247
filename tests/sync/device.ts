import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import type { RxStorage } from 'rxdb/plugins/core';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { mintIdToken } from '@divot/local-cloud';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openDatabase } from '#src/data/db/database.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { type Engine, startEngine } from '#src/sync/engine.ts';
import type { Report } from '#src/sync/sync-status.ts';

// One simulated phone: a real RxDB, the app's own replication and the real Firestore SDK. Its storage survives a kill.

export type Phone = {
  readonly name: string;
  readonly firestore: Firestore;
  db: DivotDatabase;
  engine: Engine;
  report: Report | undefined;
  /** What the last exchange failed with. */
  failure: unknown;
  goOnline(): void;
  goOffline(): void;
  /** Kills the app and starts it again on the same storage. */
  killAndReopen(): Promise<void>;
  close(): Promise<void>;
};

export type PhoneSetup = {
  readonly name: string;
  readonly uid: string;
  readonly project: string;
  readonly port: number;
  readonly collections: readonly EntityName[];
  /** In memory by default. Every kind of storage survives a kill. */
  readonly storage?: RxStorage<unknown, unknown>;
  /** Whether the phone's screens show shared documents. By default they do not. */
  readonly isFollowed?: () => boolean;
  /** Called at each start, before anything is exchanged. */
  readonly onOpen?: (database: DivotDatabase) => void;
};

setLogLevel('silent'); // rejections and broken connections are part of these tests
let made = 0;

const inMemory = () => wrappedValidateAjvStorage({ storage: getRxStorageMemory() }) as RxStorage<unknown, unknown>;

export const openPhone = async (setup: PhoneSetup): Promise<Phone> => {
  const { name, uid, project, port, collections, storage = inMemory(), isFollowed, onOpen } = setup;
  made += 1;
  const app = initializeApp({ projectId: project, apiKey: 'local' }, `${name}-${made}`);
  const firestore = getFirestore(app);
  const token = mintIdToken(
    project,
    { uid, email: `${uid}@example.org`, emailVerified: false },
    { nowMs: Date.now(), lifetimeSeconds: 3600, signedInSeconds: 0 },
  );
  connectFirestoreEmulator(firestore, '127.0.0.1', port, { mockUserToken: token });
  const databaseId = `${uid}-${name}-${made}`;
  let online = true;

  const start = async () => {
    phone.db = await openDatabase(databaseId, { storage, multiInstance: false, collections });
    onOpen?.(phone.db);
    phone.engine = await startEngine({
      database: phone.db,
      firestore,
      uid,
      device: name,
      names: collections,
      firstRetryMs: 5,
      ...(isFollowed ? { isFollowed } : {}),
      report: (report) => {
        phone.report = report;
      },
      onFailure: (error) => {
        phone.failure = error;
        return Promise.resolve();
      },
    });
    if (online) phone.engine.gate.open();
  };
  const stop = async () => {
    await phone.engine.stop();
    await phone.db.close();
  };
  const phone: Phone = {
    name,
    firestore,
    db: undefined as unknown as DivotDatabase,
    engine: undefined as unknown as Engine,
    report: undefined,
    failure: undefined,
    goOnline: () => {
      online = true;
      phone.engine.gate.open();
      phone.engine.pullAll();
    },
    goOffline: () => {
      online = false;
      phone.engine.gate.close();
    },
    killAndReopen: async () => {
      await stop();
      await start();
    },
    close: async () => {
      await stop();
      await deleteApp(app);
    },
  };
  await start();
  return phone;
};
