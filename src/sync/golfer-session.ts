import { type User, onAuthStateChanged, signOut } from 'firebase/auth';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { type Result, ok } from '#src/domain/shared/result.ts';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { logError } from '#src/platform/error-log.ts';
import { forgetSignedOut, signedOut } from '#src/platform/signed-out.ts';
import { type SessionUser, sessionAtom, state, syncStatusAtom } from '#src/platform/state.ts';
import { type CloudClient, sessionUser } from './cloud-client.ts';
import { loadSyncTasks } from './load-tasks.ts';
import { type SessionSync, startSessionSync } from './session-sync.ts';
import type { ViewedCollections } from './viewed-collections.ts';

type Setup = {
  readonly client: CloudClient;
  readonly viewed: ViewedCollections;
  /** What the cloud is to be rid of, beside documents. */
  readonly tidy: (database: DivotDatabase) => Promise<unknown>;
};

/** The screen that asks next finds no database and says so; there is nobody to hand the error to here. */
const reportNoDatabase = (error: unknown): void => {
  logError(error);
  state.set(syncStatusAtom, { phase: 'failing', pending: 0, attention: 0 });
};

/** Who is signed in on this device, and their syncing. Golfers change one after the other, however fast taps come. */
export class GolferSession {
  readonly #setup: Setup;
  #sync: SessionSync | undefined;
  /** The last change of golfers; resolves when it is done. */
  #changing: Promise<unknown> = Promise.resolve();
  /** While an account is made or ended, Firebase's word on who is signed in is not ours: the call itself decides. */
  #isAuthenticating = false;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** Undefined while nobody is signed in, and until a golfer's database is open. */
  get sync(): SessionSync | undefined {
    return this.#sync;
  }

  /** The same once all changes under way are done. */
  async settledSync(): Promise<SessionSync | undefined> {
    await this.#changing;
    return this.#sync;
  }

  /** Follows Firebase; resolves when syncing has begun with whoever is signed in. */
  async begin(): Promise<void> {
    const { auth } = this.#setup.client;
    await auth.authStateReady();
    // The browser was killed before Firebase had put the sign-out away.
    if (auth.currentUser && (await signedOut(auth.currentUser.uid)) !== undefined) await signOut(auth);
    await new Promise<void>((resolve) => {
      onAuthStateChanged(auth, (user) => {
        this.#onAuthChange(user);
        resolve();
      });
    });
  }

  /** Signs a golfer in by `work`. */
  async signInBy(work: () => Promise<Result<SessionUser, CloudFailure>>): Promise<Result<void, CloudFailure>> {
    return this.authenticating(async () => {
      const user = await work();
      if (!user.ok) return user;
      await forgetSignedOut(user.value.uid);
      await this.#enter(user.value);
      return ok(undefined);
    });
  }

  /** Firebase's own account changes during `work` are passed over. */
  async authenticating<T>(work: () => Promise<T>): Promise<T> {
    this.#isAuthenticating = true;
    try {
      return await work();
    } finally {
      this.#isAuthenticating = false;
    }
  }

  leave(keepOnDevice: boolean): Promise<void> {
    return this.#enqueue(async () => {
      // Before anything ends: whoever is signed out must also be erased.
      const { endSession } = await loadSyncTasks();
      const sync = this.#sync;
      this.#sync = undefined;
      await endSession(this.#setup.client.auth, sync, keepOnDevice);
    });
  }

  #onAuthChange(user: User | null): void {
    if (this.#isAuthenticating) return;
    const session = state.get(sessionAtom);
    if (user) {
      this.#enter(sessionUser(user)).catch(reportNoDatabase);
    } else if (session.kind === 'signed-in') {
      // Remembered here, but the service no longer knows this sign-in: the golfer stays in, syncing waits.
      this.#enter(session.user).catch(reportNoDatabase);
    } else if (session.kind === 'resolving') {
      state.set(sessionAtom, { kind: 'signed-out' });
    }
  }

  #enter(user: SessionUser): Promise<void> {
    const { client, viewed, tidy } = this.#setup;
    return this.#enqueue(async () => {
      state.set(sessionAtom, { kind: 'signed-in', user });
      if (this.#sync?.uid === user.uid) {
        this.#sync.setSignedIn(client.auth.currentUser?.uid === user.uid);
        return;
      }
      await this.#sync?.stop();
      this.#sync = await startSessionSync({ ...client, uid: user.uid, viewed, tidy });
    });
  }

  #enqueue<T>(change: () => Promise<T>): Promise<T> {
    const done = this.#changing.then(change);
    this.#changing = done.catch(() => undefined);
    return done;
  }
}
