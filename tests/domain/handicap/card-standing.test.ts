import fc from 'fast-check';
import { cases } from '@divot/basics/testing';
import { describe, expect, it } from 'vitest';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { cardStanding, countsForIndex } from '#src/domain/handicap/card-standing.ts';
import { type HandicapRound, handicapRoundOf, playOrder, handicapHistory } from '@divot/golf-rules';

const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const RATED = { courseRating: 71.2, slope: 128 };
const NINES = { frontCourseRating: 35.4, frontSlope: 126, backCourseRating: 35.8, backSlope: 130 };
const tee = (par: readonly number[], ratings: Partial<Tee>): Tee => ({
  id: 't',
  name: 'White',
  par: [...par],
  ...ratings,
});

const roundOn = (
  on: Tee,
  holesPlanned: readonly number[],
  isPlayed: (n: number) => boolean,
  mode: Round['mode'] = 'casual',
) =>
  ({
    id: 'card',
    date: '2026-05-01T08:00:00.000Z',
    playedOn: '2026-05-01',
    status: 'finished',
    mode,
    courseSnapshot: { name: 'Heron Creek', tee: on },
    holesPlanned: [...holesPlanned],
    holes: holesPlanned.map((n): Hole => {
      const par = on.par[(n - 1) % on.par.length] ?? 4;
      return { n, par, ...(isPlayed(n) ? { strokes: par + 1 } : {}) };
    }),
  }) as unknown as Round;

const all = () => true;
const firstOf = (planned: readonly number[], count: number) => (n: number) => planned.indexOf(n) < count;
const EIGHTEEN = playOrder(18, 1);

describe('what a card counts as', () => {
  it.each([
    ['all eighteen', roundOn(tee(PARS, RATED), EIGHTEEN, all), 'all-holes'],
    ['twelve of eighteen', roundOn(tee(PARS, RATED), EIGHTEEN, firstOf(EIGHTEEN, 12)), 'partial'],
    ['eight of eighteen', roundOn(tee(PARS, RATED), EIGHTEEN, firstOf(EIGHTEEN, 8)), 'too-few-holes'],
    ['a front nine with its rating', roundOn(tee(PARS, NINES), playOrder(9, 1), all), 'nine'],
    [
      'nine of a planned 18 with its nines rated',
      roundOn(tee(PARS, { ...RATED, ...NINES }), EIGHTEEN, firstOf(EIGHTEEN, 9)),
      'nine',
    ],
    [
      'nine of a planned 18 with an 18-hole rating only',
      roundOn(tee(PARS, RATED), EIGHTEEN, firstOf(EIGHTEEN, 9)),
      'unrated-nine',
    ],
    [
      'holes 14 to 18 and 1 to 4',
      roundOn(tee(PARS, { ...RATED, ...NINES }), playOrder(18, 14), firstOf(playOrder(18, 14), 9)),
      'unrated-nine',
    ],
    [
      'a nine-hole course with an 18-hole rating',
      roundOn(tee(PARS.slice(0, 9), { courseRating: 70.8, slope: 120 }), playOrder(9, 1), all),
      'unrated-nine',
    ],
    [
      'a nine-hole course with its own rating',
      roundOn(tee(PARS.slice(0, 9), { courseRating: 35.4, slope: 120 }), playOrder(9, 1), all),
      'nine',
    ],
    ['tees without a rating', roundOn(tee(PARS, {}), EIGHTEEN, all), 'unrated'],
    ['a practice round', roundOn(tee(PARS, RATED), EIGHTEEN, all, 'practice'), 'practice'],
  ] as const)('%s: as the record has it', (_name, round, expected) => {
    expect(cardStanding(round)).toBe(expected);
  });

  const tees = fc.record(
    {
      courseRating: fc.constantFrom(35.4, 71.2),
      slope: fc.constant(125),
      frontCourseRating: fc.constant(35.6),
      frontSlope: fc.constant(124),
      backCourseRating: fc.constant(36.1),
      backSlope: fc.constant(127),
    },
    { requiredKeys: [] },
  );
  const cards = fc
    .record({
      ratings: tees,
      isNine: fc.boolean(),
      length: fc.constantFrom(9 as const, 18 as const),
      start: fc.integer({ min: 1, max: 18 }),
      marks: fc.array(fc.constantFrom('scored', 'picked up', 'open'), { minLength: 18, maxLength: 18 }),
      mode: fc.constantFrom('casual' as const, 'competition' as const, 'practice' as const),
    })
    .map(({ ratings, isNine, length, start, marks, mode }) => {
      const on = tee(isNine ? PARS.slice(0, 9) : PARS, ratings);
      const round = roundOn(on, playOrder(length, start), all, mode);
      const holes = round.holes.map(({ n, par }, at): Hole => {
        const mark = marks[at];
        return {
          n,
          par,
          ...(mark === 'scored' ? { strokes: par + 1 } : mark === 'picked up' ? { pickedUp: true } : {}),
        };
      });
      return { ...round, holes };
    });

  /** A golfer who already has an index: twenty rounds of 18 over. */
  const before = Array.from({ length: 20 }, (_, at): HandicapRound => {
    const day = `2026-03-${String(at + 1).padStart(2, '0')}`;
    return { id: day, playedOn: day, holes: 18, differential: 18 };
  });

  it('says that it counts exactly if the record of a golfer with an index accepts it, over thousands of invented cards', () => {
    let counted = 0;
    fc.assert(
      fc.property(cards, (round) => {
        const told = countsForIndex(cardStanding(round));
        const entry = handicapRoundOf(round);
        const taken = entry ? handicapHistory([...before, entry]).find(({ id }) => id === 'card') : undefined;
        expect(told).toBe(taken?.status === 'counted');
        counted += Number(told);
      }),
      { numRuns: cases(4000, 4) },
    );
    expect(counted).toBeGreaterThan(100);
  });
});
