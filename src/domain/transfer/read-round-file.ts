import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Result, ok } from '@divot/basics';
import { roundsOfArchive } from './archive-rounds.ts';
import type { ImportContext, ImportPreview } from './import-preview.ts';
import { joinedTable } from './join-tables.ts';
import { readRounds } from './rounds.ts';
import { decodeText, isGolfMetrics, readRoundArchive } from '@divot/shot-files';

const HEAD_BYTES = 4000;
const ZIP_START = [0x50, 0x4b] as const;

export type KnownRounds = { readonly rounds: readonly Round[]; readonly courses: readonly Course[] };

/**
 * Reads any file of rounds without storing anything: a table, Divot's own JSON, a ZIP of tables, or an archive of Garmin,
 * 18Birdies or GolfMetrics. Its content decides, not its name.
 */
export const readRoundFile = (
  bytes: Uint8Array,
  known: KnownRounds,
  context: ImportContext,
): Result<ImportPreview<Round>> => {
  const head = decodeText(bytes.subarray(0, HEAD_BYTES));
  const isZip = ZIP_START.every((byte, at) => bytes[at] === byte);
  const table = isZip ? joinedTable(bytes) : undefined;
  if (table !== undefined) return readRounds(table, known.rounds, context);
  if (!isZip && !head.includes('"myData"') && !isGolfMetrics(head))
    return readRounds(decodeText(bytes), known.rounds, context);
  const archive = readRoundArchive('', bytes, context.onProgress);
  return archive.ok ? ok(roundsOfArchive(archive.value, known.rounds, known.courses, context)) : archive;
};
