import { type Result, compact, fail, groupBy, ok } from '@divot/basics';
import {
  type FileBytes,
  type LineNote,
  MOST_ARCHIVE_BYTES,
  type ReadShot,
  type ReadShotFile,
  type SampleColumn,
  type ShotFile,
  type ShotFileOptions,
  readGarminPractice,
  readShotFile,
  sampleTable,
  swappedDay,
} from '@divot/shot-files';
import { newSessions } from './new-sessions.ts';
import type { SessionShots } from './shot-columns.ts';

// What importing a file of shots would do, before anything is stored.

export type ClubComingIn = {
  readonly club: string;
  readonly shots: number;
  readonly carryM: number;
  readonly lowM: number;
  readonly highM: number;
};

export type ShotPreview = Pick<ShotFile, 'vendor' | 'ambiguous' | 'lengthUnit' | 'dayFirst' | 'unreadDates'> &
  Pick<ReadShotFile, 'players' | 'unknownClubs'> & {
    readonly sessions: readonly SessionShots[];
    readonly newShots: number;
    /** Shots that the golfer already has. */
    readonly knownShots: number;
    /** Longest first. */
    readonly clubs: readonly ClubComingIn[];
    /** The lines left out, counted by reason, most first. */
    readonly leftOut: readonly { readonly reason: string; readonly lines: number }[];
    readonly lines: readonly LineNote[];
    /** The first and the last day of the new shots. */
    readonly days?: readonly [string, string];
    /** A shot's day that would be another if day and month were swapped. */
    readonly openDay?: string;
    /** The columns of a table that Divot is not sure about. */
    readonly columns: readonly SampleColumn[];
  };

/** A file that Divot cannot read alone, with the columns that the golfer can name. */
export type UnreadTable = { readonly sentence: string; readonly columns: readonly SampleColumn[] };

const MOST_LINES = 300;
/** The share of the time that reading the file takes. Finding what is new takes the rest. */
const READING_SHARE = 0.85;
const HAVE_ALREADY = 'You have this shot already';

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.round((sorted.length - 1) * share))]!;

const comingIn = (shots: readonly ReadShot[]): readonly ClubComingIn[] =>
  [...groupBy(shots, ({ club }) => club)]
    .map(([club, clubShots]) => {
      const carries = clubShots.map(({ carryM }) => carryM).sort((a, b) => a - b);
      const [lowM, carryM, highM] = [0.1, 0.5, 0.9].map((share) => quantile(carries, share)) as [
        number,
        number,
        number,
      ];
      return { club, shots: clubShots.length, carryM, lowM, highM };
    })
    .sort((a, b) => b.carryM - a.carryM);

const ZIP_START = [0x50, 0x4b, 0x03, 0x04] as const;
/** A ZIP file that is not an Excel workbook, because a workbook is a ZIP too. */
const isGarminExport = (bytes: FileBytes): boolean => {
  const start = bytes.subarray(0, 2000);
  return (
    ZIP_START.every((byte, at) => start[at] === byte) &&
    !new TextDecoder('latin1').decode(start).includes('[Content_Types].xml')
  );
};

/** The export of one golfer's own account, so it holds nobody else's shots. */
const readGarminExport = (bytes: FileBytes, onProgress: (share: number) => void): Result<ReadShotFile> => {
  if (bytes.length > MOST_ARCHIVE_BYTES) return fail('This file is larger than 200 MB, more than Divot can read.');
  const read = readGarminPractice(bytes.subarray(0, bytes.length), onProgress);
  return read.ok ? ok({ ...read.value, players: [], unknownClubs: [] }) : read;
};

/** Pure. `stored` are all of the golfer's sessions, whatever their source. */
export const previewShots = (
  name: string,
  bytes: FileBytes,
  options: ShotFileOptions,
  stored: readonly SessionShots[],
  onProgress: (share: number) => void = () => undefined,
): Result<ShotPreview, UnreadTable> => {
  const onReading = (share: number) => onProgress(share * READING_SHARE);
  const read = isGarminExport(bytes)
    ? readGarminExport(bytes, onReading)
    : readShotFile(name, bytes, options, onReading);
  if (!read.ok) return fail({ sentence: read.error, columns: sampleTable(bytes) });
  const { players, unknownClubs, ...file } = read.value;
  const { vendor, ambiguous, lengthUnit, dayFirst, unreadDates, skipped, otherLines } = file;
  const { sessions, added, repeated } = newSessions(file, stored, (share) =>
    onProgress(READING_SHARE + share * (1 - READING_SHARE)),
  );
  const notes = [...skipped, ...otherLines, ...repeated.map(({ line }) => ({ line, reason: HAVE_ALREADY }))];
  const days = added.flatMap(({ day }) => day ?? []).sort();
  const openDay = file.shots.find(({ day }) => day !== undefined && swappedDay(day) !== day)?.day;
  return ok(
    compact({
      vendor,
      ambiguous,
      players,
      unknownClubs,
      lengthUnit,
      dayFirst,
      unreadDates,
      sessions,
      newShots: added.length,
      knownShots: repeated.length,
      clubs: comingIn(added),
      leftOut: [...groupBy(notes, ({ reason }) => reason)]
        .map(([reason, lines]) => ({ reason, lines: lines.length }))
        .sort((a, b) => b.lines - a.lines),
      lines: notes.sort((a, b) => a.line - b.line).slice(0, MOST_LINES),
      days: days.length > 0 ? ([days[0]!, days.at(-1)!] as const) : undefined,
      openDay,
      columns: ambiguous.columns || options.columns ? sampleTable(bytes, options) : [],
    }),
  );
};
