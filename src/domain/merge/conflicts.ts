import { MAX_CONFLICTS, MAX_KEPT, type Conflict } from '#src/domain/entities/fields.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { type Json, type JsonMap, equal } from './equal.ts';
import { keptValue, valueAt } from './settle.ts';

// What a merge could not decide, as it is stored in the document.

/** One value that found no place; undefined = it was removed there. */
export type Kept = { readonly path: string; readonly kept: Json; readonly notice?: boolean };
export type About = { readonly device: string; readonly at: string };

/** 64-bit FNV-1a in hex: the same conflict has the same id on every device and at every repetition. */
const fingerprint = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(16).padStart(16, '0');
};

const conflictOf = ({ path, kept, notice }: Kept, { device, at }: About): Conflict => {
  const json = kept === undefined ? undefined : JSON.stringify(kept);
  const isNotice = notice === true || (json?.length ?? 0) > MAX_KEPT;
  const id = fingerprint(`${path}\n${isNotice ? 'notice' : (json ?? '')}`);
  const label = { id, path, device: device.slice(0, 60), at: at.slice(0, 32) };
  if (isNotice) return { ...label, notice: true };
  return json === undefined ? label : { ...label, kept: json };
};

export const conflictsOf = (document: JsonMap | undefined): readonly Conflict[] =>
  Array.isArray(document?.['conflicts']) ? (document['conflicts'] as Conflict[]) : [];

/** Both devices' conflicts, each once: two devices that recorded the same one only differ in its label. */
export const mergeConflicts = (base: Json, local: Json, server: Json): Json => {
  const [before, mine, theirs] = [base, local, server].map((list) => conflictsOf({ conflicts: list })) as [
    readonly Conflict[],
    readonly Conflict[],
    readonly Conflict[],
  ];
  const has = (list: readonly Conflict[], id: string) => list.some((one) => one.id === id);
  const isOpen = ({ id }: Conflict) => !has(before, id) || (has(mine, id) && has(theirs, id));
  const both = [...theirs, ...mine.filter(({ id }) => !has(theirs, id))].filter(isOpen);
  return both.length > 0 ? both : undefined;
};

/** The golfer has nothing to pick where the document says already what the conflict kept. */
const isMoot = (name: EntityName, document: JsonMap, { path, notice, kept }: Conflict): boolean =>
  notice !== true && path !== '' && equal(keptValue({ kept }), valueAt(name, document, path));

/** `document` with `added` among its conflicts, without those that the merge has answered. */
export const withConflicts = (name: EntityName, document: JsonMap, added: readonly Kept[], about: About): JsonMap => {
  const known = conflictsOf(document);
  const all = [...known];
  const ids = new Set(known.map(({ id }) => id));
  for (const conflict of added.map((one) => conflictOf(one, about))) {
    if (ids.has(conflict.id)) continue;
    ids.add(conflict.id);
    all.push(conflict);
  }
  if (all.length === 0) return document;
  const open = all.filter((conflict) => !isMoot(name, document, conflict)).slice(0, MAX_CONFLICTS);
  const { conflicts: _before, ...rest } = document;
  return open.length > 0 ? { ...rest, conflicts: open } : rest;
};
