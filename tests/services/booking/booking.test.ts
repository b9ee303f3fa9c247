import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Services, startServices } from '#dev/services/start-services.ts';
import { dayIn, timeIn } from '#src/domain/lessons/zones.ts';
import { type BookingClient, type LessonRequest, bookingClient } from '#src/services/booking/booking.ts';

// Tests the client against the local Cal.com: the client sends what Cal.com's documentation requires, and the stand-in
// insists on it.

let services: Services;
let nowMs: number;
let client: BookingClient;
beforeEach(async () => {
  nowMs = Date.parse('2026-03-26T08:30:00Z'); // a Thursday, three days before London's clocks change
  services = await startServices({ now: () => nowMs });
  client = bookingClient({ key: 'local', base: `${services.booking.origin}/v2` })!;
});
afterEach(() => services.stop());

const lesson = { coachUser: 'ines', slug: '90-minutes' };
const starts = async (from: string, to: string, of = lesson) => {
  const answer = await client.freeStarts(of, { fromUtc: from, toUtc: to });
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
};
const request = (startUtc: string, over: Partial<LessonRequest> = {}): LessonRequest => ({
  ...lesson,
  requestId: 'r1',
  startUtc,
  golfer: { name: 'Sam', email: 'sam@example.org', timeZone: 'America/Los_Angeles' },
  notes: 'Over the top',
  ...over,
});

describe('free starts', () => {
  it('keep the coach’s clock through the change: 09:00 to 15:30 for 90 minutes, before and after', async () => {
    for (const [day, first, last] of [
      ['2026-03-27', '2026-03-27T09:00:00.000Z', '2026-03-27T15:30:00.000Z'],
      ['2026-03-30', '2026-03-30T08:00:00.000Z', '2026-03-30T14:30:00.000Z'],
    ] as const) {
      const found = await starts(`${day}T00:00:00Z`, `${day}T23:59:59Z`);
      expect([found[0], found.at(-1)]).toEqual([first, last]);
      expect(timeIn(found.at(-1)!, 'Europe/London')).toBe('15:30');
    }
  });

  it('leave out the weekend and the coach’s notice', async () => {
    const found = await starts('2026-03-26T00:00:00Z', '2026-03-30T23:59:59Z');
    expect(found[0]).toBe('2026-03-26T10:30:00.000Z'); // two hours from now
    expect(new Set(found.map((start) => start.slice(0, 10)))).toEqual(
      new Set(['2026-03-26', '2026-03-27', '2026-03-30']),
    );
  });

  it('of a coach in India fall on the evening before in California', async () => {
    const found = await starts('2026-03-29T18:00:00Z', '2026-03-30T17:59:59Z', {
      coachUser: 'arjun',
      slug: '60-minutes',
    });
    expect([dayIn(found[0]!, 'Asia/Kolkata'), timeIn(found[0]!, 'Asia/Kolkata')]).toEqual(['2026-03-30', '07:00']);
    expect([dayIn(found[0]!, 'America/Los_Angeles'), timeIn(found[0]!, 'America/Los_Angeles')]).toEqual([
      '2026-03-29',
      '18:30',
    ]);
  });
});

