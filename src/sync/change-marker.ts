import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
  doc,
  getDoc,
  serverTimestamp,
} from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { isMap } from '@divot/documents';
import { type PersistedValue, openPersistedValue } from '#src/data/db/persisted-value.ts';
import { debounce } from '#src/platform/waiting/timing.ts';
import { isOnItsWay } from './document-state.ts';
import type { DocumentStates } from './contract.ts';
import type { Gate } from './gate.ts';
import { runTransaction } from './run-transaction.ts';

// One small document per golfer that says which collections another device wrote to, and when. An idle device reads
// only this marker, so a poll costs one read, and then pulls only the collections that changed. A device owes the
// marker from before it sends until it has written it. It stores that debt on disk, so the next start pays it if the
// app ends in between or a service worker did the sending.

type Stamps = Readonly<Record<string, string>>;
type Seen = { readonly whole: string; readonly stamps: Stamps };
type Setup = {
  readonly database: DivotDatabase;
  readonly firestore: Firestore;
  readonly uid: string;
  readonly device: string;
  readonly names: readonly EntityName[];
};

/** The golfer's account has ended, on whatever device. What is left of it in the cloud is not for this one to take over. */
export class AccountEndedError extends Error {}

const stampText = (stamp: Timestamp): string => `${stamp.seconds}.${stamp.nanoseconds}`;

const seenIn = (data: DocumentData | undefined): Seen => {
  const { serverTimestamp: written, device, collections } = (data ?? {}) as Readonly<Record<string, unknown>>;
  const whole = written instanceof Timestamp ? `${stampText(written)} ${String(device)}` : '';
  const stamps = Object.entries(isMap(collections) ? collections : {}).flatMap(([name, stamp]: [string, unknown]) =>
    stamp instanceof Timestamp ? [[name, stampText(stamp)]] : [],
  );
  return { whole, stamps: Object.fromEntries(stamps) };
};

/** The marker's collections after this device wrote to some. */
const stamped = (data: DocumentData | undefined, written: readonly EntityName[]) => {
  const now = serverTimestamp();
  return { ...data?.['collections'], ...Object.fromEntries(written.map((name) => [name, now])) };
};

export class ChangeMarker {
  readonly #setup: Setup;
  readonly #ref: DocumentReference;
  readonly #owed: PersistedValue<readonly EntityName[]>;
  /** Owed again while the marker is being written. */
  #owedAgain = new Set<EntityName>();
  #seen: Seen | undefined;
  #hasLooked = false;
  #isPolled = false;
  /** A write whose outcome is unknown may have replaced a marker that this device never saw. */
  #isUnsure = false;

  static async open(setup: Setup): Promise<ChangeMarker> {
    const owed = await openPersistedValue<readonly EntityName[]>(setup.database, 'change-marker-owed', []);
    return new ChangeMarker(setup, owed);
  }

  private constructor(setup: Setup, owed: PersistedValue<readonly EntityName[]>) {
    this.#setup = setup;
    this.#owed = owed;
    this.#ref = doc(setup.firestore, 'heads', setup.uid);
  }

  get owed(): readonly EntityName[] {
    return this.#owed.get().filter((name) => this.#setup.names.includes(name));
  }

  /** Resolves on disk: only then may documents of this collection be sent. */
  async owe(name: EntityName): Promise<void> {
    this.#owedAgain.add(name);
    if (!this.#owed.get().includes(name)) await this.#owed.set([...this.#owed.get(), name]);
  }

  /**
   * Writes the marker if one is owed. Resolves to what other devices changed meanwhile, so that this write hides none
   * of it.
   */
  async write(): Promise<readonly EntityName[]> {
    const { firestore, uid, device, names } = this.#setup;
    const paid = this.#owed.get();
    const wasUnsure = this.#isUnsure;
    this.#owedAgain = new Set();
    this.#isUnsure = true;
    let tries = 0;
    const before = await runTransaction(firestore, async (transaction) => {
      tries += 1;
      const data = (await transaction.get(this.#ref)).data();
      const collections = stamped(data, paid);
      transaction.set(this.#ref, { userId: uid, device, serverTimestamp: serverTimestamp(), collections });
      return data;
    });
    await this.#owed.set(this.#owed.get().filter((name) => !paid.includes(name) || this.#owedAgain.has(name)));
    this.#isUnsure = false;
    const changed = this.#changesIn(before);
    // A repeat may read our own marker, not the one before it.
    return wasUnsure || tries > 1 ? names : changed;
  }

  /** One read. Rejects with `AccountEndedError` if the account has ended. */
  async read(): Promise<DocumentData | undefined> {
    const data = (await getDoc(this.#ref)).data();
    if (data?.['_deleted'] === true) throw new AccountEndedError();
    return data;
  }

  /** One read at the start. Anything another device writes after it counts as a change. */
  async look(): Promise<void> {
    if (this.#hasLooked || this.#seen) return;
    this.#hasLooked = true;
    const data = await this.read();
    if (!this.#seen) this.#changesIn(data);
  }

  /**
   * One read. The first call returns all collections, because another device may have sent without having written its
   * marker yet.
   */
  async changes(): Promise<readonly EntityName[]> {
    const changed = this.#changesIn(await this.read());
    const isAll = !this.#isPolled || this.#isUnsure;
    this.#isPolled = true;
    this.#isUnsure = false;
    return isAll ? this.#setup.names : changed;
  }

  /** Collections that other devices changed since this device last looked; all collections if it cannot tell. */
  #changesIn(data: DocumentData | undefined): readonly EntityName[] {
    const { device, names } = this.#setup;
    const before = this.#seen;
    const { whole, stamps } = (this.#seen = seenIn(data));
    if (!before) return names;
    if (whole === before.whole || data?.['device'] === device) return [];
    return names.filter((name) => stamps[name] !== before.stamps[name]);
  }
}

/** Tell other devices once nothing more has been acknowledged for this long. */
const QUIET_MS = 400;
/** Delay after a marker could not be written. It doubles. */
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 300_000;

type Announcing = {
  readonly marker: ChangeMarker;
  readonly gate: Gate;
  readonly states: DocumentStates;
  readonly pull: (names: readonly EntityName[]) => void;
};

/** Writes the marker for the golfer’s other devices once sending has ended, and pulls what they changed. */
export const createAnnouncements = ({ marker, gate, states, pull }: Announcing) => {
  let retryMs = FIRST_RETRY_MS;
  const announcement = debounce(async () => {
    // Pulling during a push would read back what this device is just sending.
    if (states.keysWhere(isOnItsWay).length > 0) {
      announcement.after(QUIET_MS);
      return;
    }
    const owed = marker.owed;
    if (owed.length === 0) return;
    try {
      pull([...owed, ...(await gate.exchange('writes', () => marker.write()))]);
      retryMs = FIRST_RETRY_MS;
    } catch {
      announcement.after(retryMs);
      retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
    }
  });
  return {
    onAcknowledged: (): void => announcement.after(QUIET_MS),
    /** Writes the marker that an earlier run of the app or the service worker still owes. */
    announceOwed: (): void => {
      if (marker.owed.length > 0) announcement.within(0);
    },
    stop: announcement.stop,
  };
};
