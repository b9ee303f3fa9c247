import { type Auth, signOut as signOutOfFirebase } from 'firebase/auth';
import { type Firestore, collection, doc, serverTimestamp } from 'firebase/firestore/lite';
import { eraseGolfer } from '#src/data/db/erase.ts';
import { closeGolferDatabase } from '#src/data/db/golfer-database.ts';
import { type Result, fail, ok } from '@divot/basics';
import type { CloudFailure, CloudVideos, SignOutChoice } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { noteSignedOut } from '#src/platform/session/signed-out.ts';
import { networkAtom, sessionAtom, state } from '#src/platform/state.ts';
import type { DirtyCount } from '#src/sync/sync-status.ts';
import { sendAll } from './send-all.ts';
import type { Session } from '#src/sync/contract.ts';
import { entities, entityNames } from '#src/domain/entities/registry.ts';
import { SWING_POSES } from '#src/domain/entities/swing-poses.ts';
import { CARDS, ENTRIES } from '#src/domain/invitations/invitation-card.ts';
import { COURSE_CARDS } from '#src/domain/rounds/course-card.ts';
import { BOARDS } from '#src/domain/rounds/live-board.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { runTransaction } from '#src/sync/run-transaction.ts';
import { isErased } from '#src/sync/wire.ts';
import { cloudFailure } from './cloud-failure.ts';
import { eraseDocuments, ownedPages } from './owned-documents.ts';
import { identity } from './sign-in.ts';
import { openVideos } from './swings.ts';

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

type Leaving = {
  readonly config: Config;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly session: Session;
  readonly password: string;
};

export const deleteAccount = async ({ session, ...ending }: Leaving): Promise<Result<void, CloudFailure>> => {
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

// Deletes an account in the cloud. The rules allow no hard deletion, so each document is reduced to its owner and the
// fact that it is deleted. No word or figure of the golfer's stays.

/** A push that was under way may arrive after the first pass. */
const PASSES = 3;

/** Erases what is left in one collection; returns the number of documents. */
const eraseCollection = async (firestore: Firestore, uid: string, path: string): Promise<number> => {
  let erased = 0;
  for await (const docs of ownedPages(collection(firestore, path), uid)) {
    const full = docs.filter((document) => !isErased(document.data()));
    await eraseDocuments(
      firestore,
      uid,
      full.map(({ ref }) => ref),
    );
    erased += full.length;
  }
  return erased;
};

/** Erases all files of the golfer, also videos that no swing names any more. */
const eraseVideos = async (videos: CloudVideos): Promise<void> => {
  const erased = await videos.dropAll();
  if (!erased.ok) throw new Error(`A video could not be deleted: ${erased.error}`);
};

/**
 * A guest's entries stay, withdrawn and without a name, so that each host sees it, even for games this device has never
 * seen.
 */
const leaveGames = async (firestore: Firestore, uid: string): Promise<void> => {
  for await (const docs of ownedPages(collection(firestore, ENTRIES), uid)) {
    for (const { ref } of docs.filter((entry) => entry.get('name') !== '')) {
      await runTransaction(firestore, async (transaction) => {
        const { host, gameId, startUtc, at } = (await transaction.get(ref)).data() ?? {};
        if (host === undefined) return;
        const farewell = { name: '', status: 'withdrawn', at, withdrawnAt: nowIso() };
        transaction.set(ref, { userId: uid, host, gameId, startUtc, ...farewell, serverTimestamp: serverTimestamp() });
      });
    }
  }
};

/** From here on the rules accept from this account only writes that erase, on every device. */
const markEnded = (firestore: Firestore, uid: string): Promise<void> =>
  runTransaction(firestore, async (transaction) => {
    const ref = doc(firestore, 'heads', uid);
    if ((await transaction.get(ref)).get('_deleted') === true) return;
    transaction.set(ref, { userId: uid, _deleted: true, serverTimestamp: serverTimestamp() });
  });

/** The earlier app's profiles carry no userId, so find them by path. A golfer without a profile leaves none behind. */
const eraseProfile = (firestore: Firestore, uid: string): Promise<void> =>
  runTransaction(firestore, async (transaction) => {
    const ref = doc(firestore, entities.profiles.cloud.collection, uid);
    if (!(await transaction.get(ref)).exists()) return;
    transaction.set(ref, { userId: uid, _deleted: true, serverTimestamp: serverTimestamp() });
  });

/** Rejects if the cloud is out of reach or rejects it. A second call continues where this one stopped. */
export const eraseFromCloud = async (
  firestore: Firestore,
  uid: string,
  videos: CloudVideos | undefined,
  onStarted: () => void = () => undefined,
): Promise<void> => {
  await markEnded(firestore, uid);
  onStarted();
  await leaveGames(firestore, uid);
  const places = entityNames
    .filter((name) => entities[name].cloud.access !== 'directory')
    .map((name) => entities[name].cloud.collection)
    .filter((path) => path !== entities.profiles.cloud.collection)
    .concat(SWING_POSES);
  // What others can read goes first.
  places.unshift(CARDS, COURSE_CARDS, BOARDS);
  for (let pass = 0; pass < PASSES; pass += 1) {
    let erased = 0;
    // oxlint-disable-next-line no-await-in-loop -- one collection after the other
    for (const path of places) erased += await eraseCollection(firestore, uid, path);
    if (erased === 0) break;
  }
  if (videos) await eraseVideos(videos);
  // Erase the profile last, so that an interrupted deletion is noticed again.
  await eraseProfile(firestore, uid);
};

type Ending = {
  readonly config: Config;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly session: { readonly uid: string; hold(isHeld: boolean): void };
  readonly password: string;
  /** Removes the golfer from this device. */
  readonly leave: () => Promise<void>;
};

/** Only a fresh sign-in may delete an account. The password proves that the golfer is asking. */
export const endAccount = async (ending: Ending): Promise<Result<void, CloudFailure>> => {
  const { config, auth, firestore, session, password, leave } = ending;
  const email = auth.currentUser?.email;
  if (!email) return fail('offline');
  let isStarted = false;
  const onStarted = () => {
    isStarted = true;
  };
  try {
    const proof = await identity(auth).signIn({ email, password });
    if (!proof.ok) return proof;
    session.hold(true);
    await eraseFromCloud(firestore, session.uid, openVideos(config, auth, firestore), onStarted);
    await auth.currentUser?.delete();
    await leave();
    return ok(undefined);
  } catch (error) {
    return fail(isStarted ? 'half-ended' : cloudFailure(error));
  }
};
