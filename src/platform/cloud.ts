import { isVisit } from './state.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { MeetingPoint } from '#src/domain/entities/meeting-point.entity.ts';
import type { Result } from '@divot/basics';

// The interface to everything hosted. Screens call it, and src/sync implements it behind a lazy import, so Firebase is
// never part of the first load and no feature knows of it.

export type CloudFailure =
  | 'wrong-credentials'
  | 'email-in-use'
  | 'weak-password'
  | 'invalid-email'
  | 'too-many-tries'
  | 'offline'
  | 'sign-in-needed'
  /** Whoever runs Divot has disabled the account. */
  | 'disabled'
  | 'rejected'
  /** The account's deletion has begun in the cloud but is not finished. */
  | 'half-ended'
  | 'unknown';

/** How many documents differ from the cloud's version; undefined if that cannot be told. */
export type DirtyDocuments = { readonly documents: number | undefined };
export type SignOutChoice = 'sync-first' | 'keep-on-device' | 'discard';

/** The golfer's own swing videos in the cloud: only those they chose to upload. */
export type CloudVideos = {
  /**
   * Uploads a video, or resumes the upload `startedUpload` of an earlier attempt. `onStarted` receives what to remember
   * for that. Fails with 'offline' also if `signal` stopped it. `onShare` runs from 0 to 1.
   */
  send(
    id: string,
    video: Blob,
    how: {
      readonly signal: AbortSignal;
      readonly onShare: (share: number) => void;
      readonly startedUpload: string | undefined;
      readonly onStarted: (upload: string) => void;
    },
  ): Promise<Result<void, CloudFailure>>;
  fetch(id: string): Promise<Result<Blob, CloudFailure>>;
  /** Deleting a video that is not there succeeds. */
  drop(id: string): Promise<Result<void, CloudFailure>>;
  /** Deletes all files of the golfer, also those that no swing names. */
  dropAll(): Promise<Result<void, CloudFailure>>;
};

/** A group's board in the cloud, for the golfers who have read its key from a code. */
export type CloudBoard = {
  /** Puts the golfer's code in place of their last one. Before this, nobody can read the board. */
  publish(code: string): Promise<Result<void, CloudFailure>>;
  /** What was published since the last call, within a day, also by other devices of the golfer: `isOwn`. */
  read(): Promise<Result<readonly { readonly code: string; readonly isOwn: boolean }[], CloudFailure>>;
  /** Takes the golfer's code off every board. */
  leave(): Promise<Result<void, CloudFailure>>;
};

export type Cloud = {
  signUp(input: { email: string; password: string; name?: string }): Promise<Result<void, CloudFailure>>;
  signIn(input: { email: string; password: string }): Promise<Result<void, CloudFailure>>;
  sendPasswordReset(email: string): Promise<Result<void, CloudFailure>>;
  /** Counts what the golfer would lose by discarding now. */
  countDirty(): Promise<DirtyDocuments>;
  /**
   * Ends the session. 'sync-first' fails with 'offline' or 'rejected' and changes nothing if not everything could be
   * sent. 'keep-on-device' keeps the golfer's database for their next sign-in. 'discard' deletes it.
   */
  signOut(choice: SignOutChoice): Promise<Result<void, CloudFailure>>;
  /**
   * Deletes the account for good: everything of the golfer in the cloud, then the sign-in, then everything on this
   * device. If the cloud does not confirm, it fails without touching the device. Trying again continues where it
   * stopped.
   */
  deleteAccount(password: string): Promise<Result<void, CloudFailure>>;
  /** Syncs now (on focus, when online, or on a tap on the sync label). Never throws. */
  syncNow(): Promise<void>;
  /** Pull a shared collection while its screen is open; returns the stop function. */
  follow(collection: 'coaches' | 'games'): () => void;
  /** Published courses of all golfers, by name and place. */
  findCourses(search: string): Promise<Result<readonly Course[], CloudFailure>>;
  /**
   * Stores the game behind a link on this device. False if the game is hidden, or hidden from this golfer. Rejects
   * offline.
   */
  openGame(gameId: string): Promise<boolean>;
  /** The meeting point of a game, for an accepted guest; undefined if the host has not said. */
  meetingPoint(gameId: string): Promise<Result<MeetingPoint | undefined, CloudFailure>>;
  /** The board of that key. Undefined while nobody is signed in. */
  board(key: string): Promise<CloudBoard | undefined>;
  /** The pose track of one of the golfer's swings; 'rejected' if the cloud does not have it. */
  poses(key: string): Promise<Result<string, CloudFailure>>;
  /** Undefined if no file storage is set up. */
  videos(): Promise<CloudVideos | undefined>;
  /** Sends a rejected document again, or takes the cloud's version instead. */
  resolveRejection(collection: string, id: string, choice: 'retry' | 'take-cloud'): Promise<void>;
};

let load: (() => Promise<Cloud>) | undefined;
let loaded: Promise<Cloud> | undefined;

/** Called once by src/app. */
export const provideCloud = (loader: () => Promise<Cloud>): void => {
  load = loader;
  loaded = undefined;
};

/** Throws when src/app has not provided an implementation (a bug, not a state). Rejects for a visitor, who has none. */
export const cloud = (): Promise<Cloud> => {
  if (!load) throw new Error('provideCloud was not called');
  if (isVisit()) return Promise.reject(new Error('No cloud'));
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined; // a chunk that failed to load offline may load later
    throw error;
  });
  return loaded;
};
