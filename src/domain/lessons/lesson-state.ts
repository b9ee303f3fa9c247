import type { Booking } from '#src/domain/entities/booking.entity.ts';
import { HOUR_MS, type Iso } from '@divot/basics';

// The states of a lesson: requested → confirmed | declined | expired after 48 h without a reply; confirmed → cancelled
// (free until 24 h before) | rescheduled | done | no-show.

/** A request without a reply expires after this time. */
const EXPIRES_AFTER_MS = 48 * HOUR_MS;
/** The golfer can cancel free of charge until this long before the start. */
const FREE_UNTIL_MS = 24 * HOUR_MS;

type Status = Booking['status'];
const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  'requested-local': ['requested', 'confirmed', 'declined', 'cancelled'],
  requested: ['confirmed', 'declined', 'expired', 'cancelled', 'rescheduled'],
  confirmed: ['cancelled', 'rescheduled', 'done', 'no-show'],
  declined: [],
  expired: [],
  cancelled: [],
  rescheduled: [],
  done: ['no-show'],
  'no-show': ['done'],
  sent: [],
};

export const mayBecome = (from: Status, to: Status): boolean => NEXT[from].includes(to);

export const isExpired = (booking: Pick<Booking, 'status' | 'createdAt'>, nowIso: Iso): boolean =>
  booking.status === 'requested' && Date.parse(nowIso) - Date.parse(booking.createdAt) > EXPIRES_AFTER_MS;

export const isFreeToCancel = (booking: Pick<Booking, 'status' | 'startUtc'>, nowIso: Iso): boolean =>
  booking.status !== 'confirmed' || Date.parse(booking.startUtc) - Date.parse(nowIso) >= FREE_UNTIL_MS;

const OPEN: readonly Status[] = ['requested-local', 'requested', 'confirmed'];

/** Whether a lesson is still to come: its state is open and it is not over. */
export const isUpcoming = (booking: Booking, nowIso: Iso): boolean =>
  booking.kind === 'lesson' && OPEN.includes(booking.status) && (booking.endUtc ?? booking.startUtc) > nowIso;

/** Whether a lesson, as far as Divot knows, took place and still needs a note of what was worked on. */
export const awaitsOutcome = (booking: Booking, nowIso: Iso): boolean =>
  booking.kind === 'lesson' && booking.status === 'confirmed' && (booking.endUtc ?? booking.startUtc) <= nowIso;

export const REMINDER_HOURS = [24, 2] as const;

/** The closest reminder due for a confirmed lesson: within 24 h or 2 h of its start. */
export const dueReminder = (
  booking: Pick<Booking, 'kind' | 'status' | 'startUtc'>,
  nowIso: Iso,
): (typeof REMINDER_HOURS)[number] | undefined => {
  if (booking.kind !== 'lesson' || booking.status !== 'confirmed') return undefined;
  const ahead = Date.parse(booking.startUtc) - Date.parse(nowIso);
  if (ahead <= 0) return undefined;
  return REMINDER_HOURS.toReversed().find((hours) => ahead <= hours * HOUR_MS);
};
