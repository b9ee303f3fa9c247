import { openedDatabase } from '#src/data/live/current.ts';
import { storedProfile } from '#src/data/queries/profile.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { DocumentOf } from '#src/domain/entities/registry.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import { localDay } from '#src/domain/shared/day.ts';
import { type Result, ok } from '#src/domain/shared/result.ts';
import type { ImportAnswers, ImportContext, ImportPreview } from '#src/domain/transfer/import-preview.ts';
import { now, nowIso } from '#src/platform/clock.ts';
import { newId } from '#src/platform/ids.ts';
import type { Watch } from '#src/platform/watch.ts';
import { addAll, removeAll } from './store.ts';

// Imports rounds and courses from files. A preview stores nothing. An import stores everything or nothing.

const contextFor = async (userId: string): Promise<Omit<ImportContext, 'newId'>> => {
  const { preferences } = (await storedProfile(userId)) ?? {};
  const ratingMinusPar = choiceOf(preferences, 'ratingMinusPar');
  return { userId, today: localDay(now()), nowIso: nowIso(), ratingMinusPar };
};

const known = async <D>(name: 'rounds' | 'courses'): Promise<readonly D[]> => {
  const database = await openedDatabase();
  const documents = (await database?.[name].find().exec()) ?? [];
  return documents.map((document) => document.toJSON() as D);
};

const ZIP_START = 'PK';

/**
 * Previews a file of rounds: a table, Divot's own JSON, GolfMetrics' table, or an archive of Garmin (ZIP) or 18Birdies
 * (JSON). Reads it in a worker and rejects if the golfer cancels. `answers`: the golfer's answers to a preview's
 * questions.
 */
export const previewRounds = async (
  userId: string,
  file: File,
  watch: Watch,
  answers: ImportAnswers = {},
): Promise<Result<ImportPreview<Round>>> => {
  const { isGolfMetrics } = await import('#src/domain/transfer/shots/golfmetrics.ts');
  const { readArchive, readRoundFile } = await import('#src/platform/file-reader.ts');
  const head = await file.slice(0, 4000).text();
  const isArchive = head.startsWith(ZIP_START) || head.includes('"myData"') || isGolfMetrics(head);
  const own = { known: await known<Round>('rounds'), context: { ...(await contextFor(userId)), ...answers } };
  if (!isArchive) return readRoundFile(file, own, watch);
  const { roundsOfArchive } = await import('#src/domain/transfer/archive-rounds.ts');
  const archive = await readArchive(file, watch);
  if (!archive.ok) return archive;
  return ok(roundsOfArchive(archive.value, own.known, await known<Course>('courses'), { ...own.context, newId }));
};

/** Previews a file of courses, read in a worker. */
export const previewCourses = async (
  userId: string,
  file: File,
  watch: Watch,
): Promise<Result<ImportPreview<Course>>> => {
  const { readCourseFile } = await import('#src/platform/file-reader.ts');
  return readCourseFile(file, { known: await known<Course>('courses'), context: await contextFor(userId) }, watch);
};

export const importRounds = (rounds: readonly Round[], watch?: Watch): Promise<Result<number>> =>
  addAll('rounds', rounds, watch);
export const importCourses = (courses: readonly Course[], watch?: Watch): Promise<Result<number>> =>
  addAll('courses', courses, watch);

/** Undoes an import in one step. */
export const undoImport = <N extends 'rounds' | 'courses'>(
  name: N,
  documents: readonly DocumentOf<N>[],
): Promise<Result<number>> => removeAll(name, documents);
