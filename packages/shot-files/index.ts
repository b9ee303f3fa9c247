// Files of launch monitors and archives of golf apps in; shots, rounds and club patterns out.

export { type ClubPattern, type PatternShot, clubPattern, mishits, priorOf } from './clubs/club-pattern.ts';
export { clubSpeedsIn } from './clubs/club-speeds.ts';
export type { ReadHole, ReadRound, ReadRoundShot, RoundArchive } from './readers/archive-types.ts';
export { dateOrder, dayOf, swappedDay, writtenDateIn } from './readers/dates.ts';
export { readGarminPractice } from './readers/garmin-practice.ts';
export { unpackedBytes } from './readers/garmin-zip.ts';
export { isGolfMetrics } from './readers/golfmetrics.ts';
export { MOST_ARCHIVE_BYTES, readRoundArchive } from './readers/read-round-archive.ts';
export { type ReadShotFile, readShotFile } from './readers/read-shot-file.ts';
export { type SampleColumn, sampleTable } from './readers/sample-table.ts';
export { keyStem } from './readers/shot-key.ts';
export { type FileBytes, decodeText } from './readers/text-file.ts';
export type { LineNote, ReadShot, ShotFile, ShotFileOptions } from './readers/types.ts';
