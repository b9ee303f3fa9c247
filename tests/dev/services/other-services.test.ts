import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Services, startServices } from '#dev/services/start-services.ts';

let services: Services;
const SATURDAY = Date.parse('2026-06-06T10:00:00Z');

beforeAll(async () => {
  services = await startServices({ now: () => SATURDAY });
});
afterAll(() => services.stop());

describe('booking', () => {
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { 'cal-api-version': '2024-09-04', 'content-type': 'application/json' };
    const answer = await fetch(`${services.booking.origin}/v2/${path}`, { ...init, headers });
    return { status: answer.status, body: (await answer.json()) as { data: Record<string, { start: string }[]> } };
  };
  const slots = () => call('slots?username=ines&eventTypeSlug=90-minutes&start=2026-06-06&end=2026-06-09');
  const book = (start: string) =>
    call('bookings', {
      method: 'POST',
      body: JSON.stringify({ start, username: 'ines', eventTypeSlug: '90-minutes', attendee: { name: 'Ada' } }),
    });

  it('offers weekday slots that a 90-minute lesson still fits into', async () => {
    const { body } = await slots();
    expect(Object.keys(body.data)).toEqual(['2026-06-08', '2026-06-09']);
    expect(body.data['2026-06-08']?.at(-1)?.start).toBe('2026-06-08T15:00:00.000Z');
  });

  it('books a slot once, and takes those it overlaps off the list', async () => {
    expect((await book('2026-06-08T10:00:00Z')).status).toBe(201);
    expect((await book('2026-06-08T11:00:00Z')).status).toBe(400);
    const starts = (await slots()).body.data['2026-06-08']?.map(({ start }) => start.slice(11, 16));
    expect(starts).toEqual(['12:00', '13:00', '14:00', '15:00']);
  });
});

describe('exercise data', () => {
  it('filters by muscle and wants a key', async () => {
    const url = `${services.exerciseData.origin}/v1/exercises?muscle=glutes`;
    const found = (await (await fetch(url, { headers: { 'x-api-key': 'local' } })).json()) as { muscle: string }[];
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map(({ muscle }) => muscle))).toEqual(new Set(['glutes']));
    expect((await fetch(url)).status).toBe(400);
  });
});
