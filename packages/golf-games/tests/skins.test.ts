import { describe, expect, it } from 'vitest';
import type { GameOptions } from '../index.ts';
import { groupOf, owesOf, playedGame, ranksOf, valuesOf } from './groups.ts';

type Case = {
  readonly title: string;
  readonly cards: Readonly<Record<string, string>>;
  readonly handicaps?: Readonly<Record<string, number>>;
  readonly options?: GameOptions;
  readonly skins: Readonly<Record<string, number>>;
  readonly owes: string;
};

const three = (a: string, b: string, c: string) => ({ a, b, c });

/** Holes 1 to 6: par 4 4 3 5 4 4, stroke index as the number. */
const cases: readonly Case[] = [
  { title: 'the only lowest score wins', cards: { a: '4', b: '5' }, skins: { a: 1, b: 0 }, owes: 'b>a 1' },
  { title: 'a tie wins nothing', cards: { a: '4', b: '4' }, skins: { a: 0, b: 0 }, owes: '' },
  // golfstakes.com: all tie holes 1 to 3, then A is lowest on 4: the skins pot is worth 4.
  { title: 'ties carry over', cards: three('4434', '4435', '4435'), skins: { a: 4, b: 0, c: 0 }, owes: 'b>a 4, c>a 4' },
  // backninebets.com: holes 2 and 3 tied, so hole 4 is worth 3.
  {
    title: 'and start at one again once won',
    cards: three('5434', '4435', '5435'),
    skins: { a: 3, b: 1, c: 0 },
    owes: 'b>a 2, c>a 3, c>b 1',
  },
  {
    title: 'two of three tie, and the third is higher',
    cards: three('44', '43', '55'),
    skins: { a: 0, b: 2, c: 0 },
    owes: 'a>b 2, c>b 2',
  },
  {
    title: 'without carry-over a tied hole is nobody’s',
    cards: three('4434', '4435', '4435'),
    options: { carryOver: false },
    skins: { a: 1, b: 0, c: 0 },
    owes: 'b>a 1, c>a 1',
  },
  { title: 'skins left at the end are lost', cards: { a: '344', b: '444' }, skins: { a: 1, b: 0 }, owes: 'b>a 1' },
  {
    title: 'or split among the lowest of the last hole',
    cards: three('444', '444', '445'),
    options: { leftOver: 'split' },
    skins: { a: 1.5, b: 1.5, c: 0 },
    owes: 'c>a 1.5, c>b 1.5',
  },
  {
    title: 'nothing is split before the last hole',
    cards: { a: '44.', b: '44.' },
    options: { leftOver: 'split' },
    skins: { a: 0, b: 0 },
    owes: '',
  },
  {
    title: 'a stroke received wins',
    cards: { a: '4', b: '4' },
    handicaps: { b: 1 },
    skins: { a: 0, b: 1 },
    owes: 'a>b 1',
  },
  {
    title: 'a stroke falls on the hardest holes only',
    cards: { a: '443', b: '443' },
    handicaps: { b: 2 },
    skins: { a: 0, b: 2 },
    owes: 'a>b 2',
  },
  {
    title: 'each receives their own strokes: over six holes 1 and 2 strokes meet on hole 1',
    cards: { a: '443544', b: '443544' },
    handicaps: { a: 1, b: 2 },
    skins: { a: 0, b: 2 },
    owes: 'a>b 2',
  },
  {
    title: 'off the lowest only the difference counts: one stroke on hole 1',
    cards: { a: '443544', b: '443544' },
    handicaps: { a: 1, b: 2 },
    options: { strokes: 'off-lowest' },
    skins: { a: 0, b: 1 },
    owes: 'a>b 1',
  },
  {
    title: 'a plus player gives a stroke back on the easiest hole',
    cards: { a: '443544344', b: '443544344' },
    handicaps: { a: -1 },
    skins: { a: 0, b: 9 },
    owes: 'a>b 9',
  },
  {
    title: 'gross gives nobody strokes',
    cards: { a: '4', b: '4' },
    handicaps: { b: 18 },
    options: { scoring: 'gross' },
    skins: { a: 0, b: 0 },
    owes: '',
  },
  {
    title: 'an allowance of half halves the strokes',
    cards: { a: '443544', b: '443544' },
    handicaps: { b: 2 },
    options: { allowance: 50 },
    skins: { a: 0, b: 1 },
    owes: 'a>b 1',
  },
  {
    title: 'who picks up cannot win the skin',
    cards: three('X', '7', '8'),
    skins: { a: 0, b: 1, c: 0 },
    owes: 'a>b 1, c>b 1',
  },
  { title: 'all pick up: the hole is tied', cards: { a: 'X3', b: 'X4' }, skins: { a: 2, b: 0 }, owes: 'b>a 2' },
  { title: 'a concession is a pick-up', cards: { a: 'C', b: '9' }, skins: { a: 0, b: 1 }, owes: 'a>b 1' },
  {
    title: 'a hole waits for the last score',
    cards: three('3', '4', '.'),
    skins: { a: 0, b: 0, c: 0 },
    owes: '',
  },
  {
    title: 'an open hole is passed over until it is known',
    cards: { a: '4.3', b: '443' },
    skins: { a: 0, b: 0 },
    owes: '',
  },
  {
    title: 'a skin is validated by a halve',
    cards: three('34', '44', '45'),
    options: { validated: true },
    skins: { a: 1, b: 0, c: 0 },
    owes: 'b>a 1, c>a 1',
  },
  {
    title: 'a skin that is not validated goes on to the next hole',
    cards: three('35', '44', '45'),
    options: { validated: true },
    skins: { a: 0, b: 2, c: 0 },
    owes: 'a>b 2, c>b 2',
  },
  {
    title: 'a skin waits to be validated',
    cards: { a: '3.', b: '4.' },
    options: { validated: true },
    skins: { a: 0, b: 0 },
    owes: '',
  },
  {
    title: 'the skin of the last hole needs no validation',
    cards: { a: '43', b: '44' },
    options: { validated: true },
    skins: { a: 2, b: 0 },
    owes: 'b>a 2',
  },
];

