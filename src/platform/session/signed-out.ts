import { now } from '#src/platform/clock/clock.ts';

// Puts a sign-out on disk before the screen shows it. Chromium and Firefox write local storage seconds later, and
// Firebase writes its own database when it can. A browser killed in between would open signed in again. The note is an
// empty database, because its existence can be checked without opening or creating anything. Its name has
// the golfer's fingerprint: it says nothing about the next one who signs in, and does not name who left.

export type SignedOut = 'erased' | 'kept';
type Note = { readonly name: string; readonly how: SignedOut; readonly atMs: number; readonly golfer: string };

const NAME = /^signed-out-(?<how>erased|kept)-(?<atMs>\d+)-(?<golfer>.+)$/;
/** With WebCrypto, which costs the start no code. */
const fingerprint = async (uid: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid));
  return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
const nameOf = (golfer: string, how: SignedOut): string => `signed-out-${how}-${now().getTime()}-${golfer}`;
/** By then a browser has written local storage. Firefox does so 5 s after a change. */
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
  const { how, atMs, golfer } = NAME.exec(name ?? '')?.groups ?? {};
  return name && golfer ? [{ name, how: how as SignedOut, atMs: Number(atMs), golfer }] : [];
};
const notes = async (): Promise<readonly Note[]> => (await indexedDB.databases()).flatMap(({ name }) => noteIn(name));

const forget = async (isMeant: (note: Note) => boolean): Promise<void> => {
  const meant = (await notes()).filter(isMeant);
  await Promise.all(meant.map(({ name }) => answered(indexedDB.deleteDatabase(name))));
};

/** `how`: whether the golfer's data is erased from this device. */
export const noteSignedOut = async (uid: string, how: SignedOut): Promise<void> =>
  answered(indexedDB.open(nameOf(await fingerprint(uid), how)));

/** How this golfer signed out; undefined once they have signed in again or the note is no longer needed. */
export const signedOut = async (uid: string): Promise<SignedOut | undefined> => {
  const golferPrint = await fingerprint(uid);
  return (await notes()).find(({ golfer }) => golfer === golferPrint)?.how;
};

/** This golfer has signed in again. */
export const forgetSignedOut = async (uid: string): Promise<void> => {
  const golferPrint = await fingerprint(uid);
  await forget(({ golfer }) => golfer === golferPrint);
};

/**
 * For a start without a signed-in golfer: local storage may not be on disk yet, so wait. A later start forgets
 * sign-outs that come meanwhile, in any tab.
 */
export const forgetSignedOutLater = (onError: (error: unknown) => void): void =>
  void setTimeout(() => {
    const nowMs = now().getTime();
    // The note is ahead of the clock if the clock was set back.
    forget(({ atMs }) => Math.abs(nowMs - atMs) >= WRITTEN_AFTER_MS).catch(onError);
  }, WRITTEN_AFTER_MS);
