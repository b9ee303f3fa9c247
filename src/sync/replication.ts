import { type CollectionReference, type Firestore, doc } from 'firebase/firestore/lite';
import type { RxCollection } from 'rxdb/plugins/core';
import { type RxReplicationState, replicateRxCollection } from 'rxdb/plugins/replication';
import { Subject, type Subscription } from 'rxjs';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { isStorageLost } from '#src/data/db/database-recovery.ts';
import { setMayBeReplaced } from '#src/data/rxdb/conflict-handler.ts';
import {
  type Comparison,
  compareAmong,
  compareSincePush,
  noteSending,
  onServerVersionStored,
  onWrites,
} from '#src/data/rxdb/replicated.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { isLeftBehind, isRejected } from './document-state.ts';
import { keyOf } from '#src/domain/entities/document-key.ts';
import type { DocumentStates, PushRow } from './contract.ts';
import { type Gate, GateClosedError } from './gate.ts';
import { loadSyncTasks } from './load-tasks.ts';
import { type Checkpoint, type Page, createPull } from './pull.ts';
import { createPush } from './push.ts';
import { type LocalDocument, needsAttention } from './wire.ts';

const PULL_PAGE = 200;
/** A swing carries a picture of 20 KB. These are as many as the dashboard uses. */
const PULL_PAGE_SWINGS = 30;
const PUSH_BATCH = 100;
const BEFORE_ALL: Checkpoint = { seconds: 0, nanoseconds: 0, id: '' };
/** By then RxDB has stored a page. */
const ONCE_STORED_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 300_000;

/** Documents that no query of the collection finds. `again`: something waits for `pulled` to be stored. */
type OtherDocuments = (
  pulled: readonly LocalDocument[],
) => Promise<{ readonly documents: readonly LocalDocument[]; readonly again: boolean }>;

export type ReplicationSetup = {
  readonly database: DivotDatabase;
  readonly firestore: Firestore;
  readonly name: EntityName;
  readonly uid: string;
  readonly remote: CollectionReference;
  readonly gate: Gate;
  readonly states: DocumentStates;
  /** Part of the replication's name. A new epoch starts with nothing exchanged. */
  readonly epoch: string;
  readonly firstRetryMs?: number;
  /** False while no screen shows the collection. Then nothing is pulled, but local changes are still sent. */
  readonly isPulled?: () => boolean;
  readonly others?: OtherDocuments;
  /** Awaited before each page is asked for. */
  readonly beforePull: () => Promise<void>;
  /** Awaited before documents are sent. */
  readonly beforeSend: () => Promise<void>;
  readonly onAcknowledged: () => void;
  /** Called when a pull has ended and its documents are stored. */
  readonly onPulled: () => void;
  readonly onUnreadable: (id: string, problem: string) => void;
  /** Rejects if the account has ended. */
  readonly beforeErased: () => Promise<unknown>;
  readonly onFailure: (error: unknown) => Promise<void>;
  readonly onSuccess: () => void;
  /** An exchange has ended. */
  readonly onIdle: () => void;
};

/** Replicates one collection both ways over RxDB's protocol and updates the states of its documents. */
export class Replication {
  readonly name: EntityName;
  readonly state: RxReplicationState<LocalDocument, Checkpoint>;
  readonly #setup: ReplicationSetup;
  readonly #readPage: ReturnType<typeof createPull>;
  readonly #push: ReturnType<typeof createPush>;
  readonly #resyncs = new Subject<'RESYNC'>();
  readonly #subscriptions: Subscription[] = [];
  /** In a row. */
  readonly #failures = { up: 0, down: 0 };
  /** The page being requested, or the last one. */
  #page = 0;
  /** The last requested page was the final one. RxDB may still be storing it. */
  #isAtEnd = false;

