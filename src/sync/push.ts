import { FirebaseError } from 'firebase/app';
import { serverTimestamp } from 'firebase/firestore/lite';
import type { RxCollection } from 'rxdb/plugins/core';
import { storedDocuments, toContent, versionOf } from '#src/data/rxdb/storage.ts';
import { noteDevice } from '#src/data/rxdb/recorded-writes.ts';
import { equal } from '@divot/documents';
import { mergeDocuments } from '#src/domain/entities/documents.ts';
import { entities } from '#src/domain/entities/registry.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { deviceName } from '#src/platform/device/device.ts';
import type { PushRow, PushTarget, Pushed, Transact } from './contract.ts';
import { type DocumentEvent, type RejectionReason, isSettled, rejectionOf } from './document-state.ts';
import { keyOf } from '#src/domain/entities/document-key.ts';
import { loadSyncTasks } from './load-tasks.ts';
import { type Quota, isUsedUp } from './quota.ts';
import { createConflictCheck } from './repeated-conflicts.ts';
import { runTransaction } from './run-transaction.ts';
import {
  type LocalDocument,
  comparable,
  deviceThatSent,
  fitsCloud,
  fromCloud,
  toCloud,
  wasSentBy,
  withSortKey,
} from './wire.ts';

// From this device to the server: one RxDB batch, each document in its own transaction.

