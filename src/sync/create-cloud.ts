import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { Cloud } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/config.ts';
import { openCloudClient } from './cloud-client.ts';
import { GolferSession } from './golfer-session.ts';
import { loadSyncTasks } from './load-tasks.ts';
import { ViewedCollections } from './viewed-collections.ts';

// What src/platform/cloud.ts promises, made of Firebase.

/** What is on screen is no answer: at a start it says that nothing waits before anybody has looked. */
const countDirty = async (session: GolferSession) => (await session.settledSync())?.countDirty();

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
    countDirty: async () => ({ documents: (await countDirty(session))?.documents }),
    signOut: async (choice) => (await loadSyncTasks()).signOut(session, () => countDirty(session), choice),
    deleteAccount: async (password) => (await loadSyncTasks()).deleteAccount({ ...client, config, session, password }),
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
    poses: async (key) => (await loadSyncTasks()).readPoses(firestore, key),
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
