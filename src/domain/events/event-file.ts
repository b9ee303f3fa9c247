import { type Result, fail, isIsoDay, ok } from '@divot/basics';
import { type Keywords, fitsSchema } from '@divot/documents';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { safeText } from '#src/domain/transfer/cells.ts';
import { writeTable } from '#src/domain/transfer/table.ts';
import { type GolfEvent, MOST_COURSES, eventSchema } from './event.ts';
import { type EventRow, matchResult, partingWords, statesText } from './event-results.ts';
import { type Season, seasonSchema } from './season.ts';

// Events and seasons as files: JSON that another phone's Divot reads, and a table for spreadsheets.

const KIND = 'divot-events';
const VERSION = 1;
/** A season of 60 days of 96 players takes about 2 MB. */
export const MOST_BYTES = 5_000_000;

export type EventFile = { readonly events: readonly GolfEvent[]; readonly season?: Season };

export const writeEventFile = ({ events, season }: EventFile): string =>
  JSON.stringify({ kind: KIND, version: VERSION, events, ...(season ? { season } : {}) });

const fits = (value: unknown, schema: unknown): boolean => fitsSchema(value, schema as Keywords);
/** What the schema cannot say: times are times, every group plays on a course that is there, and everyone in it is a player. */
const hangsTogether = ({ day, heardAt, courses, players, groups }: GolfEvent): boolean => {
  const ids = new Set(players.map(({ id }) => id));
  const grouped = groups.flatMap((group) => group.players);
  return (
    isIsoDay(day) &&
    Object.values(heardAt).every((at) => Number.isFinite(Date.parse(at))) &&
    courses.length > 0 &&
    courses.length <= MOST_COURSES &&
    courses.every(({ tees }) => tees.length > 0 && tees.every(({ par }) => par.length === 9 || par.length === 18)) &&
    ids.size === players.length &&
    new Set(grouped).size === grouped.length &&
    groups.every((group) => group.course < courses.length && group.players.every((id) => ids.has(id)))
  );
};
export const isEvent = (value: unknown): value is GolfEvent =>
  fits(value, eventSchema) && hangsTogether(value as GolfEvent);
export const isSeason = (value: unknown): value is Season => fits(value, seasonSchema);

export const TOO_LARGE = 'This file is too large for an event or a season. Nothing changed.';
const OTHER_KIND = 'This is not an event or a season from Divot. Nothing changed.';

/** What a file holds, or one sentence on why Divot does not take it. */
export const readEventFile = (content: string): Result<EventFile> => {
  if (content.length > MOST_BYTES) return fail(TOO_LARGE);
  let read: unknown;
  try {
    read = JSON.parse(content);
  } catch {
    return fail(OTHER_KIND);
  }
  if (!isRecord(read) || read['kind'] !== KIND || typeof read['version'] !== 'number') return fail(OTHER_KIND);
  if (read['version'] > VERSION) return fail('A newer Divot wrote this file. Update Divot first. Nothing changed.');
  const { events, season } = read;
  const isWhole = Array.isArray(events) && events.every(isEvent) && (season === undefined || isSeason(season));
  if (!isWhole) return fail('This file is damaged. Ask for it once more. Nothing changed.');
  return ok({ events, ...(season === undefined ? {} : { season }) });
};

/** The results as a table. */
export const resultsCsv = (rows: readonly EventRow[]): string =>
  writeTable(
    ['place', 'name', 'result', 'holes', 'state', 'parted by', 'without index'],
    rows.map((row) => ({
      place: row.rank,
      name: safeText(row.names.join(row.match ? ' v ' : ' & ')),
      result: row.match ? safeText(matchResult(row)) : row.value,
      holes: row.thru,
      state: safeText(statesText(row)),
      'parted by': partingWords(row),
      'without index': safeText(row.withoutIndex.join(' & ')),
    })),
  );
