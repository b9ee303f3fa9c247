import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import type { CloudFailure, SignOutChoice } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/config.ts';
import { networkAtom, state } from '#src/platform/state.ts';
import type { DirtyCount } from '#src/sync/sync-status.ts';
import { endAccount } from './end-account.ts';
import { sendAll } from './send-all.ts';

// A golfer leaves: signs out of this device, or ends the account.

type Sync = {
  readonly uid: string;
  engine(): { tellOthers(): Promise<void> } | undefined;
  hold(isHeld: boolean): void;
  setSignedIn(isSignedIn: boolean): void;
};
type Session = {
  readonly sync: Sync | undefined;
  leave(keepOnDevice: boolean): Promise<void>;
  authenticating<T>(work: () => Promise<T>): Promise<T>;
};

export const signOut = async (
  session: Session,
  countDirty: () => Promise<DirtyCount | undefined>,
  choice: SignOutChoice,
): Promise<Result<void, CloudFailure>> => {
  if (choice === 'sync-first') {
    const sent = await sendAll(countDirty);
    if (!sent.ok) return sent;
    // The database goes, and with it the note that a marker is owed. Without one the others find it at their next start.
    const telling = session.sync?.engine()?.tellOthers();
    await telling?.catch(() => undefined);
  }
  await session.leave(choice === 'keep-on-device');
  return ok(undefined);
};

type Ending = {
  readonly config: Config;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly session: Session;
  readonly password: string;
};

export const deleteAccount = async ({ session, ...ending }: Ending): Promise<Result<void, CloudFailure>> => {
  const { sync } = session;
  if (!sync || state.get(networkAtom) === 'offline') return fail('offline');
  let isHeld = false;
  try {
    return await session.authenticating(async () => {
      const ended = await endAccount({ ...ending, session: sync, leave: () => session.leave(false) });
      isHeld = !ended.ok && ended.error === 'half-ended';
      return ended;
    });
  } finally {
    // Half ended, the cloud's half would be taken over here: what this device has stays until the end is finished.
    if (session.sync === sync && !isHeld) sync.hold(false);
    const left = session.sync;
    left?.setSignedIn(ending.auth.currentUser?.uid === left.uid);
  }
};
