export type Json = unknown;
export type JsonMap = Readonly<Record<string, Json>>;

export const isMap = (value: Json): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Same JSON; a key that is undefined counts as absent, the order of keys does not count. */
export const equal = (a: Json, b: Json): boolean => {
  if (a === b || Object.is(a, b)) return true; // Firestore stores -0 as 0
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

const utf8 = new TextEncoder();

/** Size as Firestore counts it: text by its UTF-8 bytes and one more, a number 8. */
export const bytesOf = (value: Json): number => {
  if (typeof value === 'string') return utf8.encode(value).length + 1;
  if (typeof value === 'number') return 8;
  if (Array.isArray(value)) return (value as Json[]).reduce<number>((sum, one) => sum + bytesOf(one), 0);
  if (!isMap(value)) return 1;
  return Object.entries(value).reduce((sum, [key, one]) => sum + utf8.encode(key).length + 1 + bytesOf(one), 0);
};
