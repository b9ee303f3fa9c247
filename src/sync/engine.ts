import { type Firestore, collection } from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { syncEpoch } from '#src/data/db/sync-epoch.ts';
import { cancelQuotaRetries } from '#src/data/rxdb/quota-retry.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { debounce } from '#src/platform/waiting/timing.ts';
import { isUndecided } from '#src/platform/state.ts';
import { ChangeMarker, createAnnouncements } from './change-marker.ts';
import { type DocumentState, isDirty, isRejected } from './document-state.ts';
import { keyOf } from '#src/domain/entities/document-key.ts';
import type { DocumentStates } from './contract.ts';
import { openDocumentStates } from './document-states.ts';
import { Gate } from './gate.ts';
import { loadSyncTasks } from './load-tasks.ts';
import { PullProgress } from './pull-progress.ts';
import { Replication } from './replication.ts';
import { type Exchange, type Report, documentSync, reportOf } from './sync-status.ts';
import { type SharedName, isShared } from './viewed-collections.ts';

export type EngineSetup = {
  readonly database: DivotDatabase;
  readonly firestore: Firestore;
  readonly uid: string;
  readonly device: string;
  readonly names: readonly EntityName[];
  readonly report: (report: Report) => void;
  /**
   * Called on every failure, with `AccountEndedError` if the account has ended. Resolves when we know whether the
   * sign-in is still valid.
   */
  readonly onFailure: (error: unknown) => Promise<void>;
  readonly firstRetryMs?: number;
  /** Whether a screen shows a shared collection now. */
  readonly isFollowed?: (name: SharedName) => boolean;
};

/** Publishes documents that change together, in a pull or an import, once. */
const PUBLISH_AFTER_MS = 100;

