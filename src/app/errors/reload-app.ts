import { ERASING_KEY } from '#src/platform/session/erasing.ts';
import { AUTH_KEY, SIGN_IN_KEY } from '#src/platform/session/remembered-session.ts';
import { PREFERENCES_KEY } from '#src/platform/settings/preferences.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';

const KEPT_KEYS = new Set([AUTH_KEY, PREFERENCES_KEY]);

/**
 * What 'Reload App' must not lose: writes that are not in a database, typed drafts, this device's id, swings waiting for
 * analysis or upload, meeting points of games, that the account is on the device, the sign-in.
 */
const LASTING = [
  'divot-rescue-',
  'divot-unfinished-',
  'divot-draft-',
  'divot-upload-',
  'divot-device',
  'divot-swings-waiting',
  'divot-meeting-',
  'divot-arrived-',
  ERASING_KEY,
  SIGN_IN_KEY,
];
const isLasting = (key: string): boolean => LASTING.some((one) => key.startsWith(one));

/** Where the lasting keys are during a reload, in the tab's session storage. */
const DURING_RELOAD = 'divot-during-reload';

/** Clears small settings that may be broken. The signed-in golfer, preferences and every database stay. */
const clear = (storage: Storage, isKept: (key: string) => boolean): void => {
  for (const key of Object.keys(storage)) if (!KEPT_KEYS.has(key) && !isKept(key)) storage.removeItem(key);
};

/** SPEC section 8: all keys but two. The lasting keys come back at the start; without room elsewhere they stay. */
export const clearForReload = (storage: Storage, meanwhile: Storage): void => {
  const lasting = Object.keys(storage).filter(isLasting);
  try {
    meanwhile.setItem(
      DURING_RELOAD,
      JSON.stringify(Object.fromEntries(lasting.map((key) => [key, storage.getItem(key)]))),
    );
    clear(storage, () => false);
  } catch {
    clear(storage, isLasting);
  }
};

/** Puts the lasting keys back, except those that were written since. */
export const restoreAfterReload = (storage: Storage, meanwhile: Storage): void => {
  const saved: unknown = JSON.parse(meanwhile.getItem(DURING_RELOAD) ?? 'null');
  if (!isRecord(saved)) return;
  for (const [key, value] of Object.entries(saved))
    if (isLasting(key) && typeof value === 'string' && storage.getItem(key) === null) storage.setItem(key, value);
  meanwhile.removeItem(DURING_RELOAD);
};

/**
 * Clears the previous golfer's small settings. Work that stays on this device is found again at their next sign-in.
 */
export const clearForNextGolfer = (storage: Storage): void => clear(storage, isLasting);

export const reloadApp = (): void => {
  clearForReload(localStorage, sessionStorage);
  location.reload();
};
