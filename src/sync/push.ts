import { FirebaseError } from 'firebase/app';
import { runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import { equal } from '#src/domain/merge/equal.ts';
import { mergeDocuments } from '#src/domain/merge/merge.ts';
import { nowIso } from '#src/platform/clock.ts';
import { deviceName } from '#src/platform/device.ts';
import type { PushRow, PushTarget, Pushed, Transact } from './contract.ts';
import { type RejectionReason, isSettled, keyOf, rejectionOf } from './document-state.ts';
import { fitsCloud, fromCloud, mended, toCloud, wasSentBy, withSortKey } from './wire.ts';

/** Answers that stay the same however often the same document is sent. */
const PERMANENT_ERRORS: Readonly<Record<string, RejectionReason>> = {
  'permission-denied': 'not-allowed',
  'invalid-argument': 'not-storable',
  'out-of-range': 'not-storable',
};
/** Firestore Lite says this for a lost race and for an invalid request alike. */
const AMBIGUOUS_ERROR = 'failed-precondition';
const AMBIGUOUS_TRIES = 4;
const codeOf = (error: unknown): string | undefined =>
  error instanceof FirebaseError ? error.code.replace(/^firestore\//, '') : undefined;
export const isAmbiguous = (error: unknown): boolean => codeOf(error) === AMBIGUOUS_ERROR;

const transact: Transact = (target, row, beside) =>
  runTransaction(target.firestore, async (transaction): Promise<Pushed> => {
    const { name, uid, gate, ref, states } = target;
    // What an earlier version joined into a form that no door takes is mended here, and in the cloud with it.
    const mine = mended(name, row.newDocumentState);
    const rejection = rejectionOf(states.get(keyOf(name, mine.id)));
    const known = rejection ? rejection.base : row.assumedMasterState;
    const base = known && mended(name, known);
    const snapshot = await transaction.get(ref(mine.id));
    const writeBeside = await beside?.(transaction, mine);
    await gate.pass(); // who has stopped meanwhile writes no more: another life of this device may have gone on
    if (snapshot.exists()) {
      const server = fromCloud(name, mine.id, snapshot.data(), uid);
      if (!server.ok) return { kind: 'refused', reason: 'unreadable' };
      // Sent before, but the acknowledgement was lost on the way; or the app ended before it came, and the golfer went
      // on since.
      if (equal(server.value, mine)) return { kind: 'acknowledged' };
      const ours = wasSentBy(snapshot.data(), states.earlierSenders(keyOf(name, mine.id)));
      if (!ours && (!base || !equal(server.value, base))) {
        if (!rejection) return { kind: 'conflict', server: server.value };
        // RxDB would merge against the refused state; joined here, against what the cloud really had.
        const sides = { base: base ?? undefined, local: mine, server: server.value };
        const merged = withSortKey(name, mergeDocuments(name, sides, { device: deviceName(), at: nowIso() }));
        transaction.set(ref(mine.id), { ...toCloud(name, merged), serverTimestamp: serverTimestamp() });
        writeBeside?.(merged);
        return { kind: 'conflict', server: merged };
      }
    }
    const now = serverTimestamp();
    transaction.set(ref(mine.id), {
      ...toCloud(name, mine),
      serverTimestamp: now,
      sentBy: states.sender,
      sentAt: now,
    });
    writeBeside?.(mine);
    return { kind: 'acknowledged' };
  });

/**
 * Sends one document in a transaction that reads what the cloud has first, so that no concurrent edit is overwritten.
 * Rejects when nothing is known about the outcome (no network, busy service): then the same document is sent again.
 */
export const pushDocument = async (target: PushTarget, row: PushRow): Promise<Pushed> => {
  const { name } = target;
  const { id } = row.newDocumentState;
  if (!fitsCloud(name, row.newDocumentState)) {
    return { kind: 'refused', reason: 'too-large' };
  }
  try {
    return await (target.send ? target.send(target, row, transact) : transact(target, row));
  } catch (error) {
    if (isAmbiguous(error)) {
      const state = target.states.get(keyOf(name, id));
      if (isSettled(state) || state.ambiguousTries + 1 < AMBIGUOUS_TRIES) throw error;
      return { kind: 'refused', reason: 'not-storable' };
    }
    const reason = PERMANENT_ERRORS[codeOf(error) ?? ''];
    if (reason === undefined) throw error;
    return { kind: 'refused', reason };
  }
};
