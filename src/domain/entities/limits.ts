import type { Keywords } from '@divot/documents';
import { type EntityName, entities } from './registry.ts';

// What a field of a document can hold. Forms, tables and imports stop where the document stops.

/** A schema's field: 'notes', 'courseSnapshot.name', 'holes.putts'. Lists and maps are passed through. Throws for no field. */
export const fieldIn = (schema: object, path: string): Keywords =>
  path.split('.').reduce<Keywords>((outer, key) => {
    const { additionalProperties: inMap } = outer;
    const { properties } = outer.items ?? (typeof inMap === 'object' ? inMap : outer);
    if (!properties?.[key]) throw new Error(`There is no field ${path}`);
    return properties[key];
  }, schema as Keywords);
export const fieldOf = (name: EntityName, path: string): Keywords => fieldIn(entities[name].schema, path);

/** The most characters of a text, also of each text in a list. */
export const longestIn = (schema: object, path: string): number => {
  const { items, maxLength = items?.maxLength } = fieldIn(schema, path);
  return maxLength ?? Infinity;
};
/** The most entries of a list. */
export const mostItems = (name: EntityName, path: string): number => fieldOf(name, path).maxItems ?? Infinity;
export const longest = (name: EntityName, path: string): number => longestIn(entities[name].schema, path);
