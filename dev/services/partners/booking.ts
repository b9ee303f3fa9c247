import { DAY_MS, HOUR_MS } from '@divot/basics';
import { TZDate } from '@date-fns/tz';
import { type Answer, type Call, type Service, type ServiceSettings, serve } from '@divot/local-cloud';

// The parts of Cal.com's API v2 that the app uses (https://cal.com/docs/api-reference/v2): free slots of a public event
// type, booking, reading, cancelling and rescheduling. Like Cal.com, each endpoint requires its own cal-api-version.

const MAX_DAYS = 62;
const STEP_MINUTES = 30;
const LENGTHS = [30, 45, 60, 90];

/** Hours and weekdays (0 is Sunday) are the coach's own: daylight saving moves their hours in UTC. */
const INES = {
  timeZone: 'Europe/London',
  firstHour: 9,
  lastHour: 17,
  weekdays: [1, 2, 3, 4, 5],
  noticeHours: 2,
  confirms: false,
};
type Coach = typeof INES;
const COACHES: Readonly<Record<string, Coach>> = {
  ines: INES,
  tom: { ...INES, weekdays: [2, 3, 4, 5, 6], noticeHours: 24 },
  mei: { ...INES, timeZone: 'Asia/Tokyo', firstHour: 8, lastHour: 20 },
  omar: { ...INES, weekdays: [1, 2, 3, 4, 5, 6], confirms: true },
  arjun: { ...INES, timeZone: 'Asia/Kolkata', firstHour: 7, lastHour: 12 },
};
type Status = 'accepted' | 'pending' | 'rejected' | 'cancelled';
type Booking = {
  readonly uid: string;
  readonly status: Status;
  readonly start: string;
  readonly end: string;
  readonly username: string;
  readonly eventTypeSlug: string;
  readonly attendee: Readonly<Record<string, string>>;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly bookingFieldsResponses?: Readonly<Record<string, string>>;
  readonly rescheduledFromUid?: string;
};
type Wanted = Omit<Booking, 'uid' | 'status' | 'end'>;
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
const missing = (what: string) => new Refusal(404, 'NotFoundException', `${what} was not found`);
const success = (data: unknown, status = 200): Answer => ({ status, json: { status: 'success', data } });

const parse = (body: Buffer) => JSON.parse(body.toString() || '{}') as unknown;

/** Starts of lessons that end within the coach's hours, from `fromMs` up to and without `toMs`, in order. */
const startsBetween = (coach: Coach, minutes: number, fromMs: number, toMs: number): number[] => {
  const starts = new Set<number>();
  for (let dayMs = fromMs - DAY_MS; dayMs <= toMs + DAY_MS; dayMs += DAY_MS) {
    const day = new TZDate(dayMs, coach.timeZone);
    if (!coach.weekdays.includes(day.getDay())) continue;
    for (let minute = coach.firstHour * 60; minute <= coach.lastHour * 60 - minutes; minute += STEP_MINUTES) {
      starts.add(new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), 0, minute, coach.timeZone).getTime());
    }
  }
  return [...starts].filter((start) => start >= fromMs && start < toMs).sort((a, b) => a - b);
};

const eventType = (username: string, slug: string) => {
  const coach = COACHES[username];
  const minutes = Number.parseInt(slug, 10);
  if (!coach || !LENGTHS.includes(minutes)) throw missing(`Event type with slug ${slug} of user ${username}`);
  return { coach, minutes };
};

