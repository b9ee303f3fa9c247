import { localDay, readDecimal, truncate } from '@divot/basics';
import { type Keywords, fitsSchema, isInstant } from '../validate-document.ts';
import { type Json, type JsonMap, equal, isBlank, isMap, own } from '../json.ts';
import { fingerprint } from '../fingerprint.ts';
import { below } from '../path.ts';

// Reads a value that another app wrote, as far as a field's schema can show it: numbers in text, any case of a choice,
// instants in every form, a text cut to its limit, a list without the entries that do not fit. `writeValue` is the way
// back: what reads the same stays exactly as the other app has it.
//
// A Firestore Timestamp stands here as { $timestamp: its ISO text }.

/** A part that cannot be shown. Its path is that of a conflict (path.ts). */
export type Unread = { readonly path: string; readonly value: Json };
export type Reading = {
  /** Undefined if the value is blank or nothing of it can be shown. */
  readonly value: Json;
  readonly unread: readonly Unread[];
  /** A text is longer than what is shown of it. */
  readonly isCut: boolean;
};

const whole = (value: Json): Reading => ({ value, unread: [], isCut: false });
const unreadAt = (path: string, value: Json): Reading => ({
  value: undefined,
  unread: isBlank(value) ? [] : [{ path, value }],
  isCut: false,
});

/** Below this, a number counts seconds since 1970, not milliseconds. As milliseconds it would be before 1973. */
const LEAST_MS = 1e11;
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

const msOfNumber = (value: number): number => (Math.abs(value) < LEAST_MS ? value * 1000 : value);

const msOfTimestamp = (value: JsonMap): number => {
  const seconds = value['seconds'] ?? value['_seconds'];
  const nanoseconds = value['nanoseconds'] ?? value['_nanoseconds'] ?? 0;
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
    ? seconds * 1000 + Math.floor(nanoseconds / 1e6)
    : Number.NaN;
};

