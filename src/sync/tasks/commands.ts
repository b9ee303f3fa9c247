import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { Cloud } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { findCourses } from './find-courses.ts';
import { deleteAccount, signOut } from './leave.ts';
import { resolveRejection } from './rejections.ts';
import type { Session } from './session.ts';
import { meetingPoint, openGame } from './shared-games.ts';
import { identity } from './sign-in.ts';
import { readPoses } from './swing-poses.ts';
import { dropRemovedVideos, openVideos } from './videos.ts';

type Setup = {
  readonly config: Config;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly session: Session;
};

type Commands = Omit<Cloud, 'syncNow' | 'follow'> & {
  /** Cleans up in the cloud what is not a document. */
  tidy(database: DivotDatabase): Promise<void>;
};

/** Commands that golfers use now and then. */
export const cloudCommands = (setup: Setup): Commands => {
  const { config, auth, firestore, session } = setup;
  const { signUp, signIn, sendPasswordReset } = identity(auth);
  /** Do not use the figure on screen: right after the start it says that nothing waits before anything was counted. */
  const countDirty = async () => (await session.settledSync())?.countDirty();
  return {
    signUp: (input) => session.signInBy(() => signUp(input)),
    signIn: (input) => session.signInBy(() => signIn(input)),
    sendPasswordReset,
    countDirty: async () => ({ documents: (await countDirty())?.documents }),
    signOut: (choice) => signOut(session, countDirty, choice),
    deleteAccount: (password) => deleteAccount({ ...setup, password }),
    findCourses: (search) => findCourses(firestore, search),
    meetingPoint: (gameId) => meetingPoint(firestore, gameId),
    openGame: async (gameId) => {
      const sync = await session.settledSync();
      return sync ? openGame(sync.database, firestore, sync.uid, gameId) : false;
    },
    poses: (key) => readPoses(firestore, key),
    tidy: (database) => dropRemovedVideos(database, openVideos(config, auth, firestore)),
    videos: () => Promise.resolve(openVideos(config, auth, firestore)),
    resolveRejection: async (collection, id, choice) => {
      const { sync } = session;
      const states = sync?.engine()?.states;
      if (!sync || !states) return;
      await resolveRejection({ firestore, uid: sync.uid, database: sync.database, states }, collection, id, choice);
    },
  };
};
