import { type CollectionReference, type Firestore, doc } from 'firebase/firestore/lite';
import type { RxCollection } from 'rxdb/plugins/core';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { Subject } from 'rxjs';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { setBeliefs } from '#src/data/rxdb/conflict-handler.ts';
import { storedVersions } from '#src/data/rxdb/stored-versions.ts';
import { isStorageLost } from '#src/data/db/database-recovery.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { equal } from '#src/domain/merge/equal.ts';
import type { DocumentStates, OtherDocuments, PushRow, Pushed, Replication, Send } from './contract.ts';
import { type Gate, GateClosedError } from './gate.ts';
import { type Checkpoint, createPull } from './pull.ts';
import { isAmbiguous, pushDocument } from './push.ts';
import { type DocumentEvent, type DocumentState, keyOf, rejectionOf } from './document-state.ts';
import type { LocalDocument } from './wire.ts';

// One collection, both ways, over RxDB's replication protocol.

const PULL_PAGE = 200;
/** A swing carries its landmarks: 200 of them would be one answer of 36 MB. */
const PULL_PAGE_SWINGS = 10;
const PUSH_BATCH = 100;
const BEFORE_ALL: Checkpoint = { seconds: 0, nanoseconds: 0, id: '' };
/** RxDB has written a page by then. */
const ONCE_STORED_MS = 1_000;
const PUSH_AT_ONCE = 8;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 300_000;

export type ReplicationEvents = {
  readonly onAcknowledged: () => void;
  /** A pull came to its end. */
  readonly onPulled: (name: EntityName) => void;
  readonly onFailure: (error: unknown) => Promise<void>;
  readonly onSuccess: () => void;
  readonly onUnreadable: (name: EntityName, id: string, problem: string) => void;
};

export type ReplicationSetup = {
  readonly database: DivotDatabase;
  readonly firestore: Firestore;
  readonly name: EntityName;
  readonly uid: string;
  readonly remote: CollectionReference;
  readonly gate: Gate;
  readonly states: DocumentStates;
  readonly events: ReplicationEvents;
  /** Part of the replication's name: another one starts from nothing exchanged. */
  readonly epoch: string;
  readonly firstRetryMs?: number;
  /** Awaited before each page is asked for. */
  readonly beforePull: () => Promise<void>;
  /** Awaited before documents are sent. */
  readonly beforeSend: () => Promise<void>;
  /** False while nobody looks: then nothing is read from the cloud, what was written here is sent all the same. */
  readonly isPulled?: () => boolean;
  readonly send?: Send;
  readonly others?: OtherDocuments;
};

/** Runs `work` over all items, at most `atOnce` at a time; waits for all, then rejects with the first failure. */
const each = async <T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [at, item] of queue) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- a lane works one by one
        results[at] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  if (failures.length > 0) throw failures[0];
  return results;
};

const idOf = (row: PushRow): string => row.newDocumentState.id;

