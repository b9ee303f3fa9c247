import type { ShotPreview, UnreadTable } from '#src/domain/bag/preview-shots.ts';
import type { SessionShots } from '#src/domain/bag/shot-columns.ts';
import type { Result } from '#src/domain/shared/result.ts';
import type { RoundArchive } from '#src/domain/transfer/shots/archive-types.ts';
import type { ShotFileOptions } from '#src/domain/transfer/shots/types.ts';

// The file reader's messages: types only.

export interface ReadShots {
  readonly kind: 'shots';
  readonly file: File;
  readonly options: ShotFileOptions;
  /** The golfer's sessions, to tell what is new. */
  readonly stored: readonly SessionShots[];
}
/** The rounds of another app's archive. */
export interface ReadArchive {
  readonly kind: 'archive';
  readonly file: File;
}

export type ReaderMessage<T> =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly result: T };
export type ShotsResult = Result<ShotPreview, UnreadTable>;
export type ArchiveResult = Result<RoundArchive>;
