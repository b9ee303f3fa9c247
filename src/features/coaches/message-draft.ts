import { isRecord } from '#src/domain/shared/is-record.ts';
import type { PackPart } from '#src/domain/coaches/lesson-pack.ts';
import { isText, isTexts } from '#src/platform/local-store.ts';

/** A message as typed. Parts that no longer exist are skipped. */
export type MessageDraft = { readonly text: string; readonly parts: readonly PackPart[] };
export const isMessageDraft = (value: unknown): value is MessageDraft =>
  isRecord(value) && isText(value['text']) && isTexts(value['parts']);
