// That a golfer has signed out is on disk before the screen says so. Chromium and Firefox write local storage seconds
// later, and Firebase its own database when it can: a browser that is killed meanwhile would open signed in again. The
// note is a database without content: whether it is there can be asked without opening or making anything. It names the
// golfer, so that it says nothing of whoever signs in next.

export type SignedOut = 'erased' | 'kept';
const PREFIX = 'signed-out-';
const nameOf = (uid: string, how: SignedOut): string => `${PREFIX}${how}-${uid}`;
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

const notes = async (): Promise<readonly string[]> =>
  (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));

const forget = async (isOf: (note: string) => boolean): Promise<void> => {
  const names = (await notes()).filter(isOf);
  await Promise.all(names.map((name) => answered(indexedDB.deleteDatabase(name))));
};

/** `how`: whether the golfer's data is erased from this device. */
export const noteSignedOut = (uid: string, how: SignedOut): Promise<void> => answered(indexedDB.open(nameOf(uid, how)));

/** How this golfer signed out; undefined since they have signed in again, or no start has to be told any more. */
export const signedOut = async (uid: string): Promise<SignedOut | undefined> => {
  const there = await notes();
  return (['erased', 'kept'] as const).find((how) => there.includes(nameOf(uid, how)));
};

/** This golfer is in again. */
export const forgetSignedOut = (uid: string): Promise<void> => forget((note) => note.endsWith(`-${uid}`));

/** At a start that finds nobody: what local storage says here may not be on disk yet. */
export const forgetSignedOutLater = (onError: (error: unknown) => void): void =>
  void setTimeout(() => void forget(() => true).catch(onError), WRITTEN_AFTER_MS);
