import type { Static } from 'typebox';
import { day, entity, id, instant, object, oneOf, optional, text, whole, whollyReplaced } from '@divot/documents';

// Shots the golfer imported, one document per practice in the file. Names, notes, places and raw rows are not stored.

/** A longer practice is split into several documents. */
export const MOST_SHOTS_A_SESSION = 1000;
export const MOST_CLUBS_A_SESSION = 60;
/** Whole numbers separated by commas, as domain/bag/shot-columns.ts writes them. */
const column = () => text(MOST_SHOTS_A_SESSION * 8);

export const shotSessions = entity({
  name: 'shotSessions',
  version: 0,
  fields: {
    importedAt: instant(),
    /** Shared by all documents of one import, which is undone as a whole. */
    importId: id(),
    vendor: oneOf(
      'garmin',
      'trackman',
      'rapsodo',
      'square',
      'foresight',
      'flightscope',
      'awesome-golf',
      'table',
      'garmin-archive',
      'divot',
    ),
    place: oneOf('range', 'course'),
    /** Absent when the file names no day. */
    day: optional(day()),
    count: whole(1, MOST_SHOTS_A_SESSION),
    clubs: whollyReplaced(text(40), MOST_CLUBS_A_SESSION),
    /** One text per column, with a place for each shot. A column that is empty for every shot is absent. */
    columns: object({
      club: column(),
      carry: column(),
      second: optional(column()),
      nth: optional(column()),
      side: optional(column()),
      total: optional(column()),
      ball: optional(column()),
      clubSpeed: optional(column()),
      launch: optional(column()),
      direction: optional(column()),
      spin: optional(column()),
      path: optional(column()),
      face: optional(column()),
    }),
  },
  indexes: [['sortKey']],
  cloud: { collection: 'shotSessions', access: 'owner', maxBytes: 150_000 },
  sortedBy: (session) => (session.day === undefined ? session.importedAt : `${session.day}T12:00:00.000Z`),
  defaults: {
    place: 'range',
    vendor: 'table',
    count: 1,
    clubs: [],
    importId: 'earlier',
    columns: { club: '', carry: '' },
  },
});
export type ShotSession = Static<typeof shotSessions.schema>;
