import { Timestamp } from 'firebase/firestore/lite';
import { equal } from '@divot/documents';

const plain = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toMillis();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
};

/** Whether two cloud documents, or values of theirs, show the same. */
export const isSameShown = (a: unknown, b: unknown): boolean => equal(plain(a), plain(b));

type Shown = Readonly<Record<string, unknown>>;
/** Whether two cloud documents differ in one of the fields. */
export const differIn = (fields: readonly string[], a: Shown | undefined, b: Shown): boolean =>
  fields.some((name) => !isSameShown(a?.[name], b[name]));
