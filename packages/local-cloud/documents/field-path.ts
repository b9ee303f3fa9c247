import type { Fields, Value } from './wire.ts';

// Field paths: 'holes', 'requests.abc', 'requests.`a-b`'.

const segmentsOf = (path: string): string[] =>
  [...path.matchAll(/`((?:[^`\\]|\\.)*)`|([^.]+)/g)].map(
    ([, quoted, plain]) => plain ?? quoted!.replace(/\\(.)/g, '$1'),
  );

const inner = (value: Value | undefined): Fields | undefined =>
  value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;

export const fieldAt = (fields: Fields, path: string): Value | undefined => {
  const segments = segmentsOf(path);
  const last = segments.pop()!;
  let level: Fields | undefined = fields;
  for (const segment of segments) level = inner(level?.[segment]);
  return level?.[last];
};

const replaced = (fields: Fields, [segment, ...rest]: readonly string[], value: Value | undefined): Fields => {
  const { [segment!]: old, ...others } = fields;
  if (rest.length > 0)
    return { ...fields, [segment!]: { mapValue: { fields: replaced(inner(old) ?? {}, rest, value) } } };
  return value === undefined ? others : { ...fields, [segment!]: value };
};

/** A copy with the field set, or removed where the value is undefined. */
export const withField = (fields: Fields, path: string, value: Value | undefined): Fields =>
  replaced(fields, segmentsOf(path), value);
