import { type Auth, signOut as signOutOfFirebase } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { eraseGolfer } from '#src/data/db/erase.ts';
import { closeGolferDatabase } from '#src/data/db/golfer-database.ts';
import { type Result, fail, ok } from '@divot/basics';
import type { CloudFailure, SignOutChoice } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { noteSignedOut } from '#src/platform/session/signed-out.ts';
import { networkAtom, sessionAtom, state } from '#src/platform/state.ts';
import type { DirtyCount } from '#src/sync/sync-status.ts';
import { endAccount } from './end-account.ts';
import { sendAll } from './send-all.ts';
import type { Session } from './session.ts';

// A golfer leaves: signs out of this device, or ends the account.

/** Ends the golfer's sync and sign-in on this device. `sync`: their running sync, if it has begun. */
export const endSession = async (
  auth: Auth,
  sync: { readonly uid: string; stop(): Promise<void> } | undefined,
  keepOnDevice: boolean,
): Promise<void> => {
  const session = state.get(sessionAtom);
  const uid = sync?.uid ?? (session.kind === 'signed-in' ? session.user.uid : undefined);
  await sync?.stop();
  await closeGolferDatabase();
  if (uid !== undefined) await noteSignedOut(uid, keepOnDevice ? 'kept' : 'erased').catch(logError);
  state.set(sessionAtom, { kind: 'signed-out' });
  await Promise.all([signOutOfFirebase(auth), !keepOnDevice && uid !== undefined && eraseGolfer(uid)]);
};

export const signOut = async (
  session: Session,
  countDirty: () => Promise<DirtyCount | undefined>,
  choice: SignOutChoice,
): Promise<Result<void, CloudFailure>> => {
  if (choice === 'sync-first') {
    const sent = await sendAll(countDirty);
    if (!sent.ok) return sent;
    // Erasing the database also erases the note that a marker is owed. Without a marker, other devices notice the
    // changes at their next start.
    const announcing = session.sync?.engine()?.announceChanges();
    await announcing?.catch(() => undefined);
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
    // After a half-finished deletion, a pull would bring the cloud's emptied documents here. Keep this device's data
    // until the deletion is finished.
    if (session.sync === sync && !isHeld) sync.hold(false);
    const left = session.sync;
    left?.setSignedIn(ending.auth.currentUser?.uid === left.uid);
  }
};
