import { type Firestore, collection } from 'firebase/firestore/lite';
import type { RxCollection } from 'rxdb/plugins/core';
import type { Subscription } from 'rxjs';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { dirtyIds } from '#src/data/db/replication-state.ts';
import { cancelQuotaRetries } from '#src/data/db/quota-retry.ts';
import { syncEpoch } from '#src/data/db/sync-epoch.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { nowIso } from '#src/platform/clock.ts';
import { type DocumentSync, type SyncStatus, isUndecided } from '#src/platform/state.ts';
import { createBacklog } from './backlog.ts';
import type { Engine, Report } from './contract.ts';
import { type SharedName, isShared } from './viewed-collections.ts';
import { createGate } from './gate.ts';
import { openChangeMarker } from './change-marker.ts';
import { loadSyncTasks } from './load-sync-tasks.ts';
import { keyOf, openRejectedDocuments } from './rejected-documents.ts';
import { type Replication, replicate } from './replicate.ts';
import { openInFlight } from './in-flight.ts';

// All of one golfer's collections kept in step with the cloud, by the one tab that leads.

export type EngineSetup = {
  readonly database: DivotDatabase;
  readonly firestore: Firestore;
  readonly uid: string;
  readonly device: string;
  readonly names: readonly EntityName[];
  readonly report: (report: Report) => void;
  /** Told of every failure; resolves when it is known whether the sign-in still holds. */
  readonly onFailure: (error: unknown) => Promise<void>;
  readonly firstRetryMs?: number;
  /** Whether a screen shows a shared collection now. */
  readonly isFollowed?: (name: SharedName) => boolean;
};

/** Other devices are told when this long nothing more was acknowledged. */
const QUIET_MS = 400;
const COUNT_AFTER_MS = 150;
/** A marker that could not be written is tried again after this long. */
const MARKER_RETRY_MS = 5_000;
/** Swings carry landmarks, 200 KB and more each: they are pulled after everything that the dashboard shows. */
const HEAVY: EntityName = 'swings';

