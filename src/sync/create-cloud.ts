import { type User, onAuthStateChanged, signOut as endSession } from 'firebase/auth';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { closeGolferDatabase } from '#src/data/db/golfer-database.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import type { Cloud, CloudFailure, SignOutChoice } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/config.ts';
import { logError } from '#src/platform/error-log.ts';
import { type SessionUser, networkAtom, sessionAtom, state, syncStatusAtom } from '#src/platform/state.ts';
import { openCloudClient, sessionUser } from './cloud-client.ts';
import { createViewedCollections } from './viewed-collections.ts';
import { loadSyncTasks } from './load-tasks.ts';
import type { SessionSync, DirtyCount } from './contract.ts';
import { startSessionSync } from './session-sync.ts';

// What src/platform/cloud.ts promises, made of Firebase.

export const createCloud = async (config: Config): Promise<Cloud> => {
  const { auth, firestore } = openCloudClient(config);
  const door = async () => (await loadSyncTasks()).identity(auth);
  const viewed = createViewedCollections();
  let current: SessionSync | undefined;
  let switching: Promise<unknown> = Promise.resolve();
  /** While an account is being made its name is not set yet: the sign-up enters by itself. */
  let entering = false;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = switching.then(work);
    switching = done.catch(() => undefined);
    return done;
  };

  const tidy = async (database: DivotDatabase) => {
    const { dropRemovedVideos, openVideos } = await loadSyncTasks();
    await dropRemovedVideos(database, openVideos(config, auth));
  };

  const enter = (user: SessionUser): Promise<void> =>
    inTurn(async () => {
      state.set(sessionAtom, { kind: 'signed-in', user });
      if (current?.uid === user.uid) {
        current.setSignedIn(auth.currentUser?.uid === user.uid);
        return;
      }
      await current?.stop();
      current = await startSessionSync(user, auth, firestore, viewed, tidy);
    });

  const authChanged = (user: User | null) => {
    if (entering) return;
    const session = state.get(sessionAtom);
    if (user) {
      enter(sessionUser(user)).catch(reportNoDatabase);
    } else if (session.kind === 'signed-in') {
      // Remembered here, but the service no longer knows this sign-in: the golfer stays in, syncing waits.
      enter(session.user).catch(reportNoDatabase);
    } else if (session.kind === 'resolving') {
      state.set(sessionAtom, { kind: 'signed-out' });
    }
  };
  await auth.authStateReady();
  // Nothing is asked of the cloud before it has begun with whoever is signed in.
  await new Promise<void>((begun) => {
    onAuthStateChanged(auth, (user) => {
      authChanged(user);
      begun();
    });
  });

  const guarded = async (
    work: () => Promise<Result<SessionUser, CloudFailure>>,
  ): Promise<Result<void, CloudFailure>> => {
    entering = true;
    try {
      const done = await work();
      if (!done.ok) return done;
      await enter(done.value);
      return ok(undefined);
    } finally {
      entering = false;
    }
  };

  /** What stands in the status is no answer: at a start it says that nothing waits before anybody has looked. */
  const unsynced = async (): Promise<DirtyCount | undefined> => {
    await switching;
    return current?.unsynced();
  };

  const leave = (keep: boolean) =>
    inTurn(async () => {
      const session = state.get(sessionAtom);
      const uid = current?.uid ?? (session.kind === 'signed-in' ? session.user.uid : undefined);
      // Before anything ends: whoever is signed out must also be erased.
      const { eraseGolfer } = await loadSyncTasks();
      await current?.stop();
      current = undefined;
      await closeGolferDatabase();
      state.set(sessionAtom, { kind: 'signed-out' });
      await Promise.all([endSession(auth), !keep && uid !== undefined && eraseGolfer(uid)]);
    });

  return {
    signUp: (input) => guarded(async () => (await door()).signUp(input)),
    signIn: (input) => guarded(async () => (await door()).signIn(input)),
    sendPasswordReset: async (email) => (await door()).sendPasswordReset(email),
    unsyncedWork: async () => ({ documents: (await unsynced())?.documents }),
    signOut: async (choice: SignOutChoice) => {
      if (choice === 'sync-first') {
        const { sendAll } = await loadSyncTasks();
        const sent = await sendAll(unsynced);
        if (!sent.ok) return sent;
        // The database goes, and with it the note that a marker is owed. Without one the others find it at their next start.
        await current
          ?.engine()
          ?.tellOthers()
          .catch(() => undefined);
      }
      await leave(choice === 'keep-on-device');
      return ok(undefined);
    },
    deleteAccount: async (password: string) => {
      const session = current;
      if (!session || state.get(networkAtom) === 'offline') return fail('offline');
      entering = true;
      let isHeld = false;
      try {
        const { endAccount } = await loadSyncTasks();
        const ended = await endAccount({ config, auth, firestore, session, password, leave: () => leave(false) });
        isHeld = !ended.ok && ended.error === 'half-ended';
        return ended;
      } finally {
        entering = false;
        // Half ended, the cloud's half would be taken over here: what this device has stays until the end is finished.
        if (current === session && !isHeld) session.hold(false);
        current?.setSignedIn(auth.currentUser?.uid === current.uid);
      }
    },
    syncNow: () => {
      current?.syncNow();
      return Promise.resolve();
    },
    follow: viewed.follow,
    findCourses: async (search) => (await loadSyncTasks()).findCourses(firestore, search),
    meetingPoint: async (gameId) => (await loadSyncTasks()).meetingPoint(firestore, gameId),
    openGame: async (gameId) => {
      await switching;
      const { openGame } = await loadSyncTasks();
      return current ? openGame(current.database, firestore, current.uid, gameId) : false;
    },
    videos: async () => (await loadSyncTasks()).openVideos(config, auth),
    resolveRejection: async (collection, id, choice) => {
      const engine = current?.engine();
      if (current && engine)
        await (await loadSyncTasks()).resolveRejection({ ...current, firestore, engine }, collection, id, choice);
    },
  };
};

/** The screen that asks next finds no database and says so; there is nobody to hand the error to here. */
const reportNoDatabase = (error: unknown): void => {
  logError(error);
  state.set(syncStatusAtom, { phase: 'failing', pending: 0, attention: 0 });
};
