/** Copies the fields that are not undefined. */
export const compact = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** A text or a list, or undefined where it is missing or empty: what is empty is not stored. */
export const filled = <T extends { readonly length: number }>(value: T | undefined): T | undefined =>
  value?.length === 0 ? undefined : value;

/**
 * Groups items by key. Keys and items stay in their original order. Replaces Map.groupBy, which Safari has only from
 * 17.4.
 */
export const groupBy = <T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
