import type { JsonSchema } from './schema.ts';

// Turns a stored field into the condition its value must meet, in Firestore's security rules language. Rules cannot
// loop, so they limit only the number of items in lists and maps, and the total length of a list's texts. The app
// checks the rest when it reads the document.

/** Maps with free keys (answers, metrics, requests) hold at most this many entries. */
export const MAX_MAP_ENTRIES = 500;
/** Newer versions of the app may add fields inside a nested object; the rules leave room for this many. */
export const ROOM_FOR_NEWER_FIELDS = 20;

const all = (...conditions: (string | undefined)[]) =>
  conditions.filter((condition) => condition !== undefined).join(' && ');

/** RE2, the rules' regex engine, allows at most this many repeats. */
const MAX_REPEATS = 1000;

const matches = (value: string, pattern: string) => `${value}.matches('${pattern.replaceAll('\\', '\\\\')}')`;

/** Only texts match, so one match tests both type and length. It counts characters, as the app does. */
const stringCondition = (value: string, schema: JsonSchema) => {
  const { enum: choices, maxLength, minLength = 0, pattern, maxBytes, maxOpenings } = schema;
  if (choices) return matches(value, choices.join('|'));
  if (pattern !== undefined) return matches(value, pattern);
  if (maxLength !== undefined && maxLength <= MAX_REPEATS) return matches(value, `(?s).{${minLength},${maxLength}}`);
  if (maxBytes === undefined) throw new Error(`${value}: a text that others read needs a limit`);
  return all(
    `${value} is string`,
    `${value}.toUtf8().size() <= ${maxBytes}`,
    maxOpenings === undefined
      ? undefined
      : String.raw`${value}.size() - ${value}.replace('[\\[{]', '').size() <= ${maxOpenings}`,
  );
};

/** Only numbers compare with numbers, so a bound also tests the type. */
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

/** `value`: the expression to check, such as `d.notes`. Throws on a kind of field that has no rule. */
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
