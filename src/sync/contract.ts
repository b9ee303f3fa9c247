import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import type { DocumentSync, SyncStatus } from '#src/platform/state.ts';
import type { Gate } from './gate.ts';
import type { DocumentStates } from './document-states.ts';
import type { Replication } from './replicate.ts';

// What the parts of syncing know of each other.

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
  setReason(reason: Partial<Pick<SyncStatus, 'reason' | 'signInNeeded'>>): void;
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
  /** The cloud's word on this device's sign-in. */
  setSignedIn(holds: boolean): void;
  /** Nothing is sent or fetched, whatever the network does, in any tab, until it is let go. */
  hold(held: boolean): void;
  stop(): Promise<void>;
};
