import type { Static, TObject, TProperties, TSchema } from 'typebox';
import { compact } from '@divot/basics';
import { Type } from './schema.ts';

// Field kinds shared by all entities. Each is plain JSON Schema (RxDB indexes need `type` and `maxLength`) and may
// carry two annotations that other code reads:
// merge: how edits from two devices are combined (merge/)
// wire:  'timestamp' = an ISO instant here, a Firestore Timestamp in the cloud
// reads: how another app's value is read (packages/documents/read/read-value.ts)

export type MergeRule =
  | { readonly kind: 'value' } // three-way; if both sides changed it, the user settles the conflict
  | { readonly kind: 'record' } // three-way per field
  | { readonly kind: 'list'; readonly key: string } // items matched by key, each merged per field
  | { readonly kind: 'set'; readonly keep?: number } // union of primitives, oldest first; keeps the last `keep`
  | { readonly kind: 'prose' } // what both sides added stays, sentence by sentence (merge/prose.ts)
  | { readonly kind: 'latest' } // bookkeeping: the greater value wins, never a conflict
  | { readonly kind: 'server' } // bookkeeping: the cloud's value wins, never a conflict
  | { readonly kind: 'preferred'; readonly value: string } // this value wins over any other, never a conflict
  | { readonly kind: 'single' } // too large to store twice: the cloud's value wins and the user is told
  | { readonly kind: 'conflicts' }; // recorded conflicts: one per id, removed once either side resolves it

export const MAX_ID = 64;
export const MAX_USER_ID = 128;

export const nonEmptyText = (maxLength: number) => Type.String({ minLength: 1, maxLength });
export const id = () => nonEmptyText(MAX_ID);
export const userId = () => nonEmptyText(MAX_USER_ID);
export const text = (maxLength: number) => Type.String({ maxLength });
/** What the user writes in sentences. Two devices' additions are both kept, without a question. */
export const prose = (maxLength: number) => Type.String({ maxLength, merge: { kind: 'prose' } satisfies MergeRule });
/** Text from a list of values this version knows. Other values, from newer versions, are stored too. */
export const textOf = <T extends string>(maxLength: number) => Type.Unsafe<T>({ type: 'string', maxLength });
export const flag = () => Type.Boolean();
export const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
export const decimal = (minimum: number, maximum: number) => Type.Number({ minimum, maximum });
/** ISO 8601 instant in UTC, stored in the cloud as a Timestamp. */
export const instant = () => Type.String({ maxLength: 32, wire: 'timestamp' });
/** Which of these are days of the calendar, validate-document.ts says. */
export const DAY_PATTERN = '^\\d{4}-\\d{2}-\\d{2}$';

/** A calendar day in the user's time zone, 'YYYY-MM-DD'. */
export const day = () => Type.String({ maxLength: 10, pattern: DAY_PATTERN });
/** ISO 8601 instant in UTC, stored in the cloud as text. */
export const instantText = () => Type.String({ maxLength: 32, reads: 'instant' });
/** A number whose positive values another app may write with a minus, and negative ones with a plus. */
export const plusIsNegative = (minimum: number, maximum: number) =>
  Type.Number({ minimum, maximum, reads: 'plus-is-negative' });
export const oneOf = <const V extends readonly string[]>(...values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values], maxLength: 40 });
export const optional = Type.Optional;
export const object = <P extends TProperties>(properties: P) => Type.Object(properties);
/** A map from free keys (ids) to values, merged per key. */
export const mapOf = <S extends TSchema>(value: S) =>
  Type.Unsafe<Record<string, Static<S>>>({ type: 'object', additionalProperties: value });
/** Items with their own identity, so edits to different items never conflict. */
export const listBy = <S extends TObject>(key: keyof Static<S> & string, item: S, maxItems: number) =>
  Type.Array(item, { maxItems, merge: { kind: 'list', key } satisfies MergeRule });
/** Primitives whose order does not matter. Additions from two devices are both kept. */
export const setOf = <S extends TSchema>(item: S, maxItems: number, keep?: number) =>
  Type.Array(item, { maxItems, merge: compact({ kind: 'set', keep: keep || undefined }) satisfies MergeRule });
/** An array that only makes sense as a whole, such as a chosen order or a recorded series. */
export const whollyReplaced = <S extends TSchema>(item: S, maxItems: number) =>
  Type.Array(item, { maxItems, merge: { kind: 'value' } satisfies MergeRule });
/** JSON of any shape. The schema keeps it without checking inside. */
export const open = () => Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true });

const latest = { kind: 'latest' } satisfies MergeRule;
const server = { kind: 'server' } satisfies MergeRule;

/** The app's own bookkeeping. Two devices never conflict: the later instant or greater number wins. */
export const latestInstant = () => Type.String({ maxLength: 32, merge: latest, reads: 'instant' });
export const latestDay = () => Type.String({ ...day(), merge: latest });
export const greatestWhole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum, merge: latest });

/** Text too large to store twice, such as a picture. */
export const largeText = (maxLength: number) =>
  Type.String({ maxLength, merge: { kind: 'single' } satisfies MergeRule });
/** Large text that the app derived itself. Either version will do, so the user is not told. */
export const derivedText = (maxLength: number) => Type.String({ maxLength, merge: server });

/** A record that the app derived itself. */
export const derived = <P extends TProperties>(properties: P) => Type.Object(properties, { merge: server });
/** One of two or more values, of which the first wins if two devices chose differently. */
export const firstOf = <const V extends readonly [string, ...string[]]>(...values: V) =>
  Type.Unsafe<V[number]>({ ...oneOf(...values), merge: { kind: 'preferred', value: values[0] } satisfies MergeRule });

/** The longest path a conflict may have. Anything nested deeper is recorded as a whole. */
export const MAX_CONFLICT_PATH = 1_000;
export const MAX_KEPT = 1_000_000;
/** A limit no merge reaches: a document with this many conflicts would exceed Firestore's 1 MiB. */
export const MAX_CONFLICTS = 10_000;

/** A value that lost to the cloud's in a conflict. The user sees it until they pick one. */
const conflict = object({
  id: id(),
  /** Where it is: 'notes', 'steps.7.minutes' (list items by key), or '' for the whole document. */
  path: text(MAX_CONFLICT_PATH),
  /** The other value as JSON, because the cloud stores no nested arrays. Absent: that side removed it. */
  kept: optional(text(MAX_KEPT)),
  /** The other value was too large to store twice. The user is told but has nothing to pick. */
  notice: optional(flag()),
  device: text(60),
  at: instantText(),
});

/** Fields that every stored document has in addition to its own. */
export const baseFields = {
  id: id(),
  userId: userId(),
  createdAt: Type.String({ maxLength: 32, wire: 'timestamp', merge: server }),
  updatedAt: latestInstant(),
  /** Gives newest-first order under a forward-only index: the greatest sort time minus the document's own, in ms. */
  sortKey: Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991, multipleOf: 1, merge: latest }),
  conflicts: optional(
    Type.Array(conflict, { maxItems: MAX_CONFLICTS, merge: { kind: 'conflicts' } satisfies MergeRule }),
  ),
  /** What stood in a field before the user edited it, where the app could not show all of it. */
  earlier: optional(open()),
  /** Top-level fields as another app wrote them: those this app does not know, and those it reads in another form. */
  extra: optional(open()),
};
export type Conflict = Static<typeof conflict>;
