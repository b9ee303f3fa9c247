import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compact, unwrap } from '@divot/basics';
import { cases } from '@divot/basics/testing';
import { type Score, withFigure } from '@divot/golf-games';
import { MAXIMUM_SCORES } from '@divot/golf-rules';
import { EVENT_FORMS, type GolfEvent, PLAYER_STATES, boardOf, playerNamed } from '#src/domain/events/event.ts';
import { eventDay, eventRows } from '#src/domain/events/event-results.ts';
import { codeOf } from '#src/domain/rounds/group-board.ts';
import { type PaperDay, paperRows } from './paper-event.ts';

const teeWith = (count: 9 | 18, name: string, gender: 'female' | 'male' | undefined) =>
  fc
    .record({
      par: fc.array(fc.constantFrom(3, 4, 4, 4, 5), { minLength: count, maxLength: count }),
      order: fc.shuffledSubarray(
        Array.from({ length: count }, (_, at) => at + 1),
        { minLength: count },
      ),
      over: fc.integer({ min: -40, max: 50 }),
      slope: fc.integer({ min: 55, max: 155 }),
    })
    .map(({ par, order, over, slope }) =>
      compact({
        id: `${name}${gender ?? ''}`,
        name,
        gender,
        par,
        strokeIndex: order,
        courseRating: Math.round(par.reduce((sum, one) => sum + one, 0) * 10 + over) / 10,
        slope,
      }),
    );

/** Few different scores, so that many cards are level. */
const scoreFor = (par: number): fc.Arbitrary<Score | undefined> =>
  fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(par, par, par + 1) },
    { weight: 1, arbitrary: fc.constantFrom('X' as const, 'C' as const, undefined, 9) },
  );

const cardOn = (par: readonly number[]): fc.Arbitrary<Record<number, Score>> =>
  fc
    .record({
      scores: fc.tuple(...par.map(scoreFor)),
      from: fc.constantFrom(0, 0, 0, 0, 3),
      to: fc.constantFrom(18, 18, 18, 18, 5, 0),
    })
    .map(({ scores, from, to }) =>
      Object.fromEntries(
        scores.flatMap((score, at) => (score === undefined || at < from || at >= to ? [] : [[at + 1, score]])),
      ),
    );

const dayOf = (form: GolfEvent['form']): fc.Arbitrary<PaperDay> =>
  fc.constantFrom(9 as const, 18 as const, 18 as const).chain((count) =>
    fc
      .record({
        tees: fc.tuple(
          teeWith(count, 'White', undefined),
          teeWith(count, 'Red', 'male'),
          teeWith(count, 'Red', 'female'),
        ),
        size: fc.constantFrom(
          ...({ match: [2, 4], 'four-ball': [2, 4], foursomes: [2, 4] }[form as string] ?? [2, 3, 4]),
        ),
        groups: fc.array(fc.integer({ min: 1, max: count }), { minLength: 1, maxLength: 4 }),
        scoring: fc.constantFrom('net' as const, 'net' as const, 'gross' as const),
        ties: fc.constantFrom('count-back' as const, 'count-back' as const, 'shared' as const),
        lastHoles: fc.constantFrom(undefined, 'card' as const, 'played' as const),
        maximum: fc.constantFrom(...MAXIMUM_SCORES),
      })
      .chain(({ tees, size, groups, ...rules }) => {
        const ids = groups.flatMap((_, group) => Array.from({ length: size }, (_one, at) => `P${group}${at}`));
        return fc
          .record({
            players: fc.tuple(
              ...ids.map((name) =>
                fc
                  .record({
                    index: fc.option(
                      fc.integer({ min: -60, max: 540 }).map((tenths) => tenths / 10),
                      { nil: undefined, freq: 12 },
                    ),
                    tee: fc.constantFrom(undefined, 'White', 'Red'),
                    gender: fc.constantFrom(undefined, 'female' as const, 'male' as const),
                    state: fc
                      .option(fc.constantFrom(...PLAYER_STATES), { nil: undefined, freq: 8 })
                      .map((state) => state),
                  })
                  .map((more) => playerNamed(name, compact(more))),
              ),
            ),
            cards: fc.tuple(...ids.map(() => cardOn(tees[0].par))),
          })
          .map(({ players, cards }): PaperDay => {
            const event: GolfEvent = compact({
              ...rules,
              id: 'e1',
              name: 'Cup',
              day: '2026-11-28',
              form,
              courses: [{ name: 'Heron Creek', tees: [...tees] }],
              players: [...players],
              groups: groups.map((hole, group) => ({
                players: ids.slice(group * size, (group + 1) * size).map((name) => name.toLowerCase()),
                course: 0,
                hole,
              })),
              codes: [],
              heardAt: {},
            });
            return { event, cards: Object.fromEntries(players.map(({ id }, at) => [id, cards[at]!])) };
          });
      }),
  );

const played = ({ event, cards }: PaperDay): GolfEvent => {
  const board = Object.entries(cards).reduce(
    (whole, [id, card]) =>
      Object.entries(card).reduce((before, [n, score]) => withFigure(before, id, Number(n), score, 'phone'), whole),
    boardOf(event, 0),
  );
  return { ...event, codes: [codeOf(board)] };
};

const byName = <T extends { readonly names: string }>(rows: readonly T[]) =>
  rows.toSorted((a, b) => (a.names < b.names ? -1 : 1));

it.each(EVENT_FORMS)(
  'places and results of %s are those worked out on paper',
  (form) => {
    fc.assert(
      fc.property(dayOf(form), (day) => {
        const event = played(day);
        const rows = unwrap(eventRows(event)).map(({ names, value, rank }) => ({
          names: names.join('+'),
          value,
          rank,
        }));

        expect(byName(rows)).toEqual(byName(paperRows(day)));
        // Whole cards keep their order in the season.
        const season = eventDay(event).places;
        const board = new Map(rows.flatMap(({ names, rank }) => names.split('+').map((name) => [name, rank])));
        for (const a of season)
          for (const b of season)
            expect(Math.sign(a.rank - b.rank)).toBe(Math.sign(board.get(a.name)! - board.get(b.name)!));
      }),
      { numRuns: Math.ceil(cases(cases(10_000)) / EVENT_FORMS.length) },
    );
  },
  600_000,
);
