import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { Result } from '@divot/basics';
import type { CloudFailure } from '#src/platform/cloud.ts';
import type { SessionUser } from '#src/platform/state.ts';
import type { DocumentStates } from '#src/sync/contract.ts';
import type { DirtyCount } from '#src/sync/sync-status.ts';

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
