import { type Json, type JsonMap, equal, isMap, own } from '../json.ts';

// What turns one version of a document back into another: the smallest thing to keep of a version that was replaced.

/**
 * Puts a value at a place, named by keys and indexes; without a value, removes it. 'length' at the end of a place in a
 * list cuts the list.
 */
export type Step = readonly [place: readonly (string | number)[], value?: Json];
export type Patch = readonly Step[];

type Place = readonly (string | number)[];

/** Places are built on the way out, so that what is the same costs one comparison. */
const under = (key: string | number, steps: readonly Step[]): Step[] =>
  steps.map(([place, ...value]): Step => [[key, ...place], ...value]);

const listSteps = (from: readonly Json[], to: readonly Json[]): Step[] => {
  const common = Math.min(from.length, to.length);
  const inside = to.slice(0, common).map((item, at) => stepsFrom(from[at], item));
  const changed = inside.filter((steps) => steps.length > 0).length;
  // An entry was put in front or taken out: one by one, all behind it would differ.
  if (changed > 1 && changed * 2 > common) return [[[], to]];
  const steps = inside.flatMap((one, at) => under(at, one));
  const added = to.slice(common).map((item, at): Step => [[common + at], item]);
  return to.length < from.length ? [...steps, [['length'], to.length]] : [...steps, ...added];
};

const stepsFrom = (from: Json, to: Json): Step[] => {
  if (from === to) return [];
  if (Array.isArray(from) && Array.isArray(to)) return listSteps(from as Json[], to as Json[]);
  if (!isMap(from) || !isMap(to)) return equal(from, to) ? [] : [[[], to]];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key): Step[] => {
    const [before, value] = [own(from, key), own(to, key)];
    if (before === value) return [];
    return value === undefined ? [[[key]]] : under(key, stepsFrom(before, value));
  });
};

/** The steps from one version to another. */
export const patchFrom = (from: JsonMap, to: JsonMap): Patch => stepsFrom(from, to);

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
