import { useEffect, useState } from 'react';
import { liveQuery } from 'dexie';
import { eventsDatabase } from '#src/data/db/events-database.ts';
import type { GolfEvent } from '#src/domain/events/event.ts';
import type { Season } from '#src/domain/events/season.ts';
import { useUid } from '#src/platform/state.ts';

export type Events = {
  readonly events: readonly GolfEvent[];
  readonly seasons: readonly Season[];
  readonly ready: boolean;
};

const NONE: Events = { events: [], seasons: [], ready: false };
/** A hundred seasons of days. */
const MOST = 2000;

/** The events and seasons on this device, the latest day first. Follows changes of other tabs. */
export const useEvents = (): Events => {
  const uid = useUid();
  const [answer, setAnswer] = useState(NONE);
  useEffect(() => {
    if (uid === undefined) return undefined;
    const read = async () => {
      const database = eventsDatabase(uid);
      const [events, seasons] = await Promise.all([
        database.events.orderBy('day').limit(MOST).toArray(),
        database.seasons.limit(MOST).toArray(),
      ]);
      return { events: events.toReversed(), seasons, ready: true };
    };
    const following = liveQuery(read).subscribe({ next: setAnswer, error: () => setAnswer({ ...NONE, ready: true }) });
    return () => following.unsubscribe();
  }, [uid]);
  return answer;
};
