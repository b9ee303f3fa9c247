import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import type { Keywords } from '#src/domain/entities/validate-document.ts';
import { displayNameOf } from '#src/domain/profile/display-name.ts';
import { NAME_LENGTH } from '#src/domain/profile/limits.ts';
import { truncate } from '@divot/basics';
import { type Json, type JsonMap, equal, isBlank, isMap } from './equal.ts';
import { type Unread, readDay, readInstant, readValue, writeValue } from './read-value.ts';

// Reads a document as another app may have written it, such as the customer's earlier app. Each field shows what it
// can (read-value.ts). A field that reads differently from how it is written keeps its original in `extra`, under its
// own name, until the golfer edits it. Fields that Divot does not know wait in `extra` too.

const schemaOf = (name: EntityName) => entities[name].schema as unknown as Keywords;
const propertiesOf = (name: EntityName): Readonly<Record<string, Keywords>> => schemaOf(name).properties ?? {};

/** Fields that exist only on this device. */
const LOCAL_ONLY = new Set(['sortKey', 'extra']);
const isKnown = (name: EntityName, field: string): boolean =>
  !LOCAL_ONLY.has(field) && Object.hasOwn(propertiesOf(name), field);

/** The time of what has none. It sorts last, and is never written. */
const NO_TIME = '1970-01-01T00:00:00.000Z';
const NO_DAY = '1970-01-01';

/** Divot names the document in it and stamps every edit. What another app began has `earlier` from then on. */
const isDivots = ({ id, updatedAt, earlier }: JsonMap): boolean =>
  typeof id === 'string' && typeof updatedAt === 'string' && earlier === undefined;

const textOf = (value: Json): string => (typeof value === 'string' ? value : '');

/** The day of play, for documents that have only its instant, and a name for a golfer who has only an e-mail. */
const playedOn = (fields: JsonMap, raw: JsonMap): string =>
  readDay(raw['date']) ?? (fields['date'] === NO_TIME ? NO_DAY : readDay(fields['date'])!);
const derived = (name: EntityName, fields: JsonMap, raw: JsonMap): JsonMap => {
  switch (name) {
    case 'rounds':
      return { playedOn: playedOn(fields, raw) };
    case 'practiceSessions':
      return { practicedOn: playedOn(fields, raw) };
    case 'profiles':
      return { displayName: truncate(displayNameOf({ displayName: '', email: textOf(fields['email']) }), NAME_LENGTH) };
    default:
      return {};
  }
};

/** Values for required fields that have none. A newer Divot's value that this version cannot read has no substitute. */
const withStandIns = (name: EntityName, fields: JsonMap, raw: JsonMap, writtenAt: string | undefined): JsonMap => {
  const { required = [] } = schemaOf(name);
  const times = Object.keys(propertiesOf(name)).filter((key) => propertiesOf(name)[key]?.wire === 'timestamp');
  const instant = times.map((key) => fields[key]).find((value) => value !== undefined);
  const isMissing = (key: string) => isBlank(fields[key]) && (isBlank(raw[key]) || !isDivots(raw));
  const added = (values: JsonMap) =>
    Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== undefined && isMissing(key)));
  const dates = times.filter((key) => key !== 'createdAt' && required.includes(key));
  // The day of a round or workout is never guessed.
  const createdAt = instant ?? (dates.length === 0 ? writtenAt : undefined) ?? NO_TIME;
  const dated = { ...fields, ...added(Object.fromEntries(dates.map((key) => [key, instant ?? NO_TIME]))) };
  return {
    ...dated,
    ...added(entities[name].defaults),
    ...added(derived(name, dated, raw)),
    ...added({ createdAt, updatedAt: fields['createdAt'] ?? createdAt }),
  };
};

const inCloudForm = (schema: Keywords | undefined, value: Json): Json =>
  schema?.wire === 'timestamp' && typeof value === 'string' ? { $timestamp: value } : value;

/**
 * The document as Divot shows it, without `id`. `raw` is what the cloud has, its Timestamps as `{ $timestamp }`.
 * `writtenAt` stands in for a missing time of creation.
 */