const PUSH_AT_ONCE = 8;
/** Errors that stay the same however often we send the document. */
const PERMANENT_ERRORS: Readonly<Record<string, RejectionReason>> = {
  'permission-denied': 'not-allowed',
  'invalid-argument': 'not-storable',
  'out-of-range': 'not-storable',
};
/** Firestore Lite returns this both for a lost race and for an invalid request. */
const AMBIGUOUS_ERROR = 'failed-precondition';
const AMBIGUOUS_TRIES = 4;
const codeOf = (error: unknown): string | undefined =>
  error instanceof FirebaseError ? error.code.replace(/^firestore\//, '') : undefined;
const isAmbiguous = (error: unknown): boolean => codeOf(error) === AMBIGUOUS_ERROR;

const transact: Transact = (target, row, beside) =>
  runTransaction(target.firestore, async (transaction): Promise<Pushed> => {
    const { name, uid, gate, ref, states } = target;
    const mine = comparable(name, row.newDocumentState);
    const rejection = rejectionOf(states.get(keyOf(name, mine.id)));
    const assumed = rejection ? rejection.base : row.assumedMasterState;
    const base = assumed && comparable(name, assumed);
    const snapshot = await transaction.get(ref(mine.id));
    const writeBeside = await beside?.(transaction, mine, snapshot.data());
    await gate.pass(); // a stopped engine writes no more: a later run of the app may have taken over
    if (snapshot.exists()) {
      const server = fromCloud(name, mine.id, snapshot.data(), uid);
      if (!server.ok) return { kind: 'rejected', reason: 'unreadable' };
      noteDevice(keyOf(name, mine.id), deviceThatSent(snapshot.data()));
      // It was sent before, and the acknowledgement was lost.
      if (equal(server.value, mine)) return { kind: 'acknowledged' };
      // So was a version that the golfer has replaced since.
      const ours = wasSentBy(snapshot.data(), states.unansweredSenders(keyOf(name, mine.id)));
      if (!ours && (!base || !equal(server.value, base))) {
        if (!rejection) return { kind: 'conflict', server: server.value };
        // RxDB would merge against the rejected version. Merge here, against what the cloud really had.
        const sides = { base: base ?? undefined, local: mine, server: server.value };
        const merged = withSortKey(name, mergeDocuments(name, sides, { device: deviceName(), at: nowIso() }));
        transaction.set(ref(mine.id), {
          ...toCloud(name, merged, snapshot.data()),
          serverTimestamp: serverTimestamp(),
        });
        writeBeside?.(merged);
        return { kind: 'conflict', server: merged };
      }
    }
    const now = serverTimestamp();
    transaction.set(ref(mine.id), {
      ...toCloud(name, mine, snapshot.data()),
      serverTimestamp: now,
      sentBy: states.sender,
      sentAt: now,
      ...(entities[name].cloud.access === 'owner' && { sentFrom: deviceName() }),
    });
    writeBeside?.(mine);
    return { kind: 'acknowledged' };
  });

/**
 * Sends one document in a transaction that first reads the cloud's version, so that it overwrites no concurrent edit.
 * Rejects if the outcome is unknown (no network, busy service). The same document is then sent again.
 */
const pushDocument = async (target: PushTarget, row: PushRow): Promise<Pushed> => {
  const { name } = target;
  const { id } = row.newDocumentState;
  if (!fitsCloud(name, row.newDocumentState)) {
    return { kind: 'rejected', reason: 'too-large' };
  }
  try {
    return await (await loadSyncTasks()).sendDocument(target, row, transact);
  } catch (error) {
    if (isAmbiguous(error)) {
      const state = target.states.get(keyOf(name, id));
      if (isSettled(state) || state.ambiguousTries + 1 < AMBIGUOUS_TRIES) throw error;
      return { kind: 'rejected', reason: 'not-storable' };
    }
    const reason = PERMANENT_ERRORS[codeOf(error) ?? ''];
    if (reason === undefined) throw error;
    // Rejected because the token is missing (an ad blocker, a script that did not load), not because of the document.
    if (reason === 'not-allowed' && !(await (await loadSyncTasks()).isAttested())) throw error;
    return { kind: 'rejected', reason };
  }
};

/**
 * Runs `work` over all items, at most PUSH_AT_ONCE at a time; waits for all, then rejects with the first failure. Stops
 * at a used-up quota, which would refuse the others too: the first item asks for all while it may be used up.
 */
const inLanes = async <T>(items: readonly T[], quota: Quota, work: (item: T) => Promise<void>): Promise<void> => {
  const failures: unknown[] = [];
  const lane = async (queue: Iterable<T>) => {
    for (const item of queue) {
      if (failures.some(isUsedUp)) return;
      // oxlint-disable-next-line no-await-in-loop -- a lane works one by one
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  const asking = quota.isOpen ? 0 : 1;
  await lane(items.slice(0, asking));
  const queue = items.slice(asking).values();
  await Promise.all(Array.from({ length: PUSH_AT_ONCE }, () => lane(queue)));
  if (failures.length > 0) throw failures[0];
};

type Pushing = {
  readonly target: PushTarget;
  readonly collection: RxCollection<LocalDocument>;
  /** Awaited before documents are sent. */
  readonly beforeSend: () => Promise<void>;
  readonly onAcknowledged: () => void;
  /** The page the pull requested last. */
  readonly page: () => number;
};

const answerTo = (row: PushRow, pushed: Pushed, version: number | undefined, page: number): DocumentEvent => {
  if (pushed.kind === 'conflict') return { kind: 'conflicting' };
  if (pushed.kind === 'acknowledged') return { kind: 'acknowledged', version, page };
  return { kind: 'rejected', rejection: { base: row.assumedMasterState ?? null, reason: pushed.reason } };
};

/** Sends one document and updates its state. Resolves to the server's version if that differs. */
const pushRow = async (
  { target, onAcknowledged, page }: Pushing,
  row: PushRow,
  version: number | undefined,
): Promise<LocalDocument | undefined> => {
  const { gate, name, states } = target;
  const key = keyOf(name, row.newDocumentState.id);
  const pushed = await gate
    .exchange('writes', () => pushDocument(target, row))
    .catch((error: unknown) => {
      states.apply(key, { kind: 'failed', isAmbiguous: isAmbiguous(error) });
      throw error;
    });
  const wasRejected = rejectionOf(states.get(key)) !== undefined;
  states.apply(key, answerTo(row, pushed, version, page()));
  // Save before RxDB stores the push as done: after a crash in between we must still know what the cloud really has.
  if (pushed.kind === 'rejected' || wasRejected) await states.save();
  if (pushed.kind === 'acknowledged') onAcknowledged();
  return pushed.kind === 'conflict' ? pushed.server : undefined;
};

/** RxDB's push handler: resolves to the server's versions of the documents that conflict. */
export const createPush = (pushing: Pushing) => {
  const { collection, beforeSend, target } = pushing;
  const { name, states } = target;
  const checkConflict = createConflictCheck();
  return async (batch: readonly PushRow[]): Promise<LocalDocument[]> => {
    const ids = batch.map(({ newDocumentState }) => newDocumentState.id);
    const stored = await storedDocuments(collection, ids);
    // RxDB collects a batch some time before it sends it. Skip a version that is no longer the newest here: the newest
    // has its own turn, and if that was already sent, or the cloud has a newer one, the older version would overwrite
    // it. RxDB must not store the skipped version as sent either, so report it as a conflict with the cloud's version:
    // that fails to be stored over the newest.
    const checked = batch.map((row) => {
      const newest = stored.get(row.newDocumentState.id);
      return { row, newest, isOutdated: newest !== undefined && !equal(toContent(newest), row.newDocumentState) };
    });
    const conflicts = checked.flatMap(({ row, isOutdated }) => (isOutdated ? (row.assumedMasterState ?? []) : []));
    const rows = checked
      .filter(({ row, isOutdated }) => !(isOutdated && row.assumedMasterState))
      .map(({ row, newest, isOutdated }) => ({ row, version: isOutdated || !newest ? undefined : versionOf(newest) }));
    if (rows.length > 0) await beforeSend();
    for (const { row, version } of rows) {
      states.apply(keyOf(name, row.newDocumentState.id), { kind: 'sent', version, sender: states.sender });
    }
    await states.save();
    await inLanes(rows, target.gate.quotas.writes, async ({ row, version }) => {
      const server = await pushRow(pushing, row, version);
      checkConflict(row.newDocumentState, server);
      if (server) conflicts.push(server);
    });
    return conflicts;
  };
};
