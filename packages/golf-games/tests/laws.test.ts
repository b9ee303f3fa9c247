import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMS, type Form, type GameInput, type GameOptions, type GameResult, type Score, playGame } from '../index.ts';
import { holesOf, played } from './groups.ts';

// What must be true of every game, whatever is on the card.

const ONE_BY_ONE: readonly Form[] = ['stroke', 'stableford', 'maximum', 'par', 'skins', 'round-robin', 'wolf'];

/** Ids of players in sides, or alone, as the game wants them. */
const groupFor = (game: Form): readonly { readonly id: string; readonly team?: string }[] => {
  if (game === 'match' || game === 'nassau') return [{ id: 'p1' }, { id: 'p2' }];
  const ids = ['p1', 'p2', 'p3', 'p4'];
  const isOfSides = !ONE_BY_ONE.includes(game);
  return ids.map((id, at) => (isOfSides ? { id, team: at < 2 ? 'north' : 'south' } : { id }));
};

const scores: fc.Arbitrary<Score | undefined> = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 1, arbitrary: fc.constantFrom('X' as const, 'C' as const, undefined) },
);
const options: fc.Arbitrary<GameOptions> = fc.record(
  {
    scoring: fc.constantFrom('net' as const, 'gross' as const),
    carryOver: fc.boolean(),
    leftOver: fc.constantFrom('lost' as const, 'split' as const),
    validated: fc.boolean(),
    pressAtTwoDown: fc.boolean(),
    wolf: fc.constant(Object.fromEntries(holesOf().map(({ n }) => [n, ['lone', 'blind', 'p3'][n % 3]!]))),
  },
  { requiredKeys: ['wolf'] },
);

const inputFor = (game: Form): fc.Arbitrary<GameInput> => {
  const group = groupFor(game);
  return fc
    .record({
      count: fc.constantFrom(9, 18),
      handicaps: fc.array(fc.integer({ min: -5, max: 54 }), { minLength: 4, maxLength: 4 }),
      cards: fc.array(fc.array(scores, { minLength: 18, maxLength: 18 }), { minLength: 4, maxLength: 4 }),
      options,
    })
    .map(({ count, handicaps, cards, options: chosen }) => ({
      players: group.map((player, at) => ({ ...player, name: player.id, playingHandicap: handicaps[at]! })),
      holes: holesOf(count),
      scores: Object.fromEntries(
        group.map(({ id }, at) => [
          id,
          Object.fromEntries(cards[at]!.flatMap((score, hole) => (score === undefined ? [] : [[hole + 1, score]]))),
        ]),
      ),
      options: chosen,
    }));
};

/** For each game, as many random cards as keep this file quick. */
const always = (game: Form, law: (input: GameInput, result: GameResult) => void) =>
  fc.assert(
    fc.property(inputFor(game), (input) => {
      law(input, played(game, input));
    }),
    { numRuns: 40 },
  );

const renamed = <T>(value: T, name: (id: string) => string): T => {
  const text = JSON.stringify(value).replaceAll(/"(?:p[1-4]|north|south)"/gu, (id) =>
    JSON.stringify(name(JSON.parse(id))),
  );
  return JSON.parse(text) as T;
};

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;

const AGAINST_PAR = ['stableford', 'maximum', 'par'];

describe.each(FORMS)('%s', (game) => {
  it('has everyone in the standing once, the best first, ranks by value', () => {
    always(game, (input, { standing }) => {
      const ids = new Set(input.players.map(({ id, team }) => (ONE_BY_ONE.includes(game) ? id : (team ?? id))));
      expect(new Set(standing.map(({ id }) => id))).toEqual(ids);
      expect(standing[0]?.rank).toBe(1);
      expect(standing.map(({ rank }) => rank)).toEqual(standing.map(({ rank }) => rank).toSorted((a, b) => a - b));
    });
  });

  it('owes nothing to nobody: points are positive, between two in one direction, and add up to zero', () => {
    always(game, (_, { owes, standing }) => {
      const ids = standing.map(({ id }) => id);
      const balance = ids.map((id) =>
        owes.reduce((sum, { from, to, points }) => sum + (to === id ? points : 0) - (from === id ? points : 0), 0),
      );
      expect(
        near(
          balance.reduce((sum, one) => sum + one, 0),
          0,
        ),
      ).toBe(true);
      expect(owes.every(({ points, from, to }) => points > 0 && ids.includes(from) && ids.includes(to))).toBe(true);
      const pairs = owes.map(({ from, to }) => [from, to].toSorted().join());
      expect(new Set(pairs).size).toBe(pairs.length);
    });
  });

  it('is the same under other names', () => {
    const name = (id: string) => `z${id}`;
    always(game, (input, result) => expect(played(game, renamed(input, name))).toEqual(renamed(result, name)));
  });

  it('is the same for players called like what every object inherits', () => {
    const inherited: Readonly<Record<string, string>> = {
      p1: 'constructor',
      p2: 'toString',
      p3: 'valueOf',
      p4: 'hasOwnProperty',
      north: 'isPrototypeOf',
      south: 'toLocaleString',
    };
    const name = (id: string) => inherited[id]!;
    always(game, (input, result) => expect(played(game, renamed(input, name))).toEqual(renamed(result, name)));
  });

  it('is the same whoever’s score is entered first', () => {
    always(game, (input, result) => {
      const backwards = Object.fromEntries(Object.entries(input.scores).toReversed());
      expect(played(game, { ...input, scores: backwards })).toEqual(result);
    });
  });

  it('ranks the same when every par is one more', () => {
    always(game, (input, { standing }) => {
      const isComplete = input.players.every(({ id }) => Object.keys(input.scores[id]!).length === 18);
      if (!isComplete || AGAINST_PAR.some((name) => game.endsWith(name))) return;
      const holes = input.holes.map((hole) => ({ ...hole, par: hole.par + 1 }));
      expect(played(game, { ...input, holes }).standing).toEqual(standing);
    });
  });

  it('does not depend on scores of holes that are not in the game', () => {
    always(game, (input, result) => {
      const more = Object.fromEntries(Object.entries(input.scores).map(([id, card]) => [id, { ...card, 30: 3 }]));
      expect(played(game, { ...input, scores: more })).toEqual(result);
    });
  });

  it('needs somebody to play', () => {
    const nobody = playGame(game, { players: [], holes: holesOf(), scores: {} });
    expect(nobody).toMatchObject({ ok: false });
  });
});

describe.each(['stroke', 'stableford', 'maximum', 'par', 'skins', 'wolf'] as const)('%s', (game) => {
  it('adds up the holes', () => {
    always(game, (_, { standing, perHole }) => {
      for (const { id, value } of standing) {
        const sum = perHole.reduce((total, { values }) => total + (values[id] ?? 0), 0);
        expect(value === undefined || near(value, sum)).toBe(true);
      }
    });
  });
});

describe('skins', () => {
  it('gives no more skins than holes', () => {
    always('skins', ({ holes }, { standing }) => {
      expect(standing.reduce((sum, { value }) => sum + value!, 0)).toBeLessThanOrEqual(holes.length + 1e-9);
    });
  });
});

describe.each(['match', 'four-ball', 'foursomes', 'greensomes', 'chapman'] as const)('%s', (game) => {
  it('is worth as much to one side as it costs the other', () => {
    always(game, (_, { standing: [one, other] }) => expect(one!.value! + other!.value!).toBe(0));
  });
});
