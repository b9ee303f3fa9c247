import { openedDatabase } from '#src/data/live/current.ts';
import { storedProfile } from '#src/data/queries/profile.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { DocumentOf } from '#src/domain/entities/registry.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import { type Result, localDay } from '@divot/basics';
import type { ImportAnswers, ImportContext, ImportPreview } from '#src/domain/transfer/import-preview.ts';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import type { Watch } from '#src/platform/waiting/watch.ts';
import { addAll, removeAll, writtenBy } from './store.ts';

// Imports rounds and courses from files. A preview stores nothing. An import stores everything or nothing.

const contextFor = async (userId: string): Promise<Omit<ImportContext, 'newId'>> => {
  const { preferences } = (await storedProfile(userId)) ?? {};
  const ratingMinusPar = choiceOf(preferences, 'ratingMinusPar');
  return { userId, today: localDay(now()), nowIso: nowIso(), ratingMinusPar };
};

const allOf = async <D>(name: 'rounds' | 'courses'): Promise<readonly D[]> => {
  const database = await openedDatabase();
  const documents = (await database?.[name].find().exec()) ?? [];
  return documents.map((document) => document.toJSON() as D);
};

/**
 * Previews a file of rounds: any table, Divot's own JSON, or an archive of another app. Reads it in a worker and rejects
 * if the golfer cancels. `answers`: the golfer's answers to a preview's questions.
 */
export const previewRounds = async (
  userId: string,
  file: File,
  watch: Watch,
  answers: ImportAnswers = {},
): Promise<Result<ImportPreview<Round>>> => {
  const { readRoundFile } = await import('#src/platform/files/file-reader.ts');
  const [rounds, courses] = [await allOf<Round>('rounds'), await allOf<Course>('courses')];
  const context = { ...(await contextFor(userId)), ...answers, fileName: file.name };
  return readRoundFile(file, { known: { rounds, courses }, context }, watch);
};

/** Previews a file of courses, read in a worker. */
export const previewCourses = async (
  userId: string,
  file: File,
  watch: Watch,
): Promise<Result<ImportPreview<Course>>> => {
  const { readCourseFile } = await import('#src/platform/files/file-reader.ts');
  return readCourseFile(file, { known: await allOf<Course>('courses'), context: await contextFor(userId) }, watch);
};

export const importRounds = (rounds: readonly Round[], watch?: Watch): Promise<Result<number>> =>
  writtenBy('import', () => addAll('rounds', rounds, watch));
export const importCourses = (courses: readonly Course[], watch?: Watch): Promise<Result<number>> =>
  writtenBy('import', () => addAll('courses', courses, watch));

/** Undoes an import in one step. */
export const undoImport = <N extends 'rounds' | 'courses'>(
  name: N,
  documents: readonly DocumentOf<N>[],
): Promise<Result<number>> => removeAll(name, documents);