  constructor(setup: ReplicationSetup) {
    const { database, name, uid, remote, onUnreadable, beforeErased } = setup;
    const collection = database[name] as unknown as RxCollection<LocalDocument>;
    this.name = name;
    this.#setup = setup;
    this.#readPage = createPull({ name, uid, collection: remote, onUnreadable, beforeErased });
    this.#push = createPush({
      ...setup,
      collection,
      target: { ...setup, ref: (id) => doc(remote, id) },
      page: () => this.#page,
    });
    this.state = this.#replicate(collection);
    setMayBeReplaced(collection, (id) => this.#mayBeReplaced(id));
  }

  async start(): Promise<void> {
    const { states, onIdle } = this.#setup;
    await this.state.start();
    this.#subscriptions.push(
      await onWrites(this.state, ({ id, version, content, isPulled }) => {
        const kind = isPulled ? 'pulled' : 'written';
        states.apply(this.#keyOf(id), { kind, version, hasConflicts: needsAttention(this.name, content) });
      }),
      onServerVersionStored(this.state, (ids) => {
        for (const id of ids) states.apply(this.#keyOf(id), { kind: 'stored' });
        // Save on disk as well: after a restart, documents the server has acknowledged must not count as unacknowledged
        // and be sent again.
        states.save().catch(() => undefined); // rejects while the database closes
      }),
      this.state.active$.subscribe((isActive) => {
        if (isActive) return;
        if (this.#isAtEnd) this.#setup.onPulled();
        // Rejects while the database closes.
        this.#compareDirty().then(onIdle, () => undefined);
      }),
    );
  }

  get isActive(): boolean {
    return this.state.subjects.active.getValue();
  }

  /** Asks the cloud for changes now. */
  pull(): void {
    this.#isAtEnd = false;
    // RxDB's calls to a lost storage fail where no code can catch them. The reload that follows starts again.
    if (!isStorageLost()) this.#resyncs.next('RESYNC');
  }

  /**
   * Asks RxDB about everything written since its last push. After a restart this covers what an earlier run left
   * behind.
   */
  async compareAll(): Promise<void> {
    const { states } = this.#setup;
    const dirty = this.#dirtyIds();
    const { comparisons, isAll } = await compareSincePush(this.state);
    const since = new Set(comparisons.map(({ id }) => id));
    const behind = await compareAmong(
      this.state,
      dirty.filter((id) => !since.has(id)),
    );
    const resend = async (id: string) => (await loadSyncTasks()).resendDocument(this.#setup.database, this.name, id);
    // RxDB's push checkpoint is past these documents: it has stored the responses, or will never send them.
    for (const { id, isEqual } of isAll ? behind : []) {
      if (isEqual) states.apply(this.#keyOf(id), { kind: 'stored' });
      // oxlint-disable-next-line no-await-in-loop -- a handful
      else await resend(id);
    }
    // They were sent, and no response was noted. RxDB, which has stored it or knows an older version that the golfer has
    // restored, sends them no more. A rejected one is the golfer's to send again.
    for (const { id, isEqual } of comparisons) {
      const isUnanswered =
        isLeftBehind(states.get(this.#keyOf(id))) && states.unansweredSenders(this.#keyOf(id)).length > 0;
      // oxlint-disable-next-line no-await-in-loop -- a handful
      if (isEqual && isUnanswered) await resend(id);
    }
    this.#apply([...behind, ...comparisons]);
  }

  async stop(): Promise<void> {
    for (const subscription of this.#subscriptions) subscription.unsubscribe();
    await this.state.cancel();
  }

  #replicate(collection: RxCollection<LocalDocument>): RxReplicationState<LocalDocument, Checkpoint> {
    const { name, uid, epoch } = this.#setup;
    return replicateRxCollection<LocalDocument, Checkpoint>({
      replicationIdentifier: `cloud-${uid}${epoch}`,
      collection,
      deletedField: '_deleted',
      live: true,
      waitForLeadership: false, // the engine waits once for all collections
      toggleOnDocumentVisible: false,
      autoStart: false,
      pull: {
        batchSize: name === 'swings' ? PULL_PAGE_SWINGS : PULL_PAGE,
        stream$: this.#resyncs.asObservable(),
        handler: (checkpoint, size) => this.#attempt('down', () => this.#pullPage(checkpoint, size)) as Promise<never>,
      },
      push: {
        batchSize: PUSH_BATCH,
        handler: (rows) => this.#attempt('up', () => this.#send(rows as unknown as PushRow[])) as Promise<never[]>,
      },
    });
  }

  /** Each failure doubles the pause, which RxDB reads from its state. */
  async #attempt<T>(way: 'up' | 'down', work: () => Promise<T>): Promise<T> {
    const { gate, firstRetryMs = FIRST_RETRY_MS, onFailure, onSuccess } = this.#setup;
    await gate.pass();
    try {
      const result = await work();
      this.#failures[way] = 0;
      onSuccess();
      return result;
    } catch (error) {
      if (error instanceof GateClosedError) throw error;
      await onFailure(error);
      this.#failures[way] += 1;
      this.state.retryTime = Math.min(LAST_RETRY_MS, firstRetryMs * 2 ** this.#failures[way]);
      throw error;
    }
  }

  /**
   * RxDB holds pulls back while it sends. They may go on in the pause after a failure, or a golfer who cannot send would
   * not see what the others do either.
   */
  async #send(rows: readonly PushRow[]): Promise<LocalDocument[]> {
    noteSending(this.state, true);
    try {
      return await this.#push(rows);
    } catch (error) {
      noteSending(this.state, false);
      throw error;
    }
  }

  async #pullPage(checkpoint: Checkpoint | undefined, size: number): Promise<Page> {
    const { gate, beforePull, isPulled } = this.#setup;
    await beforePull();
    const isShown = isPulled?.() !== false;
    this.#isAtEnd = !isShown;
    if (!isShown) return { documents: [], checkpoint };
    const { documents, checkpoint: end } = await gate.exchange('reads', () => {
      this.#page += 1;
      return this.#readPage(checkpoint, size);
    });
    if (documents.length < size) {
      documents.push(...(await gate.exchange('reads', () => this.#others(documents))));
      this.#isAtEnd = true;
    }
    // RxDB stores an empty checkpoint if there is none.
    return { documents, checkpoint: end ?? BEFORE_ALL };
  }

  /** Asks again once RxDB has stored `pulled`. */
  async #others(pulled: readonly LocalDocument[]): Promise<readonly LocalDocument[]> {
    const others = await this.#setup.others?.(pulled);
    if (others?.again) setTimeout(() => this.pull(), ONCE_STORED_MS);
    return others?.documents ?? [];
  }

  /**
   * No, in two cases. RxDB believes that the server has a rejected version; it is joined when it is sent again. And a
   * page requested before a version was acknowledged may hold an older one, which would replace the newer version here
   * and, sent again, in the cloud; the pull after each acknowledgement brings the right version.
   */
  #mayBeReplaced(id: string): boolean {
    const state = this.#setup.states.get(this.#keyOf(id));
    // Acknowledged since this page or the previous one was requested; RxDB may not have stored either yet.
    const isNewerThanPage = state.acknowledgedAt !== undefined && state.acknowledgedAt >= this.#page - 1;
    return !isRejected(state) && !isNewerThanPage;
  }

  /** The golfer may have restored the old value, which RxDB does not send. */
  async #compareDirty(): Promise<void> {
    if (this.#dirtyIds().length > 0) await this.compareAll();
  }

  #apply(comparisons: readonly Comparison[]): void {
    for (const { id, version, isEqual, content } of comparisons) {
      const event = { kind: 'compared', version, isEqual, hasConflicts: needsAttention(this.name, content) } as const;
      this.#setup.states.apply(this.#keyOf(id), event);
    }
  }

  #keyOf(id: string): string {
    return keyOf(this.name, id);
  }

  #dirtyIds(): string[] {
    const prefix = this.#keyOf('');
    return this.#setup.states
      .keysWhere(isLeftBehind)
      .flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  }
}
