// Documents of an app that works offline: what each holds, whether one is valid, how edits of two devices merge, and how
// another app's documents read.

export { documentsOf } from './documents-of.ts';
export { type Access, type Entity, MAX_CLOUD_BYTES, entity, newestFirst } from './entity.ts';
export {
  type Conflict,
  MAX_ID,
  MAX_USER_ID,
  day,
  decimal,
  derived,
  derivedText,
  firstOf,
  flag,
  greatestWhole,
  id,
  instant,
  instantText,
  largeText,
  latestDay,
  latestInstant,
  listBy,
  mapOf,
  nonEmptyText,
  object,
  oneOf,
  optional,
  plusIsNegative,
  prose,
  setOf,
  text,
  textOf,
  userId,
  whole,
  whollyReplaced,
} from './fields.ts';
export { fingerprint } from './fingerprint.ts';
export { type Json, type JsonMap, bytesOf, equal, isBlank, isMap, own } from './json.ts';
export { type ConflictLabel, conflictsOf } from './merge/conflicts.ts';
export { type Sides, sameContent } from './merge/merge.ts';
export { keptValue } from './merge/resolve-conflict.ts';
export { stepsOf } from './path.ts';
export { dayOfInstant } from './read/read-document.ts';
export type { Unread } from './read/read-value.ts';
export { GRACE_DAYS } from './tombstone.ts';
export type { Change } from './versions/changes.ts';
export { versionsOf } from './versions/versions-of.ts';
export { type Patch, patchFrom, patched } from './versions/patch.ts';
export { type Keywords, fitsSchema, isInstant } from './validate-document.ts';
