import { AUTH_KEY, ERASING_KEY } from '#src/platform/remembered-session.ts';
import { PREFERENCES_KEY } from '#src/platform/preferences.ts';

const KEPT = new Set([AUTH_KEY, ERASING_KEY, PREFERENCES_KEY]);

/** Clears small settings that may be broken; who is signed in, preferences and every database stay. */
export const clearForReload = (storage: Storage): void => {
  for (const key of Object.keys(storage)) if (!KEPT.has(key)) storage.removeItem(key);
};

export const reloadApp = (): void => {
  clearForReload(localStorage);
  location.reload();
};
