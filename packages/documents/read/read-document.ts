import type { Entity } from '../entity.ts';
import { sortKeyOf } from '../entity.ts';
import type { Keywords } from '../validate-document.ts';
import { type Json, type JsonMap, equal, isBlank, isMap } from '../json.ts';
import { type Unread, readDay, readInstant, readValue, writeValue } from './read-value.ts';

// Reads a document as another app may have written it. Each field shows what it
// can (read-value.ts). A field that reads differently from how it is written keeps its original in `extra`, under its
// own name, until the user edits it. Fields that no entity knows wait in `extra` too.

const schemaOf = (entity: Entity) => entity.schema as unknown as Keywords;
const propertiesOf = (entity: Entity): Readonly<Record<string, Keywords>> => schemaOf(entity).properties ?? {};

/** Fields that exist only on this device. */
const LOCAL_ONLY = new Set(['sortKey', 'extra']);
const isKnown = (entity: Entity, field: string): boolean =>
  !LOCAL_ONLY.has(field) && Object.hasOwn(propertiesOf(entity), field);

/** The time of what has none. It sorts last, and is never written. */
const NO_TIME = '1970-01-01T00:00:00.000Z';
const NO_DAY = '1970-01-01';

/** This app writes the id into the document and stamps every edit. What another app began has `earlier` from then on. */
const isOurs = ({ id, updatedAt, earlier }: JsonMap): boolean =>
  typeof id === 'string' && typeof updatedAt === 'string' && earlier === undefined;

/**
 * The day of the instant in `field`, for `derive` of an entity whose foreign documents have only the instant. The time
 * of a document without one is the day 1970-01-01, which is never written.
 */
export const dayOfInstant = (field: string, fields: JsonMap, raw: JsonMap): string =>
  readDay(raw[field]) ?? (fields[field] === NO_TIME ? NO_DAY : readDay(fields[field])!);

/** Values for required fields that have none. A value of a newer version that this one cannot read has no substitute. */
const withStandIns = (entity: Entity, fields: JsonMap, raw: JsonMap, writtenAt: string | undefined): JsonMap => {
  const { required = [] } = schemaOf(entity);
  const times = Object.keys(propertiesOf(entity)).filter((key) => propertiesOf(entity)[key]?.wire === 'timestamp');
  const instant = times.map((key) => fields[key]).find((value) => value !== undefined);
  const isMissing = (key: string) => isBlank(fields[key]) && (isBlank(raw[key]) || !isOurs(raw));
  const added = (values: JsonMap) =>
    Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== undefined && isMissing(key)));
  const dates = times.filter((key) => key !== 'createdAt' && required.includes(key));
  // The time that an entity is dated by is never guessed.
  const createdAt = instant ?? (dates.length === 0 ? writtenAt : undefined) ?? NO_TIME;
  const dated = { ...fields, ...added(Object.fromEntries(dates.map((key) => [key, instant ?? NO_TIME]))) };
  return {
    ...dated,
    ...added(entity.defaults as JsonMap),
    ...added(entity.derive?.(dated, raw) ?? {}),
    ...added({ createdAt, updatedAt: fields['createdAt'] ?? createdAt }),
  };
};

const inCloudForm = (schema: Keywords | undefined, value: Json): Json =>
  schema?.wire === 'timestamp' && typeof value === 'string' ? { $timestamp: value } : value;

/**
 * The document as this app shows it, without `id`. `raw` is what the cloud has, its Timestamps as `{ $timestamp }`.
 * `writtenAt` stands in for a missing time of creation.
 */
export const readDocument = (entity: Entity, raw: JsonMap, writtenAt?: string): JsonMap => {
  const properties = propertiesOf(entity);
  const { required = [] } = schemaOf(entity);
  const fields = Object.entries(raw).filter(([key]) => isKnown(entity, key));
  const shown = Object.fromEntries(
    fields.flatMap(([key, value]): [string, Json][] => {
      const isEmptied = value === '' && !required.includes(key);
      const read = isEmptied ? undefined : readValue(value, properties[key]!, key).value;
      return read === undefined ? [] : [[key, read]];
    }),
  );
  const isSubstituted = required.some((key) => shown[key] === undefined && !isBlank(raw[key]));
  const marked = isSubstituted && !isOurs(raw) ? { earlier: {}, ...shown } : shown;
  const document = withStandIns(entity, marked, raw, writtenAt);
  const kept = Object.entries(raw).filter(
    ([key, value]) => !isKnown(entity, key) || !equal(inCloudForm(properties[key], document[key]), value),
  );
  const extra = kept.length > 0 ? { extra: Object.fromEntries(kept) } : {};
  return { ...document, ...extra, sortKey: sortKeyOf(entity, document) };
};

/** The original of each field that reads differently from how it is written. */
const originalsOf = (entity: Entity, { extra }: JsonMap): [field: string, original: Json][] =>
  Object.entries(isMap(extra) ? extra : {}).filter(([field]) => isKnown(entity, field));

/** What of the document cannot be shown. */
export const unreadIn = (entity: Entity, document: JsonMap): Unread[] =>
  originalsOf(entity, document).flatMap(
    ([field, original]) => readValue(original, propertiesOf(entity)[field]!, field).unread,
  );

/** The document for the cloud, its Timestamps as `{ $timestamp }`. A field not edited here is as it was read. */
export const writeDocument = (entity: Entity, document: JsonMap): JsonMap => {
  const properties = propertiesOf(entity);
  const { extra, sortKey: _sortKey, ...fields } = document;
  const written: Record<string, Json> = Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== NO_TIME && value !== NO_DAY)
      .map(([field, value]) => [field, inCloudForm(properties[field], value)]),
  );
  const originals = originalsOf(entity, document);
  const asRead =
    originals.length > 0 ? readDocument(entity, { ...written, ...Object.fromEntries(originals), earlier: {} }) : {};
  const earlier: Record<string, Json> = {};
  for (const [field, original] of originals) {
    const schema = properties[field]!;
    // No user edits what only the server decides, nor the id, which is the document's address.
    if (equal(fields[field], asRead[field]) || schema.merge?.kind === 'server' || field === 'id') {
      written[field] = original;
      continue;
    }
    if (fields[field] !== undefined) written[field] = inCloudForm(schema, writeValue(fields[field], original, schema));
    const { unread, isCut } = readValue(original, schema, field);
    if (isCut || unread.length > 0) earlier[field] = original;
  }
  const unknown = Object.entries(isMap(extra) ? extra : {}).filter(([field]) => !isKnown(entity, field));
  const before = Object.keys(earlier).length > 0 ? { earlier: { ...earlier, ...(fields['earlier'] as JsonMap) } } : {};
  return { ...written, ...before, ...Object.fromEntries(unknown) };
};

/** The document without what cannot be shown, which moves to `earlier`. */
export const withUnreadAside = (entity: Entity, document: JsonMap): JsonMap => {
  const fields = new Set(unreadIn(entity, document).map(({ path }) => path.split('.')[0]!));
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
export const canonical = (entity: Entity, document: JsonMap): JsonMap => {
  const { properties = {}, required = [] } = schemaOf(entity);
  const entries = Object.entries(document).filter(
    ([field, value]) =>
      value !== undefined && !(isBlank(value) && Object.hasOwn(properties, field) && !required.includes(field)),
  );
  return Object.fromEntries(
    entries.map(([field, value]) => [field, (properties[field]?.wire && readInstant(value)) ?? value]),
  );
};
