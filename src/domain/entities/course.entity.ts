import type { Static } from 'typebox';
import {
  decimal,
  derivedText,
  entity,
  flag,
  id,
  instantText,
  listBy,
  mapOf,
  object,
  oneOf,
  optional,
  text,
  whole,
  whollyReplaced,
} from '@divot/documents';

// A course and its tees (limits: domain sheet whs.md section 8). Ratings are optional: a round on an unrated tee counts
// for statistics but not for the index.

const rating = decimal(20, 95);
const slope = whole(55, 155);
export const tee = object({
  id: id(),
  name: text(40),
  colour: optional(text(20)),
  gender: optional(oneOf('female', 'male', 'any')),
  /** Names of the two nines it joins, where a course has more than two. */
  nines: optional(whollyReplaced(text(20), 2)),
  /** 9 or 18 values, hole 1 first. */
  par: whollyReplaced(whole(2, 7), 18),
  strokeIndex: optional(whollyReplaced(whole(1, 18), 18)),
  yards: optional(whollyReplaced(whole(0, 1100), 18)),
  courseRating: optional(rating),
  slope: optional(slope),
  frontCourseRating: optional(rating),
  frontSlope: optional(slope),
  backCourseRating: optional(rating),
  backSlope: optional(slope),
});

const position = object({ lat: decimal(-90, 90), lon: decimal(-180, 180) });
/** Longest text of a map. With its card, a course then takes less than 25 KB. */
export const MAX_MAP = 22_000;
/** Corners of a green: more than anyone taps. */
const MOST_CORNERS = 200;

export const courses = entity({
  name: 'courses',
  version: 0,
  fields: {
    name: text(80),
    city: optional(text(80)),
    country: optional(text(60)),
    source: oneOf('user', 'shared'),
    published: optional(flag()),
    /** The published course that this one is a copy of. */
    sharedFrom: optional(object({ courseId: id(), enteredBy: text(60), enteredAt: instantText() })),
    enteredBy: optional(text(60)),
    lastPlayedAt: optional(instantText()),
    /**
     * The map as text (packed-map.ts of @divot/ground). It derives from OpenStreetMap, so a course's card omits it.
     * Empty: the golfer wants none.
     */
    map: optional(derivedText(MAX_MAP)),
    /** The golfer's own tees and greens, by the map's hole number. */
    ownHoles: optional(
      mapOf(
        object({
          middle: optional(position),
          green: optional(whollyReplaced(position, MOST_CORNERS)),
          tee: optional(position),
        }),
      ),
    ),
    tees: listBy('id', tee, 20),
  },
  indexes: [['sortKey']],
  cloud: { collection: 'courses', access: 'owner', maxBytes: 100_000 },
  sortedBy: (course) => course.lastPlayedAt ?? course.createdAt,
  defaults: { name: '', source: 'user', tees: [] },
  unrestored: ['published', 'lastPlayedAt'],
});
export type Course = Static<typeof courses.schema>;
export type Tee = Static<typeof tee>;
