import { type Firestore, collection } from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { cancelQuotaRetries } from '#src/data/rxdb/quota-retry.ts';
import { syncEpoch } from '#src/data/db/sync-epoch.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { isUndecided } from '#src/platform/state.ts';
import { announceChanges, openChangeMarker } from './change-marker.ts';
import type { DocumentStates, Engine, Replication, Report, Send } from './contract.ts';
import { keyOf, rejectionOf } from './document-state.ts';
import { openDocumentStates } from './document-states.ts';
import { createGate } from './gate.ts';
import { loadSyncTasks } from './load-tasks.ts';
import { createPullProgress } from './pull-progress.ts';
import { type ReplicationEvents, replicate } from './replicate.ts';
import { createSyncStatus, documentSync } from './sync-status.ts';
import { trackDocuments } from './track-documents.ts';
import { type SharedName, isShared } from './viewed-collections.ts';

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

/** Games go into the cloud as several documents, and come from other golfers too. */
const gamesExchange = (target: Pick<EngineSetup, 'database' | 'firestore' | 'uid'> & Pick<Parts, 'gate'>) => ({
  send: async (...sent: Parameters<Send>) => (await loadSyncTasks()).pushGame(...sent),
  others: async () => (await loadSyncTasks()).exchangeGames(target),
});

/** What the parts of one engine share. */
const openParts = async (setup: EngineSetup) => {
  const { database, firestore, uid, device, names, report } = setup;
  const gate = createGate();
  const epoch = await syncEpoch(database);
  const marker = await openChangeMarker({ database, firestore, uid, device, names });
  const progress = createPullProgress(names, () => status.publish());
  const replications: Replication[] = [];
  const states: DocumentStates = await openDocumentStates(database, (before, after) => {
    const [was, is] = [documentSync(before, gate.isOpen), documentSync(after, gate.isOpen)];
    if (was === is) return;
    if (is !== undefined && isUndecided(is)) status.publish();
    else status.publishSoon();
  });
  const status = createSyncStatus({
    states,
    gate,
    report,
    isActive: () => replications.some(({ state }) => state.subjects.active.getValue()),
    isPulled: progress.isComplete,
    hasRecent: progress.hasRecent,
    // From here on one stroke asks for one collection. The first poll still asks for all.
    onSynced: () => void marker.look().catch(() => undefined),
  });
  const pullSome = (asked: readonly EntityName[]) => {
    progress.restart(asked);
    for (const one of replications) if (asked.includes(one.name)) one.pull();
  };
  const announcing = announceChanges({ marker, gate, states, pullSome });
  return { gate, epoch, marker, progress, replications, states, status, pullSome, announcing };
};
type Parts = Awaited<ReturnType<typeof openParts>>;

const rejectedKeys = ({ states }: Parts): readonly string[] =>
  [...states.entries()].flatMap(([key, state]) => (rejectionOf(state) ? [key] : []));

const eventsOf = ({ onFailure }: EngineSetup, { status, progress, announcing }: Parts): ReplicationEvents => ({
  onAcknowledged: () => announcing.soon(),
  onPulled: (name) => progress.onPulled(name),
  onFailure: async (error) => {
    status.onFailure();
    progress.stopWaiting();
    await onFailure(error);
    status.publish();
  },
  onSuccess: () => {
    status.onSuccess();
    status.publishSoon();
  },
  onUnreadable: (name, id, problem) => {
    status.onUnreadable(keyOf(name, id), problem);
    status.publishSoon();
  },
});

const startReplications = async (setup: EngineSetup, parts: Parts): Promise<void> => {
  const { firestore, names, firstRetryMs, isFollowed } = setup;
  const events = eventsOf(setup, parts);
  for (const name of names) {
    parts.replications.push(
      replicate({
        ...setup,
        ...parts,
        name,
        remote: collection(firestore, entities[name].cloud.collection),
        beforePull: () => parts.progress.turnOf(name),
        beforeSend: () => parts.marker.owe(name),
        events,
        ...(firstRetryMs === undefined ? {} : { firstRetryMs }),
        ...(name === 'games' ? gamesExchange({ ...setup, ...parts }) : {}),
        ...(isShared(name) ? { isPulled: () => isFollowed?.(name) === true } : {}),
      }),
    );
  }
  await Promise.all(parts.replications.map(({ state }) => state.start()));
};

/** Not reached now: the next start looks again. */
const startTasks = async (setup: EngineSetup, parts: Parts): Promise<void> => {
  const tasks = await loadSyncTasks();
  await tasks.runStartTasks({
    ...setup,
    ...parts,
    rejected: rejectedKeys(parts),
    recent: parts.progress.recent,
    pullAll: () => parts.pullSome(setup.names),
  });
};

export const startEngine = async (setup: EngineSetup): Promise<Engine> => {
  const { database, names } = setup;
  const parts = await openParts(setup);
  const { gate, marker, progress, replications, states, status, pullSome, announcing } = parts;
  await startReplications(setup, parts);
  const tracking = await trackDocuments({ states, onIdle: status.publishSoon }, replications);
  await tracking.compareAll();
  startTasks(setup, parts).catch(() => undefined);
  status.publishSoon();
  announcing.now();

  return {
    gate,
    replications,
    states,
    refused: { keys: () => rejectedKeys(parts) },
    pullAll: () => pullSome(names),
    poll: async () => {
      await gate.pass();
      announcing.now();
      const changed = await marker.changes();
      pullSome(changed);
      status.publish();
    },
    pull: (name) => replications.find((one) => one.name === name)?.pull(),
    unsynced: async () => {
      await tracking.compareAll();
      return status.unsynced();
    },
    tellOthers: async () => {
      if (marker.owed().length > 0) await marker.write();
    },
    resend: async (name, id) => (await loadSyncTasks()).resendDocument(database, name, id),
    inSync: async () => {
      await Promise.all(replications.map(({ state }) => state.awaitInSync()));
    },
    setSignInNeeded: status.setSignInNeeded,
    stop: async () => {
      status.stop();
      announcing.stop();
      gate.tearDown();
      progress.stopWaiting();
      cancelQuotaRetries(database.name);
      tracking.stop();
      await Promise.all(replications.map(({ state }) => state.cancel()));
    },
  };
};
