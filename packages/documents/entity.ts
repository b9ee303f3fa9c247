import type { Static, TObject, TProperties } from 'typebox';
import { baseFields } from './fields.ts';
import { Type } from './schema.ts';
import type { JsonMap } from './json.ts';

/** Who may do what in the cloud; firestore.rules is generated from it. */
export type Access =
  | 'owner' // only the user whose userId the document carries
  | 'owner-and-guests' // as owner, and readable by the guests that another document of the same id accepts
  | 'directory'; // every signed-in user reads it, the app never writes it

/**
 * The largest document a user may store in the cloud. Firestore's limit is 1 MiB, and it counts numbers larger than
 * JSON does.
 */
export const MAX_CLOUD_BYTES = 950_000;

const LATEST_SORT_MS = 8_640_000_000_000_000; // the latest time a Date can hold

/** Sorting ascending by this key puts the newest first. Times before 1970 and unreadable times sort last. */
export const newestFirst = (instant: unknown): number => {
  const ms = typeof instant === 'string' ? Date.parse(instant) : 0;
  return LATEST_SORT_MS - Math.max(0, Number.isNaN(ms) ? 0 : ms);
};

type Document<P extends TProperties> = Static<TObject<P & typeof baseFields>>;

type Definition<N extends string, P extends TProperties> = {
  readonly name: N;
  /** RxDB schema version. Schemas only grow; raising the version needs a migration and a frozen fixture. */
  readonly version: number;
  /** The entity's own fields, on top of the base fields. */
  readonly fields: P;
  /** Compound indexes. Every field in one must be required. Lists are read through an index that ends in sortKey. */
  readonly indexes: readonly (readonly (keyof Document<P> & string)[])[];
  readonly cloud: {
    readonly collection: string;
    readonly access: Access;
    /** Another app that shares the collection counts the documents whose time in this field is recent. */
    readonly countedBy?: keyof Document<P> & string;
    /** Excludes recorded conflicts, which only MAX_CLOUD_BYTES limits. */
    readonly maxBytes: number;
  };
  /** The instant that orders newest-first lists. */
  readonly sortedBy: (document: Partial<Document<P>>) => string | undefined;
  /** Values for required fields that documents of another app may lack. */
  readonly defaults: Partial<Document<P>>;
  /**
   * Values for required fields that follow from other fields of a document that another app wrote. `fields`: as read so
   * far; `raw`: as that app has it.
   */
  readonly derive?: (fields: JsonMap, raw: JsonMap) => Partial<Document<P>>;
  /** Fields that each device fills in by itself on creation. Different values on two devices are no conflict. */
  readonly filledAlike?: readonly (keyof Document<P> & string)[];
  /** Fields that are the app's own, so that an earlier version of the document does not bring theirs back. */
  readonly unrestored?: readonly (keyof Document<P> & string)[];
};

/**
 * One definition per collection. The TypeScript type, RxDB schema, indexes, cloud path, access rules and merging of
 * concurrent edits all follow from it. Throws at load when an index names an optional field (RxDB DXE1).
 */
export const entity = <const N extends string, P extends TProperties>(
  definition: Definition<N, P>,
): Definition<N, P> & { readonly schema: TObject<P & typeof baseFields> } => {
  const schema: TObject<P & typeof baseFields> = Type.Object({ ...baseFields, ...definition.fields });
  const { required = [] } = schema as { readonly required?: readonly string[] };
  for (const field of definition.indexes.flat()) {
    if (!required.includes(field)) throw new Error(`${definition.name}: indexed field ${field} must be required`);
  }
  return { ...definition, schema };
};

export type Entity = Pick<ReturnType<typeof entity>, 'name' | 'version' | 'indexes' | 'cloud' | 'schema'> & {
  readonly sortedBy: (document: never) => string | undefined;
  readonly defaults: object;
  readonly derive?: ((fields: JsonMap, raw: JsonMap) => JsonMap) | undefined;
  readonly filledAlike?: readonly string[] | undefined;
  readonly unrestored?: readonly string[] | undefined;
};

/** A document's position in newest-first lists. It depends only on content, not on where it was written or merged. */
export const sortKeyOf = ({ sortedBy }: Entity, document: object): number => newestFirst(sortedBy(document as never));