const msOf = (value: Json): number => {
  if (typeof value === 'number') return msOfNumber(value);
  if (isMap(value)) return msOfTimestamp(value);
  if (typeof value !== 'string') return Number.NaN;
  const text = value.trim();
  if (/^\d{9,}$/.test(text)) return msOfNumber(Number(text));
  // Noon: a day without a time is the same day in nearly every zone.
  if (DAY_ONLY.test(text)) return Date.parse(`${text}T12:00:00Z`);
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  if (day && month && year) return msOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return Date.parse(text.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T'));
};

/**
 * The instant as ISO text, from a Timestamp, `{ seconds, nanoseconds }`, seconds or milliseconds since 1970, ISO or
 * another written date. Undefined if it is none.
 */
export const readInstant = (value: Json): string | undefined => {
  if (isMap(value) && typeof value['$timestamp'] === 'string') return value['$timestamp'];
  const ms = msOf(value);
  const iso = Number.isFinite(ms) && Math.abs(ms) < 8.64e15 ? new Date(ms).toISOString() : '';
  return isInstant(iso) ? iso : undefined;
};

/** The calendar day, from a day or an instant in any form. */
export const readDay = (value: Json): string | undefined => {
  if (typeof value === 'string' && DAY_ONLY.test(value.trim())) return value.trim();
  const instant = readInstant(value);
  return instant === undefined ? undefined : localDay(new Date(instant));
};

const readNumber = (value: Json, { reads }: Keywords): Json => {
  if (typeof value !== 'string') return undefined;
  const read = readDecimal(value.replace('−', '-'));
  if (!read.ok || read.value === undefined) return undefined;
  // A golfer better than scratch writes +2 for -2, for example.
  return reads === 'plus-is-negative' && /^\s*\+/.test(value) ? -read.value : read.value;
};

/** Empty for a map or a list: its own `toString` could be anything. */
const wordOf = (value: Json): string => {
  const isWord = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isWord ? String(value).trim().toLowerCase() : '';
};

const YES = new Set(['true', 'yes', '1']);
const NO = new Set(['false', 'no', '0']);
const readFlag = (value: Json): Json => {
  const text = wordOf(value);
  if (YES.has(text)) return true;
  return NO.has(text) ? false : undefined;
};

const spelled = (value: Json): string => wordOf(value).replace(/[\s_]+/g, '-');
const readChoice = (value: Json, choices: readonly Json[]): Json => {
  const word = spelled(value);
  return word === '' ? undefined : choices.find((choice) => spelled(choice) === word);
};

/** The other app may store a whole object where this app has an id or a name. */
const nameOf = (value: Json): Json =>
  isMap(value) ? (value['id'] ?? value['name'] ?? value['title'] ?? value['$timestamp']) : value;

const readText = (value: Json, schema: Keywords, path: string): Reading => {
  const name = nameOf(value);
  const text = typeof name === 'number' && Number.isFinite(name) ? String(name) : name;
  if (typeof text !== 'string' || text === '') return unreadAt(path, value);
  const isCuttable = schema.minLength === undefined && schema.merge === undefined;
  const { maxLength = text.length } = schema;
  if (text.length <= maxLength) return whole(text);
  return isCuttable ? { ...whole(truncate(text, maxLength)), isCut: true } : unreadAt(path, value);
};

const readString = (value: Json, schema: Keywords, path: string): Reading => {
  const { enum: choices, pattern, wire, reads } = schema;
  if (choices || pattern !== undefined || wire || reads) {
    const read = choices ? readChoice(value, choices) : pattern ? readDay(value) : readInstant(value);
    return read === undefined ? unreadAt(path, value) : whole(read);
  }
  return readText(value, schema, path);
};

type Element = Reading & { readonly item: Json };
type Elements = {
  readonly shown: readonly Element[];
  readonly unshown: readonly Element[];
  /** The list has space only for its last entries. */
  readonly isNewest: boolean;
};

const readElements = (list: readonly Json[], schema: Keywords, path: string): Elements => {
  const { items = {}, maxItems = Infinity, merge } = schema;
  const keep = merge?.kind === 'set' ? merge.keep : undefined;
  const elements = list
    .filter((item) => !isBlank(item))
    .map((item, at): Element => ({ item, ...readValue(item, items, below(path, String(at + 1))) }));
  const readable = elements.filter(({ value }) => value !== undefined);
  const shown = keep === undefined ? readable.slice(0, maxItems) : readable.slice(-keep);
  const isShown = new Set(shown);
  const unshown = elements
    .filter((element) => !isShown.has(element))
    .map((element) => ({ ...element, unread: [{ path, value: element.item }] }));
  return { shown, unshown, isNewest: keep !== undefined };
};

/** A single value stands for a list of one. */
const listOf = (value: Json): readonly Json[] | undefined => {
  if (Array.isArray(value)) return value as Json[];
  return isMap(value) ? undefined : [value];
};

const readList = (value: Json, schema: Keywords, path: string): Reading => {
  const list = listOf(value);
  if (!list) return unreadAt(path, value);
  const { shown, unshown } = readElements(list, schema, path);
  if (shown.length === 0 && !Array.isArray(value)) return unreadAt(path, value);
  return {
    value: shown.map((element) => element.value),
    unread: [...shown, ...unshown].flatMap(({ unread }) => unread),
    isCut: shown.some(({ isCut }) => isCut),
  };
};

const ruleOf = ({ properties = {}, additionalProperties }: Keywords, key: string): Keywords | undefined => {
  if (Object.hasOwn(properties, key)) return properties[key];
  return isMap(additionalProperties) ? additionalProperties : undefined;
};

const readRecord = (value: Json, schema: Keywords, path: string): Reading => {
  if (!isMap(value)) return unreadAt(path, value);
  const readings = Object.entries(value).map(([key, inner]): [string, Reading] => {
    const rule = ruleOf(schema, key);
    return [key, rule ? readValue(inner, rule, below(path, key)) : whole(inner)];
  });
  const { required = [] } = schema;
  const madeId = required.includes('id') ? { id: fingerprint(JSON.stringify(value)) } : {};
  const shown = readings.filter(([, reading]) => reading.value !== undefined);
  const read: JsonMap = { ...madeId, ...Object.fromEntries(shown.map(([key, reading]) => [key, reading.value])) };
  if (required.some((key) => read[key] === undefined)) return unreadAt(path, value);
  return {
    value: read,
    unread: readings.flatMap(([, { unread }]) => unread),
    isCut: readings.some(([, { isCut }]) => isCut),
  };
};

/** What the schema can show of `value`, and what it cannot. `path` is where the value stands in its document. */
export function readValue(value: Json, schema: Keywords, path: string): Reading {
  if (value === undefined || value === null) return whole(undefined);
  if (schema.wire === undefined && fitsSchema(value, schema) && (schema.reads !== 'instant' || isWritten(value)))
    return whole(value);
  switch (schema.type) {
    case 'array':
      return readList(value, schema, path);
    case 'object':
      return readRecord(value, schema, path);
    case 'string':
      return readString(value, schema, path);
    default: {
      const read = schema.type === 'boolean' ? readFlag(value) : readNumber(value, schema);
      return fitsSchema(read, schema) ? whole(read) : unreadAt(path, value);
    }
  }
}
/** An instant that stands as text is left as written if every reader understands it. */
const isWritten = (value: Json): boolean => /^\d{4}-\d{2}-\d{2}/.test(String(value)) && isInstant(String(value));

const writeList = (local: readonly Json[], list: readonly Json[], schema: Keywords): Json[] => {
  const { shown, unshown, isNewest } = readElements(list, schema, '');
  const { items = {}, merge } = schema;
  const identity = (item: Json) => (merge?.kind === 'list' && isMap(item) ? item[merge.key] : item);
  const left = [...shown];
  const written = local.map((item) => {
    const at = left.findIndex(({ value }) => equal(identity(value), identity(item)));
    const [match] = at === -1 ? [] : left.splice(at, 1);
    return match ? writeValue(item, match.item, items) : item;
  });
  const others = unshown.map(({ item }) => item);
  return isNewest ? [...others, ...written] : [...written, ...others];
};

/**
 * The value to store over `original`, which `local` was read from and may have changed since: what reads the same stays
 * as the original has it, and so does what could not be shown.
 */
export function writeValue(local: Json, original: Json, schema: Keywords): Json {
  const { value } = readValue(original, schema, '');
  if (equal(local, value)) return original;
  if (Array.isArray(local) && Array.isArray(original)) return writeList(local, original as Json[], schema);
  if (!isMap(local) || !isMap(original) || !isMap(value)) return local;
  const unshown = Object.entries(original).filter(
    ([key]) => own(local, key) === undefined && own(value, key) === undefined,
  );
  const written = Object.entries(local).map(([key, inner]): [string, Json] => {
    const rule = ruleOf(schema, key);
    return [key, rule && Object.hasOwn(original, key) ? writeValue(inner, original[key], rule) : inner];
  });
  return Object.fromEntries([...unshown, ...written]);
}
