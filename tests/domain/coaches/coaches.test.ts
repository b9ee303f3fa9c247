import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRID_KM, distanceKm, rounded } from '#src/domain/coaches/distance.ts';
import { packLines } from '#src/domain/coaches/lesson-pack.ts';
import { NO_FILTER, type Wanted, findCoaches, shownRating } from '#src/domain/coaches/match.ts';
import type { Coach } from '#src/domain/entities/coach.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';

const base = { createdAt: '', updatedAt: '', sortKey: 1 };
const coach = (id: string, over: Partial<Coach> = {}): Coach => ({
  ...base,
  id,
  userId: 'directory',
  name: id,
  ...over,
});

describe('how far, and how exactly', () => {
  it('London to St Andrews is about 564 km', () => {
    const km = distanceKm({ latitude: 51.5074, longitude: -0.1278 }, { latitude: 56.3398, longitude: -2.7967 });
    expect(Math.abs(km - 564)).toBeLessThan(4);
  });

  const place = fc.record({
    latitude: fc.double({ min: -66, max: 66, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  });
  it('a rounded place is within half a diagonal of the grid, and rounding it again changes nothing', () => {
    fc.assert(
      fc.property(place, (exact) => {
        const coarse = rounded(exact);
        expect(distanceKm(exact, coarse)).toBeLessThan((GRID_KM / 2) * Math.SQRT2 * 1.02);
        expect(distanceKm(coarse, rounded(coarse))).toBeLessThan(0.01);
      }),
    );
  });

  it('neighbours in one square cannot be told apart', () => {
    const here = rounded({ latitude: 52.2101, longitude: 0.1201 });
    expect(rounded({ latitude: 52.2105, longitude: 0.1207 })).toEqual(here);
  });
});

describe('which coaches, in which order', () => {
  const near = coach('near', { latitude: 52.2, longitude: 0.1, specialities: ['putting'] });
  const far = coach('far', { latitude: 55, longitude: 0.1, specialities: ['slice', 'casting'], priceFrom: 60 });
  const online = coach('online', { online: true, specialities: ['slice'], priceFrom: 30, verified: true });
  const here = { latitude: 52.2, longitude: 0.1 };
  const slicer: Wanted = { part: undefined, faultIds: ['slice', 'casting'] };
  const ids = (filter = NO_FILTER, wanted = slicer, from: typeof here | undefined = here) =>
    findCoaches([near, far, online], wanted, from, filter).map(({ coach: { id } }) => id);

  it('who teaches most of the golfer’s faults comes first, then who is near', () => {
    expect(ids()).toEqual(['far', 'online', 'near']);
    expect(ids(NO_FILTER, { part: undefined, faultIds: [] })).toEqual(['near', 'far', 'online']);
    expect(
      findCoaches([far], { part: undefined, faultIds: ['casting', 'slice'] }, here, NO_FILTER)[0]?.matches,
    ).toEqual(['casting', 'slice']);
  });

  it('who teaches the part that costs strokes comes before who teaches more of the faults', () => {
    const putting = { ...slicer, part: 'putting' } as const;
    expect(ids(NO_FILTER, putting)).toEqual(['near', 'far', 'online']);
    const teaches = (specialities: string[]) => findCoaches([coach('a', { specialities })], putting, here, NO_FILTER);
    expect(teaches(['deceleration'])[0]?.teachesFocus).toBe(true); // this fault costs putts
    expect(teaches(['slice', 'junior', 'made up'])[0]?.teachesFocus).toBe(false);
  });

  it('filters by distance, where online teachers are everywhere, by price and by word', () => {
    expect(ids({ ...NO_FILTER, withinKm: 50 })).toEqual(['online', 'near']);
    expect(ids({ ...NO_FILTER, mostPrice: 50 })).toEqual(['online']);
    expect(ids({ ...NO_FILTER, verified: true })).toEqual(['online']);
    expect(ids({ ...NO_FILTER, speciality: 'putting' })).toEqual(['near']);
    const soon = findCoaches([near, far, online], slicer, here, { ...NO_FILTER, freeSoon: true }, new Set(['far']));
    expect(soon.map(({ coach }) => coach.id)).toEqual(['far']);
  });

  it('shows a rating from five on only', () => {
    expect(shownRating(coach('a', { rating: 4.7, ratingCount: 4 }))).toBeUndefined();
    expect(shownRating(coach('a', { rating: 4.7, ratingCount: 5 }))).toBe(4.7);
  });
});

describe('the lesson pack', () => {
  const round: Round = {
    ...base,
    id: 'r1',
    userId: 'sam',
    date: '2026-05-01T12:00:00.000Z',
    playedOn: '2026-05-01',
    holesPlanned: Array.from({ length: 18 }, (_, at) => at + 1),
    holes: Array.from({ length: 18 }, (_, at) => ({ n: at + 1, par: 4, strokes: 5 })),
    mode: 'casual',
    status: 'finished',
    notes: 'Secret note',
  };
  const source = { faultIds: ['over-the-top'], handicap: { index: -2.1 }, rounds: [round], swings: [] };

  it('says nothing that is not ticked', () => {
    expect(packLines([], source)).toEqual([]);
    expect(packLines(['faults'], source)).toEqual(['Working on: Over The Top.']);
    expect(packLines(['stats', 'round:r1', 'swing:gone'], source)).toEqual([
      'Handicap index +2.1 (entered).',
      'Average score 90.0 over the last 18-hole round.',
      'Round of 2026-05-01, Unnamed course: 90 (+18) over 18 holes.',
    ]);
    expect(packLines(['faults', 'stats', 'round:r1'], source).join(' ')).not.toContain('Secret');
  });
});
