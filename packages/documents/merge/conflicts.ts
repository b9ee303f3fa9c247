import type { Entity } from '../entity.ts';
import { type Conflict, MAX_CONFLICTS, MAX_KEPT } from '../fields.ts';
import { filled, truncate } from '@divot/basics';
import { type Json, type JsonMap, bytesOf, equal } from '../json.ts';
import { fingerprint } from '../fingerprint.ts';
import { keptValue, valueAt } from './resolve-conflict.ts';

// Conflicts that a merge could not decide, as stored in the document.

/** One value that lost its place. Undefined means that side removed it. */
export type SetAside = { readonly path: string; readonly kept: Json; readonly notice?: boolean };
export type ConflictLabel = { readonly device: string; readonly at: string };

/** A conflict that the user is told about, without the other value. */
const asNotice = ({ path, device, at }: Pick<Conflict, 'path' | 'device' | 'at'>): Conflict => ({
  id: fingerprint(`${path}\nnotice`),
  path,
  device,
  at,
  notice: true,
});

const conflictOf = ({ path, kept, notice }: SetAside, about: ConflictLabel): Conflict => {
  const json = kept === undefined ? undefined : JSON.stringify(kept);
  const label = { path, device: truncate(about.device, 60), at: about.at.slice(0, 32) };
  if (notice === true || (json?.length ?? 0) > MAX_KEPT) return asNotice(label);
  const id = fingerprint(`${path}\n${json ?? ''}`);
  return json === undefined ? { id, ...label } : { id, ...label, kept: json };
};

export const conflictsOf = (document: JsonMap | undefined): readonly Conflict[] =>
  Array.isArray(document?.['conflicts']) ? (document['conflicts'] as Conflict[]) : [];

/** Both devices' conflicts, each once. If two devices recorded the same one, only its label differs. */
export const mergeConflicts = (base: Json, local: Json, server: Json): Json => {
  const [before, mine, theirs] = [base, local, server].map((list) => conflictsOf({ conflicts: list })) as [
    readonly Conflict[],
    readonly Conflict[],
    readonly Conflict[],
  ];
  const has = (list: readonly Conflict[], id: string) => list.some((one) => one.id === id);
  const isOpen = ({ id }: Conflict) => !has(before, id) || (has(mine, id) && has(theirs, id));
  const both = [...theirs, ...mine.filter(({ id }) => !has(theirs, id))].filter(isOpen);
  return filled(both);
};

/** Nothing is left to pick: the document already holds the value that the conflict kept. */
const isMoot = (entity: Entity, document: JsonMap, { path, notice, kept }: Conflict): boolean =>
  notice !== true && path !== '' && equal(keptValue({ kept }), valueAt(entity, document, path));

/** `document` with `added` among its conflicts, minus those that the merge has settled. */
export const withConflicts = (
  entity: Entity,
  document: JsonMap,
  added: readonly SetAside[],
  about: ConflictLabel,
): JsonMap => {
  const earlier = conflictsOf(document);
  const all = [...earlier];
  const ids = new Set(earlier.map(({ id }) => id));
  for (const conflict of added.map((one) => conflictOf(one, about))) {
    if (ids.has(conflict.id)) continue;
    ids.add(conflict.id);
    all.push(conflict);
  }
  if (all.length === 0) return document;
  const open = all.filter((conflict) => !isMoot(entity, document, conflict)).slice(0, MAX_CONFLICTS);
  const { conflicts: _before, ...rest } = document;
  return open.length > 0 ? { ...rest, conflicts: open } : rest;
};

/** Turns the largest values awaiting a choice into notices until the document fits in `maxBytes`. */
export const withoutLargest = (document: JsonMap, maxBytes: number): JsonMap => {
  const sizes = conflictsOf(document).map(({ id, kept = '' }) => ({ id, size: bytesOf(kept) }));
  let excess = bytesOf(document) - maxBytes;
  const toShorten = new Set<string>();
  for (const { id, size } of sizes.toSorted((a, b) => b.size - a.size)) {
    if (excess <= 0) break;
    toShorten.add(id);
    excess -= size;
  }
  const conflicts = conflictsOf(document).map((one) => (toShorten.has(one.id) ? asNotice(one) : one));
  const once = conflicts.filter(({ id }, at) => conflicts.findIndex((one) => one.id === id) === at);
  return once.length > 0 ? { ...document, conflicts: once } : document;
};
