// That the golfer has signed out is on disk before the screen says so. Chromium writes local storage seconds later, and
// Firebase its own database when it can: a browser that is killed meanwhile would open signed in again. The note is a
// database without content: whether it is there can be asked without opening or making anything.

export type SignedOut = 'erased' | 'kept';
const NAMES: Readonly<Record<SignedOut, string>> = { erased: 'signed-out-erased', kept: 'signed-out-kept' };

const answered = (request: IDBOpenDBRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      request.result?.close();
      resolve();
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('The sign-out was not noted.')));
  });

/** `how`: whether the golfer's data is erased from this device. */
export const noteSignedOut = (how: SignedOut): Promise<void> => answered(indexedDB.open(NAMES[how]));

/** How the last golfer signed out; undefined since somebody has signed in, or no start has to be told any more. */
export const signedOut = async (): Promise<SignedOut | undefined> => {
  const there = (await indexedDB.databases()).map(({ name }) => name);
  return (['erased', 'kept'] as const).find((how) => there.includes(NAMES[how]));
};

export const forgetSignedOut = async (): Promise<void> => {
  if ((await signedOut()) === undefined) return;
  await Promise.all(Object.values(NAMES).map((name) => answered(indexedDB.deleteDatabase(name))));
};
