import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import { type Keywords, fitsSchema, validateDocument } from '#src/domain/entities/validate-document.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import { truncate } from '#src/domain/shared/truncate.ts';
import { type SetAside, withConflicts } from './conflicts.ts';
import { type Json, type JsonMap, isMap } from './equal.ts';
import { below } from './path.ts';

// Reads a document that does not fit its schema. It may come from the customer's earlier app, or from an earlier
// version of Divot that merged it into a form it could not read itself. Empty values count as absent, entries a list
// has no room for become conflicts, and values that cannot be shown are stored separately in the document, so writing
// it loses nothing.

/** Values that could not be shown, by field. */
type Misfits = {
  /** The value stays where it was, and the field counts as absent. */
  readonly absent: readonly string[];
  /** Another value now stands in the field, so the original must be stored elsewhere. */
  readonly replaced: readonly string[];
};
export type Fitted = { readonly document: JsonMap; readonly misfits: Misfits };

type Loss = { isLossy: boolean; readonly overflow: SetAside[] };

const instantOf = (value: Json): Json => {
  const ms = isMap(value) && typeof value['seconds'] === 'number' ? value['seconds'] * 1000 : value;
  const time = typeof ms === 'number' || typeof ms === 'string' ? new Date(ms) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : value;
};

const isBlank = (value: Json): boolean => value === undefined || value === null || value === '';

const fitText = (value: Json, schema: Keywords): Json => {
  const read = schema.wire === 'timestamp' ? instantOf(value) : value;
  const isId = schema.minLength !== undefined;
  return isId && typeof read === 'number' ? String(read) : read;
};

/** An entry in a list of ids or names. The earlier app may store the whole object instead. */
const nameOf = (item: Json): Json => (isMap(item) ? (item['id'] ?? item['name'] ?? item['title']) : item);

const fitNames = (list: readonly Json[], items: Keywords, loss: Loss): Json[] =>
  list
    .filter((item) => !isBlank(item))
    .flatMap((item) => {
      const name = nameOf(item);
      const read = typeof name === 'number' && items.type === 'string' ? String(name) : name;
      if (read !== item) loss.isLossy = true;
      if (fitsSchema(read, items)) return [read];
      loss.isLossy = true;
      return [];
    });

const fitList = (value: Json, schema: Keywords, path: string, loss: Loss): Json => {
  if (!Array.isArray(value)) return undefined;
  const { items = {}, maxItems = Infinity, merge } = schema;
  const list = value as Json[];
  const read =
    items.type === 'object'
      ? list.filter((item) => !isBlank(item)).map((item) => fitValue(item, items, path, loss))
      : fitNames(list, items, loss);
  if (read.some((item) => item === undefined)) return undefined;
  if (read.length <= maxItems) return read;
  if (merge?.kind === 'set' && merge.keep !== undefined) {
    loss.isLossy = true;
    return read.slice(-merge.keep);
  }
  if (merge?.kind === 'set' || merge?.kind === 'list') {
    const key = (item: Json) => String(merge.kind === 'list' && isMap(item) ? item[merge.key] : item);
    loss.overflow.push(...read.slice(maxItems).map((item) => ({ path: below(path, key(item)), kept: item })));
  } else {
    loss.isLossy = true;
  }
  return read.slice(0, maxItems);
};

const fitRecord = (value: Json, schema: Keywords, path: string, loss: Loss): Json => {
  if (!isMap(value)) return undefined;
  const { properties = {}, required = [], additionalProperties } = schema;
  const read: [string, Json][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const others = isMap(additionalProperties) ? additionalProperties : undefined;
    const rule = Object.hasOwn(properties, key) ? properties[key] : others;
    const fitted = rule ? fitValue(inner, rule, below(path, key), loss) : inner;
    if (fitted !== undefined) read.push([key, fitted]);
    else if (!isBlank(inner) || required.includes(key)) return undefined;
  }
  const keys = new Set(read.map(([key]) => key));
  return required.every((key) => keys.has(key)) ? Object.fromEntries(read) : undefined;
};

/** The value in the form the schema accepts, or undefined when it is empty or does not fit. */
const fitValue = (value: Json, schema: Keywords, path: string, loss: Loss): Json => {
  if (value === undefined || value === null || fitsSchema(value, schema)) return value ?? undefined;
  switch (schema.type) {
    case 'array':
      return fitList(value, schema, path, loss);
    case 'object':
      return fitRecord(value, schema, path, loss);
    case 'string': {
      const read = fitText(value, schema);
      return fitsSchema(read, schema) ? read : undefined;
    }
    default:
      return undefined;
  }
};

