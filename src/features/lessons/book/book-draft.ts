import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText, isTexts } from '#src/platform/storage/local-store.ts';

/** A lesson being chosen. Survives a reload. */
export type BookDraft = {
  readonly coachId: string;
  readonly slug: string;
  readonly start: string;
  readonly topics: readonly string[];
  readonly parts: readonly string[];
  readonly note: string;
};

export const NO_DRAFT: BookDraft = { coachId: '', slug: '', start: '', topics: [], parts: [], note: '' };

export const isBookDraft = (value: unknown): value is BookDraft =>
  isRecord(value) &&
  ['coachId', 'slug', 'start', 'note'].every((field) => isText(value[field])) &&
  isTexts(value['topics']) &&
  isTexts(value['parts']);
