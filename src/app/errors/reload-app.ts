import { isLasting, putBy } from '#src/platform/lasting.ts';
import { AUTH_KEY } from '#src/platform/remembered-session.ts';
import { PREFERENCES_KEY } from '#src/platform/preferences.ts';

const KEPT_KEYS = new Set([AUTH_KEY, PREFERENCES_KEY]);

/** Clears small settings that may be broken. The signed-in golfer, preferences and every database stay. */
const clear = (storage: Storage, isKept: (key: string) => boolean): void => {
  for (const key of Object.keys(storage)) if (!KEPT_KEYS.has(key) && !isKept(key)) storage.removeItem(key);
};

/**
 * SPEC section 8: all keys but two. If data that must survive a reload could not be saved elsewhere, its keys stay too.
 */
export const clearForReload = async (storage: Storage): Promise<void> => {
  const isPutBy = await putBy(storage);
  clear(storage, isPutBy ? () => false : isLasting);
};

/**
 * Clears the previous golfer's small settings. Work that stays on this device is found again at their next sign-in.
 */
export const clearForNextGolfer = (storage: Storage): void => clear(storage, isLasting);

export const reloadApp = async (): Promise<void> => {
  await clearForReload(localStorage);
  location.reload();
};