export const startEngine = async (setup: EngineSetup): Promise<Engine> => {
  const { database, firestore, uid, device, names, report, firstRetryMs, isFollowed } = setup;
  const gate = createGate();
  const epoch = await syncEpoch(database);
  const marker = await openChangeMarker({ database, firestore, uid, device, names });
  const subscriptions: Subscription[] = [];
  let pending: ReadonlySet<string> = new Set();
  let sending = new Set<string>();
  const disagreements = new Set<string>();
  const unreadable = new Map<string, string>();
  let failing = false;
  let lastSyncedAt: string | undefined;
  /** Collections of which the cloud has told everything since they were last asked for. */
  const pulledCollections = new Set<EntityName>();
  const isQuiet = () => pending.size === 0 && !replications.some(({ state }) => state.subjects.active.getValue());
  const noteSynced = () => {
    if (!gate.isOpen || failing || pulledCollections.size < names.length || !isQuiet()) return;
    lastSyncedAt = nowIso();
    // From here on one stroke asks for one collection. The first poll still asks for all.
    marker.look().catch(() => undefined);
  };
  let about: Partial<Pick<SyncStatus, 'reason' | 'signInNeeded'>> = {};
  let stopped = false;

  const phase = (): SyncStatus['phase'] => {
    if (!gate.isOpen) return 'paused';
    if (failing) return 'failing';
    // At the start nobody knows yet what waits here and what is new there.
    return lastSyncedAt !== undefined && isQuiet() ? 'idle' : 'syncing';
  };
  const publishStatus = () => {
    if (stopped) return;
    const documents: Record<string, DocumentSync> = {};
    for (const key of pending) documents[key] = sending.has(key) ? 'syncing' : 'pending';
    for (const key of disagreements) documents[key] = 'disagreement';
    for (const key of refused.keys()) documents[key] = refused.isUnreadable(key) ? 'unreadable' : 'refused';
    for (const key of unreadable.keys()) documents[key] = 'unreadable';
    const attention = Object.values(documents).filter(isUndecided).length;
    report({
      documents,
      status: {
        phase: phase(),
        pending: pending.size,
        attention,
        ...(lastSyncedAt ? { lastSyncedAt } : {}),
        ...about,
      },
    });
  };
  const refused = await openRejectedDocuments(database, () => publishStatus());
  const unheard = await openInFlight(database);
  /** What waits, and what the cloud refused. */
  const withRefused = (keys: readonly string[]): ReadonlySet<string> => new Set([...keys, ...refused.keys()]);

  const later = (work: () => Promise<void>) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      timer = undefined;
      // A database that closes meanwhile, or no network: the next event asks again.
      if (!stopped) work().catch(() => undefined);
    };
    return {
      /** Within this time, however often it is asked for. */
      within: (ms: number) => {
        timer ??= setTimeout(run, ms);
      },
      /** When it was not asked for during this time. */
      after: (quietMs: number) => {
        clearTimeout(timer);
        timer = setTimeout(run, quietMs);
      },
    };
  };
  const count = later(async () => {
    pending = withRefused(await backlog.count());
    noteSynced();
    publishStatus();
  });
  const countSoon = () => count.within(COUNT_AFTER_MS);
  // Telling and pulling while a push is under way would read back what is just being sent.
  const announce = later(async () => {
    if (sending.size > 0) {
      announce.after(QUIET_MS);
      return;
    }
    const own = marker.owed();
    if (own.length === 0) return;
    await gate.pass();
    try {
      pullSome([...own, ...(await marker.write())]);
    } catch {
      announce.after(MARKER_RETRY_MS);
    }
  });
  let startHeavy: () => void = () => undefined;
  const lightPulled = new Promise<void>((resolve) => {
    startHeavy = resolve;
  });
  const lightOpen = new Set<EntityName>(names.filter((name) => name !== HEAVY));
  const onLightPulled = (name: EntityName) => {
    lightOpen.delete(name);
    if (lightOpen.size === 0) startHeavy();
  };
  if (lightOpen.size === 0) startHeavy();

  const start = (name: EntityName): Replication =>
    replicate({
      database,
      firestore,
      name,
      uid,
      remote: collection(firestore, entities[name].cloud.collection),
      gate,
      refused,
      unheard,
      epoch,
      beforePull: async () => {
        if (name === HEAVY) await lightPulled;
      },
      beforeSend: () => marker.owe(name),
      ...(firstRetryMs === undefined ? {} : { firstRetryMs }),
      ...(isShared(name) ? { isPulled: () => isFollowed?.(name) === true } : {}),
      events: {
        onSending: (of, ids) => {
          sending = new Set([...sending, ...ids.map((id) => keyOf(of, id))]);
          backlog.onBatchStored(of);
          countSoon();
          publishStatus();
        },
        onAnswered: (of, id, acknowledged) => {
          sending.delete(keyOf(of, id));
          if (acknowledged) announce.after(QUIET_MS);
          backlog.onResponse(of, id);
          countSoon();
        },
        onPulled: (of) => {
          pulledCollections.add(of);
          onLightPulled(of);
        },
        onFailure: async (error) => {
          failing = true;
          startHeavy();
          sending = new Set();
          await setup.onFailure(error);
          publishStatus();
        },
        onSuccess: () => {
          if (failing) about = {};
          failing = false;
          countSoon();
        },
        onUnreadable: (of, id, problem) => {
          unreadable.set(keyOf(of, id), problem);
          publishStatus();
        },
      },
    });

  const replications: Replication[] = names.map(start);
  const backlog = createBacklog(replications);
  const pullAll = () => {
    pulledCollections.clear();
    for (const one of replications) one.pull();
  };
  const pullSome = (changed: readonly EntityName[]) => {
    const asked = new Set(changed);
    for (const one of replications.filter(({ name }) => asked.has(name))) {
      pulledCollections.delete(one.name);
      one.pull();
    }
  };
  const unsyncedIn = async ({ name, state }: Replication) => (await dirtyIds(state)).map((id) => keyOf(name, id));
  const unsynced = async (): Promise<readonly string[]> => [
    ...withRefused((await Promise.all(replications.map(unsyncedIn))).flat()),
  ];

  for (const { name, state } of replications) {
    subscriptions.push(
      state.active$.subscribe((is) => {
        if (is) return;
        backlog.onIdle(name);
        countSoon();
      }),
    );
  }
  for (const name of names) {
    subscriptions.push(
      (database[name] as unknown as RxCollection<{ conflicts?: unknown[] }>).$.subscribe(
        ({ documentId: id, documentData }) => {
          const { conflicts = [], _deleted } = documentData;
          const key = keyOf(name, id);
          const isOpen = conflicts.length > 0 && !_deleted;
          // A tap on a round that waits already is no news.
          const isNews = !pending.has(key) || sending.has(key) || isOpen !== disagreements.has(key);
          if (isOpen) disagreements.add(key);
          else disagreements.delete(key);
          backlog.onWrite(name, id);
          if (isNews) countSoon();
        },
      ),
    );
  }
  await Promise.all(replications.map(({ state }) => state.start()));
  const startTasks = async () => {
    const { emptyTombstones, stampLegacyDocuments, findOpenConflicts, resendMended } = await loadSyncTasks();
    for (const key of await findOpenConflicts(database, names)) disagreements.add(key);
    publishStatus();
    await resendMended(database, refused.keys());
    await emptyTombstones(database, uid, names, Date.parse(nowIso()));
    await gate.pass();
    if ((await stampLegacyDocuments(database, firestore, uid, names)) > 0) pullAll();
  };
  // Not reached now: the next start looks again.
  startTasks().catch(() => undefined);
  countSoon();
  // What an earlier life, or the service worker, sent and told nobody.
  if (marker.owed().length > 0) announce.within(0);

  return {
    gate,
    replications,
    refused,
    pullAll,
    poll: async () => {
      await gate.pass();
      if (marker.owed().length > 0) announce.within(0);
      const changed = await marker.changes();
      if (changed.length > 0) pullSome(changed);
      else noteSynced();
      publishStatus();
    },
    pull: (name) => replications.find((one) => one.name === name)?.pull(),
    unsynced,
    tellOthers: async () => {
      if (marker.owed().length > 0) await marker.write();
    },
    resend: async (name, id) => (await loadSyncTasks()).resendDocument(database, name, id),
    inSync: async () => {
      await Promise.all(replications.map(({ state }) => state.awaitInSync()));
    },
    setReason: (reason) => {
      about = reason;
      publishStatus();
    },
    stop: async () => {
      stopped = true;
      gate.tearDown();
      startHeavy();
      cancelQuotaRetries(database.name);
      for (const subscription of subscriptions) subscription.unsubscribe();
      await Promise.all(replications.map(({ state }) => state.cancel()));
    },
  };
};
