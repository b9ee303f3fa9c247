import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { Cloud } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { openBoard } from './boards.ts';
import { findCourses } from './courses.ts';
import { deleteAccount, signOut } from './account.ts';
import { resolveRejection } from './rejections.ts';
import type { Session } from '#src/sync/contract.ts';
import { meetingPoint, openGame } from './shared-invitations.ts';
import { identity } from './sign-in.ts';
import { dropRemovedVideos, openVideos, readPoses } from './swings.ts';

// Commands and tasks that are loaded on first use. They share one chunk: a second one would make the bundler split
// Firebase out of the sync chunk, which then compresses worse than its budget allows.
export { isAttested, startAppCheck } from './app-check.ts';
export { isSignInOver } from './cloud-failure.ts';
export { resendDocument } from './rejections.ts';
export { endSession } from './account.ts';
export { exchangeGames } from './shared-invitations.ts';
export { sendDocument } from './send-document.ts';
export { whySignInEnded } from './sign-in.ts';
export { runStartTasks } from './start-tasks.ts';
export { stampLegacyDocuments } from './stamp-legacy-documents.ts';

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
    board: async (key) => {
      const sync = await session.settledSync();
      return sync && openBoard(firestore, sync.uid, key);
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
