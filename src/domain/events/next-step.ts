import type { EventRow } from './event-results.ts';
import { withoutCard } from './event-results.ts';
import type { EventGroup, GolfEvent } from './event.ts';

// What the organiser does next, and what each card still lacks.

export type NextStep = 'draw' | 'start' | 'cards' | 'wait' | 'ask' | 'done';

export type Lack = {
  readonly row: EventRow;
  readonly missing: readonly number[];
  readonly conflicts: readonly number[];
};

const rowsIn = (event: GolfEvent, group: EventGroup, rows: readonly EventRow[]): readonly EventRow[] => {
  const names = new Set(event.players.filter(({ id }) => group.players.includes(id)).map(({ name }) => name));
  return rows.filter((row) => row.out === undefined && row.names.some((name) => names.has(name)));
};

/** Open holes that are no longer to be played: a later one has a score, or somebody of the group has finished. */
const openHoles = ({ hole }: EventGroup, row: EventRow, isGroupIn: boolean): readonly number[] => {
  if (isGroupIn) return row.missing;
  const turn = (n: number) => (n - hole + row.holes) % row.holes;
  const open = new Set(row.missing);
  const last = Math.max(...Array.from({ length: row.holes }, (_, at) => (open.has(at + 1) ? -1 : turn(at + 1))));
  return row.missing.filter((n) => turn(n) < last);
};

/**
 * The cards that lack something, in the order of the groups. A card that is under way lacks nothing yet.
 * @param rows of `eventRows`.
 */
export const lacking = (event: GolfEvent, rows: readonly EventRow[]): readonly Lack[] =>
  event.groups.flatMap((group) => {
    const groupRows = rowsIn(event, group, rows);
    const isGroupIn = groupRows.some(({ isWhole }) => isWhole);
    return groupRows
      .map((row): Lack => ({ row, missing: openHoles(group, row, isGroupIn), conflicts: row.conflicts }))
      .filter(({ missing, conflicts }) => missing.length + conflicts.length > 0);
  });

/** @param rows of `eventRows`. */
export const nextStep = (event: GolfEvent, rows: readonly EventRow[]): NextStep => {
  const isPlayed = rows.some(({ thru }) => thru > 0);
  if (!isPlayed) return event.groups.some(({ time }) => time === undefined) ? 'draw' : 'start';
  if (lacking(event, rows).length > 0) return 'cards';
  if (rows.some(({ missing }) => missing.length > 0)) return 'wait';
  return withoutCard(rows).length > 0 ? 'ask' : 'done';
};

export type GroupStanding = {
  readonly group: EventGroup;
  /** 1 for the first. */
  readonly number: number;
  /** Holes that every card of the group has. Undefined where nobody of it plays. */
  readonly thru: number | undefined;
  readonly isIn: boolean;
};

const minutesOf = (time = '0:00'): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
};

/** The groups in the order in which they start, with how far each is. */
export const groupStandings = (event: GolfEvent, rows: readonly EventRow[]): readonly GroupStanding[] =>
  event.groups
    .map((group, at): GroupStanding => {
      const groupRows = rowsIn(event, group, rows);
      return {
        group,
        number: at + 1,
        thru: groupRows.length === 0 ? undefined : Math.min(...groupRows.map(({ thru }) => thru)),
        isIn: groupRows.every(({ isWhole, thru, holes }) => isWhole || thru === holes),
      };
    })
    .toSorted((a, b) => minutesOf(a.group.time) - minutesOf(b.group.time) || a.number - b.number);
