import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText } from '#src/platform/local-store.ts';

/** The first questions to a new golfer, as they were answered so far. */
export type AboutDraft = { readonly handicap: string; readonly handedness: 'right' | 'left' };
export const isAboutDraft = (value: unknown): value is AboutDraft =>
  isRecord(value) && isText(value['handicap']) && (value['handedness'] === 'right' || value['handedness'] === 'left');
