import type { DivotDatabase } from '#src/data/db/collections.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import type { Cloud, CloudFailure, SignOutChoice } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/config.ts';
import { networkAtom, state } from '#src/platform/state.ts';
import { type CloudClient, openCloudClient } from './cloud-client.ts';
import { GolferSession } from './golfer-session.ts';
import { loadSyncTasks } from './load-tasks.ts';
import { ViewedCollections } from './viewed-collections.ts';

// What src/platform/cloud.ts promises, made of Firebase.

/** What is on screen is no answer: at a start it says that nothing waits before anybody has looked. */
const unsynced = async (session: GolferSession) => (await session.settledSync())?.unsynced();

const signOut = async (session: GolferSession, choice: SignOutChoice): Promise<Result<void, CloudFailure>> => {
  if (choice === 'sync-first') {
    const { sendAll } = await loadSyncTasks();
    const sent = await sendAll(() => unsynced(session));
    if (!sent.ok) return sent;
    // The database goes, and with it the note that a marker is owed. Without one the others find it at their next start.
    const telling = session.sync?.engine()?.tellOthers();
    await telling?.catch(() => undefined);
  }
  await session.leave(choice === 'keep-on-device');
  return ok(undefined);
};

type Ending = { readonly config: Config; readonly client: CloudClient; readonly session: GolferSession };

const deleteAccount = async ({ config, client, session }: Ending, password: string) => {
  const { sync } = session;
  if (!sync || state.get(networkAtom) === 'offline') return fail('offline' as const);
  let isHeld = false;
  try {
    return await session.authenticating(async () => {
      const { endAccount } = await loadSyncTasks();
      const leave = () => session.leave(false);
      const ended = await endAccount({ ...client, config, session: sync, password, leave });
      isHeld = !ended.ok && ended.error === 'half-ended';
      return ended;
    });
  } finally {
    // Half ended, the cloud's half would be taken over here: what this device has stays until the end is finished.
    if (session.sync === sync && !isHeld) sync.hold(false);
    const left = session.sync;
    left?.setSignedIn(client.auth.currentUser?.uid === left.uid);
  }
};

export const createCloud = async (config: Config): Promise<Cloud> => {
  const client = openCloudClient(config);
  const { app, auth, firestore } = client;
  if (config.appCheckKey !== undefined) (await loadSyncTasks()).startAppCheck(app, config.appCheckKey);
  const viewed = new ViewedCollections();
  const tidy = async (database: DivotDatabase) => {
    const { dropRemovedVideos, openVideos } = await loadSyncTasks();
    await dropRemovedVideos(database, openVideos(config, auth));
  };
  const session = new GolferSession({ client, viewed, tidy });
  const identity = async () => (await loadSyncTasks()).identity(auth);
  // Nothing is asked of the cloud before it has begun with whoever is signed in.
  await session.begin();

  return {
    signUp: (input) => session.signInBy(async () => (await identity()).signUp(input)),
    signIn: (input) => session.signInBy(async () => (await identity()).signIn(input)),
    sendPasswordReset: async (email) => (await identity()).sendPasswordReset(email),
    unsyncedWork: async () => ({ documents: (await unsynced(session))?.documents }),
    signOut: (choice) => signOut(session, choice),
    deleteAccount: (password) => deleteAccount({ config, client, session }, password),
    syncNow: () => {
      session.sync?.syncNow();
      return Promise.resolve();
    },
    follow: (name) => viewed.view(name),
    findCourses: async (search) => (await loadSyncTasks()).findCourses(firestore, search),
    meetingPoint: async (gameId) => (await loadSyncTasks()).meetingPoint(firestore, gameId),
    openGame: async (gameId) => {
      const sync = await session.settledSync();
      const { openGame } = await loadSyncTasks();
      return sync ? openGame(sync.database, firestore, sync.uid, gameId) : false;
    },
    videos: async () => (await loadSyncTasks()).openVideos(config, auth),
    resolveRejection: async (collection, id, choice) => {
      const { sync } = session;
      const states = sync?.engine()?.states;
      if (!sync || !states) return;
      const { resolveRejection } = await loadSyncTasks();
      await resolveRejection({ firestore, uid: sync.uid, database: sync.database, states }, collection, id, choice);
    },
  };
};
