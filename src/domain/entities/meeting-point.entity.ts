import type { Static } from 'typebox';
import { decimal, entity, optional, text } from '@divot/documents';

// The exact place where a game's players meet. Kept apart from the game, which every signed-in user can read: the rules
// show it only to the host and to guests while the game lists them as accepted. It has the game's id.

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
