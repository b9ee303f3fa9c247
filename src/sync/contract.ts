import type { DocumentReference, Firestore, Transaction } from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import type { DocumentEvent, DocumentState, RejectionReason } from './document-state.ts';
import type { Gate } from './gate.ts';
import type { CloudDocument, LocalDocument } from './wire.ts';
import type { Result } from '@divot/basics';
import type { CloudFailure } from '#src/platform/cloud.ts';
import type { SessionUser } from '#src/platform/state.ts';
import type { DirtyCount } from './sync-status.ts';

// What push, the document states and the lazy tasks hand to each other. Types only, so that the tasks import no module
// that loads them.

export type DocumentStates = {
  /**
   * Identifies this run of the app. Each run has its own, so that a frozen tab never takes a later run's version for
   * its own.
   */
  readonly sender: string;
  get(key: string): DocumentState;
  entries(): IterableIterator<[string, DocumentState]>;
  /** Keys of the documents whose state matches. */
  keysWhere(isMeant: (state: DocumentState) => boolean): readonly string[];
  /** Runs of this app, perhaps this one, that sent a version before the one under way and stored no response. */
  unansweredSenders(key: string): readonly string[];
  apply(key: string, event: DocumentEvent): void;
  /** Resolves when everything a restart needs is on disk. */
  save(): Promise<void>;
};

export type States = Readonly<Record<string, DocumentState>>;

export type PushRow = { readonly newDocumentState: LocalDocument; readonly assumedMasterState?: LocalDocument };
export type Pushed =
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'conflict'; readonly server: LocalDocument }
  | { readonly kind: 'rejected'; readonly reason: RejectionReason };
export type PushTarget = {
  readonly database: DivotDatabase;
  readonly firestore: Firestore;
  readonly name: EntityName;
  readonly uid: string;
  readonly gate: Gate;
  readonly ref: (id: string) => DocumentReference;
  readonly states: DocumentStates;
};
/** Further documents that a transaction reads, then writes with this one. `before`: what the cloud has of it. */
export type Beside = (
  transaction: Transaction,
  mine: LocalDocument,
  before?: CloudDocument,
) => Promise<(sent: LocalDocument) => void>;
/** Sends one document unless the cloud has a newer version. */
export type Transact = (target: PushTarget, row: PushRow, beside?: Beside) => Promise<Pushed>;
export type Send = (target: PushTarget, row: PushRow, transact: Transact) => Promise<Pushed>;

type Sync = {
  readonly uid: string;
  readonly database: DivotDatabase;
  engine(): { readonly states: DocumentStates; announceChanges(): Promise<void> } | undefined;
  countDirty(): Promise<DirtyCount | undefined>;
  hold(isHeld: boolean): void;
  setSignedIn(isSignedIn: boolean): void;
};

/** What tasks need of the session; src/sync/golfer-session.ts implements it. */
export type Session = {
  readonly sync: Sync | undefined;
  settledSync(): Promise<Sync | undefined>;
  signInBy(work: () => Promise<Result<SessionUser, CloudFailure>>): Promise<Result<void, CloudFailure>>;
  authenticating<T>(work: () => Promise<T>): Promise<T>;
  leave(keepOnDevice: boolean): Promise<void>;
};
