import { type Answer, type Call, serve, type Service, type ServiceSettings } from '#dev/services/shared/serve.ts';
import { coachOf, earliestStart, minutesOf, startsBetween, written } from './availability.ts';

// The parts of Cal.com's API v2 that the app uses (https://cal.com/docs/api-reference/v2): free slots of a public event
// type, booking, reading, cancelling and rescheduling. Like Cal.com, each endpoint requires its own cal-api-version.

const SLOTS_VERSION = '2024-09-04';
const BOOKINGS_VERSION = '2024-08-13';
const DAY_MS = 86_400_000;
const MAX_DAYS = 62;

type Status = 'accepted' | 'pending' | 'rejected' | 'cancelled';
type Booking = {
  readonly uid: string;
  readonly status: Status;
  readonly start: string;
  readonly end: string;
  readonly username: string;
  readonly eventTypeSlug: string;
  readonly attendee: Readonly<Record<string, string>>;
  readonly metadata: Readonly<Record<string, string>>;
  readonly bookingFieldsResponses: Readonly<Record<string, string>>;
  readonly cancellationReason?: string;
  readonly rescheduledFromUid?: string;
};
export type BookingService = Service & {
  readonly bookings: readonly Booking[];
  /** What a coach does in their own calendar. */
  answer(uid: string, status: Status): void;
};

class Refusal extends Error {
  readonly answer: Answer;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.answer = { status, json: { status: 'error', error: { code, message } } };
  }
}
const bad = (message: string) => new Refusal(400, 'BadRequestException', message);
const TAKEN = 'User either already has booking at this time or is not available';
const missing = () => new Refusal(404, 'NotFoundException', 'Booking was not found');

const parse = (body: Buffer) => JSON.parse(body.toString() || '{}') as Readonly<Record<string, never>>;
const shown = ({ attendee, username, ...booking }: Booking) => ({
  ...booking,
  attendees: [attendee],
  hosts: [{ username }],
  duration: (Date.parse(booking.end) - Date.parse(booking.start)) / 60_000,
});

