import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText } from '#src/platform/storage/local-store.ts';

/** What the golfer has typed after a block but not saved. */
export type TypedLog = { readonly balls: string; readonly note: string };
export const isTypedLog = (value: unknown): value is TypedLog =>
  isRecord(value) && isText(value['balls']) && isText(value['note']);
