import { describe, expect, it } from 'vitest';
import { type Game, type GameInput, playGame } from '../index.ts';
import { groupOf, sidesWith } from './groups.ts';

const errorOf = (game: Game, input: GameInput): string => {
  const result = playGame(game, input);
  return result.ok ? 'playable' : result.error;
};
const two = groupOf({ a: '44', b: '45' });
const four = groupOf({ a: '4', b: '4', c: '4', d: '4' });

describe('a game that cannot be played says why', () => {
  const rows: readonly (readonly [Game, GameInput, string])[] = [
    ['match', groupOf({ a: '4' }), 'A match is for two players.'],
    ['match', four, 'A match is for two players.'],
    ['skins', groupOf({ a: '4' }), 'Skins needs two players or more.'],
    ['nassau', four, 'A Nassau is for two players or two sides.'],
    ['four-ball', four, 'Four-ball needs two sides or more, each of two players.'],
    [
      'four-ball',
      sidesWith({ a1: '4' }, { a1: 0, a2: 0, b1: 0 }),
      'Four-ball needs two sides or more, each of two players.',
    ],
    ['foursomes', sidesWith({ a1: '4' }, { a1: 0, a2: 0 }), 'Foursomes needs two sides or more, each of two players.'],
    ['greensomes', two, 'Greensomes needs two sides or more, each of two players.'],
    [
      'chapman',
      sidesWith({ a1: '4' }, { a1: 0, a2: 0, a3: 0, b1: 0 }),
      'Chapman needs two sides or more, each of two players.',
    ],
    ['best-ball', two, 'Best-ball needs a side with partners.'],
    ['scramble', two, 'A scramble needs sides of two, three or four players.'],
    ['pairs-stableford', two, 'Stableford of pairs or teams needs sides of two players or more.'],
    ['round-robin', groupOf({ a: '4', b: '4', c: '4' }), 'Round robin is for four players.'],
    ['wolf', two, 'Wolf is for three, four or five players.'],
    ['stroke', groupOf({}), 'A game needs a hole to be played on.'],
    ['bingo' as Game, two, 'There is no game called bingo.'],
    ['skins', { ...two, holes: [] }, 'A game needs a hole to be played on.'],
    ['skins', { ...two, holes: [two.holes[0]!, two.holes[0]!] }, 'Hole 1 is listed twice.'],
    ['skins', { ...two, players: [two.players[0]!, two.players[0]!] }, 'Two players have the id a.'],
    ['skins', groupOf({ a: '4', b: '4' }, { b: Number.NaN }), 'b has no handicap. Enter one, or play gross.'],
    [
      'skins',
      { ...two, scores: { a: { 1: 4.5 } } },
      'a’s score on hole 1 is neither a whole number of strokes nor X or C.',
    ],
    [
      'skins',
      { ...two, scores: { b: { 2: 0 } } },
      'b’s score on hole 2 is neither a whole number of strokes nor X or C.',
    ],
    [
      'skins',
      { ...two, scores: { b: { 2: '4' as 'X' } } },
      'b’s score on hole 2 is neither a whole number of strokes nor X or C.',
    ],
    ['best-ball', sidesWith({}, { a1: 0, a2: 0, b1: 0 }, { count: 2 }), 'A game needs a hole to be played on.'],
    [
      'best-ball',
      sidesWith({ a1: '4' }, { a1: 0, a2: 0, b1: 0 }, { count: 2 }),
      '2 balls cannot count where a side has 1.',
    ],
    [
      'best-ball',
      sidesWith({ a1: '4' }, { a1: 0, a2: 0, b1: 0, c1: 0 }, { play: 'match' }),
      'A match is for two sides.',
    ],
    [
      'nassau',
      { ...two, options: { presses: [{ part: 'first', from: 2 }] } },
      'Hole 2 is not in the part of the Nassau that is pressed there.',
    ],
    [
      'nassau',
      { ...two, options: { presses: [{ part: 'whole', from: 7 }] } },
      'Hole 7 is not in the part of the Nassau that is pressed there.',
    ],
    ['nassau', groupOf({ a: '4', b: '4' }), 'A Nassau needs two holes or more.'],
    ['round-robin', groupOf({ a: '44', b: '44', c: '44', d: '44' }), 'Round robin needs three holes or more.'],
    ['wolf', { ...four, options: { wolf: { 1: 'zoe' } } }, 'The wolf’s partner on hole 1 is not in the game.'],
  ];
  it.each(rows)('%s %#', (game, input, error) => {
    expect(errorOf(game, input)).toBe(error);
  });

  it('takes no handicap for gross', () => {
    expect(playGame('skins', groupOf({ a: '4', b: '5' }, { b: Number.NaN }, { scoring: 'gross' })).ok).toBe(true);
  });

  it.each([
    [{ scores: { ...two.scores, zoe: { 1: 1 } } }, 'There are scores of zoe, who is not in the game.'],
    [{ holes: two.holes.map((hole) => ({ ...hole, strokeIndex: 1 })) }, 'Two holes have the stroke index 1.'],
    [{ holes: two.holes.map((hole) => ({ ...hole, strokeIndex: 40 })) }, 'Hole 1 has no stroke index from 1 to 18.'],
    [{ holes: two.holes.map((hole) => ({ ...hole, par: Number.NaN })) }, 'Hole 1 has no par from 2 to 7.'],
    [{ scores: undefined }, 'A game needs players, holes and scores.'],
    [{ scores: { a: null } }, 'A game needs players, holes and scores.'],
    [{ players: [two.players[0], null] }, 'A game needs players, holes and scores.'],
    [{ holes: [undefined] }, 'A game needs players, holes and scores.'],
    [{ options: 'gross' }, 'A game needs players, holes and scores.'],
    [{ players: two.players.map(({ id }) => ({ id })) }, 'A player needs an id and a name.'],
    [{ players: two.players.map((one) => ({ ...one, playingHandicap: 200 })) }, 'a cannot have a handicap of 200.'],
    [{ players: two.players.map((one) => ({ ...one, from: 9 })) }, 'a came on hole 9, which is not played.'],
    [{ holes: [{ ...two.holes[0], n: 40 }] }, 'A hole has a number from 1 to 36, not 40.'],
    [{ scores: { a: { 1: 200 } } }, 'a’s score on hole 1 is neither a whole number of strokes nor X or C.'],
    [{ options: { allowance: 200 } }, 'An allowance is 0 to 100 percent, not 200.'],
    [{ options: { scoring: 'free' } }, 'scoring is net or gross, not free.'],
    [{ options: { wolfPoints: { pair: Number.NaN } } }, 'A part of a game is worth points from 0 on, not NaN.'],
  ])('refuses %j', (wrong, error) => {
    expect(playGame('skins', { ...two, ...(wrong as object) })).toEqual({ ok: false, error });
  });

  it('refuses nothing at all', () => {
    expect(playGame('skins', undefined as never)).toMatchObject({ ok: false });
  });
});
