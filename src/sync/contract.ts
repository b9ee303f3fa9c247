import type { DocumentReference, Firestore, Transaction } from 'firebase/firestore/lite';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import type { DocumentSync, SyncStatus } from '#src/platform/state.ts';
import type { DocumentEvent, DocumentState, RejectionReason } from './document-state.ts';
import type { Gate } from './gate.ts';
import type { Checkpoint } from './pull.ts';
import type { LocalDocument } from './wire.ts';

// What the parts of syncing know of each other.

/** The state of every document of one golfer. */
export type DocumentStates = {
  /** Names this life of the device: another one in every life, so that no frozen tab takes a later version for its own. */
  readonly sender: string;
  get(key: string): DocumentState;
  entries(): IterableIterator<[string, DocumentState]>;
  /** Earlier lives of this device that sent the document and had stored no answer when they ended. */
  earlierSenders(key: string): readonly string[];
  apply(key: string, event: DocumentEvent): void;
  /** Resolves when everything that a restart has to know is on disk. */
  save(): Promise<void>;
};

/** One collection, both ways. */
export type Replication = {
  readonly name: EntityName;
  readonly state: RxReplicationState<LocalDocument, Checkpoint>;
  /** Ask the cloud for changes now. */
  pull(): void;
};

export type PushRow = { readonly newDocumentState: LocalDocument; readonly assumedMasterState?: LocalDocument };
export type Pushed =
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'conflict'; readonly server: LocalDocument }
  | { readonly kind: 'refused'; readonly reason: RejectionReason };
export type PushTarget = {
  readonly firestore: Firestore;
  readonly name: EntityName;
  readonly uid: string;
  readonly gate: Gate;
  readonly ref: (id: string) => DocumentReference;
  readonly states: DocumentStates;
  /** Where one document goes into the cloud as several. */
  readonly send?: Send;
};
/** What else a transaction reads, and then writes beside the document. */
export type Beside = (transaction: Transaction, mine: LocalDocument) => Promise<(sent: LocalDocument) => void>;
/** Sends one document, unless the cloud has moved on. */
export type Transact = (target: PushTarget, row: PushRow, beside?: Beside) => Promise<Pushed>;
export type Send = (target: PushTarget, row: PushRow, transact: Transact) => Promise<Pushed>;
/** Documents that no query of the collection finds. `again`: something could not be put in its place yet. */
export type OtherDocuments = () => Promise<{ readonly documents: readonly LocalDocument[]; readonly again: boolean }>;

export type Report = { readonly status: SyncStatus; readonly documents: Readonly<Record<string, DocumentSync>> };

/** How many documents the cloud does not have as they are here, and how many of them because it refuses them. */
export type DirtyCount = { readonly documents: number; readonly refused: number };

/** All of one golfer's collections kept in step with the cloud, in the tab that leads. */
export type Engine = {
  readonly gate: Gate;
  readonly replications: readonly Replication[];
  readonly states: DocumentStates;
  readonly refused: { keys(): readonly string[] };
  /** Ask the cloud for changes in all collections. */
  pullAll(): void;
  /** One read: pulls only the collections that another device has changed. */
  poll(): Promise<void>;
  /** Ask the cloud for changes in one collection. */
  pull(name: EntityName): void;
  /** Writes the change marker now where one is owed; rejects when the cloud did not confirm it. */
  tellOthers(): Promise<void>;
  unsynced(): Promise<readonly string[]>;
  /** Sends a refused document again, as it stands now; a refused deletion too. */
  resend(name: EntityName, id: string): Promise<void>;
  /** Resolves when everything known is exchanged (waits while the gate is closed). */
  inSync(): Promise<void>;
  setSignInNeeded(isNeeded: boolean): void;
  stop(): Promise<void>;
};

/** Syncing for as long as one golfer is signed in. */
export type SessionSync = {
  readonly uid: string;
  readonly database: DivotDatabase;
  /** Undefined while another tab leads, and at first. */
  engine(): Engine | undefined;
  /** By this tab's own engine, once it has started, or by the leading tab's. Undefined when neither can tell. */
  unsynced(): Promise<DirtyCount | undefined>;
  syncNow(): void;
  /** Whether the server still accepts this device's sign-in. */
  setSignedIn(holds: boolean): void;
  /** Pauses sync in every tab until released. */
  hold(held: boolean): void;
  stop(): Promise<void>;
};
