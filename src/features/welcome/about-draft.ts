import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText } from '#src/platform/storage/local-store.ts';

/** A new golfer's answers to the first questions so far. */
export type AboutDraft = { readonly handicap: string; readonly handedness: 'right' | 'left' };
export const isAboutDraft = (value: unknown): value is AboutDraft =>
  isRecord(value) && isText(value['handicap']) && (value['handedness'] === 'right' || value['handedness'] === 'left');
