import type { Subscription } from 'rxjs';
import { onWrites } from '#src/data/rxdb/followed-writes.ts';
import {
  type Comparison,
  compareAmong,
  compareSincePush,
  onServerVersionStored,
} from '#src/data/rxdb/server-versions.ts';
import type { DocumentStates, Replication } from './contract.ts';
import { type DocumentState, keyOf } from './document-state.ts';

// Tells the documents' states what RxDB does: its writes, its pulls, the answers that it has stored. RxDB is asked for
// its own view of all documents at the start only; later only for those that are still dirty when an exchange has ended,
// because a golfer may have put the old value back, which RxDB does not send.

type Tracked = {
  readonly states: DocumentStates;
  /** An exchange has ended. */
  readonly onIdle: () => void;
};

const hasConflicts = ({ conflicts, _deleted }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(conflicts) && conflicts.length > 0 && _deleted !== true;

const idsIn = (states: DocumentStates, { name }: Replication, isMeant: (state: DocumentState) => boolean): string[] =>
  [...states.entries()].flatMap(([key, state]) =>
    key.startsWith(`${name}/`) && isMeant(state) ? [key.slice(name.length + 1)] : [],
  );

const apply = (states: DocumentStates, { name }: Replication, comparisons: readonly Comparison[]): void => {
  for (const { id, version, isEqual, content } of comparisons) {
    states.apply(keyOf(name, id), { kind: 'compared', version, isEqual, hasConflicts: hasConflicts(content) });
  }
};

/** Everything that was written since RxDB last sent; after a restart, what an earlier life left behind. */
const compareAll = async (states: DocumentStates, replication: Replication): Promise<void> => {
  const { comparisons, isAll } = await compareSincePush(replication.state);
  if (isAll) {
    const since = new Set(comparisons.map(({ id }) => id));
    const isLeft = (state: DocumentState) => state.kind === 'dirty' && state.senders.length > 0;
    const behind = idsIn(states, replication, isLeft).filter((id) => !since.has(id));
    // RxDB's push checkpoint is past these: it has stored the answers.
    for (const id of behind) states.apply(keyOf(replication.name, id), { kind: 'stored' });
    apply(states, replication, await compareAmong(replication.state, behind));
  }
  apply(states, replication, comparisons);
};

const compareDirty = async (states: DocumentStates, replication: Replication): Promise<void> => {
  const ids = idsIn(states, replication, ({ kind }) => kind === 'dirty');
  if (ids.length > 0) apply(states, replication, await compareAmong(replication.state, ids));
};

/** Follows what RxDB does. Call after the replications have started. */
export const trackDocuments = async ({ states, onIdle }: Tracked, replications: readonly Replication[]) => {
  const subscriptions: Subscription[] = [];
  for (const replication of replications) {
    const { name, state } = replication;
    subscriptions.push(
      // oxlint-disable-next-line no-await-in-loop -- a dozen collections, at the start
      await onWrites(state, ({ id, version, content, isPulled }) => {
        const kind = isPulled ? 'pulled' : 'written';
        states.apply(keyOf(name, id), { kind, version, hasConflicts: hasConflicts(content) });
      }),
      onServerVersionStored(state, (ids) => {
        for (const id of ids) states.apply(keyOf(name, id), { kind: 'stored' });
      }),
      state.active$.subscribe((isActive) => {
        // A database that closes rejects.
        if (!isActive) compareDirty(states, replication).then(onIdle, () => undefined);
      }),
    );
  }
  return {
    /** Asks RxDB about everything that it has not sent yet. */
    compareAll: async (): Promise<void> => {
      await Promise.all(replications.map((replication) => compareAll(states, replication)));
    },
    stop: (): void => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
};
