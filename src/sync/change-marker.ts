import {
  type DocumentData,
  type Firestore,
  Timestamp,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { type EntityName, entityNames } from '#src/domain/entities/registry.ts';
import { isMap } from '#src/domain/merge/equal.ts';
import { openPersistedValue } from '#src/data/db/persisted-value.ts';
import { debounce } from '#src/platform/debounce.ts';
import type { DocumentStates } from './contract.ts';
import type { Gate } from './gate.ts';

// One small document per golfer that says which collections another device wrote to, and when. An idle device reads it
// alone, so that a poll costs one read, and a change is answered by asking for the collections that changed.
// A device owes the marker from before it sends until it has written it. The debt is on disk: an app that ends in
// between, or a service worker that sent, leaves it to whoever starts next.

type Stamps = Readonly<Record<string, string>>;
type Setup = {
  readonly database: DivotDatabase;
  readonly firestore: Firestore;
  readonly uid: string;
  readonly device: string;
  readonly names: readonly EntityName[];
};

const stampsOf = (data: DocumentData | undefined): Stamps | undefined => {
  const collections: unknown = data?.['collections'];
  if (!isMap(collections)) return undefined;
  return Object.fromEntries(
    Object.entries(collections).flatMap(([name, stamp]: [string, unknown]) =>
      stamp instanceof Timestamp ? [[name, `${stamp.seconds}.${stamp.nanoseconds}`]] : [],
    ),
  );
};
const wholeStampOf = (data: DocumentData | undefined): string => {
  const stamp: unknown = data?.['serverTimestamp'];
  return stamp instanceof Timestamp ? `${stamp.seconds}.${stamp.nanoseconds} ${String(data?.['device'])}` : '';
};

export const openChangeMarker = async ({ database, firestore, uid, device, names }: Setup) => {
  const ref = doc(firestore, 'heads', uid);
  const owed = await openPersistedValue<readonly EntityName[]>(database, 'change-marker-owed', []);
  /** Owed again while the marker is being written. */
  let owedAgain = new Set<EntityName>();
  let seen: { readonly whole: string; readonly stamps: Stamps | undefined } | undefined;
  let hasLooked = false;
  let isPolled = false;
  /** A write whose outcome is unknown may have replaced a marker that this device never saw. */
  let isUnsure = false;

  /** Collections that other devices changed since this device last looked; all of them where that cannot be told. */
  const changesIn = (data: DocumentData | undefined): readonly EntityName[] => {
    const before = seen;
    const [whole, stamps] = [wholeStampOf(data), stampsOf(data)];
    seen = { whole, stamps };
    if (!before) return names;
    if (whole === before.whole || data?.['device'] === device) return [];
    // An earlier version of the app writes no stamps, and takes away those that were there.
    const isWhole = stamps && before.stamps && Object.keys(before.stamps).every((name) => name in stamps);
    return isWhole ? names.filter((name) => stamps[name] !== before.stamps?.[name]) : names;
  };

  return {
    owed: (): readonly EntityName[] => owed.get().filter((name) => names.includes(name)),
    /** Resolves on disk: only then may documents of this collection be sent. */
    owe: async (name: EntityName): Promise<void> => {
      owedAgain.add(name);
      if (!owed.get().includes(name)) await owed.set([...owed.get(), name]);
    },
    /** Pays the debt; resolves to what other devices changed meanwhile, so that none of it is written over unseen. */
    write: async (): Promise<readonly EntityName[]> => {
      const paid = owed.get();
      owedAgain = new Set();
      const wasUnsure = isUnsure;
      isUnsure = true;
      let tries = 0;
      const before = await runTransaction(firestore, async (transaction) => {
        tries += 1;
        const snapshot = await transaction.get(ref);
        const data = snapshot.exists() ? snapshot.data() : undefined;
        const now = serverTimestamp();
        const earlier: unknown = data?.['collections'];
        // After an earlier version's marker nobody knows what changed: everything may have.
        const known = isMap(earlier)
          ? earlier
          : Object.fromEntries((data ? entityNames : []).map((name) => [name, now]));
        const collections = { ...known, ...Object.fromEntries(paid.map((name) => [name, now])) };
        transaction.set(ref, { userId: uid, device, serverTimestamp: now, collections });
        return data;
      });
      await owed.set(owed.get().filter((name) => !paid.includes(name) || owedAgain.has(name)));
      isUnsure = false;
      const changed = changesIn(before);
      // The SDK repeats a transaction whose answer was lost: then it read our own marker, not the one before it.
      return wasUnsure || tries > 1 ? names : changed;
    },
    /** One read, once: what others write from now on is a change. */
    look: async (): Promise<void> => {
      if (hasLooked || seen) return;
      hasLooked = true;
      const data = (await getDoc(ref)).data();
      if (!seen) changesIn(data);
    },
    /** One read. The first call returns all, because another device may have sent and not written its marker yet. */
    changes: async (): Promise<readonly EntityName[]> => {
      const changed = changesIn((await getDoc(ref)).data());
      const isAll = !isPolled || isUnsure;
      isPolled = true;
      isUnsure = false;
      return isAll ? names : changed;
    },
  };
};
export type ChangeMarker = Awaited<ReturnType<typeof openChangeMarker>>;

/** Other devices are told when this long nothing more was acknowledged. */
const QUIET_MS = 400;
/** A marker that could not be written is tried again after this long. */
const RETRY_MS = 5_000;

type Announcing = {
  readonly marker: ChangeMarker;
  readonly gate: Gate;
  readonly states: DocumentStates;
  readonly pullSome: (names: readonly EntityName[]) => void;
};

/** Writes the marker for the golfer’s other devices once sending has ended, and pulls what they changed. */
export const announceChanges = ({ marker, gate, states, pullSome }: Announcing) => {
  const isSending = () => [...states.entries()].some(([, state]) => state.kind === 'inFlight' && !state.answer);
  const announce = debounce(async () => {
    // Pulling while a push is under way would read back what is just being sent.
    if (isSending()) {
      announce.after(QUIET_MS);
      return;
    }
    const own = marker.owed();
    if (own.length === 0) return;
    await gate.pass();
    try {
      pullSome([...own, ...(await marker.write())]);
    } catch {
      announce.after(RETRY_MS);
    }
  });
  return {
    /** An acknowledgement has come; more may follow. */
    soon: (): void => announce.after(QUIET_MS),
    /** Tells what an earlier life, or the service worker, sent and told nobody. */
    now: (): void => {
      if (marker.owed().length > 0) announce.within(0);
    },
    stop: announce.stop,
  };
};
