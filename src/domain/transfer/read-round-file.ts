import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Result, ok } from '@divot/basics';
import { roundsOfArchive } from './archive-rounds.ts';
import type { ImportContext, ImportPreview } from './import-preview.ts';
import { readRounds } from './rounds.ts';
import { decodeText, isGolfMetrics, readRoundArchive, unpackedBytes } from '@divot/shot-files';
import { unzipSync } from 'fflate';
import { NAMES, ROUND_FIELDS, type RoundField, isAdjusted } from './round-columns.ts';
import { cellsOf, headerIn } from './table-place.ts';
import { writeTable } from './table.ts';

// A ZIP of tables, as Golf Pad exports one: one has a line for each round with its rating, another a line for each hole.
// Joined, each hole has the rating of its round, and rounds without holes follow.

const MOST_UNPACKED = 20_000_000;
const TABLE_FILE = /\.(?:csv|tsv|txt)$/i;

const textsIn = (bytes: Uint8Array): readonly string[] => {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: (file) => {
        if (!TABLE_FILE.test(file.name)) return false;
        size += unpackedBytes(file);
        return size <= MOST_UNPACKED;
      },
    });
    return Object.values(files).map(decodeText);
  } catch {
    return [];
  }
};

type Table = {
  readonly fields: readonly RoundField[];
  readonly hasHoles: boolean;
  readonly isAdjusted: boolean;
  readonly rows: readonly Partial<Record<RoundField, string>>[];
};

/** A table by the fields that Divot knows. Undefined if it holds no rounds. */
const tableOf = (text: string): Table | undefined => {
  const place = headerIn(text);
  if (!place?.columns.isKnown) return undefined;
  const { byField } = place.columns;
  const fields = ROUND_FIELDS.filter((field) => byField.has(field));
  const rows = cellsOf(text, place.separator)
    .slice(place.line + 1)
    .filter(({ length }) => length > 1)
    .map((cells) => Object.fromEntries(fields.map((field) => [field, cells[byField.get(field)!.at] ?? ''])));
  const score = byField.get('score');
  return { fields, hasHoles: byField.has('hole'), isAdjusted: score !== undefined && isAdjusted(score), rows };
};

const IDENTITY = ['date', 'club', 'course', 'tee', 'golfer'] as const;

/** The tables of rounds in a ZIP as one. Undefined if it holds none. */
const joinedTable = (zip: Uint8Array): string | undefined => {
  const tables = textsIn(zip).flatMap((text) => tableOf(text) ?? []);
  // A table of strokes has no score of a hole.
  const ofHoles = tables.filter(({ hasHoles }) => hasHoles);
  const holes = ofHoles.find(({ fields: names }) => names.includes('strokes')) ?? ofHoles[0];
  const rounds = tables.find(({ hasHoles }) => !hasHoles);
  const fields = ROUND_FIELDS.filter((field) => [holes, rounds].some((table) => table?.fields.includes(field)));
  if (!holes && !rounds) return undefined;
  const identity = IDENTITY.filter((field) => holes?.fields.includes(field) && rounds?.fields.includes(field));
  const keyOf = (row: Table['rows'][number]) => identity.map((field) => row[field]).join('|');
  const byRound = new Map(rounds?.rows.map((row) => [keyOf(row), row]));
  const played = new Set(holes?.rows.map(keyOf));
  const rows = [
    ...(holes?.rows.map((row) => ({ ...byRound.get(keyOf(row)), ...row })) ?? []),
    ...(rounds?.rows.filter((row) => !played.has(keyOf(row))) ?? []),
  ];
  const isTotal = rounds && !rounds.isAdjusted;
  const nameOf = (field: RoundField) => (field === 'score' && isTotal ? 'totalscore' : NAMES[field].split(' ')[0]!);
  return writeTable(
    fields.map(nameOf),
    rows.map((row) => Object.fromEntries(fields.map((field) => [nameOf(field), row[field] ?? '']))),
  );
};

const HEAD_BYTES = 4000;
const ZIP_START = [0x50, 0x4b] as const;

export type KnownRounds = { readonly rounds: readonly Round[]; readonly courses: readonly Course[] };

/**
 * Reads any file of rounds without storing anything: a table, Divot's own JSON, a ZIP of tables, or an archive of Garmin,
 * 18Birdies or GolfMetrics. Its content decides, not its name.
 */
export const readRoundFile = (
  bytes: Uint8Array,
  stored: KnownRounds,
  context: ImportContext,
): Result<ImportPreview<Round>> => {
  const head = decodeText(bytes.subarray(0, HEAD_BYTES));
  const isZip = ZIP_START.every((byte, at) => bytes[at] === byte);
  const table = isZip ? joinedTable(bytes) : undefined;
  if (table !== undefined) return readRounds(table, stored.rounds, context);
  if (!isZip && !head.includes('"myData"') && !isGolfMetrics(head))
    return readRounds(decodeText(bytes), stored.rounds, context);
  const archive = readRoundArchive('', bytes, context.onProgress);
  return archive.ok ? ok(roundsOfArchive(archive.value, stored.rounds, stored.courses, context)) : archive;
};
