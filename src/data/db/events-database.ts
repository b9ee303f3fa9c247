import { Dexie, type Table } from 'dexie';
import { reopenForEveryLoss } from '#src/data/rxdb/reopened-connections.ts';
import type { GolfEvent } from '#src/domain/events/event.ts';
import type { Season } from '#src/domain/events/season.ts';
import { databaseName } from './database-name.ts';

// Events and seasons stay on the device of whoever runs them and go elsewhere by file. They hold other golfers' names, so
// nothing replicates them. Signing out erases them with the golfer's other databases.

type EventsDatabase = Dexie & { readonly events: Table<GolfEvent, string>; readonly seasons: Table<Season, string> };

const opened = new Map<string, EventsDatabase>();

const nameOf = (uid: string): string => `${databaseName(uid)}--events`;

/** Undefined if nothing was ever stored in it. */
export const existingEventsDatabase = async (uid: string): Promise<EventsDatabase | undefined> =>
  (await Dexie.exists(nameOf(uid))) ? eventsDatabase(uid) : undefined;

export const eventsDatabase = (uid: string): EventsDatabase => {
  const before = opened.get(uid);
  if (before !== undefined) return before;
  const database = new Dexie(nameOf(uid)) as EventsDatabase;
  database.use(reopenForEveryLoss);
  database.version(1).stores({ events: 'id, day', seasons: 'id' });
  database.on('close', () => opened.delete(uid));
  opened.set(uid, database);
  return database;
};
