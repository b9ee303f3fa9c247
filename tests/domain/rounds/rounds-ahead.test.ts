import { expect, it } from 'vitest';
import { courseAhead, roundsAhead } from '#src/domain/rounds/rounds-ahead.ts';

const now = new Date('2026-11-28T18:00:00');
const game = (startUtc: string, others: object = {}) => ({
  userId: 'sam',
  startUtc: new Date(startUtc).toISOString(),
  place: 'Pine Valley',
  status: 'open' as const,
  requests: {},
  ...others,
});
const placesOf = (
  games: readonly ReturnType<typeof game>[],
  events: readonly { day: string; courses: never[] }[] = [],
) => roundsAhead('sam', { games, events }, now).map(({ day, place }) => `${day} ${place}`);

it('has the games of today and tomorrow that the golfer hosts or is in, and no others', () => {
  const accepted = { name: 'Sam', status: 'accepted' as const, at: '2026-11-20T08:00:00.000Z' };

  expect(
    placesOf([
      game('2026-11-29T09:00:00'),
      game('2026-11-29T15:00:00'),
      game('2026-11-28T19:00:00', { place: 'Old Quarry', userId: 'ann', requests: { sam: accepted } }),
      game('2026-11-28T09:00:00', { place: 'Played this morning' }),
      game('2026-11-30T00:30:00', { place: 'The day after' }),
      game('2026-11-29T09:00:00', { place: 'Called off', status: 'cancelled' }),
      game('2026-11-29T09:00:00', { place: 'Of others', userId: 'ann' }),
      game('2026-11-29T09:00:00', {
        place: 'Not accepted',
        userId: 'ann',
        requests: { sam: { ...accepted, status: 'requested' } },
      }),
    ]),
  ).toEqual(['2026-11-28 Old Quarry', '2026-11-29 Pine Valley']);
});

it('has each course of the events that the golfer runs', () => {
  const courses = [
    { name: 'North', tees: [] },
    { name: 'South', tees: [] },
  ] as never[];

  expect(
    placesOf(
      [],
      [
        { day: '2026-11-29', courses },
        { day: '2026-12-05', courses },
      ],
    ),
  ).toEqual(['2026-11-29 North', '2026-11-29 South']);
});

it('finds the golfer’s course by its id, or by its name if only one has it', () => {
  const pine = { id: 'p', name: 'Pine Valley Golf Club' };
  const round = { day: '2026-11-29', place: 'Pine Valley' };

  expect(courseAhead(round, [pine, { id: 'q', name: 'Old Quarry' }])).toBe(pine);
  expect(courseAhead(round, [pine, { ...pine, id: 'again' }])).toBeUndefined();
  expect(courseAhead({ ...round, courseId: 'p' }, [pine, { ...pine, id: 'again' }])).toBe(pine);
});

it('takes no course of a guest for the host’s id', () => {
  const accepted = { name: 'Sam', status: 'accepted' as const, at: '2026-11-20T08:00:00.000Z' };
  const [round] = roundsAhead(
    'sam',
    { games: [game('2026-11-29T09:00:00', { userId: 'ann', courseId: 'p', requests: { sam: accepted } })], events: [] },
    now,
  );

  expect(courseAhead(round!, [{ id: 'p', name: 'Elsewhere' }])).toBeUndefined();
});
