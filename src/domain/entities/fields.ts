import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { compact } from '#src/domain/shared/compact.ts';

// Field kinds shared by all entities. Each is plain JSON Schema (RxDB indexes need `type` and `maxLength`), and may
// carry the two annotations that the rest of the house derives its behaviour from:
//   merge: how two devices' edits come together (src/domain/merge)
//   wire:  'timestamp' = an ISO instant here, a Firestore Timestamp in the cloud

export type MergeRule =
  | { readonly kind: 'value' } // three-way; two different edits are a conflict the golfer settles
  | { readonly kind: 'record' } // three-way per field
  | { readonly kind: 'list'; readonly key: string } // items by key, each merged per field
  | { readonly kind: 'set'; readonly keep?: number } // union of primitives, oldest first, the last `keep` kept
  | { readonly kind: 'latest' } // bookkeeping: the greater value, never a conflict
  | { readonly kind: 'server' } // bookkeeping: what the cloud has, never a conflict
  | { readonly kind: 'single' } // too large to store twice: what the cloud has, and the golfer is told
  | { readonly kind: 'conflicts' }; // recorded conflicts: one per id, gone once either side has resolved it

export const MAX_ID = 64;
export const MAX_USER_ID = 128;

export const id = () => Type.String({ minLength: 1, maxLength: MAX_ID });
export const userId = () => Type.String({ minLength: 1, maxLength: MAX_USER_ID });
export const text = (maxLength: number) => Type.String({ maxLength });
/** Text that this version knows by a closed list; what a newer version writes is stored all the same. */
export const textOf = <T extends string>(maxLength: number) => Type.Unsafe<T>({ type: 'string', maxLength });
export const flag = () => Type.Boolean();
export const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
export const decimal = (minimum: number, maximum: number) => Type.Number({ minimum, maximum });
/** ISO 8601 instant in UTC, stored in the cloud as a Timestamp. */
export const instant = () => Type.String({ maxLength: 32, wire: 'timestamp' });
/** Calendar day of the golfer, 'YYYY-MM-DD'. */
export const day = () => Type.String({ maxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const oneOf = <const V extends readonly string[]>(...values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values], maxLength: 40 });
export const optional = Type.Optional;
export const object = <P extends TProperties>(properties: P) => Type.Object(properties);
/** A map from free keys (ids) to values, merged per key. */
export const mapOf = <S extends TSchema>(value: S) =>
  Type.Unsafe<Record<string, Static<S>>>({ type: 'object', additionalProperties: value });
/** Items that have an identity of their own: edits to different items never meet. */
export const listBy = <S extends TObject>(key: keyof Static<S> & string, item: S, maxItems: number) =>
  Type.Array(item, { maxItems, merge: { kind: 'list', key } satisfies MergeRule });
/** Primitives without order of their own: two devices' additions are both kept. */
export const setOf = <S extends TSchema>(item: S, maxItems: number, keep?: number) =>
  Type.Array(item, { maxItems, merge: compact({ kind: 'set', keep: keep || undefined }) satisfies MergeRule });
/** An array that only makes sense as a whole (a chosen order, a recorded series). */
export const whollyReplaced = <S extends TSchema>(item: S, maxItems: number) =>
  Type.Array(item, { maxItems, merge: { kind: 'value' } satisfies MergeRule });
/** JSON of any shape: kept, never looked into by the schema. */
export const open = () => Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true });

const latest = { kind: 'latest' } satisfies MergeRule;
const server = { kind: 'server' } satisfies MergeRule;

/** Bookkeeping of the app's own, where two devices never disagree: the later instant or greater number stays. */
export const latestInstant = () => Type.String({ maxLength: 32, merge: latest });
export const greatestWhole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum, merge: latest });

/** Text that is too large to store twice, such as a picture. */
export const largeText = (maxLength: number) =>
  Type.String({ maxLength, merge: { kind: 'single' } satisfies MergeRule });
/** Large text that Divot worked out itself: either version will do, and the golfer need not know. */
export const derivedText = (maxLength: number) => Type.String({ maxLength, merge: server });

/** Where a conflict may point at most; merging records what lies deeper as a whole. */
export const MAX_CONFLICT_PATH = 1_000;
export const MAX_KEPT = 1_000_000;
/** A document with this many would be larger than the 1 MiB that Firestore stores, so no merge reaches it. */
export const MAX_CONFLICTS = 10_000;

/** A value that lost to the cloud's in a true disagreement; shown until the golfer picks. */
const conflict = object({
  id: id(),
  /** Where: 'notes', 'holes.7.strokes' (list items by their key), or '' for the whole document. */
  path: text(MAX_CONFLICT_PATH),
  /** The other value as JSON (the cloud stores no nested arrays); absent = it was removed there. */
  kept: optional(text(MAX_KEPT)),
  /** The other value was too large to store twice: the golfer is told, and has nothing to pick. */
  notice: optional(flag()),
  device: text(60),
  at: text(32),
});

/** Fields that every stored document has beside its own. */
export const baseFields = {
  id: id(),
  userId: userId(),
  createdAt: Type.String({ maxLength: 32, wire: 'timestamp', merge: server }),
  updatedAt: Type.String({ maxLength: 32, merge: latest }),
  /** Newest-first order under a forward-only index: greatest sort time minus the document's own, in ms. */
  sortKey: Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991, multipleOf: 1, merge: latest }),
  conflicts: optional(
    Type.Array(conflict, { maxItems: MAX_CONFLICTS, merge: { kind: 'conflicts' } satisfies MergeRule }),
  ),
  /** What an earlier app wrote into required fields in a form that this one cannot show. */
  earlier: optional(open()),
  /** Top-level fields that a newer version of the app wrote: carried along untouched. */
  extra: optional(open()),
};
export type Conflict = Static<typeof conflict>;
