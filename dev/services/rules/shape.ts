import { MAX_MAP_ENTRIES, ROOM_FOR_NEWER_FIELDS } from '#dev/rules/field-condition.ts';
import { ERASED, type JsonSchema, type StoredEntity } from '#dev/rules/schema.ts';
import { type Fields, type Value, kindOf, numberIn, sameValue } from '@divot/local-cloud';

// Decides what a document that others read may look like, as firestore.rules does: no deeper than one level, because
// rules cannot loop.

const textFits = (text: string, schema: JsonSchema): boolean => {
  const { enum: choices, maxLength = Infinity, minLength = 0, pattern, maxBytes = Infinity } = schema;
  if (choices) return choices.includes(text);
  if (pattern !== undefined) return new RegExp(pattern).test(text);
  const characters = Array.from(text).length;
  const openings = text.split(/[[{]/).length - 1;
  return (
    characters <= maxLength &&
    characters >= minLength &&
    Buffer.byteLength(text) <= maxBytes &&
    openings <= (schema.maxOpenings ?? Infinity)
  );
};
const numberFits = (value: Value, { minimum, maximum }: JsonSchema): boolean =>
  numberIn(value) >= (minimum ?? Number.NEGATIVE_INFINITY) && numberIn(value) <= (maximum ?? Number.POSITIVE_INFINITY);
const mapFits = (fields: Fields, { properties }: JsonSchema): boolean =>
  Object.keys(fields).length <= (properties ? Object.keys(properties).length + ROOM_FOR_NEWER_FIELDS : MAX_MAP_ENTRIES);

/** As Java prints it: 3.0, 0.5, 1.0E7. */
const doubleText = (value: number): string => {
  const size = Math.abs(value);
  const isPlain = value === 0 || (size >= 1e-3 && size < 1e7);
  if (!Number.isFinite(value) || isPlain) return Number.isInteger(value) ? value.toFixed(1) : String(value);
  const [digits = '', exponent] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${Number(exponent)}`;
};
/** Rules join only texts, numbers, yes and no, nothing, and references. */
const joined = (value: Value): string | undefined => {
  if ('stringValue' in value) return value.stringValue;
  if ('referenceValue' in value) return value.referenceValue.replace(/^projects\/[^/]*/, '');
  if ('doubleValue' in value) return doubleText(numberIn(value));
  return ['number', 'boolean', 'null'].includes(kindOf(value)) ? String(Object.values(value)[0]) : undefined;
};
const listFits = (values: readonly Value[], { maxItems = 0, maxJoined }: JsonSchema): boolean => {
  if (values.length > maxItems || maxJoined === undefined) return values.length <= maxItems;
  const texts = values.map(joined);
  return !texts.includes(undefined) && texts.join('').length <= maxJoined;
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
export const erases = ({ before, after }: Pick<Change, 'before' | 'after'>): boolean =>
  before !== undefined &&
  sameValue(after['_deleted'], { booleanValue: true }) &&
  Object.keys(after).every((name) => ERASED.includes(name));

/** Whether the document looks like one of its kind. */
export const isShapely = ({ fields, required }: StoredEntity, { key, after }: Change): boolean =>
  required.every((name) => name in after) &&
  Object.entries(after).every(([name, value]) => {
    if (ERASED.includes(name)) return true; // asked beside the shape
    const schema = fields[name];
    if (!schema) return false;
    return name === 'id' ? sameValue(value, { stringValue: key }) : fieldFits(value, schema);
  });
