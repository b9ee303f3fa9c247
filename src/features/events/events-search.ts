import { compact } from '@divot/basics';
import { oneOfParam, textParam } from '#src/platform/search-params.ts';

const views = ['edit', 'season', 'edit-season', 'clubhouse'] as const;

/** Where the golfer is in /events. Without a view, an id is an event's board. */
export type EventsSearch = { readonly view?: (typeof views)[number]; readonly id?: string };
export type GoTo = (at: EventsSearch) => void;

/** Reads the address and drops invalid values. */
export const parseEventsSearch = (search: Readonly<Record<string, unknown>>): EventsSearch =>
  compact({ view: oneOfParam(views, search['view']), id: textParam(search['id']) });
