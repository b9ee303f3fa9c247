import type { Course } from '#src/domain/entities/course.entity.ts';
import type { MeetingPoint } from '#src/domain/entities/meeting-point.entity.ts';
import type { Result } from '#src/domain/shared/result.ts';

// The door to everything hosted. Screens call it; src/sync implements it behind a lazy import, so that Firebase is
// never part of the first load and no feature knows it exists.

export type CloudFailure =
  | 'wrong-credentials'
  | 'email-in-use'
  | 'weak-password'
  | 'invalid-email'
  | 'too-many-tries'
  | 'offline'
  | 'sign-in-needed'
  | 'rejected'
  /** The account has begun to end in the cloud, and did not come to its end. */
  | 'half-ended'
  | 'unknown';

/** How many documents the cloud does not have as they are here; undefined when that cannot be told. */
export type DirtyDocuments = { readonly documents: number | undefined };
export type SignOutChoice = 'sync-first' | 'keep-on-device' | 'discard';

/** The golfer's own swing videos in the cloud; only what they chose to upload is there. */
export type CloudVideos = {
  /**
   * Goes on with the upload that an earlier try has `begun`; `onBegun` says what to remember for that. 'offline' also
   * when `signal` stopped it; `onShare` runs from 0 to 1.
   */
  send(
    id: string,
    video: Blob,
    how: {
      readonly signal: AbortSignal;
      readonly onShare: (share: number) => void;
      readonly begun: string | undefined;
      readonly onBegun: (upload: string) => void;
    },
  ): Promise<Result<void, CloudFailure>>;
  fetch(id: string): Promise<Result<Blob, CloudFailure>>;
  /** What is not there is out already. */
  drop(id: string): Promise<Result<void, CloudFailure>>;
};

export type Cloud = {
  signUp(input: { email: string; password: string; name?: string }): Promise<Result<void, CloudFailure>>;
  signIn(input: { email: string; password: string }): Promise<Result<void, CloudFailure>>;
  sendPasswordReset(email: string): Promise<Result<void, CloudFailure>>;
  /** What would be lost by discarding now. */
  countDirty(): Promise<DirtyDocuments>;
  /**
   * Ends the session. 'sync-first' fails with 'offline' or 'rejected' and leaves everything as it was when not all
   * could be sent; 'keep-on-device' keeps the golfer's database for their next sign-in; 'discard' deletes it.
   */
  signOut(choice: SignOutChoice): Promise<Result<void, CloudFailure>>;
  /**
   * Ends the account for good: everything of the golfer in the cloud, the sign-in itself, then everything on this
   * device. Fails without touching the device when the cloud did not confirm; trying again goes on where it stopped.
   */
  deleteAccount(password: string): Promise<Result<void, CloudFailure>>;
  /** Exchange now (focus, online, a tap on the sync word). Never throws. */
  syncNow(): Promise<void>;
  /** Pull a shared collection while its screen is open; returns the stop function. */
  follow(collection: 'coaches' | 'games'): () => void;
  /** Published courses of all golfers, by name and place. */
  findCourses(search: string): Promise<Result<readonly Course[], CloudFailure>>;
  /** Puts the game behind a link on this device; false where it is shown to nobody, or not to this golfer. Rejects offline. */
  openGame(gameId: string): Promise<boolean>;
  /** Where a game's players meet, for a guest whom the host has taken in; undefined where the host has not said. */
  meetingPoint(gameId: string): Promise<Result<MeetingPoint | undefined, CloudFailure>>;
  /** The pose track of one of the golfer's swings; 'rejected' where it is not there. */
  poses(key: string): Promise<Result<string, CloudFailure>>;
  /** Undefined where no file storage is set up. */
  videos(): Promise<CloudVideos | undefined>;
  /** Try a rejected document again, or take the cloud's version instead. */
  resolveRejection(collection: string, id: string, choice: 'retry' | 'take-cloud'): Promise<void>;
};

let load: (() => Promise<Cloud>) | undefined;
let loaded: Promise<Cloud> | undefined;

/** Called once by src/app. */
export const provideCloud = (loader: () => Promise<Cloud>): void => {
  load = loader;
  loaded = undefined;
};

/** Throws when src/app has not provided an implementation (a bug, not a state). */
export const cloud = (): Promise<Cloud> => {
  if (!load) throw new Error('provideCloud was not called');
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined; // a chunk that failed to load offline may load later
    throw error;
  });
  return loaded;
};
