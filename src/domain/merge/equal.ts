export type Json = unknown;
export type JsonMap = Readonly<Record<string, Json>>;

export const isMap = (value: Json): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Same JSON; a key that is undefined counts as absent, the order of keys does not count. */
export const equal = (a: Json, b: Json): boolean => {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => equal(item, b[at]));
  }
  if (!isMap(a) || !isMap(b)) return false;
  for (const key in a) if (!equal(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
};

/** Nothing was entered: a blank never stands against a value. */
export const isBlank = (value: Json): boolean => value === undefined || value === null || value === '';
