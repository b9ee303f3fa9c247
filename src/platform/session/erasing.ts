import { isTexts, readLocal, writeLocal } from '#src/platform/storage/local-store.ts';

// The golfers whose data is being erased from this device. If the page closes first, the next one finishes with all of them.

export const ERASING_KEY = 'divot-erasing';

export const beingErased = (): readonly string[] => readLocal(ERASING_KEY, isTexts) ?? [];

export const noteErasing = (uid: string): void => {
  writeLocal(ERASING_KEY, [...new Set([...beingErased(), uid])]);
};

export const forgetErasing = (uid: string): void => {
  const left = beingErased().filter((one) => one !== uid);
  if (left.length > 0) writeLocal(ERASING_KEY, left);
  else if (typeof localStorage !== 'undefined') localStorage.removeItem(ERASING_KEY);
};