export const serveBooking = async (settings: ServiceSettings & { now?: () => number }): Promise<BookingService> => {
  const { now = Date.now, ...rest } = settings;
  const bookings: Booking[] = [];
  const replace = (uid: string, change: Partial<Booking>): Booking => {
    const at = bookings.findIndex((booking) => booking.uid === uid);
    if (at < 0) throw missing();
    return (bookings[at] = { ...bookings[at]!, ...change });
  };
  const found = (uid: string): Booking => {
    const booking = bookings.find((one) => one.uid === uid);
    if (!booking) throw missing();
    return booking;
  };
  const isFree = (username: string, startMs: number, endMs: number, except?: string) =>
    bookings.every(
      (b) =>
        b.username !== username ||
        b.uid === except ||
        b.status === 'cancelled' ||
        b.status === 'rejected' ||
        Date.parse(b.end) <= startMs ||
        Date.parse(b.start) >= endMs,
    );
  const eventType = (username: string, slug: string) => {
    const [coach, minutes] = [coachOf(username), minutesOf(slug)];
    if (!coach || minutes === undefined) {
      throw new Refusal(404, 'NotFoundException', `Event type with slug ${slug} not found for user ${username}`);
    }
    return { coach, minutes };
  };

  const slots = ({ query }: Call): Answer => {
    const username = query.get('username') ?? '';
    const { coach, minutes } = eventType(username, query.get('eventTypeSlug') ?? '');
    const timeZone = query.get('timeZone') ?? 'UTC';
    const from = Date.parse(query.get('start') ?? '');
    const end = query.get('end') ?? '';
    // A bare day includes all of that day.
    const to = Date.parse(end) + (end.length === 10 ? DAY_MS : 0);
    if (Number.isNaN(from) || Number.isNaN(to)) throw bad('start and end are ISO 8601 datestrings');
    const data: Record<string, { start: string }[]> = {};
    const earliest = earliestStart(coach, now());
    for (const ms of startsBetween(coach, minutes, from, Math.min(to, from + MAX_DAYS * DAY_MS))) {
      if (ms < earliest || !isFree(username, ms, ms + minutes * 60_000)) continue;
      const { day, start } = written(ms, timeZone);
      (data[day] ??= []).push({ start });
    }
    return { json: { status: 'success', data } };
  };

  const checked = (username: string, slug: string, start: string, except?: string) => {
    const { coach, minutes } = eventType(username, slug);
    const startMs = Date.parse(start);
    if (Number.isNaN(startMs)) throw bad('start must be a valid ISO 8601 date string');
    const endMs = startMs + minutes * 60_000;
    const isOffered = startsBetween(coach, minutes, startMs, startMs + 1).length === 1;
    if (startMs < earliestStart(coach, now())) throw bad('Attempting to book a meeting too soon');
    if (!isOffered || !isFree(username, startMs, endMs, except)) throw bad(TAKEN);
    return {
      start: new Date(startMs).toISOString(),
      end: new Date(endMs).toISOString(),
      status: coach.confirms ? ('pending' as const) : ('accepted' as const),
    };
  };
  const keep = (booking: Omit<Booking, 'uid'>): Answer => {
    const whole = { ...booking, uid: `booking-${bookings.length + 1}` };
    bookings.push(whole);
    return { status: 201, json: { status: 'success', data: shown(whole) } };
  };

  const book = ({ body }: Call): Answer => {
    const request = parse(body) as unknown as Partial<Booking> &
      Pick<Booking, 'username' | 'eventTypeSlug' | 'start' | 'attendee'>;
    const { name, email, timeZone } = request.attendee ?? {};
    if (!name || !email || !timeZone) throw bad('attendee needs name, email and timeZone');
    const { username, eventTypeSlug, attendee, metadata = {}, bookingFieldsResponses = {} } = request;
    const span = checked(username, eventTypeSlug, request.start);
    return keep({ ...span, username, eventTypeSlug, attendee, metadata, bookingFieldsResponses });
  };
  const reschedule = (uid: string, { body }: Call): Answer => {
    const before = found(uid);
    if (before.status === 'cancelled') throw bad(`Can't reschedule booking with uid=${uid}, it has been cancelled`);
    const span = checked(before.username, before.eventTypeSlug, (parse(body) as { start?: string }).start ?? '', uid);
    replace(uid, { status: 'cancelled' });
    return keep({ ...before, ...span, rescheduledFromUid: uid });
  };
  const cancel = (uid: string, { body }: Call): Answer => {
    if (found(uid).status === 'cancelled') throw bad(`Can't cancel booking with uid=${uid}, it is cancelled already`);
    const cancellationReason = (parse(body) as { cancellationReason?: string }).cancellationReason ?? '';
    return { json: { status: 'success', data: shown(replace(uid, { status: 'cancelled', cancellationReason })) } };
  };
  /** The owner's list, for callers with a key. */
  const list = ({ headers, query }: Call): Answer => {
    if (!headers.authorization) throw new Refusal(401, 'UnauthorizedException', 'No authentication provided');
    const email = query.get('attendeeEmail');
    const data = bookings.filter(({ attendee }) => email === null || attendee['email'] === email).map(shown);
    return { json: { status: 'success', data } };
  };

  const route = (call: Call): Answer => {
    const { method, path } = call;
    const isSlots = path === '/v2/slots';
    if (call.headers['cal-api-version'] !== (isSlots ? SLOTS_VERSION : BOOKINGS_VERSION)) {
      throw bad(`cal-api-version is not ${isSlots ? SLOTS_VERSION : BOOKINGS_VERSION}`);
    }
    if (isSlots && method === 'GET') return slots(call);
    const [, uid = '', act = ''] = /^\/v2\/bookings(?:\/([^/]+))?(?:\/(cancel|reschedule))?$/.exec(path) ?? [];
    if (path === '/v2/bookings') return method === 'POST' ? book(call) : list(call);
    if (uid && method === 'GET' && !act) return { json: { status: 'success', data: shown(found(uid)) } };
    if (uid && method === 'POST' && act) return act === 'cancel' ? cancel(uid, call) : reschedule(uid, call);
    throw new Refusal(404, 'NotFoundException', `Cannot ${method} ${path}`);
  };
  const handle = (call: Call): Answer => {
    try {
      return route(call);
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      throw error;
    }
  };
  const target = ({ path }: { path: string }) => ({ method: path.split('/').pop() ?? '' });
  const service = await serve({ name: 'booking', ...rest, target, handle });
  return { ...service, bookings, answer: (uid, status) => void replace(uid, { status }) };
};
