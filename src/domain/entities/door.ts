import { type EntityName, entities } from './registry.ts';

// The check at every door through which a document comes in production: commands, the cloud, imports. RxDB's own
// validators compile code, which a strict Content-Security-Policy forbids; the schemas use few keywords, listed here.

type Keywords = {
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
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
};

/** What the cloud can hold as a time: years 1 to 9999. */
export const isInstant = (text: string): boolean => {
  const ms = Date.parse(text);
  return ms >= -62_135_596_800_000 && ms < 253_402_300_800_000;
};

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inText = (text: string, { minLength = 0, maxLength = Infinity, pattern, wire }: Keywords): string | undefined => {
  if (text.length < minLength) return 'is missing';
  if (text.length > maxLength) return `is longer than ${maxLength} characters`;
  if (wire === 'timestamp' && !isInstant(text)) return 'is not an instant';
  return pattern !== undefined && !new RegExp(pattern).test(text) ? 'is not written as expected' : undefined;
};

const inNumber = (value: number, { minimum = -Infinity, maximum = Infinity }: Keywords): string | undefined =>
  value < minimum || value > maximum ? `is not between ${minimum} and ${maximum}` : undefined;

/** The first thing wrong with `value`, as 'path what', or undefined. */
const problem = (value: unknown, schema: Keywords, path: string): string | undefined => {
  const wrong = (what: string | undefined) => what && `${path || 'the document'} ${what}`;
  if (schema.enum && !schema.enum.includes(value)) return wrong('has a value this version does not know');
  switch (schema.type) {
    case 'string':
      return wrong(typeof value === 'string' ? inText(value, schema) : 'is not text');
    case 'boolean':
      return wrong(typeof value === 'boolean' ? undefined : 'is not yes or no');
    case 'number':
    case 'integer': {
      const counts = typeof value === 'number' && Number.isFinite(value);
      if (!counts || (schema.type === 'integer' && !Number.isInteger(value)))
        return wrong('is not a number as expected');
      return wrong(inNumber(value, schema));
    }
    case 'array': {
      if (!Array.isArray(value)) return wrong('is not a list');
      if (value.length > (schema.maxItems ?? Infinity)) return wrong(`has more than ${schema.maxItems} entries`);
      return firstOf(value.map((item, at) => () => schema.items && problem(item, schema.items, `${path}.${at}`)));
    }
    case 'object':
      return isMap(value) ? inMap(value, schema, path) : wrong('is not a record');
    default:
      return undefined;
  }
};

const inMap = (map: Readonly<Record<string, unknown>>, schema: Keywords, path: string): string | undefined => {
  const at = (key: string) => (path ? `${path}.${key}` : key);
  const missing = schema.required?.find((key) => map[key] === undefined);
  if (missing !== undefined) return `${at(missing)} is missing`;
  return firstOf(
    Object.entries(map).map(([key, value]) => () => {
      const known = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
      const rule = known ?? (isMap(schema.additionalProperties) ? schema.additionalProperties : undefined);
      return rule && value !== undefined ? problem(value, rule, at(key)) : undefined;
    }),
  );
};

const firstOf = (checks: readonly (() => string | undefined)[]): string | undefined => {
  for (const check of checks) {
    const found = check();
    if (found) return found;
  }
  return undefined;
};

/** What is wrong with a document of `name` ('holes.3.strokes is not between 1 and 20'), or undefined. Never throws. */
export const documentProblem = (name: EntityName, document: unknown): string | undefined =>
  problem(document, entities[name].schema as unknown as Keywords, '');
