import { isIsoDay } from '@divot/basics';
import type { Entity } from './entity.ts';
import { DAY_PATTERN, type MergeRule } from './fields.ts';

// Checks a document against its entity's schema in production, for commands, cloud data and imports. RxDB's own
// validators compile code, which a strict Content-Security-Policy forbids. The schemas use few keywords, listed here.

export type Keywords = {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  readonly properties?: Readonly<Record<string, Keywords>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Keywords;
  readonly items?: Keywords;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly wire?: 'timestamp';
  readonly reads?: 'instant' | 'plus-is-negative';
  readonly merge?: MergeRule;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Whether the cloud can store it as a time: years 1 to 9999. */
export const isInstant = (text: string): boolean => {
  const ms = Date.parse(text);
  return ms >= -62_135_596_800_000 && ms < 253_402_300_800_000;
};

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const patterns = new Map<string, RegExp>();
const fits = (text: string, pattern: string): boolean => {
  const expression = patterns.get(pattern) ?? new RegExp(pattern);
  patterns.set(pattern, expression);
  return expression.test(text);
};

/** Counts characters, as JSON Schema and the cloud's rules do: an emoji is one, although it takes two UTF-16 units. */
const isLonger = (text: string, most: number): boolean =>
  text.length > most && (text.length > 2 * most || Array.from(text).length > most);

const inText = (text: string, { minLength = 0, maxLength = Infinity, pattern, wire }: Keywords): string | undefined => {
  if (text.length < minLength) return 'is missing';
  if (isLonger(text, maxLength)) return `is longer than ${maxLength} characters`;
  if (wire === 'timestamp' && !isInstant(text)) return 'is not an instant';
  if (pattern !== undefined && !fits(text, pattern)) return 'is not written as expected';
  return pattern === DAY_PATTERN && !isIsoDay(text) ? 'is no day of the calendar' : undefined;
};

const inNumber = (value: number, { minimum = -Infinity, maximum = Infinity }: Keywords): string | undefined =>
  value < minimum || value > maximum ? `is not between ${minimum} and ${maximum}` : undefined;

/** What is wrong and where. The path is built only on the way out, so a valid document costs no string work. */
type Problem = { readonly path: string; readonly what: string };
const at = (key: string | number, { path, what }: Problem): Problem => ({
  path: path === '' ? String(key) : `${key}.${path}`,
  what,
});
const here = (what: string | undefined): Problem | undefined => (what === undefined ? undefined : { path: '', what });

const inList = (list: readonly unknown[], { maxItems = Infinity, items }: Keywords): Problem | undefined => {
  if (list.length > maxItems) return here(`has more than ${maxItems} entries`);
  if (!items) return undefined;
  for (let n = 0; n < list.length; n += 1) {
    const inner = problem(list[n], items);
    if (inner) return at(n, inner);
  }
  return undefined;
};

const inMap = (map: Readonly<Record<string, unknown>>, schema: Keywords): Problem | undefined => {
  const { required, properties, additionalProperties } = schema;
  const missing = required?.find((key) => map[key] === undefined);
  if (missing !== undefined) return { path: missing, what: 'is missing' };
  const others = isMap(additionalProperties) ? additionalProperties : undefined;
  for (const key of Object.keys(map)) {
    const rule = properties && Object.hasOwn(properties, key) ? properties[key] : others;
    const inner = rule && map[key] !== undefined ? problem(map[key], rule) : undefined;
    if (inner) return at(key, inner);
  }
  return undefined;
};

const numberProblem = (value: unknown, schema: Keywords): string | undefined => {
  const isWanted = schema.type === 'integer' ? Number.isInteger(value) : Number.isFinite(value);
  return isWanted ? inNumber(value as number, schema) : 'is not a number as expected';
};

/** The first thing wrong with `value`, or undefined. */
const problem = (value: unknown, schema: Keywords): Problem | undefined => {
  if (schema.enum && !schema.enum.includes(value)) return here('has a value this version does not know');
  switch (schema.type) {
    case 'string':
      return here(typeof value === 'string' ? inText(value, schema) : 'is not text');
    case 'boolean':
      return here(typeof value === 'boolean' ? undefined : 'is not yes or no');
    case 'number':
    case 'integer':
      return here(numberProblem(value, schema));
    case 'array':
      return Array.isArray(value) ? inList(value, schema) : here('is not a list');
    case 'object':
      return isMap(value) ? inMap(value, schema) : here('is not a record');
    default:
      return undefined;
  }
};

/** Whether `value` meets `schema`. Never throws. */
export const fitsSchema = (value: unknown, schema: Keywords): boolean => problem(value, schema) === undefined;

/**
 * What is wrong with a document ('steps.3.minutes is not between 1 and 600'), or undefined when it is valid.
 * Never throws.
 */
export const validateDocument = (entity: Entity, document: unknown): string | undefined => {
  const first = problem(document, entity.schema);
  return first && `${first.path || 'the document'} ${first.what}`;
};
