import { oneOf, searchOf, text } from '#src/platform/search-params.ts';

/** Where the golfer is in /events. Without a view, an id is an event's board. */
export const parseEventsSearch = searchOf({ view: oneOf(['edit', 'season', 'edit-season', 'clubhouse']), id: text });
export type EventsSearch = ReturnType<typeof parseEventsSearch>;
export type GoTo = (at: EventsSearch) => void;
