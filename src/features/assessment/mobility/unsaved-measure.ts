import { isRecord } from '#src/domain/shared/is-record.ts';
import { isInstantText, isText } from '#src/platform/storage/local-store.ts';

/** What the document does not hold yet: an invalid figure, or the start of a hold. */
export type UnsavedMeasure = { readonly typed?: string | undefined; readonly startedAt?: string | undefined };
export const isUnsavedMeasure = (value: unknown): value is UnsavedMeasure =>
  isRecord(value) &&
  (value['typed'] === undefined || isText(value['typed'])) &&
  (value['startedAt'] === undefined || isInstantText(value['startedAt']));
