import { type Json, equal, isMap } from '../json.ts';

// How lists merge when their entries have an identity, either through a key field or as primitives.

type Entry = { readonly key: string; readonly item: Json };

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** Entries by key. If a list holds a key twice, their order tells them apart, so neither entry is lost. */
export const entriesBy = (key: string, list: Json): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  for (const item of listOf(list)) {
    const entryKey = String(isMap(item) ? item[key] : item);
    let id = entryKey;
    for (let turn = 2; entries.has(id); turn += 1) id = `${entryKey}\u0000${turn}`;
    entries.set(id, { key: entryKey, item });
  }
  return entries;
};

/** The items of `entriesBy` alone. */
export const itemsBy = (key: string, list: Json): Map<string, Json> =>
  new Map([...entriesBy(key, list)].map(([id, { item }]) => [id, item]));

const among = (ids: Iterable<string>, others: ReadonlyMap<string, unknown>) => [...ids].filter((id) => others.has(id));

/** Inserts each of `more` after the entry that it follows in its own list. */
const inserted = (order: readonly string[], more: readonly string[]): string[] => {
  const result = [...order];
  const ids = new Set(order);
  for (const [at, id] of more.entries()) {
    if (ids.has(id)) continue;
    ids.add(id);
    const before = more[at - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
};

/** The order of both lists' keys. It is the cloud's, unless only this device reordered the keys both know. */
export const mergedOrder = (
  base: ReadonlyMap<string, unknown>,
  local: ReadonlyMap<string, unknown>,
  server: ReadonlyMap<string, unknown>,
): string[] => {
  const moved = (side: ReadonlyMap<string, unknown>) => !equal(among(base.keys(), side), among(side.keys(), base));
  const [mine, theirs] = [[...local.keys()], [...server.keys()]];
  return moved(local) && !moved(server) ? inserted(mine, theirs) : inserted(theirs, mine);
};

/** The union of two lists of primitives, oldest first. Removals and additions from either side both apply. */
export const mergedSet = (base: Json, local: Json, server: Json): Json[] => {
  const [before, mine, theirs] = [listOf(base), listOf(local), listOf(server)] as const;
  const removed = before.filter((item) => !mine.includes(item));
  const added = mine.filter((item) => !before.includes(item) && !theirs.includes(item));
  return [...theirs.filter((item) => !removed.includes(item)), ...added];
};