/** Keeps all collections of one golfer in sync with the cloud. Runs only in the leader tab. */
export class Engine {
  readonly gate = new Gate();
  readonly states: DocumentStates;
  readonly replications: readonly Replication[];
  readonly #setup: EngineSetup;
  readonly #marker: ChangeMarker;
  readonly #announcements: ReturnType<typeof createAnnouncements>;
  readonly #progress: PullProgress;
  readonly #publishing = debounce(() => Promise.resolve(this.#publish()));
  readonly #exchange = {
    isFailing: false,
    isSignInNeeded: false,
    lastSyncedAt: undefined as string | undefined,
    unreadable: new Set<string>(),
  };
  #isStopped = false;
  #takingIn: Promise<void> | undefined;

  static async start(setup: EngineSetup): Promise<Engine> {
    const { database } = setup;
    const epoch = await syncEpoch(database);
    const marker = await ChangeMarker.open(setup);
    const states = await openDocumentStates(database, (before, after) => engine.#onChange(before, after));
    const engine: Engine = new Engine(setup, epoch, marker, states);
    try {
      await engine.#start();
    } catch (error) {
      await engine.stop();
      throw error;
    }
    return engine;
  }

  private constructor(setup: EngineSetup, epoch: string, marker: ChangeMarker, states: DocumentStates) {
    this.#setup = setup;
    this.#marker = marker;
    this.states = states;
    this.#progress = new PullProgress(setup.names, () => this.#publishSoon());
    const pull = (names: readonly EntityName[]) => this.#pull(names);
    this.#announcements = createAnnouncements({ marker, states, gate: this.gate, pull });
    this.replications = setup.names.map((name) => this.#replicationOf(name, epoch));
  }

  /** Asks the cloud for changes in all collections. */
  pullAll(): void {
    this.#pull(this.#setup.names);
    this.#takeInLegacy();
  }

  /** Asks the cloud for changes in one collection. */
  pull(name: EntityName): void {
    this.replications.find((one) => one.name === name)?.pull();
  }

  /** One read: pulls only the collections that another device has changed. */
  async poll(): Promise<void> {
    if (this.gate.quotas.reads.isTaken) return; // or polls would queue up
    const changed = await this.gate.exchange('reads', () => this.#marker.changes());
    this.#announcements.announceOwed();
    this.#pull(changed);
    this.#publish();
  }

  /** Writes the change marker now if one is owed. Rejects if the cloud did not confirm it. */
  async announceChanges(): Promise<void> {
    if (this.#marker.owed.length > 0) await this.#marker.write();
  }

  /** Keys of all documents that differ from the server's version. Asks RxDB anew. */
  async dirtyKeys(): Promise<readonly string[]> {
    await this.#compareAll();
    return this.states.keysWhere(isDirty);
  }

  rejectedKeys(): readonly string[] {
    return this.states.keysWhere(isRejected);
  }

  /** Sends a rejected document again in its current form, also if it is a deletion. */
  async resend(name: EntityName, id: string): Promise<void> {
    await (await loadSyncTasks()).resendDocument(this.#setup.database, name, id);
  }

  /** Resolves when everything known is exchanged. Waits while the gate is closed. */
  async inSync(): Promise<void> {
    await Promise.all(this.replications.map(({ state }) => state.awaitInSync()));
  }

  setSignInNeeded(isNeeded: boolean): void {
    this.#exchange.isSignInNeeded = isNeeded;
    this.#publish();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#publishing.stop();
    this.#announcements.stop();
    this.gate.tearDown();
    this.#progress.stopWaiting();
    cancelQuotaRetries(this.#setup.database.name);
    await Promise.all(this.replications.map((one) => one.stop()));
  }

  async #start(): Promise<void> {
    await Promise.all(this.replications.map((one) => one.start()));
    await this.#compareAll();
    // If the cloud is out of reach now, the next start does this.
    this.#runStartTasks().catch(() => undefined);
    this.#takeInLegacy();
    this.#publishSoon();
    this.#announcements.announceOwed();
  }

  async #runStartTasks(): Promise<void> {
    const { runStartTasks } = await loadSyncTasks();
    await runStartTasks({
      ...this.#setup,
      gate: this.gate,
      states: this.states,
      recent: this.#progress.recent,
    });
  }

  /** Takes in what the earlier app has written since the last look. If the cloud is out of reach, the next look does. */
  #takeInLegacy(): void {
    if (this.#takingIn) return;
    const { firestore, uid, names } = this.#setup;
    const takeIn = async () => {
      await this.#progress.recent;
      const { stampLegacyDocuments } = await loadSyncTasks();
      const stamped = await this.gate.exchange('reads', () => stampLegacyDocuments(firestore, uid, names));
      if (stamped > 0) this.#pull(names);
    };
    this.#takingIn = takeIn()
      .catch(() => undefined)
      .finally(() => {
        this.#takingIn = undefined;
      });
  }

  #replicationOf(name: EntityName, epoch: string): Replication {
    const { firestore, isFollowed } = this.#setup;
    const target = { ...this.#setup, gate: this.gate };
    return new Replication({
      ...target,
      name,
      epoch,
      states: this.states,
      remote: collection(firestore, entities[name].cloud.collection),
      ...(name === 'games' ? { others: async (pulled) => (await loadSyncTasks()).exchangeGames(target, pulled) } : {}),
      ...(isShared(name) ? { isPulled: () => isFollowed?.(name) === true } : {}),
      beforePull: () => this.#progress.turnOf(name),
      beforeErased: () => this.#marker.read(),
      beforeSend: () => this.#marker.owe(name),
      onAcknowledged: this.#announcements.onAcknowledged,
      onPulled: () => this.#progress.onPulled(name),
      onUnreadable: (id) => {
        this.#exchange.unreadable.add(keyOf(name, id));
        this.#publishSoon();
      },
      onFailure: (error) => this.#onFailure(error),
      onSuccess: () => this.#onSuccess(),
      onIdle: () => this.#publishSoon(),
    });
  }

  #pull(names: readonly EntityName[]): void {
    this.#progress.restart(names);
    for (const one of this.replications) if (names.includes(one.name)) one.pull();
  }

  async #compareAll(): Promise<void> {
    await Promise.all(this.replications.map((one) => one.compareAll()));
  }

  async #onFailure(error: unknown): Promise<void> {
    this.#exchange.isFailing = true;
    this.#progress.stopWaiting();
    await this.#setup.onFailure(error);
    this.#publish();
  }

  #onSuccess(): void {
    if (this.#exchange.isFailing && this.gate.isOpen) this.#exchange.isSignInNeeded = false;
    this.#exchange.isFailing = false;
    this.#publishSoon();
  }

  #onChange(before: DocumentState, after: DocumentState): void {
    const [was, is] = [before, after].map((state) => documentSync(state, this.gate.isOpen));
    if (was === is) return;
    if (is !== undefined && isUndecided(is)) this.#publish();
    else this.#publishSoon();
  }

  #publishSoon(): void {
    this.#publishing.within(PUBLISH_AFTER_MS);
  }

  #publish(): void {
    if (this.#isStopped) return;
    const exchange: Exchange = {
      ...this.#exchange,
      isOpen: this.gate.isOpen,
      isActive: this.replications.some(({ isActive }) => isActive),
      hasRecent: this.#progress.hasRecent,
    };
    const { isOpen, isFailing, isActive } = exchange;
    const isDone = isOpen && !isFailing && !isActive && this.#progress.isComplete;
    if (isDone && this.states.keysWhere(isDirty).length === 0) {
      this.#exchange.lastSyncedAt = nowIso();
      // From now on a poll pulls only what changed. The first poll still pulls every collection.
      this.#marker.look().catch(() => undefined);
    }
    this.#setup.report(reportOf(this.states.entries(), { ...exchange, lastSyncedAt: this.#exchange.lastSyncedAt }));
  }
}

export const startEngine = (setup: EngineSetup): Promise<Engine> => Engine.start(setup);