describe('booking', () => {
  const at = '2026-03-30T08:00:00.000Z';

  it('books, and removes what overlaps from the list', async () => {
    expect(await client.book(request(at))).toMatchObject({
      ok: true,
      value: { status: 'accepted', startUtc: at, endUtc: '2026-03-30T09:30:00.000Z' },
    });
    expect((await starts('2026-03-30T00:00:00Z', '2026-03-30T23:59:59Z'))[0]).toBe('2026-03-30T09:30:00.000Z');
    expect(services.booking.bookings[0]).toMatchObject({
      attendee: { name: 'Sam', email: 'sam@example.org', timeZone: 'America/Los_Angeles' },
      bookingFieldsResponses: { notes: 'Over the top' },
    });
  });

  it('says that another golfer was faster', async () => {
    await client.book(request(at));
    expect(await client.book(request('2026-03-30T09:00:00.000Z', { requestId: 'r2' }))).toEqual({
      ok: false,
      error: 'taken',
    });
  });

  it('does not book twice if the first response was lost', async () => {
    services.faults.add({ kind: 'lost-acknowledgement', service: 'booking', method: 'bookings' });
    expect(await client.book(request(at))).toEqual({ ok: false, error: 'offline' });
    expect(await client.book(request(at))).toMatchObject({ ok: true, value: { externalId: 'booking-1' } });
    expect(services.booking.bookings).toHaveLength(1);
  });

  it('moves and cancels, and the time is free again', async () => {
    const booked = await client.book(request(at));
    const id = booked.ok ? booked.value.externalId : '';
    const moved = await client.reschedule(id, '2026-03-30T09:00:00.000Z');
    expect(moved).toMatchObject({ ok: true, value: { startUtc: '2026-03-30T09:00:00.000Z', status: 'accepted' } });
    expect(await client.read(id)).toMatchObject({ ok: true, value: { status: 'cancelled' } });
    const next = moved.ok ? moved.value.externalId : '';
    expect(await client.cancel(next, 'Rain')).toMatchObject({ ok: true, value: { status: 'cancelled' } });
    expect((await starts('2026-03-30T00:00:00Z', '2026-03-30T23:59:59Z'))[0]).toBe(at);
  });

  it('waits for a coach who confirms by hand', async () => {
    const booked = await client.book(request(at, { coachUser: 'omar' }));
    expect(booked).toMatchObject({ ok: true, value: { status: 'pending' } });
    services.booking.answer('booking-1', 'rejected');
    expect(await client.read('booking-1')).toMatchObject({ ok: true, value: { status: 'rejected' } });
  });

  it.each([
    [request('2026-03-26T10:00:00.000Z'), 'too-soon'],
    [request('2026-03-30T15:30:00.000Z'), 'taken'], // a 90-minute lesson would end after hours
    [request('2026-03-28T10:00:00.000Z'), 'taken'], // a Saturday
    [request(at, { coachUser: 'nobody' }), 'not-found'],
  ])('refuses what is not offered', async (asked, error) => {
    expect(await client.book(asked)).toEqual({ ok: false, error });
  });

  it.each([
    [{ kind: 'drop' }, 'offline'],
    [{ kind: 'captive-portal' }, 'offline'],
    [{ kind: 'status', status: 429 }, 'busy'],
    [{ kind: 'status', status: 503 }, 'busy'],
  ] as const)('says what %j means', async (fault, error) => {
    services.faults.add({ ...fault, service: 'booking' });
    expect(await client.freeStarts(lesson, { fromUtc: at, toUtc: at })).toEqual({ ok: false, error });
  });

  it.each([
    ['a text for a day', { '2026-03-30': 'free' }],
    ['slots without a start', { '2026-03-30': [{ time: 5 }, null] }],
    ['a list', []],
  ])('does not take a broken answer, %s, for no free time', async (_, data) => {
    const broken = bookingClient({ key: 'k', base: 'https://cal.example' }, () =>
      Promise.resolve(Response.json({ status: 'success', data })),
    )!;
    expect(await broken.freeStarts(lesson, { fromUtc: at, toUtc: at })).toEqual({ ok: false, error: 'refused' });
  });

  it('offers the free times of the span that was asked, each once and no more than anybody looks at', async () => {
    const minutes = Array.from({ length: 10_000 }, (_, nth) => Date.UTC(2026, 2, 30) + nth * 30_000);
    const all = [...minutes, ...minutes, Date.UTC(2020, 0, 1), Date.UTC(2030, 0, 1)];
    const data = { day: all.map((ms) => ({ start: new Date(ms).toISOString() })) };
    const flooded = bookingClient({ key: 'k', base: 'https://cal.example' }, () =>
      Promise.resolve(Response.json({ status: 'success', data })),
    )!;
    const span = { fromUtc: '2026-03-30T00:00:00.000Z', toUtc: '2026-04-06T00:00:00.000Z' };
    const answer = await flooded.freeStarts(lesson, span);
    expect(answer.ok && [answer.value.length, answer.value[0], new Set(answer.value).size]).toEqual([
      500,
      '2026-03-30T00:00:00.000Z',
      500,
    ]);
  });

  it('is missing without a key', () => {
    expect(bookingClient({ base: 'https://api.cal.com/v2' })).toBeUndefined();
  });
});
