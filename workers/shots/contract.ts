import type { ShotPreview, UnreadTable } from '#src/domain/bag/preview-shots.ts';
import type { SessionShots } from '#src/domain/bag/shot-columns.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Result } from '#src/domain/shared/result.ts';
import type { ImportContext, ImportPreview } from '#src/domain/transfer/import-preview.ts';
import type { RoundArchive } from '#src/domain/transfer/shots/archive-types.ts';
import type { ShotFileOptions } from '#src/domain/transfer/shots/types.ts';

// The file reader's messages: types only.

export interface ReadShots {
  readonly kind: 'shots';
  readonly file: File;
  readonly options: ShotFileOptions;
  /** The golfer's stored sessions, to find the new shots in the file. */
  readonly stored: readonly SessionShots[];
}
/** Asks for the rounds in another app's archive. */
export interface ReadArchive {
  readonly kind: 'archive';
  readonly file: File;
}
/**
 * Asks for the rounds or courses in Divot's own tables and JSON. `known`: those the golfer already has, to find the new
 * ones.
 */
type ReadOwn<Kind, D> = {
  readonly kind: Kind;
  readonly file: File;
  readonly known: readonly D[];
  readonly context: Omit<ImportContext, 'newId' | 'onProgress'>;
};
export type ReadRounds = ReadOwn<'rounds', Round>;
export type ReadCourses = ReadOwn<'courses', Course>;
export type ReadOrder = ReadShots | ReadArchive | ReadRounds | ReadCourses;

export type ReaderMessage<T> =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly result: T };
export type ShotsResult = Result<ShotPreview, UnreadTable>;
export type ArchiveResult = Result<RoundArchive>;
export type RoundsResult = Result<ImportPreview<Round>>;
export type CoursesResult = Result<ImportPreview<Course>>;
