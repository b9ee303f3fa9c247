import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText } from '#src/platform/storage/local-store.ts';

/** What the golfer typed on the last screen of a workout, before it is saved. */
export type FinishReview = { readonly minutes?: string; readonly notes?: string; readonly effort?: number };
export const isFinishReview = (value: unknown): value is FinishReview =>
  isRecord(value) &&
  ['minutes', 'notes'].every((field) => value[field] === undefined || isText(value[field])) &&
  (value['effort'] === undefined || typeof value['effort'] === 'number');
