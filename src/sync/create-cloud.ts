import type { Cloud } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { rememberedUser, storedRefreshToken } from '#src/platform/session/remembered-session.ts';
import { openCloudClient } from './cloud-client.ts';
import { GolferSession } from './golfer-session.ts';
import { loadSyncTasks } from './load-tasks.ts';
import { ViewedCollections } from './viewed-collections.ts';

// Implements src/platform/cloud.ts with Firebase. Loads rarely used commands on first use.

export const createCloud = async (config: Config): Promise<Cloud> => {
  const before = rememberedUser();
  const refreshToken = before && (await storedRefreshToken(before.uid));
  const client = openCloudClient(config);
  if (config.appCheckKey !== undefined) (await loadSyncTasks()).startAppCheck(client.app, config.appCheckKey);
  const viewed = new ViewedCollections();
  const session = new GolferSession({
    client,
    viewed,
    refreshToken,
    whyEnded: async (token) => (await loadSyncTasks()).whySignInEnded(config, token),
    tidy: async (database) => (await commands()).tidy(database),
  });
  const commands = async () => (await loadSyncTasks()).cloudCommands({ ...client, config, session });
  // Ask the cloud for nothing until the session has begun.
  await session.begin();

  return {
    syncNow: async () => session.sync?.syncNow(),
    follow: (name) => viewed.view(name),
    signUp: async (input) => (await commands()).signUp(input),
    signIn: async (input) => (await commands()).signIn(input),
    sendPasswordReset: async (email) => (await commands()).sendPasswordReset(email),
    countDirty: async () => (await commands()).countDirty(),
    signOut: async (choice) => (await commands()).signOut(choice),
    deleteAccount: async (password) => (await commands()).deleteAccount(password),
    findCourses: async (search) => (await commands()).findCourses(search),
    meetingPoint: async (gameId) => (await commands()).meetingPoint(gameId),
    openGame: async (gameId) => (await commands()).openGame(gameId),
    board: async (key) => (await commands()).board(key),
    poses: async (key) => (await commands()).poses(key),
    videos: async () => (await commands()).videos(),
    resolveRejection: async (...rejection) => (await commands()).resolveRejection(...rejection),
  };
};
