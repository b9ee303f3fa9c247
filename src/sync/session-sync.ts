import { FirebaseError } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openGolferDatabase } from '#src/data/db/golfer-database.ts';
import { entityNames } from '#src/domain/entities/registry.ts';
import { deviceId } from '#src/platform/device/device.ts';
import { fetchAhead } from '#src/platform/pwa/stale-chunk.ts';
import { signInEnd } from '#src/platform/session/sign-in-end.ts';
import { documentSyncAtom, networkAtom, sessionAtom, state, syncStatusAtom } from '#src/platform/state.ts';
import { wait } from '#src/platform/waiting/timing.ts';
import { AccountEndedError } from './change-marker.ts';
import { type Engine, startEngine } from './engine.ts';
import { loadSyncTasks } from './load-tasks.ts';
import { type DirtyCount, type Report, countDirty } from './sync-status.ts';
import { TabChannel } from './tab-channel.ts';
import type { SharedName, ViewedCollections } from './viewed-collections.ts';

const POLL_MS = 30_000;
/** How long a question to the leader tab, or to a starting engine, may take. */
const COUNT_WITHIN_MS = 10_000;
/** A start that failed, because a chunk did not come, is tried again after this long. */
const RESTART_MS = 5_000;

/** Whether Firestore rejected the token. */
const isTokenRejected = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code.endsWith('unauthenticated');

const show = ({ status, documents }: Report): void => {
  state.set(syncStatusAtom, status);
  state.set(documentSyncAtom, documents);
};

type Setup = {
  readonly uid: string;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly viewed: ViewedCollections;
  /** The account has ended on another device. */
  readonly onEnded: () => void;
  /** Cleans up in the cloud what is not a document. */
  readonly tidy: (database: DivotDatabase) => Promise<unknown>;
};

/** Syncs while one golfer is signed in: handles the leader tab, the network, focus and the poll. */
export class SessionSync {
  readonly uid: string;
  readonly database: DivotDatabase;
  readonly #setup: Setup;
  readonly #tabs: TabChannel;
  /** Rejects when the database closes first: the session has ended. */
  readonly #leading: Promise<void>;
  readonly #cleanups: (() => void)[] = [];
  #engine: Engine | undefined;
  /** The last one of this tab's engine. */
  #report: Report | undefined;
  /** Whether the server still accepts this device's sign-in. */
  #isSignedIn: boolean;
  #isHeld = false;
  #isStopped = false;

