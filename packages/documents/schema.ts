import type { Type as TypeBox } from 'typebox';

// Builds JSON Schema as TypeBox types it. TypeBox's own builder also marks each part for its other tools, which costs
// every start of the app time.

type Schema = Readonly<Record<string, unknown>>;

const optionals = new WeakSet<Schema>();

const build = {
  String: (options: Schema = {}): Schema => ({ type: 'string', ...options }),
  Number: (options: Schema = {}): Schema => ({ type: 'number', ...options }),
  Integer: (options: Schema = {}): Schema => ({ type: 'integer', ...options }),
  Boolean: (options: Schema = {}): Schema => ({ type: 'boolean', ...options }),
  Array: (items: Schema, options: Schema = {}): Schema => ({ type: 'array', items, ...options }),
  Unsafe: (schema: Schema): Schema => schema,
  Optional: (schema: Schema): Schema => {
    const optional = { ...schema };
    optionals.add(optional);
    return optional;
  },
  Object: (properties: Readonly<Record<string, Schema>>, options: Schema = {}): Schema => {
    const required = Object.keys(properties).filter((name) => !optionals.has(properties[name]!));
    return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...options };
  },
};

export const Type = build as unknown as Pick<typeof TypeBox, keyof typeof build>;
