import { keyOf } from '#src/domain/entities/document-key.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { goTo } from '#src/platform/navigation.ts';
import { searchOf, text } from './search-params.ts';

/** Of which document the history is shown; of those that were deleted if none. */
export const parseHistorySearch = searchOf({ of: text });
export type HistorySearch = ReturnType<typeof parseHistorySearch>;

/** Shows what a document was. */
export const showHistory = (name: EntityName, id: string): void =>
  goTo(`/history?of=${encodeURIComponent(keyOf(name, id))}`);

/** Shows what was deleted within the last 30 days. */
export const showDeleted = (): void => goTo('/history');
