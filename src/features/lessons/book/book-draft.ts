import { isRecord } from '#src/platform/local-store.ts';

/** A lesson as it is being chosen; survives a reload. */
export type BookDraft = {
  readonly coachId: string;
  readonly slug: string;
  readonly start: string;
  readonly topics: readonly string[];
  readonly parts: readonly string[];
  readonly note: string;
};

export const NO_DRAFT: BookDraft = { coachId: '', slug: '', start: '', topics: [], parts: [], note: '' };

const isTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');

export const isBookDraft = (value: unknown): value is BookDraft =>
  isRecord(value) &&
  ['coachId', 'slug', 'start', 'note'].every((field) => typeof value[field] === 'string') &&
  isTexts(value['topics']) &&
  isTexts(value['parts']);
