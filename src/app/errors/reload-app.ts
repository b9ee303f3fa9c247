import { isLasting, putBy } from '#src/platform/lasting.ts';
import { AUTH_KEY } from '#src/platform/remembered-session.ts';
import { PREFERENCES_KEY } from '#src/platform/preferences.ts';

const KEPT = new Set([AUTH_KEY, PREFERENCES_KEY]);

/** Clears small settings that may be broken; who is signed in, preferences and every database stay. */
const clear = (storage: Storage, isKept: (key: string) => boolean): void => {
  for (const key of Object.keys(storage)) if (!KEPT.has(key) && !isKept(key)) storage.removeItem(key);
};

/** SPEC section 8: all keys but two. Where what must outlast a reload has no other place, it stays where it is. */
export const clearForReload = async (storage: Storage): Promise<void> => {
  const isPutBy = await putBy(storage);
  clear(storage, isPutBy ? () => false : isLasting);
};

/** Small settings of whoever was in. Whose work stays on this device, finds it again at the next sign-in. */
export const clearForNextGolfer = (storage: Storage): void => clear(storage, isLasting);

export const reloadApp = async (): Promise<void> => {
  await clearForReload(localStorage);
  location.reload();
};
