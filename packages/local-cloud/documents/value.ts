import { ServiceError } from '../server/serve.ts';
import type { Fields, Value } from './wire.ts';

// Order, size and limits of Firestore values (https://firebase.google.com/docs/firestore/manage-data/data-types,
// https://firebase.google.com/docs/firestore/storage-size).

const ORDER = [
  'null',
  'boolean',
  'number',
  'timestamp',
  'string',
  'bytes',
  'reference',
  'geoPoint',
  'array',
  'map',
] as const;
type Kind = (typeof ORDER)[number];
type Place = { readonly latitude?: number; readonly longitude?: number };

export const kindOf = (value: Value): Kind => {
  if ('integerValue' in value || 'doubleValue' in value) return 'number';
  const key = Object.keys(value)[0]?.replace('Value', '');
  if (!ORDER.includes(key as Kind)) throw new ServiceError(400, 'INVALID_ARGUMENT', `Unknown value type: ${key}`);
  return key as Kind;
};

export const numberIn = (value: Value): number =>
  'integerValue' in value ? Number(value.integerValue) : 'doubleValue' in value ? Number(value.doubleValue) : NaN;

const byUtf8 = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

const byParts = <T>(a: readonly T[], b: readonly T[], compare: (x: T, y: T) => number): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const order = compare(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
};

/** Nanoseconds since 1970. */
export const nanosOf = (timestamp: string): bigint => {
  const [, seconds = '', fraction = ''] = /^([^.Z]+)(?:\.(\d{1,9}))?Z$/.exec(timestamp) ?? [];
  const ms = Date.parse(`${seconds}Z`);
  if (Number.isNaN(ms)) throw new ServiceError(400, 'INVALID_ARGUMENT', `Not a timestamp: ${timestamp}`);
  return BigInt(ms) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
};

const byNumber = (a: number, b: number) => {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return a < b ? -1 : Number(a > b);
};
const byTime = (a: string, b: string) => {
  const difference = nanosOf(a) - nanosOf(b);
  return difference < 0n ? -1 : Number(difference > 0n);
};
const byEntries = (a: Fields, b: Fields) => {
  const sorted = (fields: Fields) => Object.entries(fields).sort(([x], [y]) => byUtf8(x, y));
  return byParts(sorted(a), sorted(b), ([xKey, x], [yKey, y]) => byUtf8(xKey, yKey) || compareValues(x, y));
};

const byPlace = (x: Place, y: Place) =>
  byNumber(x.latitude ?? 0, y.latitude ?? 0) || byNumber(x.longitude ?? 0, y.longitude ?? 0);
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a, 'base64'), Buffer.from(b, 'base64'));
const byList = (a: { values?: Value[] }, b: { values?: Value[] }) =>
  byParts(a.values ?? [], b.values ?? [], compareValues);

/** The order within a kind, over what its key holds. */
const WITHIN: Readonly<Record<Kind, (a: never, b: never) => number>> = {
  null: () => 0,
  number: byNumber,
  boolean: (a: boolean, b: boolean) => Number(a) - Number(b),
  timestamp: byTime,
  string: byUtf8,
  bytes: byBytes,
  reference: (a: string, b: string) => byParts(a.split('/'), b.split('/'), byUtf8),
  geoPoint: byPlace,
  array: byList,
  map: (a: { fields?: Fields }, b: { fields?: Fields }) => byEntries(a.fields ?? {}, b.fields ?? {}),
};

/** Firestore's order over values of all types. */
export const compareValues = (a: Value, b: Value): number => {
  const kind = kindOf(a);
  const other = kindOf(b);
  if (kind !== other) return ORDER.indexOf(kind) - ORDER.indexOf(other);
  const contentOf = (value: Value) => (kind === 'number' ? numberIn(value) : Object.values(value)[0]) as never;
  return WITHIN[kind](contentOf(a), contentOf(b));
};

export const sameValue = (a: Value | undefined, b: Value | undefined): boolean =>
  a === undefined || b === undefined ? a === b : compareValues(a, b) === 0;

const textBytes = (text: string) => Buffer.byteLength(text) + 1;

const valueBytes = (value: Value): number => {
  if ('stringValue' in value) return textBytes(value.stringValue);
  if ('bytesValue' in value) return Buffer.from(value.bytesValue, 'base64').length;
  if ('referenceValue' in value) return textBytes(value.referenceValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).reduce((sum, item) => sum + valueBytes(item), 0);
  if ('mapValue' in value) return fieldBytes(value.mapValue.fields ?? {});
  if ('geoPointValue' in value) return 16;
  return kindOf(value) === 'null' || kindOf(value) === 'boolean' ? 1 : 8;
};

/** Stored size of a document's fields in bytes. */
export const fieldBytes = (fields: Fields): number =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + textBytes(name) + valueBytes(value), 0);

/** Refuses what Firestore cannot store: an array directly inside an array, an unknown type, a broken timestamp. */
export const checkStorable = (value: Value, insideArray = false): void => {
  kindOf(value);
  if ('timestampValue' in value) nanosOf(value.timestampValue);
  if ('mapValue' in value) for (const field of Object.values(value.mapValue.fields ?? {})) checkStorable(field);
  if (!('arrayValue' in value)) return;
  if (insideArray) throw new ServiceError(400, 'INVALID_ARGUMENT', 'Nested arrays are not allowed');
  for (const item of value.arrayValue.values ?? []) checkStorable(item, true);
};

/** Integers stay integers; anything else becomes a double. Firestore counts a non-number as 0. */
export const addNumbers = (old: Value | undefined, by: Value): Value => {
  const base: Value = old && kindOf(old) === 'number' ? old : { integerValue: '0' };
  const sum = numberIn(base) + numberIn(by);
  return 'integerValue' in base && 'integerValue' in by ? { integerValue: String(sum) } : { doubleValue: sum };
};
