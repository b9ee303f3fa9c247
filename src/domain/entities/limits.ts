import type { Keywords } from '@divot/documents';
import { type EntityName, entities } from './registry.ts';

// What a field of a document can hold. Forms, tables and imports stop where the document stops.

/** The schema of a field: 'notes', 'courseSnapshot.name', 'holes.putts'. Lists are passed through. Throws for no field. */
export const fieldOf = (name: EntityName, path: string): Keywords =>
  path.split('.').reduce<Keywords>(
    (schema, key) => {
      const { properties } = schema.items ?? schema;
      if (!properties?.[key]) throw new Error(`${name} has no field ${path}`);
      return properties[key];
    },
    entities[name].schema as unknown as Keywords,
  );

/** The most characters of a text. */
export const longest = (name: EntityName, path: string): number => fieldOf(name, path).maxLength ?? Infinity;

/** The least and the most of a number. */
export const range = (name: EntityName, path: string): readonly [number, number] => {
  const { minimum = -Infinity, maximum = Infinity } = fieldOf(name, path);
  return [minimum, maximum];
};
