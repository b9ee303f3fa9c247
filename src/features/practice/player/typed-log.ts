import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText } from '#src/platform/local-store.ts';

/** What the golfer typed after a block, not yet saved. */
export type TypedLog = { readonly balls: string; readonly note: string };
export const isTypedLog = (value: unknown): value is TypedLog =>
  isRecord(value) && isText(value['balls']) && isText(value['note']);