export const serveBooking = async (settings: ServiceSettings & { now?: () => number }): Promise<BookingService> => {
  const { now = Date.now, ...rest } = settings;
  const bookings: Booking[] = [];
  const find = (uid: string): Booking => {
    const booking = bookings.find((one) => one.uid === uid);
    if (!booking) throw missing('Booking');
    return booking;
  };
  const setStatus = (uid: string, status: Status): Booking => {
    const booking = { ...find(uid), status };
    bookings[bookings.findIndex((one) => one.uid === uid)] = booking;
    return booking;
  };
  const isFree = (username: string, startMs: number, minutes: number, except?: string) =>
    bookings.every(
      (other) =>
        other.username !== username ||
        other.uid === except ||
        ['cancelled', 'rejected'].includes(other.status) ||
        Date.parse(other.end) <= startMs ||
        Date.parse(other.start) >= startMs + minutes * 60_000,
    );
  const earliestMs = ({ noticeHours }: Coach) => now() + noticeHours * HOUR_MS;

  const slots = ({ query }: Call): Answer => {
    const username = query.get('username') ?? '';
    const { coach, minutes } = eventType(username, query.get('eventTypeSlug') ?? '');
    const [from, to] = [Date.parse(query.get('start') ?? ''), Date.parse(query.get('end') ?? '')];
    if (Number.isNaN(from) || Number.isNaN(to)) throw bad('start and end are ISO 8601 datestrings');
    const days: Record<string, { readonly start: string }[]> = {};
    for (const ms of startsBetween(coach, minutes, from, Math.min(to, from + MAX_DAYS * DAY_MS))) {
      if (ms < earliestMs(coach) || !isFree(username, ms, minutes)) continue;
      const start = new Date(ms).toISOString();
      (days[start.slice(0, 10)] ??= []).push({ start });
    }
    return success(days);
  };

  const book = (wanted: Wanted): Answer => {
    const { coach, minutes } = eventType(wanted.username, wanted.eventTypeSlug);
    const startMs = Date.parse(wanted.start);
    if (Number.isNaN(startMs)) throw bad('start must be a valid ISO 8601 date string');
    if (startMs < earliestMs(coach)) throw bad('Attempting to book a meeting too soon');
    const isOffered = startsBetween(coach, minutes, startMs, startMs + 1).length === 1;
    if (!isOffered || !isFree(wanted.username, startMs, minutes, wanted.rescheduledFromUid))
      throw bad('User either already has booking at this time or is not available');
    if (wanted.rescheduledFromUid) setStatus(wanted.rescheduledFromUid, 'cancelled');
    const booking: Booking = {
      ...wanted,
      uid: `booking-${bookings.length + 1}`,
      start: new Date(startMs).toISOString(),
      end: new Date(startMs + minutes * 60_000).toISOString(),
      status: coach.confirms ? 'pending' : 'accepted',
    };
    bookings.push(booking);
    return success(booking, 201);
  };

  const change = (uid: string, act: string, body: Buffer): Answer => {
    const before = find(uid);
    if (before.status === 'cancelled') throw bad(`Can't ${act} booking with uid=${uid}, it has been cancelled`);
    if (act === 'cancel') return success(setStatus(uid, 'cancelled'));
    return book({ ...before, start: (parse(body) as Wanted).start, rescheduledFromUid: uid });
  };

  /** The owner's list, for callers with a key. */
  const list = ({ headers, query }: Call): Answer => {
    if (!headers.authorization) throw new Refusal(401, 'UnauthorizedException', 'No authentication provided');
    return success(bookings.filter(({ attendee }) => attendee['email'] === query.get('attendeeEmail')));
  };

  const route = (call: Call): Answer => {
    const { method, path, headers, body } = call;
    const version = path === '/v2/slots' ? '2024-09-04' : '2024-08-13';
    if (headers['cal-api-version'] !== version) throw bad(`cal-api-version is not ${version}`);
    const [, uid, act] = /^\/v2\/bookings\/([^/]+)(?:\/(cancel|reschedule))?$/.exec(path) ?? [];
    switch (`${method} ${path}`) {
      case 'GET /v2/slots':
        return slots(call);
      case 'GET /v2/bookings':
        return list(call);
      case 'POST /v2/bookings': {
        const wanted = parse(body) as Wanted;
        const { name, email, timeZone } = (wanted as Partial<Wanted>).attendee ?? {};
        if (!name || !email || !timeZone) throw bad('attendee needs name, email and timeZone');
        return book(wanted);
      }
      default:
        if (!uid || (method === 'POST') !== (act !== undefined)) throw missing(path);
        return act ? change(uid, act, body) : success(find(uid));
    }
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
  return { ...service, bookings, answer: (uid, status) => void setStatus(uid, status) };
};
