import type { MergeRule } from '#src/domain/entities/fields.ts';
import { type Json, isMap } from './equal.ts';

// How a value merges follows from its schema: an annotation where one is given (fields.ts), else its shape.

export type Schema = {
  readonly merge?: MergeRule;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly maxItems?: number;
};

/** The schema of one key of a record; undefined for a field this version does not know. */
export const schemaOf = (schema: Schema | undefined, key: string): Schema | undefined => {
  if (schema?.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key];
  return typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
};

/** Values of unknown shape merge per key when all that is there are records, as a whole otherwise. */
export const ruleFor = (schema: Schema | undefined, ...values: readonly Json[]): MergeRule => {
  if (schema?.merge) return schema.merge;
  return values.every((value) => value === undefined || isMap(value)) ? { kind: 'record' } : { kind: 'value' };
};
