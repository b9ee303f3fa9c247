import type { Static } from 'typebox';
import {
  decimal,
  entity,
  flag,
  newestFirst,
  object,
  optional,
  setOf,
  text,
  whole,
  whollyReplaced,
} from '@divot/documents';

// The coach directory. Divot reads it from the cloud, keeps it for offline use and never writes to it.

const lessonType = object({
  slug: text(60),
  title: text(80),
  minutes: whole(10, 240),
  price: optional(decimal(0, 10_000)),
});

export const coaches = entity({
  name: 'coaches',
  version: 0,
  fields: {
    name: text(80),
    photo: optional(text(400)),
    bio: optional(text(600)),
    city: optional(text(80)),
    country: optional(text(60)),
    latitude: optional(decimal(-90, 90)),
    longitude: optional(decimal(-180, 180)),
    online: optional(flag()),
    languages: optional(setOf(text(30), 20)),
    levels: optional(setOf(text(30), 10)),
    specialities: optional(setOf(text(40), 30)),
    certificates: optional(setOf(text(80), 20)),
    currency: optional(text(3)),
    priceFrom: optional(decimal(0, 10_000)),
    rating: optional(decimal(0, 5)),
    ratingCount: optional(whole(0, 1_000_000)),
    responseHours: optional(decimal(0, 1000)),
    verified: optional(flag()),
    timeZone: optional(text(60)),
    /** Where golfers' messages go. */
    email: optional(text(254)),
    bookingUser: optional(text(80)),
    lessonTypes: optional(whollyReplaced(lessonType, 12)),
  },
  indexes: [['name']],
  cloud: { collection: 'coaches', access: 'directory', maxBytes: 40_000 },
  sortedBy: (coach) => coach.createdAt,
  defaults: { sortKey: newestFirst(undefined), userId: 'directory', name: '' },
});
export type Coach = Static<typeof coaches.schema>;
