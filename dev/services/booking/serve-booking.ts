import type { Faults } from '#dev/services/shared/faults.ts';
import { type Call, serve, type Service, ServiceError } from '#dev/services/shared/serve.ts';

// The minimum of Cal.com's API v2 (https://cal.com/docs/api-reference/v2): free slots of a public event type, and
// booking one of them. Coaches teach on weekdays, 09:00 to 17:00 UTC.

type Booking = {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly username: string;
  readonly eventTypeSlug: string;
  readonly attendee: Readonly<Record<string, string>>;
};
export type BookingService = Service & { readonly bookings: readonly Booking[] };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_HOUR = 9;
const LAST_HOUR = 17;
const MAX_DAYS = 62;
const minutesOf = (slug: string) => Number(/(\d+)/.exec(slug)?.[1] ?? 60);

const startsOn = (dayMs: number, minutes: number): number[] => {
  const weekday = new Date(dayMs).getUTCDay();
  if (weekday === 0 || weekday === 6) return [];
  const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR }, (_, hour) => dayMs + (FIRST_HOUR + hour) * HOUR_MS);
  return hours.filter((start) => start + minutes * 60_000 <= dayMs + LAST_HOUR * HOUR_MS);
};

export const serveBooking = async (settings: {
  port?: number;
  faults?: Faults;
  now?: () => number;
}): Promise<BookingService> => {
  const { now = Date.now, ...rest } = settings;
  const bookings: Booking[] = [];
  const free = (username: string, startMs: number, endMs: number) =>
    startMs > now() &&
    bookings.every((b) => b.username !== username || Date.parse(b.end) <= startMs || Date.parse(b.start) >= endMs);

  const slots = ({ query }: Call) => {
    const username = query.get('username') ?? '';
    const minutes = minutesOf(query.get('eventTypeSlug') ?? '');
    const from = Date.parse((query.get('start') ?? '').slice(0, 10));
    const to = Date.parse((query.get('end') ?? '').slice(0, 10));
    if (Number.isNaN(from) || Number.isNaN(to)) throw new ServiceError(400, 'BAD_REQUEST', 'start and end are days');
    const data: Record<string, { start: string }[]> = {};
    for (let day = from; day <= Math.min(to, from + MAX_DAYS * DAY_MS); day += DAY_MS) {
      const starts = startsOn(day, minutes).filter((start) => free(username, start, start + minutes * 60_000));
      if (starts.length > 0) {
        data[new Date(day).toISOString().slice(0, 10)] = starts.map((start) => ({
          start: new Date(start).toISOString(),
        }));
      }
    }
    return { json: { status: 'success', data } };
  };

  const book = ({ body }: Call) => {
    const asked = JSON.parse(body.toString() || '{}') as Omit<Booking, 'uid' | 'end'>;
    const startMs = Date.parse(asked.start);
    const minutes = minutesOf(asked.eventTypeSlug ?? '');
    const endMs = startMs + minutes * 60_000;
    const offered = startsOn(Math.floor(startMs / DAY_MS) * DAY_MS, minutes).includes(startMs);
    if (!offered || !free(asked.username, startMs, endMs)) {
      throw new ServiceError(
        400,
        'BadRequestException',
        'User either already has booking at this time or is not available',
      );
    }
    const uid = `booking-${bookings.length + 1}`;
    const booking = { ...asked, uid, start: new Date(startMs).toISOString(), end: new Date(endMs).toISOString() };
    bookings.push(booking);
    return { status: 201, json: { status: 'success', data: { ...booking, status: 'accepted' } } };
  };

  const handle = (call: Call) => {
    if (!call.headers['cal-api-version']) throw new ServiceError(400, 'BAD_REQUEST', 'cal-api-version is missing');
    if (call.method === 'GET' && call.path === '/v2/slots') return slots(call);
    if (call.method === 'POST' && call.path === '/v2/bookings') return book(call);
    throw new ServiceError(404, 'NOT_FOUND');
  };
  const target = ({ path }: { path: string }) => ({ method: path.split('/').pop() ?? '' });
  const service = await serve({ name: 'booking', ...rest, target, handle });
  return { ...service, bookings };
};