const textOf = (value: Json): string => (typeof value === 'string' ? value : '');

/** Divot stamps every edit, so a document without a stamp comes from the customer's earlier app. */
const isEarlier = (document: JsonMap): boolean => isBlank(document['updatedAt']);

/** A substitute for a required field whose own value cannot be shown, or undefined if there is none. */
const standIn = (name: EntityName, field: string, value: Json, schema: Keywords, instant: string): Json => {
  if (schema.wire === 'timestamp' || field === 'updatedAt') return instant;
  const isText = schema.type === 'string' && schema.enum === undefined && schema.pattern === undefined;
  if (isText && typeof value === 'string' && value !== '') return truncate(value, schema.maxLength ?? value.length);
  return (entities[name].defaults as JsonMap)[field];
};

/**
 * The document as `name`'s schema accepts it, plus the fields that could not be shown. Fails with the problem when a
 * required field has no substitute. Then nothing is stored and the cloud's document stays as it is. `instant` fills in
 * a missing required time.
 */
export const fitDocument = (name: EntityName, document: JsonMap, instant: string): Result<Fitted> => {
  const { properties, required = [] } = entities[name].schema as unknown as Keywords;
  const [absent, replaced]: [string[], string[]] = [[], []];
  const overflow: SetAside[] = [];
  const read: Record<string, Json> = { ...document };
  for (const [field, schema] of Object.entries(properties ?? {})) {
    const value = document[field];
    const loss: Loss = { isLossy: false, overflow: [] };
    const isRequired = required.includes(field);
    let fitted = !isRequired && value === '' ? undefined : fitValue(value, schema, field, loss);
    if (fitted !== undefined) {
      overflow.push(...loss.overflow);
      if (loss.isLossy) replaced.push(field);
    } else if (isRequired && (isBlank(value) || isEarlier(document))) {
      fitted = standIn(name, field, value, schema, instant);
      if (!isBlank(value)) replaced.push(field);
    } else if (!isBlank(value)) {
      absent.push(field);
    }
    if (fitted === undefined) delete read[field];
    else read[field] = fitted;
  }
  const whole = withConflicts(name, read, overflow, { device: 'another device', at: textOf(read['updatedAt']) });
  const { _deleted, ...stored } = { ...whole, sortKey: sortKeyOf(name, whole) } as JsonMap;
  const problem = validateDocument(name, stored);
  const missing = absent.find((field) => required.includes(field));
  if (problem) return fail(missing === undefined ? problem : (validateDocument(name, document) ?? problem));
  return ok({ document: _deleted === undefined ? stored : { ...stored, _deleted }, misfits: { absent, replaced } });
};

const EPOCH = '1970-01-01T00:00:00.000Z';

/** Adds the values that could not be shown, taken from `originals`, to the document. */
export const withMisfits = ({ document, misfits }: Fitted, originals: JsonMap): JsonMap => {
  const taken = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, originals[field]]));
  const beside = (field: 'extra' | 'earlier', fields: readonly string[]): JsonMap =>
    fields.length === 0 ? {} : { [field]: { ...(isMap(document[field]) ? document[field] : {}), ...taken(fields) } };
  return { ...document, ...beside('extra', misfits.absent), ...beside('earlier', misfits.replaced) };
};

/**
 * Treats an emptied optional text as absent and writes each instant in one format, so that equal values compare equal.
 */
export const canonical = (name: EntityName, document: JsonMap): JsonMap => {
  const { properties = {}, required = [] } = entities[name].schema as unknown as Keywords;
  const isEmpty = (field: string, value: Json) =>
    value === undefined || ((value === null || value === '') && field in properties && !required.includes(field));
  const entries = Object.entries(document).filter(([field, value]) => !isEmpty(field, value));
  const written = entries.map(([field, value]): [string, Json] => [
    field,
    Object.hasOwn(properties, field) && properties[field]?.wire === 'timestamp' ? instantOf(value) : value,
  ]);
  return Object.fromEntries(written);
};

/** A version ready to merge or send: canonical, and repaired if an earlier merge left it in a form nothing accepts. */
export const readable = (name: EntityName, document: JsonMap): JsonMap => {
  const written = canonical(name, document);
  const { _deleted, ...stored } = written;
  const { required = [] } = entities[name].schema as unknown as Keywords;
  const isWhole = required.every((field) => stored[field] !== undefined);
  if (!isWhole || validateDocument(name, stored) === undefined) return written;
  const fitted = fitDocument(name, written, EPOCH);
  return fitted.ok ? withMisfits(fitted.value, written) : written;
};
