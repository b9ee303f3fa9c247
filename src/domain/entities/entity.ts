import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { baseFields } from './fields.ts';

/** Who may do what in the cloud; firestore.rules is generated from it. */
export type Access =
  | 'owner' // only the golfer whose userId it carries
  | 'owner-and-guests' // as owner; whoever the game of the same id has taken in may read it
  | 'directory'; // everyone signed in reads, nobody writes from the app

/** What a golfer's own document may take in the cloud: Firestore stores 1 MiB, and counts numbers larger than JSON does. */
export const MAX_CLOUD_BYTES = 950_000;

const LATEST_SORT_MS = 8_640_000_000_000_000; // the greatest time a Date can hold

/** Ascending by this key = newest first. Times before 1970 and unreadable ones sort last. */
export const newestFirst = (instant: unknown): number => {
  const ms = typeof instant === 'string' ? Date.parse(instant) : 0;
  return LATEST_SORT_MS - Math.max(0, Number.isNaN(ms) ? 0 : ms);
};

type Document<P extends TProperties> = Static<TObject<P & typeof baseFields>>;

type Definition<N extends string, P extends TProperties> = {
  readonly name: N;
  /** RxDB schema version: evolution is additive; a bump needs a migration and a frozen fixture. */
  readonly version: number;
  /** The entity's own fields, beside the base fields. */
  readonly fields: P;
  /** Compound indexes; every named field is required. Lists are read through one that ends in sortKey. */
  readonly indexes: readonly (readonly (keyof Document<P> & string)[])[];
  readonly cloud: {
    readonly collection: string;
    readonly access: Access;
    /** Recorded disagreements do not count: MAX_CLOUD_BYTES is all that bounds them. */
    readonly maxBytes: number;
  };
  /** The instant that newest-first lists go by. */
  readonly sortedBy: (document: Partial<Document<P>>) => string | undefined;
  /** Values for required fields that a document written by the customer's earlier app may lack. */
  readonly defaults: Partial<Document<P>>;
  /** Fields that each device fills in by itself when it creates the document: no disagreement when two did. */
  readonly filledAlike?: readonly (keyof Document<P> & string)[];
};

/**
 * One definition per collection: TypeScript type, RxDB schema, indexes, cloud path, access rules and the way
 * concurrent edits merge all follow from it. Throws at load when an index names an optional field (RxDB DXE1).
 */
export const entity = <const N extends string, P extends TProperties>(definition: Definition<N, P>) => {
  const schema = Type.Object({ ...baseFields, ...definition.fields });
  const { required = [] } = schema as { readonly required?: readonly string[] };
  for (const field of definition.indexes.flat()) {
    if (!required.includes(field)) throw new Error(`${definition.name}: indexed field ${field} must be required`);
  }
  return { ...definition, schema };
};

export type Entity = Pick<ReturnType<typeof entity>, 'name' | 'version' | 'indexes' | 'cloud' | 'schema'> & {
  readonly sortedBy: (document: never) => string | undefined;
  readonly defaults: object;
  readonly filledAlike?: readonly string[] | undefined;
};
