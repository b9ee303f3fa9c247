/**
 * Small JSON values in localStorage. Reading never throws: a missing, broken or forbidden value gives the fallback.
 * `valid` narrows what was read, because any script can write there.
 */
export const readLocal = <T>(key: string, valid: (value: unknown) => value is T): T | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return valid(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** False if the browser refuses (storage full or switched off). */
export const writeLocal = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
/** A time that can be shown. */
export const isInstantText = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
