import type { JsonSchema } from './schema.ts';

// One stored field -> the condition that its value must meet, in the language of Firestore's security rules.
// Rules cannot loop: what lies inside lists and maps is bounded by their number only, and texts in a list by how long
// they are together. The app checks the rest, and a golfer who writes nonsense into their own documents harms nobody
// else: what others read has no maps in it.

/** Maps with free keys (answers, metrics, requests) hold at most this many entries. */
export const MAX_MAP_ENTRIES = 500;
/** Newer versions of the app may add fields inside a nested object; the rules leave room for this many. */
const ROOM_FOR_NEWER_FIELDS = 20;

const all = (...conditions: (string | undefined)[]) =>
  conditions.filter((condition) => condition !== undefined).join(' && ');

/** RE2, in which the rules match, repeats at most this often. */
const MAX_REPEATS = 1000;

const matches = (value: string, pattern: string) => `${value}.matches('${pattern.replaceAll('\\', '\\\\')}')`;

/** Only texts match, so that a match asks for the type and the length at once: a third of the evaluations. */
const stringCondition = (value: string, { enum: choices, maxLength, minLength, pattern, maxBytes }: JsonSchema) => {
  if (choices) return matches(value, choices.join('|'));
  if (pattern !== undefined) return matches(value, pattern);
  if (maxLength !== undefined && maxLength <= MAX_REPEATS && maxBytes === undefined) {
    return matches(value, `(?s).{${minLength ?? 0},${maxLength}}`);
  }
  return all(
    `${value} is string`,
    maxLength === undefined ? undefined : `${value}.size() <= ${maxLength}`,
    minLength === undefined ? undefined : `${value}.size() >= ${minLength}`,
    maxBytes === undefined ? undefined : `${value}.toUtf8().size() <= ${maxBytes}`,
  );
};

/** Only numbers compare with numbers: a bound asks for the type, too. */
const numberCondition = (value: string, type: 'int' | 'number', { minimum, maximum }: JsonSchema) =>
  all(
    type === 'number' && (minimum !== undefined || maximum !== undefined) ? undefined : `${value} is ${type}`,
    minimum === undefined ? undefined : `${value} >= ${minimum}`,
    maximum === undefined ? undefined : `${value} <= ${maximum}`,
  );

const mapCondition = (value: string, { properties }: JsonSchema) => {
  const room = properties ? Object.keys(properties).length + ROOM_FOR_NEWER_FIELDS : MAX_MAP_ENTRIES;
  return `${value} is map && ${value}.size() <= ${room}`;
};

/** `value`: the expression to judge, e.g. `d.notes`. Throws on a kind of field that no rule exists for. */
export const fieldCondition = (value: string, schema: JsonSchema): string => {
  if (schema.wire === 'timestamp') return `${value} is timestamp`;
  switch (schema.type) {
    case 'string':
      return stringCondition(value, schema);
    case 'integer':
      return numberCondition(value, 'int', schema);
    case 'number':
      return numberCondition(value, 'number', schema);
    case 'boolean':
      return `${value} is bool`;
    case 'array':
      if (schema.maxItems === undefined) throw new Error(`${value}: a stored list needs maxItems`);
      return all(
        `${value} is list`,
        `${value}.size() <= ${schema.maxItems}`,
        schema.maxJoined === undefined ? undefined : `${value}.join('').size() <= ${schema.maxJoined}`,
      );
    case 'object':
      return mapCondition(value, schema);
    default:
      throw new Error(`${value}: no security rule is known for type ${String(schema.type)}`);
  }
};