export const replicate = (setup: ReplicationSetup): Replication => {
  const { database, name, uid, remote, gate, states, events, firstRetryMs = FIRST_RETRY_MS } = setup;
  const changes = new Subject<'RESYNC'>();
  const target = { ...setup, ref: (id: string) => doc(remote, id) };
  const readPage = createPull({
    name,
    uid,
    collection: remote,
    profile: name === 'profiles',
    onUnreadable: (id, problem) => events.onUnreadable(name, id, problem),
  });

  /** Failures wait twice as long each time; RxDB reads the time from its state. */
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    await gate.pass();
    try {
      const result = await work();
      state.retryTime = firstRetryMs;
      events.onSuccess();
      return result;
    } catch (error) {
      if (error instanceof GateClosedError) throw error;
      await events.onFailure(error);
      state.retryTime = Math.min(LAST_RETRY_MS, state.retryTime! * 2);
      throw error;
    }
  };

  /** The page that is asked for, or was last. */
  let page = 0;

  const answerOf = (pushed: Pushed, row: PushRow, version: number | undefined): DocumentEvent => {
    if (pushed.kind === 'conflict') return { kind: 'conflicting' };
    if (pushed.kind === 'acknowledged') return { kind: 'acknowledged', version, page };
    return { kind: 'rejected', rejection: { base: row.assumedMasterState ?? null, reason: pushed.reason } };
  };

  const push = async (asked: readonly PushRow[]): Promise<LocalDocument[]> => {
    // RxDB collects what to send a while before it sends it. A version that is no longer the newest here stays, for the
    // newest has its own turn: where that was sent already, or the cloud has told of a newer one, the older would take
    // its place there.
    const stored = await storedVersions(local, asked.map(idOf));
    const isOutdated = ({ newDocumentState: mine }: PushRow) => {
      const newest = stored.get(mine.id);
      return newest !== undefined && !equal(newest.content, mine);
    };
    // RxDB must not note it as sent: as a conflict with what the cloud has, it fails to be stored over the newest.
    const conflicts = asked.flatMap((row) => (isOutdated(row) ? (row.assumedMasterState ?? []) : []));
    const rows = asked.filter(
      (row) => stored.get(idOf(row))?.isFromServer !== true && !(isOutdated(row) && row.assumedMasterState),
    );
    const versionOf = ({ newDocumentState: mine }: PushRow) => {
      const newest = stored.get(mine.id);
      return newest && equal(newest.content, mine) ? newest.version : undefined;
    };
    if (rows.length > 0) await setup.beforeSend();
    for (const row of rows) {
      states.apply(keyOf(name, idOf(row)), { kind: 'sent', version: versionOf(row), sender: states.sender });
    }
    await states.save();
    const one = async (row: PushRow) => {
      const key = keyOf(name, idOf(row));
      await gate.pass();
      const pushed = await pushDocument(target, row).catch((error: unknown) => {
        states.apply(key, { kind: 'failed', isAmbiguous: isAmbiguous(error) });
        throw error;
      });
      const wasRejected = rejectionOf(states.get(key)) !== undefined;
      states.apply(key, answerOf(pushed, row, versionOf(row)));
      // On disk before RxDB notes the push as done: a crash in between must not forget what the cloud really has.
      if (pushed.kind === 'refused' || wasRejected) await states.save();
      if (pushed.kind === 'conflict') conflicts.push(pushed.server);
      if (pushed.kind === 'acknowledged') events.onAcknowledged();
    };
    await each(rows, PUSH_AT_ONCE, one);
    return conflicts;
  };
  /** Acknowledged since the present page was asked for, or the one before, which may not be stored yet. */
  const isNewerThanPage = ({ acknowledgedAt = -1 }: DocumentState) => acknowledgedAt >= page - 1;

  const local = database[name] as unknown as RxCollection<LocalDocument>;
  setBeliefs(local, {
    // RxDB takes a rejected version for one that the server has; it is joined when it is sent again. And a page that was
    // asked for before a version was acknowledged may hold an older one, which would be put back and, sent again, take
    // the newer one's place; the pull that follows every acknowledgement brings the truth.
    mayBeReplaced: (id) => {
      const state = states.get(keyOf(name, id));
      return rejectionOf(state) === undefined && !isNewerThanPage(state);
    },
    // The app ended before RxDB stored an answer to what was sent.
    mustBeSent: (id) => states.earlierSenders(keyOf(name, id)).length > 0,
  });

  /** What could not be put in its place, because `isMore` is on its way, is asked for again. */
  const others = async (isMore: boolean): Promise<readonly LocalDocument[]> => {
    const found = await setup.others?.();
    if (found?.again && isMore) setTimeout(pull, ONCE_STORED_MS);
    return found?.documents ?? [];
  };

  const state = replicateRxCollection<LocalDocument, Checkpoint>({
    replicationIdentifier: `cloud-${uid}${setup.epoch}`,
    collection: local,
    deletedField: '_deleted',
    live: true,
    retryTime: firstRetryMs,
    waitForLeadership: false, // the engine waits once for all collections
    toggleOnDocumentVisible: false,
    autoStart: false,
    pull: {
      batchSize: name === 'swings' ? PULL_PAGE_SWINGS : PULL_PAGE,
      stream$: changes.asObservable(),
      handler: (checkpoint, size) =>
        guarded(async () => {
          await setup.beforePull();
          await gate.pass();
          page += 1;
          if (setup.isPulled?.() === false) {
            events.onPulled(name);
            return { documents: [], checkpoint };
          }
          const { documents, checkpoint: end } = await readPage(checkpoint, size);
          if (documents.length < size) {
            documents.push(...(await others(documents.length > 0)));
            events.onPulled(name);
          }
          // RxDB stores an empty checkpoint for one that is not there.
          return { documents: documents as never[], checkpoint: end ?? BEFORE_ALL };
        }),
    },
    push: {
      batchSize: PUSH_BATCH,
      handler: (rows) => guarded(() => push(rows as unknown as PushRow[])) as Promise<never[]>,
    },
  });
  const pull = () => {
    // What RxDB asks of a storage that is gone fails where nobody can catch it; the reload that follows begins anew.
    if (!isStorageLost()) changes.next('RESYNC');
  };
  return { name, state, pull };
};
