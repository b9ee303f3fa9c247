import type { ShotPreview, UnreadTable } from '#src/domain/bag/preview-shots.ts';
import type { SessionShots } from '#src/domain/bag/shot-columns.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Result } from '@divot/basics';
import type { KnownRounds } from '#src/domain/transfer/read-round-file.ts';
import type { ImportContext, ImportPreview } from '#src/domain/transfer/import-preview.ts';
import type { ShotFileOptions } from '@divot/shot-files';

// The file reader's messages: types only.

export interface ReadShots {
  readonly kind: 'shots';
  readonly file: File;
  readonly options: ShotFileOptions;
  /** The golfer's stored sessions, to find the new shots in the file. */
  readonly stored: readonly SessionShots[];
}
/** Asks for the rounds or courses in a file. `known`: what the golfer already has, to find what is new. */
type ReadDocuments<Kind, Known> = {
  readonly kind: Kind;
  readonly file: File;
  readonly known: Known;
  readonly context: Omit<ImportContext, 'newId' | 'onProgress'>;
};
export type ReadRounds = ReadDocuments<'rounds', KnownRounds>;
export type ReadCourses = ReadDocuments<'courses', readonly Course[]>;
export type ReadOrder = ReadShots | ReadRounds | ReadCourses;

export type ReaderMessage<T> =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly result: T };
export type ShotsResult = Result<ShotPreview, UnreadTable>;
export type RoundsResult = Result<ImportPreview<Round>>;
export type CoursesResult = Result<ImportPreview<Course>>;
