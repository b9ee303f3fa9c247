import { type Json, type JsonMap, equal, isMap, own } from '../json.ts';

// What turns one version of a document back into another: the smallest thing to keep of a version that was replaced.

/**
 * Puts a value at a place, named by keys and indexes; without a value, removes it. 'length' at the end of a place in a
 * list cuts the list.
 */
export type Step = readonly [place: readonly (string | number)[], value?: Json];
export type Patch = readonly Step[];

type Place = readonly (string | number)[];

const listSteps = (from: readonly Json[], to: readonly Json[], place: Place): Step[] => {
  const common = Math.min(from.length, to.length);
  const changed = to.slice(0, common).filter((item, at) => !equal(from[at], item)).length;
  // An entry was put in front or taken out: one by one, all behind it would differ.
  if (changed > 1 && changed * 2 > common) return [[place, to]];
  const steps = to.flatMap((item, at) =>
    at < common ? stepsFrom(from[at], item, [...place, at]) : [[[...place, at], item] as const],
  );
  return to.length < from.length ? [...steps, [[...place, 'length'], to.length]] : steps;
};

const stepsFrom = (from: Json, to: Json, place: Place): Step[] => {
  if (equal(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to)) return listSteps(from as Json[], to as Json[], place);
  if (!isMap(from) || !isMap(to)) return [[place, to]];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key): Step[] => {
    const value = own(to, key);
    if (value !== undefined) return stepsFrom(own(from, key), value, [...place, key]);
    return own(from, key) === undefined ? [] : [[[...place, key]]];
  });
};

/** The steps from one version to another. */
export const patchFrom = (from: JsonMap, to: JsonMap): Patch => stepsFrom(from, to, []);

const put = (whole: Json, [key, ...rest]: Place, value: Json): Json => {
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    if (key === 'length') return whole.slice(0, value as number);
    return Object.assign([...(whole as Json[])], { [key]: put((whole as Json[])[key as number], rest, value) });
  }
  const map = isMap(whole) ? whole : {};
  const changed = put(own(map, String(key)), rest, value);
  // Unlike assignment, fromEntries makes '__proto__' an ordinary key.
  const entries = Object.entries(map).filter(([name]) => name !== key);
  return Object.fromEntries(changed === undefined ? entries : [...entries, [String(key), changed]]);
};

/** The version that `patchFrom(document, …)` leads to. */
export const patched = (document: JsonMap, patch: Patch): JsonMap =>
  patch.reduce<Json>((whole, [place, value]) => put(whole, place, value), document) as JsonMap;
