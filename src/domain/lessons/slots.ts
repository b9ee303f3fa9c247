import type { Booking } from '#src/domain/entities/booking.entity.ts';
import { MINUTE_MS, type Iso, type IsoDay, addDays } from '@divot/basics';
import { dayIn, type Zone } from './zones.ts';

// When a lesson can take place. All times are instants in UTC. A lesson ends at its start plus its length, even if
// daylight saving changes the clocks meanwhile.

/** How many days ahead golfers can book lessons. */
export const BOOKING_DAYS = 60;

export const endOf = (startUtc: Iso, minutes: number): Iso =>
  new Date(Date.parse(startUtc) + minutes * MINUTE_MS).toISOString();

type Span = { readonly startUtc: Iso; readonly endUtc: Iso };

/** Back-to-back lessons do not overlap. */
export const overlaps = (one: Span, other: Span): boolean =>
  Date.parse(one.startUtc) < Date.parse(other.endUtc) && Date.parse(other.startUtc) < Date.parse(one.endUtc);

/** A lesson in one of these states blocks the golfer's time. */
const HOLDS_TIME: readonly Booking['status'][] = ['requested-local', 'requested', 'confirmed'];

/**
 * The golfer's lesson that a new one would overlap, if any. `except` is the id of the lesson that the golfer is moving.
 */
export const clashWith = (bookings: readonly Booking[], span: Span, except?: string): Booking | undefined =>
  bookings.find(
    (booking) =>
      booking.kind === 'lesson' &&
      booking.id !== except &&
      HOLDS_TIME.includes(booking.status) &&
      booking.endUtc !== undefined &&
      overlaps({ startUtc: booking.startUtc, endUtc: booking.endUtc }, span),
  );

/** The 60 days on which a lesson can be booked, today first, in the golfer's zone. */
export const bookingDays = (nowIso: Iso, zone: Zone): readonly IsoDay[] => {
  const today = dayIn(nowIso, zone);
  return Array.from({ length: BOOKING_DAYS }, (_, ahead) => addDays(today, ahead));
};

/** Future starts, grouped by the day they fall on in the golfer's zone and in order within each day. */
export const slotsByDay = (starts: readonly Iso[], zone: Zone, nowIso: Iso): ReadonlyMap<IsoDay, readonly Iso[]> => {
  const coming = [...new Set(starts.map((start) => new Date(start).toISOString()))]
    .filter((start) => start > nowIso)
    .toSorted();
  const days = new Map<IsoDay, Iso[]>();
  for (const start of coming) {
    const day = dayIn(start, zone);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return days;
};

export const ALTERNATIVES = 3;

/**
 * The starts closest to the one that is no longer free, in order of time. Of two equally close ones, prefers the
 * earlier.
 */
export const nearestStarts = (starts: readonly Iso[], wantedUtc: Iso, nowIso: Iso): readonly Iso[] => {
  const wanted = Date.parse(wantedUtc);
  const distance = (start: Iso) => Math.abs(Date.parse(start) - wanted);
  return [...new Set(starts.map((start) => new Date(start).toISOString()))]
    .filter((start) => start > nowIso && Date.parse(start) !== wanted)
    .toSorted((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
    .slice(0, ALTERNATIVES)
    .toSorted();
};
