import { currentDatabase } from '#src/data/live/current.ts';
import { storedProfile } from '#src/data/queries/profile.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import { localDay } from '#src/domain/shared/day.ts';
import { type Result, ok } from '#src/domain/shared/result.ts';
import type { ImportContext, ImportPreview } from '#src/domain/transfer/import-preview.ts';
import { now, nowIso } from '#src/platform/clock.ts';
import { newId } from '#src/platform/ids.ts';
import { addAll, removeAll } from './store.ts';

// Rounds and courses out of files. Looking into a file stores nothing; storing it is all or nothing.

const contextFor = (userId: string): ImportContext => ({ userId, today: localDay(now()), nowIso: nowIso(), newId });

const known = async <D>(name: 'rounds' | 'courses'): Promise<readonly D[]> => {
  const documents = (await currentDatabase()?.[name].find().exec()) ?? [];
  return documents.map((document) => document.toJSON() as D);
};

export const previewRounds = async (userId: string, text: string): Promise<Result<ImportPreview<Round>>> => {
  const { readRounds } = await import('#src/domain/transfer/rounds.ts');
  const { preferences } = (await storedProfile(userId)) ?? {};
  const ratingMinusPar = choiceOf(preferences, 'ratingMinusPar');
  return readRounds(text, await known<Round>('rounds'), { ...contextFor(userId), ratingMinusPar });
};

const ZIP_START = 'PK';

export type Watch = { readonly onProgress: (share: number) => void; readonly signal: AbortSignal };

/**
 * A file of rounds: a table, Divot's own JSON, GolfMetrics' table, or the archive of Garmin (ZIP) or 18Birdies (JSON).
 * Archives are read in a worker; the promise rejects when the golfer cancels.
 */
export const previewRoundFile = async (
  userId: string,
  file: File,
  watch?: Watch,
): Promise<Result<ImportPreview<Round>>> => {
  const { isGolfMetrics } = await import('#src/domain/transfer/shots/golfmetrics.ts');
  const head = await file.slice(0, 4000).text();
  const isArchive = head.startsWith(ZIP_START) || head.includes('"myData"') || isGolfMetrics(head);
  if (!isArchive) return previewRounds(userId, await file.text());
  const { readArchive } = await import('#src/platform/file-reader.ts');
  const { roundsOfArchive } = await import('#src/domain/transfer/archive-rounds.ts');
  const archive = await readArchive(file, watch ?? {});
  if (!archive.ok) return archive;
  const { preferences } = (await storedProfile(userId)) ?? {};
  const context = { ...contextFor(userId), ratingMinusPar: choiceOf(preferences, 'ratingMinusPar') };
  return ok(roundsOfArchive(archive.value, await known<Round>('rounds'), await known<Course>('courses'), context));
};

export const previewCourses = async (userId: string, text: string): Promise<Result<ImportPreview<Course>>> => {
  const { readCourses } = await import('#src/domain/transfer/courses.ts');
  return readCourses(text, await known<Course>('courses'), contextFor(userId));
};

export const importRounds = (rounds: readonly Round[]): Promise<Result<number>> => addAll('rounds', rounds);
export const importCourses = (courses: readonly Course[]): Promise<Result<number>> => addAll('courses', courses);

/** Takes an import back, all of it in one step. */
export const undoImport = (
  name: 'rounds' | 'courses',
  documents: readonly { readonly id: string }[],
): Promise<Result<number>> =>
  removeAll(
    name,
    documents.map(({ id }) => id),
  );
