import { ADOPTION, ERASED, type JsonSchema, type StoredEntity } from '#dev/rules/schema.ts';
import { kindOf, numberIn, sameValue } from './value.ts';
import type { Fields, Value } from './wire.ts';

// Decides what a document may look like, as firestore.rules does: by the fields that a write adds or changes, and no
// deeper than one level, because rules cannot loop.

/** Maps with free keys (answers, metrics, requests) hold at most this many entries. */
const MAX_MAP_ENTRIES = 500;
/** Newer versions of the app may add fields inside a nested object. */
const ROOM_FOR_NEWER_FIELDS = 20;

const textFits = (text: string, { enum: choices, maxLength, minLength, pattern, maxBytes }: JsonSchema): boolean => {
  if (choices) return choices.includes(text);
  if (pattern !== undefined) return new RegExp(pattern).test(text);
  return (
    text.length <= (maxLength ?? Number.POSITIVE_INFINITY) &&
    text.length >= (minLength ?? 0) &&
    new TextEncoder().encode(text).length <= (maxBytes ?? Number.POSITIVE_INFINITY)
  );
};
const numberFits = (value: Value, { minimum, maximum }: JsonSchema): boolean =>
  numberIn(value) >= (minimum ?? Number.NEGATIVE_INFINITY) && numberIn(value) <= (maximum ?? Number.POSITIVE_INFINITY);
const mapFits = (fields: Fields, { properties }: JsonSchema): boolean =>
  Object.keys(fields).length <= (properties ? Object.keys(properties).length + ROOM_FOR_NEWER_FIELDS : MAX_MAP_ENTRIES);

/** Rules join non-text values in their written form. */
const listFits = (values: readonly Value[], { maxItems = 0, maxJoined }: JsonSchema): boolean => {
  const length = (value: Value) => ('stringValue' in value ? value.stringValue : JSON.stringify(value)).length;
  return (
    values.length <= maxItems &&
    (maxJoined === undefined || values.reduce((sum, value) => sum + length(value), 0) <= maxJoined)
  );
};

export const fieldFits = (value: Value, schema: JsonSchema): boolean => {
  if (schema.wire === 'timestamp') return 'timestampValue' in value;
  switch (schema.type) {
    case 'string':
      return 'stringValue' in value && textFits(value.stringValue, schema);
    case 'integer':
      return 'integerValue' in value && numberFits(value, schema);
    case 'number':
      return kindOf(value) === 'number' && numberFits(value, schema);
    case 'boolean':
      return 'booleanValue' in value;
    case 'array':
      return 'arrayValue' in value && listFits(value.arrayValue.values ?? [], schema);
    case 'object':
      return 'mapValue' in value && mapFits(value.mapValue.fields ?? {}, schema);
    default:
      return false;
  }
};

/** Names that a write adds, changes or removes. */
export const touchedFields = (before: Fields, after: Fields): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !sameValue(before[key], after[key]));

type Change = { readonly key: string; readonly before: Fields | undefined; readonly after: Fields };

/** The golfer's account ends: nothing of the document's content stays. */
export const empties = ({ before, after }: Pick<Change, 'before' | 'after'>): boolean =>
  before !== undefined &&
  sameValue(after['_deleted'], { booleanValue: true }) &&
  Object.keys(after).every((name) => ERASED.includes(name));

/** Whether the document may look like this after the change. */
export const isShapely = (entity: StoredEntity, { key, before, after }: Change): boolean => {
  const touched = touchedFields(before ?? {}, after);
  const adopted =
    before !== undefined &&
    !('timestampValue' in (before['serverTimestamp'] ?? {})) &&
    touched.every((name) => ADOPTION.includes(name));
  if (adopted || empties({ before, after })) return true;
  return (
    entity.required.every((name) => name in after) &&
    touched.every((name) => {
      if (entity.bookkeeping.includes(name)) return true;
      const [schema, value] = [entity.fields[name], after[name]];
      if (!schema) return false;
      if (!value) return true; // removed, and not required
      return name === 'id' ? sameValue(value, { stringValue: key }) : fieldFits(value, schema);
    })
  );
};
