import type { Static } from 'typebox';
import {
  MAX_CLOUD_BYTES,
  decimal,
  entity,
  flag,
  greatestWhole,
  id,
  instant,
  instantText,
  object,
  oneOf,
  optional,
  prose,
  setOf,
  text,
  whollyReplaced,
} from '@divot/documents';

// Lessons, messages to coaches and lesson requests. `kind` tells them apart.

export const bookings = entity({
  name: 'bookings',
  version: 0,
  fields: {
    kind: oneOf('lesson', 'request', 'message'),
    status: oneOf(
      'requested-local',
      'requested',
      'confirmed',
      'declined',
      'expired',
      'cancelled',
      'rescheduled',
      'done',
      'no-show',
      'sent',
    ),
    coachId: optional(id()),
    coachName: optional(text(80)),
    /** When the lesson starts, or when the message was written. */
    startUtc: instant(),
    endUtc: optional(instantText()),
    coachTz: optional(text(60)),
    userTz: optional(text(60)),
    lessonType: optional(text(60)),
    topicFaultIds: optional(setOf(text(40), 16)),
    /** What the golfer ticked to share, as references: 'swing:<id>', 'round:<id>', 'stats'. */
    shared: optional(setOf(text(80), 20)),
    note: optional(prose(1000)),
    price: optional(object({ amount: decimal(0, 100_000), currency: text(3) })),
    externalId: optional(text(120)),
    alternatives: optional(whollyReplaced(instantText(), 3)),
    cancelledBy: optional(oneOf('golfer', 'coach')),
    cancelReason: optional(text(280)),
    reminded: optional(flag()),
    /** The version of the lesson that the golfer last saved to a calendar. `sequence` counts the versions (RFC 5545). */
    inCalendar: optional(
      object({
        sequence: greatestWhole(0, 100_000),
        startUtc: text(32),
        endUtc: text(32),
        status: oneOf('TENTATIVE', 'CONFIRMED', 'CANCELLED'),
      }),
    ),
    workedOn: optional(prose(280)),
    feel: optional(text(60)),
    drills: optional(setOf(text(64), 20)),
  },
  indexes: [['sortKey'], ['kind', 'sortKey']],
  cloud: { collection: 'bookings', access: 'owner', maxBytes: MAX_CLOUD_BYTES },
  sortedBy: (booking) => booking.startUtc,
  defaults: { kind: 'lesson', status: 'requested' },
});
export type Booking = Static<typeof bookings.schema>;
