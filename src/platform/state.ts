import { type Atom, atom, createStore, useAtomValue as useValueOf } from 'jotai';
import { type ReactNode, createContext, createElement, use } from 'react';

// Short-lived state that several screens share. Durable facts live in RxDB and are never copied here. Code outside
// React writes with state.set(atom, value). Screens read with the hooks below.

export type SessionUser = {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly photoURL?: string;
};
export type Session =
  | { readonly kind: 'resolving' } // 'Authenticating user...'
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly user: SessionUser };

export type SyncStatus = {
  /**
   * off: signed out or not started yet · paused: offline, or the cloud wants a fresh sign-in · syncing: work under way
   * idle: everything acknowledged or waiting for the next poll · failing: the last attempts failed, retrying
   */
  readonly phase: 'off' | 'paused' | 'syncing' | 'idle' | 'failing';
  /** Documents whose newest edit the cloud has not acknowledged. */
  readonly pending: number;
  /** Documents that the cloud rejected, or with a disagreement the golfer has to resolve. */
  readonly attention: number;
  /** Everything the dashboard shows has arrived since the app started. The rest may still be on the way. */
  readonly hasRecent?: boolean;
  /** ISO instant of the last complete sync. */
  readonly lastSyncedAt?: string;
  /** The cloud no longer accepts this device's sign-in. The app stays usable, but sync needs a new sign-in. */
  readonly signInNeeded?: boolean;
};

/** The sync state of one document. A document without an entry is synced. */
export type DocumentSync = 'pending' | 'syncing' | Undecided;
/** 'unreadable': this version can neither show nor take the cloud's version. */
export type Rejected = 'rejected' | 'too-large' | 'unreadable';
/** What only the golfer can decide. */
export type Undecided = Rejected | 'disagreement';
export const isRejected = (sync: DocumentSync | 'synced'): sync is Rejected =>
  sync === 'rejected' || sync === 'too-large' || sync === 'unreadable';
export const isUndecided = (sync: DocumentSync | 'synced'): sync is Undecided =>
  isRejected(sync) || sync === 'disagreement';

export type NetworkState = 'online' | 'offline' | 'reconnecting';
export type ConnectionQuality = 'good' | 'fair' | 'poor';

/** Every atom's values. One store, so that code outside React and the screens mean the same. */
export const state = createStore();
export { atom };
/** Draws again with each new value. */
export const useAtomValue = <T>(source: Atom<T>): T => useValueOf(source, { store: state });

export const sessionAtom = atom<Session>({ kind: 'resolving' });
export const syncStatusAtom = atom<SyncStatus>({ phase: 'off', pending: 0, attention: 0 });
/** Key: '<collection>/<document id>'. */
export const documentSyncAtom = atom<Readonly<Record<string, DocumentSync>>>({});
export const networkAtom = atom<NetworkState>('online');
export const connectionQualityAtom = atom<ConnectionQuality>('good');
/** A newer version is installed and waits. It is never applied during an active round or over unsaved input. */
export const updateWaitingAtom = atom(false);
/** The storage was lost while the app was open, and created again. */
export const storageClearedAtom = atom(false);
/** This device's storage has stopped answering. */
export const storageTimedOutAtom = atom(false);
/** A file that waits for a tap before the system's share sheet may open (save-file.ts). */
export const fileToShareAtom = atom<File | undefined>(undefined);
/** Reasons not to reload now, by name ('round', 'workout', 'form:goals', …). */
export const busyAtom = atom<readonly string[]>([]);

/** Who is signed in, for code outside screens. */
export const signedInUid = (): string | undefined => {
  const session = state.get(sessionAtom);
  return session.kind === 'signed-in' ? session.user.uid : undefined;
};

/** The id of a visitor without an account, who looks at the sample golfer. */
export const VISITOR = 'sample-visitor';
export const isVisit = (): boolean => signedInUid() === VISITOR;

const Authenticated = createContext(false);

/** Wraps every screen that needs to know who is signed in. */
export const AuthenticationProvider = ({ children }: { readonly children?: ReactNode }) =>
  createElement(Authenticated, { value: true }, children);

/** Who is signed in. Throws outside its provider (SPEC section 8): that is a bug, not a state. */
export const useSession = (): Session => {
  if (!use(Authenticated)) throw new Error('useSession must be used within the authentication provider');
  return useAtomValue(sessionAtom);
};
/** The id of the golfer who is signed in. */
export const useUid = (): string | undefined => {
  const session = useSession();
  return session.kind === 'signed-in' ? session.user.uid : undefined;
};
export const useSyncStatus = () => useAtomValue(syncStatusAtom);
export const useDocumentSync = (collection: string, id: string): DocumentSync | 'synced' =>
  useAtomValue(documentSyncAtom)[`${collection}/${id}`] ?? 'synced';
/** Keys ('<collection>/<document id>') that need the golfer's decision, with the reason. */
export const useNeedsAttention = (): readonly (readonly [key: string, why: Undecided])[] =>
  Object.entries(useAtomValue(documentSyncAtom)).filter((entry): entry is [string, Undecided] => isUndecided(entry[1]));
export type Waiting = Extract<DocumentSync, 'pending' | 'syncing'>;
/** Keys that the server does not have yet and that need no decision. Those being sent come first. */
export const useWaitingToSync = (): readonly (readonly [key: string, sync: Waiting])[] => {
  const entries = Object.entries(useAtomValue(documentSyncAtom));
  const entriesThat = (sync: Waiting) => entries.filter((entry): entry is [string, Waiting] => entry[1] === sync);
  return [...entriesThat('syncing'), ...entriesThat('pending')];
};
export const useNetwork = () => useAtomValue(networkAtom);
export const useConnectionQuality = () => useAtomValue(connectionQualityAtom);
