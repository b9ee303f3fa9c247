import type { MergeRule } from '../fields.ts';
import { type Json, isMap } from '../json.ts';

// A value's schema decides how it merges: by its annotation if it has one (fields.ts), otherwise by its shape.

export type Schema = {
  readonly merge?: MergeRule;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly maxItems?: number;
};

/** The schema of one key of a record, or undefined for a field this version does not know. */
export const schemaOf = (schema: Schema | undefined, key: string): Schema | undefined => {
  if (schema?.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key];
  return typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
};

/** Values of unknown shape merge per key when all of them are records, otherwise as a whole. */
export const ruleFor = (schema: Schema | undefined, ...values: readonly Json[]): MergeRule => {
  if (schema?.merge) return schema.merge;
  return values.every((value) => value === undefined || isMap(value)) ? { kind: 'record' } : { kind: 'value' };
};
