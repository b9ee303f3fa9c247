import type { Static } from 'typebox';
import { entity } from './entity.ts';
import { decimal, optional, text } from './fields.ts';

// Where exactly a game's players meet. Apart from the game, which everyone signed in can read: the rules show it to the
// host and to whoever the game says is taken in, for as long as it says so. Its id is the game's.

export const meetingPoints = entity({
  name: 'meetingPoints',
  version: 0,
  fields: {
    directions: optional(text(160)),
    latitude: optional(decimal(-90, 90)),
    longitude: optional(decimal(-180, 180)),
  },
  indexes: [['sortKey']],
  cloud: { collection: 'meetingPoints', access: 'owner-and-guests', maxBytes: 4000 },
  sortedBy: (point) => point.createdAt,
  defaults: {},
});
export type MeetingPoint = Static<typeof meetingPoints.schema>;