export const readDocument = (name: EntityName, raw: JsonMap, writtenAt?: string): JsonMap => {
  const properties = propertiesOf(name);
  const { required = [] } = schemaOf(name);
  const known = Object.entries(raw).filter(([key]) => isKnown(name, key));
  const shown = Object.fromEntries(
    known.flatMap(([key, value]): [string, Json][] => {
      const isEmptied = value === '' && !required.includes(key);
      const read = isEmptied ? undefined : readValue(value, properties[key]!, key).value;
      return read === undefined ? [] : [[key, read]];
    }),
  );
  const isSubstituted = required.some((key) => shown[key] === undefined && !isBlank(raw[key]));
  const marked = isSubstituted && !isDivots(raw) ? { earlier: {}, ...shown } : shown;
  const document = withStandIns(name, marked, raw, writtenAt);
  const kept = Object.entries(raw).filter(
    ([key, value]) => !isKnown(name, key) || !equal(inCloudForm(properties[key], document[key]), value),
  );
  const extra = kept.length > 0 ? { extra: Object.fromEntries(kept) } : {};
  return { ...document, ...extra, sortKey: sortKeyOf(name, document) };
};

/** The original of each field that reads differently from how it is written. */
const originalsOf = (name: EntityName, { extra }: JsonMap): [field: string, original: Json][] =>
  Object.entries(isMap(extra) ? extra : {}).filter(([field]) => isKnown(name, field));

/** What of the document cannot be shown. */
export const unreadIn = (name: EntityName, document: JsonMap): Unread[] =>
  originalsOf(name, document).flatMap(
    ([field, original]) => readValue(original, propertiesOf(name)[field]!, field).unread,
  );

/** The document for the cloud, its Timestamps as `{ $timestamp }`. A field not edited here is as it was read. */
export const writeDocument = (name: EntityName, document: JsonMap): JsonMap => {
  const properties = propertiesOf(name);
  const { extra, sortKey: _sortKey, ...fields } = document;
  const written: Record<string, Json> = Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== NO_TIME && value !== NO_DAY)
      .map(([field, value]) => [field, inCloudForm(properties[field], value)]),
  );
  const originals = originalsOf(name, document);
  const asRead =
    originals.length > 0 ? readDocument(name, { ...written, ...Object.fromEntries(originals), earlier: {} }) : {};
  const earlier: Record<string, Json> = {};
  for (const [field, original] of originals) {
    const schema = properties[field]!;
    // No golfer edits what only the server decides, nor the id, which is the document's address.
    if (equal(fields[field], asRead[field]) || schema.merge?.kind === 'server' || field === 'id') {
      written[field] = original;
      continue;
    }
    if (fields[field] !== undefined) written[field] = inCloudForm(schema, writeValue(fields[field], original, schema));
    const { unread, isCut } = readValue(original, schema, field);
    if (isCut || unread.length > 0) earlier[field] = original;
  }
  const unknown = Object.entries(isMap(extra) ? extra : {}).filter(([field]) => !isKnown(name, field));
  const before = Object.keys(earlier).length > 0 ? { earlier: { ...earlier, ...(fields['earlier'] as JsonMap) } } : {};
  return { ...written, ...before, ...Object.fromEntries(unknown) };
};

/** The document without what cannot be shown, which moves to `earlier`. */
export const withUnreadAside = (name: EntityName, document: JsonMap): JsonMap => {
  const fields = new Set(unreadIn(name, document).map(({ path }) => path.split('.')[0]!));
  const extra = Object.entries(document['extra'] as JsonMap);
  const aside = Object.fromEntries(extra.filter(([field]) => fields.has(field)));
  return {
    ...document,
    extra: Object.fromEntries(extra.filter(([field]) => !fields.has(field))),
    earlier: { ...aside, ...(document['earlier'] as JsonMap) },
  };
};

/**
 * Treats an emptied optional text as absent and writes each instant in one format, so that equal values compare equal.
 */
export const canonical = (name: EntityName, document: JsonMap): JsonMap => {
  const { properties = {}, required = [] } = schemaOf(name);
  const entries = Object.entries(document).filter(
    ([field, value]) =>
      value !== undefined && !(isBlank(value) && Object.hasOwn(properties, field) && !required.includes(field)),
  );
  return Object.fromEntries(
    entries.map(([field, value]) => [field, (properties[field]?.wire && readInstant(value)) ?? value]),
  );
};
