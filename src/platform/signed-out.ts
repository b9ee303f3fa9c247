import { now } from './clock.ts';

// That a golfer has signed out is on disk before the screen says so. Chromium and Firefox write local storage seconds
// later, and Firebase its own database when it can: a browser that is killed meanwhile would open signed in again. The
// note is a database without content: whether it is there can be asked without opening or making anything. It names the
// golfer, so that it says nothing of whoever signs in next.

export type SignedOut = 'erased' | 'kept';
type Note = { readonly name: string; readonly how: SignedOut; readonly atMs: number; readonly uid: string };

const NAME = /^signed-out-(?<how>erased|kept)-(?<atMs>\d+)-(?<uid>.+)$/;
const nameOf = (uid: string, how: SignedOut): string => `signed-out-${how}-${now().getTime()}-${uid}`;
/** By then a browser has written local storage, which Firefox does 5 s after a change. */
const WRITTEN_AFTER_MS = 90_000;

const answered = (request: IDBOpenDBRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      request.result?.close();
      resolve();
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('The sign-out was not noted.')));
  });

const noteIn = (name: string | undefined): readonly Note[] => {
  const { how, atMs, uid } = NAME.exec(name ?? '')?.groups ?? {};
  return name && uid ? [{ name, how: how as SignedOut, atMs: Number(atMs), uid }] : [];
};
const notes = async (): Promise<readonly Note[]> => (await indexedDB.databases()).flatMap(({ name }) => noteIn(name));

const forget = async (isMeant: (note: Note) => boolean): Promise<void> => {
  const meant = (await notes()).filter(isMeant);
  await Promise.all(meant.map(({ name }) => answered(indexedDB.deleteDatabase(name))));
};

/** `how`: whether the golfer's data is erased from this device. */
export const noteSignedOut = (uid: string, how: SignedOut): Promise<void> => answered(indexedDB.open(nameOf(uid, how)));

/** How this golfer signed out; undefined since they have signed in again, or no start has to be told any more. */
export const signedOut = async (uid: string): Promise<SignedOut | undefined> =>
  (await notes()).find((note) => note.uid === uid)?.how;

/** This golfer is in again. */
export const forgetSignedOut = (uid: string): Promise<void> => forget((note) => note.uid === uid);

/**
 * At a start that finds nobody: what local storage says here may not be on disk yet. A sign-out that comes meanwhile, in
 * any tab, is left to a later start.
 */
export const forgetSignedOutLater = (onError: (error: unknown) => void): void =>
  void setTimeout(() => {
    const nowMs = now().getTime();
    // Ahead of the clock: it was set back since.
    forget(({ atMs }) => Math.abs(nowMs - atMs) >= WRITTEN_AFTER_MS).catch(onError);
  }, WRITTEN_AFTER_MS);