  constructor(setup: Setup, database: DivotDatabase) {
    const { uid, auth, viewed } = setup;
    this.uid = uid;
    this.database = database;
    this.#setup = setup;
    this.#isSignedIn = auth.currentUser?.uid === uid && signInEnd(uid) === undefined;
    this.#tabs = new TabChannel(uid, {
      report: ({ report }) => show(report),
      'ask-report': () => this.#postReport(),
      'sync-now': () => this.#engine?.pullAll(),
      poll: () => this.#poll(),
      hold: ({ held }) => this.#setHeld(held),
      follow: ({ name }) => {
        viewed.viewedElsewhere(name);
        this.#engine?.pull(name);
      },
      count: () => void this.#postCount(),
    });
    viewed.onView = (name) => this.#pullShared(name);
    this.#listen('focus', () => this.syncNow());
    this.#listen('online', () => this.syncNow());
    this.#cleanups.push(state.sub(networkAtom, () => this.#updateGate()));
    const timer = setInterval(() => this.#onTick(), POLL_MS);
    this.#cleanups.push(() => clearInterval(timer));
    this.#tabs.post({ kind: 'ask-report' });
    this.#leading = this.#lead();
    this.#leading.catch(() => undefined);
  }

  /** Undefined while another tab leads, and until the engine has started. */
  engine(): Engine | undefined {
    return this.#engine;
  }

  /** Counts with this tab's own engine once it has started, or asks the leader tab. Undefined if neither can tell. */
  countDirty(): Promise<DirtyCount | undefined> {
    const here = this.#countHere().catch(() => undefined);
    return Promise.race([here, this.#tabs.askForCount(COUNT_WITHIN_MS)]);
  }

  syncNow(): void {
    if (this.#engine) this.#engine.pullAll();
    else this.#tabs.post({ kind: 'sync-now' });
  }

  setSignedIn(isSignedIn: boolean): void {
    this.#isSignedIn = isSignedIn;
    this.#updateGate();
  }

  /** Pauses sync in every tab until released. */
  hold(isHeld: boolean): void {
    this.#setHeld(isHeld);
    this.#tabs.post({ kind: 'hold', held: isHeld });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const cleanup of this.#cleanups) cleanup();
    this.#setup.viewed.onView = () => undefined;
    this.#tabs.close();
    await this.#engine?.stop();
    if (state.get(sessionAtom).kind === 'resolving') return;
    show({ status: { phase: 'off', pending: 0, attention: 0 }, documents: {} });
  }

  async #lead(): Promise<void> {
    // The tab that leads now may reload into an update, and then this one leads without the files of its own version.
    void fetchAhead(loadSyncTasks);
    await this.database.waitForLeadership();
    while (!this.#isStopped && !this.#engine) {
      // oxlint-disable-next-line no-await-in-loop -- one start after the other
      this.#engine = await this.#startEngine().catch(async (error: unknown) => {
        if (this.database.closed) throw error;
        await wait(RESTART_MS);
        return undefined;
      });
    }
    if (this.#isStopped) await this.#engine?.stop();
    else this.#updateGate();
  }

  #startEngine(): Promise<Engine> {
    return startEngine({
      database: this.database,
      firestore: this.#setup.firestore,
      uid: this.uid,
      device: deviceId(),
      names: entityNames,
      isFollowed: (name) => this.#setup.viewed.isViewed(name),
      report: (report) => {
        show(report);
        this.#report = report;
        this.#postReport();
      },
      onFailure: (error) => this.#onFailure(error),
    });
  }

  #listen(event: string, run: () => void): void {
    globalThis.addEventListener(event, run);
    this.#cleanups.push(() => globalThis.removeEventListener(event, run));
  }

  #updateGate(): void {
    const engine = this.#engine;
    if (!engine) return;
    const isOpen = this.#isSignedIn && !this.#isHeld && state.get(networkAtom) !== 'offline';
    if (isOpen && !engine.gate.isOpen) {
      engine.gate.open();
      engine.pullAll();
    }
    if (!isOpen) engine.gate.close();
    engine.setSignInNeeded(!this.#isSignedIn);
  }

  #setHeld(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#updateGate();
  }

  /**
   * Renews a rejected token once. If that fails for good, sync waits for a new sign-in. After the end of the account it
   * takes over no more deletions, so that the golfer can still export what is here.
   */
  async #onFailure(error: unknown): Promise<void> {
    if (this.#isHeld) return;
    if (error instanceof AccountEndedError) {
      this.setSignedIn(false);
      this.#setup.onEnded();
    }
    if (!isTokenRejected(error)) return;
    const { isSignInOver } = await loadSyncTasks();
    if (await isSignInOver(this.#setup.auth)) this.setSignedIn(false);
  }

  #onTick(): void {
    if (document.visibilityState !== 'visible') return;
    // If the leader tab is hidden, browsers slow its timers down. The visible tab then asks it to poll.
    if (this.#engine) this.#poll();
    else this.#tabs.post({ kind: 'poll' });
    // Other golfers' writes to a shared collection do not change our marker, so pull it while a screen shows it.
    for (const name of this.#setup.viewed.viewedHere()) this.#pullShared(name);
  }

  #poll(): void {
    if (!this.#engine?.gate.isOpen) return;
    this.#engine
      .poll()
      .catch((error: unknown) => this.#onFailure(error))
      .catch(() => undefined);
    this.#setup.tidy(this.database).catch(() => undefined);
  }

  #pullShared(name: SharedName): void {
    if (this.#engine) this.#engine.pull(name);
    else this.#tabs.post({ kind: 'follow', name });
  }

  #postReport(): void {
    if (this.#report) this.#tabs.post({ kind: 'report', report: this.#report });
  }

  /** Waits to lead, however long another tab does. Undefined if the session ends first. */
  async #countHere(): Promise<DirtyCount | undefined> {
    await this.#leading;
    return this.#isStopped || !this.#engine ? undefined : countDirty(this.#engine);
  }

  async #postCount(): Promise<void> {
    const count = await this.#countHere().catch(() => undefined);
    if (count) this.#tabs.post({ kind: 'counted', ...count });
  }
}

export const startSessionSync = async (setup: Setup): Promise<SessionSync> =>
  new SessionSync(setup, await openGolferDatabase(setup.uid));
