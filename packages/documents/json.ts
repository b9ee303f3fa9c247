export type Json = unknown;
export type JsonMap = Readonly<Record<string, Json>>;

export const isMap = (value: Json): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The map's own value, nothing inherited: users and other apps choose names such as `constructor`. */
export const own = (map: JsonMap, key: string): Json => (Object.hasOwn(map, key) ? map[key] : undefined);

/** Whether both are the same JSON. An undefined key counts as absent, and key order does not matter. */
export const equal = (a: Json, b: Json): boolean => {
  if (a === b || Object.is(a, b)) return true; // Firestore stores -0 as 0
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => equal(item, b[at]));
  }
  if (!isMap(a) || !isMap(b)) return false;
  for (const key in a) if (!equal(a[key], own(b, key))) return false;
  for (const key in b) if (b[key] !== undefined && own(a, key) === undefined) return false;
  return true;
};

/** Nothing was entered. A blank never conflicts with a value. */
export const isBlank = (value: Json): boolean => value === undefined || value === null || value === '';

const utf8 = new TextEncoder();

/** Size as Firestore counts it: text is its UTF-8 bytes plus one, a number is 8. */
export const bytesOf = (value: Json): number => {
  if (typeof value === 'string') return utf8.encode(value).length + 1;
  if (typeof value === 'number') return 8;
  if (Array.isArray(value)) return (value as Json[]).reduce<number>((sum, one) => sum + bytesOf(one), 0);
  if (!isMap(value)) return 1;
  return Object.entries(value).reduce((sum, [key, one]) => sum + utf8.encode(key).length + 1 + bytesOf(one), 0);
};
