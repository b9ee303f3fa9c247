import { type User, onAuthStateChanged, signOut } from 'firebase/auth';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { type Result, ok } from '@divot/basics';
import { nowIso } from '#src/platform/clock/clock.ts';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { type SignInEnd, noteSignInEnd, signInEnd } from '#src/platform/session/sign-in-end.ts';
import { forgetSignedOut, signedOut } from '#src/platform/session/signed-out.ts';
import { type SessionUser, sessionAtom, state, syncStatusAtom } from '#src/platform/state.ts';
import { type CloudClient, sessionUser } from './cloud-client.ts';
import { loadSyncTasks } from './load-tasks.ts';
import { type SessionSync, startSessionSync } from './session-sync.ts';
import type { ViewedCollections } from './viewed-collections.ts';

type Setup = {
  readonly client: CloudClient;
  readonly viewed: ViewedCollections;
  /** Of the sign-in that this device had stored before Firebase asked the service about it. */
  readonly refreshToken: string | undefined;
  readonly whyEnded: (refreshToken: string) => Promise<SignInEnd | undefined>;
  /** Cleans up in the cloud what is not a document. */
  readonly tidy: (database: DivotDatabase) => Promise<unknown>;
};

/** The next screen that asks finds no database and says so. There is no caller here to pass the error to. */
const reportNoDatabase = (error: unknown): void => {
  logError(error);
  state.set(syncStatusAtom, { phase: 'failing', pending: 0, attention: 0 });
};

/** Who is signed in on this device, and their sync. Golfers change one after the other, however fast the taps come. */
export class GolferSession {
  readonly #setup: Setup;
  #sync: SessionSync | undefined;
  /** The last change of golfer; resolves when it is done. */
  #changing: Promise<unknown> = Promise.resolve();
  /** While an account is created or deleted, ignore Firebase's word on who is signed in. The call itself decides. */
  #isAuthenticating = false;
  /** Of the golfer's last sign-in that the service accepted. */
  #refreshToken: string | undefined;

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#refreshToken = setup.refreshToken;
  }

  /** Undefined while nobody is signed in, and until a golfer's database is open. */
  get sync(): SessionSync | undefined {
    return this.#sync;
  }

  /** The same, after all changes under way are done. */
  async settledSync(): Promise<SessionSync | undefined> {
    await this.#changing;
    return this.#sync;
  }

  /** Follows Firebase. Resolves when sync has begun for the golfer who is signed in. */
  async begin(): Promise<void> {
    const { auth } = this.#setup.client;
    await auth.authStateReady();
    // The browser was killed before Firebase had stored the sign-out.
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
      noteSignInEnd(user.value.uid, undefined);
      await this.#enter(user.value);
      return ok(undefined);
    });
  }

  /** Ignores Firebase's own account changes during `work`. */
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
      // Load this before anything ends: signing out must also erase.
      const { endSession } = await loadSyncTasks();
      const sync = this.#sync;
      this.#sync = undefined;
      await endSession(this.#setup.client.auth, sync, keepOnDevice);
    });
  }

  #onAuthChange(user: User | null): void {
    if (user) this.#refreshToken = user.refreshToken;
    if (this.#isAuthenticating) return;
    const session = state.get(sessionAtom);
    if (user) {
      this.#enter(sessionUser(user)).catch(reportNoDatabase);
    } else if (session.kind === 'signed-in') {
      // This device remembers a sign-in that the service no longer knows. The golfer stays in, and sync waits.
      this.#enter(session.user).catch(reportNoDatabase);
      this.#noteWhyEnded(session.user.uid).catch(logError);
    } else if (session.kind === 'resolving') {
      state.set(sessionAtom, { kind: 'signed-out' });
    }
  }

  async #noteWhyEnded(uid: string): Promise<void> {
    const token = this.#refreshToken;
    if (token === undefined || signInEnd(uid)) return;
    const end = await this.#setup.whyEnded(token);
    // The golfer may have signed in again meanwhile.
    if (end && this.#setup.client.auth.currentUser === null) noteSignInEnd(uid, end);
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
      this.#sync = await startSessionSync({
        ...client,
        uid: user.uid,
        viewed,
        tidy,
        onEnded: () => noteSignInEnd(user.uid, { why: 'deleted', at: nowIso() }),
      });
    });
  }

  #enqueue<T>(change: () => Promise<T>): Promise<T> {
    const done = this.#changing.then(change);
    this.#changing = done.catch(() => undefined);
    return done;
  }
}
