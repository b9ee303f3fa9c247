import { FirebaseError } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openGolferDatabase } from '#src/data/db/golfer-database.ts';
import { entityNames } from '#src/domain/entities/registry.ts';
import { deviceId } from '#src/platform/device.ts';
import {
  type SessionUser,
  documentSyncAtom,
  networkAtom,
  sessionAtom,
  state,
  syncStatusAtom,
} from '#src/platform/state.ts';
import type { Engine, Report, SessionSync, DirtyCount } from './contract.ts';
import { startEngine } from './engine.ts';
import type { ViewedCollections } from './viewed-collections.ts';
import { loadSyncTasks } from './load-tasks.ts';
import { countDirty } from './sync-status.ts';
import { createDirtyCount, openTabChannel } from './tab-channel.ts';

// Syncing for as long as one golfer is signed in: their database, the leading tab, network, focus, the poll.

const POLL_MS = 30_000;

/** Whether Firestore turned the token down. */
const isTokenRefused = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code.endsWith('unauthenticated');

const show = ({ status, documents }: Report): void => {
  state.set(syncStatusAtom, status);
  state.set(documentSyncAtom, documents);
};

export const startSessionSync = async (
  user: SessionUser,
  auth: Auth,
  firestore: Firestore,
  viewed: ViewedCollections,
  /** What the cloud is to be rid of, beside documents. */
  tidy: (database: DivotDatabase) => Promise<unknown>,
): Promise<SessionSync> => {
  const { uid } = user;
  const database = await openGolferDatabase(uid);
  let engine: Engine | undefined;
  let signedIn = auth.currentUser?.uid === uid;
  let held = false;
  let stopped = false;
  const cleanups: (() => void)[] = [];

  const syncNow = () => {
    if (engine) engine.pullAll();
    else tabs.askToSync();
  };
  const tabs = openTabChannel(uid, {
    report: show,
    syncNow: () => engine?.pullAll(),
    poll: () => pollHere(),
    hold: (wanted) => {
      held = wanted;
      updateGate();
    },
    follow: (name) => {
      viewed.heard(name);
      engine?.pull(name);
    },
    count: () => {
      countHere().then(
        (unsynced) => unsynced && tabs.tellCount(unsynced),
        () => undefined,
      );
    },
    counted: (told) => unsynced.heard(told),
  });
  viewed.whenFollowed((name) => (engine ? engine.pull(name) : tabs.askToFollow(name)));
  /** What others write into a shared collection changes no head of ours: it is asked for while it is shown. */
  const pullShown = () => {
    for (const name of viewed.shownHere()) {
      if (engine) engine.pull(name);
      else tabs.askToFollow(name);
    }
  };

  const updateGate = () => {
    if (!engine) return;
    const open = signedIn && !held && state.get(networkAtom) !== 'offline';
    if (open && !engine.gate.isOpen) {
      engine.gate.open();
      engine.pullAll();
    }
    if (!open) engine.gate.close();
    engine.setSignInNeeded(!signedIn);
  };

  const onFailure = async (error: unknown): Promise<void> => {
    if (held || !isTokenRefused(error)) return;
    const user = auth.currentUser;
    try {
      if (!user) throw error;
      await user.getIdToken(true);
    } catch (renewal) {
      const { endsSignIn } = await loadSyncTasks();
      // Who has signed in again meanwhile is not signed out by the old sign-in's late answer.
      if (auth.currentUser === user && (!user || endsSignIn(renewal))) {
        signedIn = false;
        updateGate();
      }
    }
  };

  const lead = async () => {
    await database.waitForLeadership();
    if (stopped) return;
    engine = await startEngine({
      database,
      firestore,
      uid,
      device: deviceId(),
      names: entityNames,
      isFollowed: viewed.isFollowed,
      report: (report) => {
        show(report);
        tabs.tell(report);
      },
      onFailure,
    });
    if (stopped) await engine.stop();
    else updateGate();
  };
  const listen = (target: EventTarget, event: string, run: () => void) => {
    target.addEventListener(event, run);
    cleanups.push(() => target.removeEventListener(event, run));
  };
  listen(globalThis, 'focus', syncNow);
  listen(globalThis, 'online', syncNow);
  cleanups.push(state.sub(networkAtom, updateGate));
  // A poll that fails says nothing new: the next one asks again, and a waiting push reports by itself.
  const pollHere = () => {
    if (!engine?.gate.isOpen) return;
    engine.poll().catch(() => undefined);
    tidy(database).catch(() => undefined);
  };
  const poll = setInterval(() => {
    const isSeen = document.visibilityState === 'visible';
    // The leading tab may be hidden, where browsers slow its timers down: the tab that is looked at asks it.
    if (isSeen && engine) pollHere();
    else if (isSeen) tabs.askToPoll();
    if (isSeen) pullShown();
  }, POLL_MS);
  cleanups.push(() => clearInterval(poll));

  const leading = lead();
  // A database that closes while we wait for the lead belongs to a session that ended.
  leading.catch(() => undefined);
  /** Waits for the lead, however long another tab has it. */
  const countHere = async (): Promise<DirtyCount | undefined> => {
    await leading;
    return stopped || !engine ? undefined : countDirty(engine);
  };
  const unsynced = createDirtyCount({
    here: countHere,
    askElsewhere: () => {
      if (!engine) tabs.askForCount();
    },
  });

  return {
    uid,
    database,
    engine: () => engine,
    unsynced: unsynced.count,
    syncNow,
    setSignedIn: (holds) => {
      signedIn = holds;
      updateGate();
    },
    hold: (wanted) => {
      held = wanted;
      updateGate();
      tabs.askToHold(wanted);
    },
    stop: async () => {
      stopped = true;
      for (const cleanup of cleanups) cleanup();
      tabs.close();
      await engine?.stop();
      if (state.get(sessionAtom).kind !== 'resolving') {
        show({ status: { phase: 'off', pending: 0, attention: 0 }, documents: {} });
      }
    },
  };
};
