import { type Result, compact, fail, filled, ok } from '@divot/basics';
import { type WrittenDate, dateInFileName, dateOrder, dayOf } from './dates.ts';
import type { Columns } from './columns.ts';
import type { Draft } from './draft-shots.ts';
import { impossibleBecause } from './flight.ts';
import { findTable } from './find-table.ts';
import { readPlayers } from './players.ts';
import { readRows } from './read-rows.ts';
import { createShotKeys } from './shot-key.ts';
import { type FileBytes, openText } from './text-file.ts';
import type { NumberField, Player, ReadShot, ShotFile, ShotFileOptions } from './types.ts';
import { readUnnamedUnits } from './unnamed-units.ts';

// Reads a launch monitor's file as shots. It never guesses silently: `ambiguous` names what the file leaves open.
// Names, e-mails, notes and places are never read, because a row gives out only the columns asked for.

const NOT_SHOTS =
  'Divot finds no table of shots in this file. Bring the CSV file that your launch monitor exports, or choose its columns.';

/** The share of the time that reading the rows takes. Making shots of them takes the rest. */
const ROWS_SHARE = 0.7;
const SHOTS_BETWEEN_PROGRESS = 10_000;

/** The draft's own values become the shot, because a long file would not fit in a phone's memory twice. */
const shotOf = (
  draft: Draft,
  scale: (draft: Draft, field: NumberField) => number,
  day: (draft: Draft) => string | undefined,
): Omit<ReadShot, 'key'> => {
  const { values, club, spinMeasured, date } = draft;
  const onDay = day(draft);
  const scaled = draft.unnamed.map((field) => [field, values[field]! * scale(draft, field)] as const);
  return Object.assign(
    values,
    Object.fromEntries(scaled),
    compact({
      line: draft.line,
      club: club.club,
      loftDegrees: club.loftDegrees,
      at: onDay && date?.time ? `${onDay}T${date.time}` : undefined,
      day: onDay || undefined,
      spinMeasured,
    }),
  );
};

/** Which day each draft has: its own, or the one in the file's name if the table has no dates. None is in the future. */
const readDays = (name: string, drafts: readonly Draft[], { at }: Columns, { dayFirst, today }: ShotFileOptions) => {
  const named = dateInFileName(name);
  const dateOf = ({ date }: Draft): WrittenDate | undefined => date ?? (at.date ? undefined : named);
  const nameOrder = dateOrder(named ? [named] : [], { today });
  const namedDay = named && nameOrder.isProved ? dayOf(named, nameOrder.dayFirst) : undefined;
  const order = dateOrder(
    drafts.flatMap((draft) => dateOf(draft) ?? []),
    { namedDay, today },
  );
  const isDayFirst = order.isProved ? order.dayFirst : (dayFirst ?? order.dayFirst);
  const dayIn = (draft: Draft): string | undefined => {
    const date = dateOf(draft);
    const day = date && dayOf(date, isDayFirst);
    return day !== undefined && today !== undefined && day > today ? undefined : day;
  };
  const isUnread = (draft: Draft) =>
    draft.hasUnreadDate === true || (draft.date !== undefined && dayIn(draft) === undefined);
  return { order, dayFirst: isDayFirst, dayOf: dayIn, unread: () => drafts.filter(isUnread).length };
};

/** A file's shots, and beside them what only a question about the file shows: names of people and clubs are not stored. */
export type ReadShotFile = ShotFile & {
  readonly players: readonly Player[];
  /** Words of the club column that Divot does not know. These shots stay out until the golfer names their clubs. */
  readonly unknownClubs: readonly string[];
};

const isTrue = (value: boolean): true | undefined => value || undefined;

type Days = ReturnType<typeof readDays>;
type Maker = Columns['maker'];
type Units = ReturnType<typeof readUnnamedUnits>;
type Players = ReturnType<typeof readPlayers>;
type Reading = NonNullable<ReturnType<typeof readRows>>;

/** The golfer's shots among the drafts. What is left out is added to the reading's `skipped`, with its reason. */
const shotsIn = (
  { drafts, skipped }: Reading,
  { maker, days, units, players }: { maker: Maker; days: Days; units: Units; players: Players },
  onProgress: (share: number) => void,
): readonly ReadShot[] => {
  const keyOf = createShotKeys(maker.vendor);
  const shots: ReadShot[] = [];
  for (const [at, draft] of drafts.entries()) {
    if (at % SHOTS_BETWEEN_PROGRESS === 0) onProgress(at / drafts.length);
    if (!players.isGolfers(draft)) {
      skipped.push({ line: draft.line, reason: 'Another player’s shot' });
      continue;
    }
    const shot = shotOf(draft, units.scale, days.dayOf);
    const impossible = impossibleBecause(shot);
    const key = impossible ? undefined : keyOf(shot);
    if (key === undefined) skipped.push({ line: shot.line, reason: impossible ?? 'Twice in the file' });
    else shots.push(Object.assign(shot, { key }));
  }
  return shots;
};

/**
 * The shots of a file: any maker's export that Divot knows, or any table with a carry and a club, with the columns,
 * units and dates that a person has named in `options`. Pure. Fails with one sentence that says what the file is and what
 * would work.
 */
export const readShotFile = (
  name: string,
  bytes: FileBytes,
  options: ShotFileOptions = {},
  onProgress: (share: number) => void = () => undefined,
): Result<ReadShotFile> => {
  if (typeof name !== 'string') return fail(NOT_SHOTS);
  const opened = openText(bytes);
  if (!opened.ok) return opened;
  const table = findTable(opened.value, options);
  if (!table) return fail(NOT_SHOTS);
  const reading = readRows(opened.value, table, options, (share) => onProgress(share * ROWS_SHARE));
  if (!reading) return fail('This file holds more than 200,000 shots. Export fewer practices at a time.');
  const { drafts, skipped, otherLines } = reading;
  const { maker } = table.columns;
  if (drafts.length === 0 && skipped.length === 0) {
    return fail('This file has a launch monitor’s header but no shots. Export the practice again.');
  }

  const days = readDays(name, drafts, table.columns, options);
  const { order, dayFirst } = days;
  const units = readUnnamedUnits(drafts, table.columns, options.lengthUnit);
  const players = readPlayers(drafts, options.players);
  const shots = shotsIn(reading, { maker, days, units, players }, (share) =>
    onProgress(ROWS_SHARE + share * (1 - ROWS_SHARE)),
  );
  const guessed = drafts.filter(players.isGolfers).flatMap(({ guessedWord }) => guessedWord ?? []);
  const file: ReadShotFile = compact({
    players: players.players,
    unknownClubs: [...reading.unknownClubs],
    vendor: maker.vendor,
    lengthUnit: units.lengthUnit,
    unreadDates: days.unread() || undefined,
    dayFirst: order.isProved ? undefined : dayFirst,
    shots,
    skipped: skipped.toSorted((a, b) => a.line - b.line),
    otherLines,
    ambiguous: compact({
      dates: isTrue(!order.isProved && options.dayFirst === undefined),
      lengthUnit: isTrue(units.isOpen),
      clubs: filled([...new Set(guessed)]),
      columns: isTrue(table.columns.isProposed),
      players: isTrue(players.isOpen),
    }),
  });
  return ok(file);
};