describe('skins', () => {
  it.each(cases)('$title', ({ cards, handicaps, options, skins, owes }) => {
    const result = playedGame('skins', groupOf(cards, handicaps, options));

    expect(valuesOf(result)).toEqual(skins);
    expect(owesOf(result)).toBe(owes);
  });

  it('shares ranks: two with two skins are first, the next is third', () => {
    expect(ranksOf(playedGame('skins', groupOf(three('3344', '4433', '4444'))))).toEqual({ a: 1, b: 1, c: 3 });
  });

  it('carries in the order of play: after a start on hole 3 its tie goes on to hole 1', () => {
    const group = groupOf({ a: '443', b: '543' });
    const fromThree = { ...group, holes: [group.holes[2]!, group.holes[0]!, group.holes[1]!] };

    expect(valuesOf(playedGame('skins', fromThree))).toEqual({ a: 2, b: 0 });
    expect(playedGame('skins', fromThree).perHole.map(({ n, carried }) => [n, carried])).toEqual([
      [3, 1],
      [1, 0],
      [2, 1],
    ]);
  });

  it('counts each player from their own tee', () => {
    const group = groupOf({ a: '444444444', b: '444444444' }, { a: 1, b: 1 });
    const [a, b] = group.players;
    const red = group.holes.map((hole) => ({ ...hole, strokeIndex: 10 - hole.n }));

    const mixed = playedGame('skins', { ...group, players: [a!, { ...b!, holes: red }] });

    expect(mixed.perHole[0]).toMatchObject({ net: { a: 3, b: 4 }, values: { a: 1, b: 0 } });
    expect(mixed.perHole[8]).toMatchObject({ net: { a: 4, b: 3 }, values: { a: 0, b: 8 } });
  });
});
