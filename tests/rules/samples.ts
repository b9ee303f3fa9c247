import type { JsonSchema, StoredEntity } from '#dev/rules/schema.ts';
import { MAX_MAP_ENTRIES } from '#dev/rules/field-condition.ts';

// Documents as the cloud stores them, generated from the schema of their entity alone.

const NOON = new Date('2026-01-01T12:00:00.000Z');
/** The time of a device that is a minute slow. It never equals the server's time, not even by chance. */
export const deviceTime = () => new Date(Date.now() - 60_000);
const LONGEST_PLAIN_TEXT = 2000;

/** A valid value of the field, with every optional part. */
const filled = (schema: JsonSchema): unknown => {
  if (schema.wire === 'timestamp') return NOON;
  switch (schema.type) {
    case 'string':
      if (schema.enum) return schema.enum[0];
      if (schema.pattern) return '2026-01-01';
      return 'x'.repeat(Math.min(schema.maxLength ?? 1, LONGEST_PLAIN_TEXT));
    case 'integer':
    case 'number':
      return schema.maximum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return schema.items ? [filled(schema.items)] : [];
    default:
      return schema.properties
        ? Object.fromEntries(Object.entries(schema.properties).map(([name, child]) => [name, filled(child)]))
        : {};
  }
};

/** The fullest valid document of the entity, with all optional fields. The caller adds `serverTimestamp`. */
export const fullest = (
  entity: StoredEntity,
  place: { readonly key: string; readonly owner: string },
): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries(entity.fields).map(([name, schema]) => [name, filled(schema)])),
  ...('id' in entity.fields ? { id: place.key } : {}),
  userId: place.owner,
  _deleted: false,
});

type Spoilt = { readonly why: string; readonly value: unknown };

const outOfBounds = (schema: JsonSchema): Spoilt[] => {
  const spoilt: Spoilt[] = [];
  if (schema.enum) spoilt.push({ why: 'no such choice', value: 'no-such-choice' });
  else if (schema.pattern) spoilt.push({ why: 'not of its pattern', value: '1 May' });
  else if (schema.maxLength) {
    spoilt.push({ why: 'too long', value: 'x'.repeat(schema.maxLength + 1) });
    // A document has at most 1 MiB.
    const emoji = '🏌'.repeat(schema.maxLength);
    if (Buffer.byteLength(emoji) < 1_000_000) spoilt.push({ why: 'as long as it may be, in emoji', value: emoji });
  }
  if (schema.minLength) spoilt.push({ why: 'empty', value: '' });
  if (schema.minimum !== undefined) spoilt.push({ why: 'too small', value: schema.minimum - 1 });
  if (schema.maximum !== undefined) spoilt.push({ why: 'too large', value: schema.maximum + 1 });
  if (schema.type === 'integer') spoilt.push({ why: 'not whole', value: (schema.minimum ?? 0) + 0.5 });
  if (schema.maxItems !== undefined) {
    spoilt.push({ why: 'too many items', value: Array.from({ length: schema.maxItems + 1 }, () => 0) });
  }
  if (schema.type === 'object') {
    const entries = Array.from({ length: MAX_MAP_ENTRIES + 1 }, (_, n) => [`k${n}`, 1]);
    spoilt.push({ why: 'too many entries', value: Object.fromEntries(entries) });
  }
  return spoilt;
};

/** Values at and beyond the limits of a field. */
export const spoilt = (schema: JsonSchema): Spoilt[] => {
  const wrongType = { why: 'of the wrong type', value: schema.type === 'string' && !schema.wire ? 7 : 'text' };
  return [wrongType, { why: 'null', value: null }, ...(schema.wire ? [] : outOfBounds(schema))];
};
