import { isRecord } from '#src/domain/shared/is-record.ts';
import { type Result, fail, ok } from '@divot/basics';
import { jsonOf } from '#src/platform/network/text-up-to.ts';
import type { Config } from '#src/platform/settings/config.ts';

// Cal.com API v2 (https://cal.com/docs/api-reference/v2): free slots and bookings of a coach's public event types. Each
// endpoint has its own version header. What an answer means for a lesson is decided in src/domain/lessons, not here.

const SLOTS_VERSION = '2024-09-04';
const BOOKINGS_VERSION = '2024-08-13';
const PATIENCE_MS = 15_000;
/** Bytes of an answer, and times that a coach can have free in the weeks that Divot asks for. */
const MOST_ANSWER = 2_000_000;
const MOST_STARTS = 500;

/**
 * offline: not reached, or something else answered · taken: the coach is not free then · too-soon: within the coach's
 * notice · not-found: no such coach, lesson or booking · busy: try later · refused: any other refusal
 */
export type BookingFailure = 'offline' | 'taken' | 'too-soon' | 'not-found' | 'busy' | 'refused';

export type CoachStatus = 'accepted' | 'pending' | 'rejected' | 'cancelled';
export type Booked = {
  readonly externalId: string;
  readonly status: CoachStatus;
  readonly startUtc: string;
  readonly endUtc: string;
};
type Lesson = { readonly coachUser: string; readonly slug: string };
export type LessonRequest = Lesson & {
  /** Divot's own id of the request. It finds the booking again if the answer was lost. */
  readonly requestId: string;
  readonly startUtc: string;
  readonly golfer: { readonly name: string; readonly email: string; readonly timeZone: string };
  readonly notes: string;
};

export type BookingClient = {
  /** Free start times from `fromUtc` to `toUtc`, UTC. */
  freeStarts(
    lesson: Lesson,
    span: { readonly fromUtc: string; readonly toUtc: string },
  ): Promise<Result<readonly string[], BookingFailure>>;
  /** Books a lesson. If the answer to an earlier try was lost, it finds that booking instead of booking twice. */
  book(request: LessonRequest): Promise<Result<Booked, BookingFailure>>;
  read(externalId: string): Promise<Result<Booked, BookingFailure>>;
  /** The current booking of a request. A booking that was moved continues under another id. */
  standing(requestId: string, email: string): Promise<Booked | undefined>;
  cancel(externalId: string, reason: string): Promise<Result<Booked, BookingFailure>>;
  reschedule(externalId: string, startUtc: string): Promise<Result<Booked, BookingFailure>>;
};

const STATUSES: readonly CoachStatus[] = ['accepted', 'pending', 'rejected', 'cancelled'];

const failureOf = (status: number, message: string): BookingFailure => {
  if (status === 404) return 'not-found';
  if (status === 429 || status >= 500) return 'busy';
  if (/already has booking|not available|no available users/i.test(message)) return 'taken';
  return /too soon|minimum.*notice/i.test(message) ? 'too-soon' : 'refused';
};

const messageOf = (answer: unknown): string => {
  const error = isRecord(answer) ? answer['error'] : undefined;
  return isRecord(error) && typeof error['message'] === 'string' ? error['message'] : '';
};

const bookedOf = (data: unknown): Result<Booked, BookingFailure> => {
  if (!isRecord(data)) return fail('refused');
  const { uid, start, end } = data;
  const status = STATUSES.find((each) => each === data['status']);
  if (typeof uid !== 'string' || typeof start !== 'string' || typeof end !== 'string' || !status)
    return fail('refused');
  const [startMs, endMs] = [Date.parse(start), Date.parse(end)];
  if (Number.isNaN(startMs) || Number.isNaN(endMs)) return fail('refused');
  return ok({
    externalId: uid,
    status,
    startUtc: new Date(startMs).toISOString(),
    endUtc: new Date(endMs).toISOString(),
  });
};

/** Undefined without a key: lessons are then requested by message. */
export const bookingClient = (
  { key, base }: Config['booking'],
  fetcher: typeof fetch = fetch,
): BookingClient | undefined => {
  if (key === undefined) return undefined;

  const call = async (path: string, version: string, body?: object): Promise<Result<unknown, BookingFailure>> => {
    let answer: Response;
    let reply: unknown;
    try {
      answer = await fetcher(`${base}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'cal-api-version': version,
          authorization: `Bearer ${key}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : undefined,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      reply = await jsonOf(answer, MOST_ANSWER);
    } catch {
      return fail('offline'); // no network, no answer in time, or a page instead of data
    }
    if (!answer.ok) return fail(failureOf(answer.status, messageOf(reply)));
    return isRecord(reply) && reply['status'] === 'success' ? ok(reply['data']) : fail('refused');
  };
  const booking = async (path: string, body?: object) => {
    const answer = await call(`/bookings${path}`, BOOKINGS_VERSION, body);
    return answer.ok ? bookedOf(answer.value) : answer;
  };

  const standing = async (requestId: string, email: string): Promise<Booked | undefined> => {
    const answer = await call(`/bookings?attendeeEmail=${encodeURIComponent(email)}`, BOOKINGS_VERSION);
    if (!answer.ok || !Array.isArray(answer.value)) return undefined;
    return answer.value
      .filter(
        (one: unknown) => isRecord(one) && isRecord(one['metadata']) && one['metadata']['requestId'] === requestId,
      )
      .flatMap((one: unknown) => {
        const booked = bookedOf(one);
        return booked.ok && booked.value.status !== 'cancelled' ? [booked.value] : [];
      })[0];
  };

  return {
    freeStarts: async ({ coachUser, slug }, { fromUtc, toUtc }) => {
      const query = new URLSearchParams({
        username: coachUser,
        eventTypeSlug: slug,
        start: fromUtc,
        end: toUtc,
        timeZone: 'UTC',
      });
      const answer = await call(`/slots?${query}`, SLOTS_VERSION);
      if (!answer.ok) return answer;
      if (!isRecord(answer.value)) return fail('refused');
      const slots: unknown[] = Object.values(answer.value).flat();
      const starts = slots
        .map((slot: unknown) =>
          isRecord(slot) && typeof slot['start'] === 'string' ? Date.parse(slot['start']) : Number.NaN,
        )
        .filter((ms) => ms >= Date.parse(fromUtc) && ms < Date.parse(toUtc));
      // A broken answer does not say that the coach has no free time.
      if (slots.length > 0 && starts.length === 0) return fail('refused');
      const inOrder = [...new Set(starts)].sort((a, b) => a - b);
      return ok(inOrder.slice(0, MOST_STARTS).map((ms) => new Date(ms).toISOString()));
    },
    book: async (request) => {
      const { coachUser, slug, startUtc, golfer, notes, requestId } = request;
      const booked = await booking('', {
        start: startUtc,
        username: coachUser,
        eventTypeSlug: slug,
        attendee: { ...golfer, language: 'en' },
        metadata: { requestId },
        bookingFieldsResponses: notes ? { notes } : undefined,
      });
      if (booked.ok || booked.error !== 'taken') return booked;
      // An earlier try of the same request may have booked it, and its answer was lost.
      const before = await standing(requestId, golfer.email);
      return before ? ok(before) : booked;
    },
    standing,
    read: (externalId) => booking(`/${encodeURIComponent(externalId)}`),
    cancel: (externalId, reason) =>
      booking(`/${encodeURIComponent(externalId)}/cancel`, { cancellationReason: reason }),
    reschedule: (externalId, startUtc) => booking(`/${encodeURIComponent(externalId)}/reschedule`, { start: startUtc }),
  };
};
