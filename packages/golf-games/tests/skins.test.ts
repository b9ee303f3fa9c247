import { describe, expect, it } from 'vitest';
import { type Cards, type Handicaps, groupOf, played, summary } from './groups.ts';
import type { GameOptions } from '../index.ts';

const three = (a: string, b: string, c: string): Cards => ({ a, b, c });
const two = (a: string, b: string): Cards => ({ a, b });

type Row = readonly [title: string, cards: Cards, handicaps: Handicaps, options: GameOptions, expected: string];

// oxfmt-ignore
const rows: readonly Row[] = [
  ['the only lowest score wins', two('4', '5'), {}, {}, '1 a 1, 2 b 0 | b>a 1'],
  ['a tie wins nothing', two('4', '4'), {}, {}, '1 a 0, 1 b 0'],
  // golfstakes.com: all tie holes 1 to 3, then A is lowest on 4: the skins are worth 4.
  ['ties carry over', three('4434', '4435', '4435'), {}, {}, '1 a 4, 2 b 0, 2 c 0 | b>a 4, c>a 4'],
  // backninebets.com: holes 2 and 3 tied, so hole 4 is worth 3.
  ['start at one again once won', three('5434', '4435', '5435'), {}, {}, '1 a 3, 2 b 1, 3 c 0 | b>a 2, c>a 3, c>b 1'],
  ['two of three tie, the third is higher', three('44', '43', '55'), {}, {}, '1 b 2, 2 a 0, 2 c 0 | a>b 2, c>b 2'],
  ['two winners share a rank', three('3344', '4433', '4444'), {}, {}, '1 a 2, 1 b 2, 3 c 0 | c>a 2, c>b 2'],
  ['no carry-over: a tied hole is nobody’s', two('4434', '4435'), {}, { carryOver: false }, '1 a 1, 2 b 0 | b>a 1'],
  ['skins left at the end are lost', two('344', '444'), {}, {}, '1 a 1, 2 b 0 | b>a 1'],
  ['or split among the lowest of the last hole', three('444', '444', '445'), {}, { leftOver: 'split' },
    '1 a 1.5, 1 b 1.5, 3 c 0 | c>a 1.5, c>b 1.5'],
  ['nothing is split before the last hole', two('44.', '44.'), {}, { leftOver: 'split' }, '1 a 0, 1 b 0'],
  ['a stroke received wins', two('4', '4'), { b: 1 }, {}, '1 b 1, 2 a 0 | a>b 1'],
  ['strokes fall on the hardest holes', two('443', '443'), { b: 2 }, {}, '1 b 2, 2 a 0 | a>b 2'],
  ['two strokes fall on a hole off more than 18', two('5', '6'), { b: 20 }, { carryOver: true },
    '1 b 1, 2 a 0 | a>b 1'],
  ['own strokes: one and two meet on hole 1', two('443544', '443544'), { a: 1, b: 2 }, {}, '1 b 2, 2 a 0 | a>b 2'],
  ['off the lowest: the difference falls on hole 1', two('443544', '443544'), { a: 1, b: 2 }, { strokes: 'off-lowest' },
    '1 b 1, 2 a 0 | a>b 1'],
  ['a plus player gives a stroke back on the easiest hole', two('443544344', '443544344'), { a: -1 }, {},
    '1 b 9, 2 a 0 | a>b 9'],
  ['gross gives nobody strokes', two('4', '4'), { b: 18 }, { scoring: 'gross' }, '1 a 0, 1 b 0'],
  ['half an allowance is half the strokes', two('4435', '4435'), { b: 2 }, { allowance: 50 }, '1 b 1, 2 a 0 | a>b 1'],
  ['who picks up cannot win', three('X', '7', '8'), {}, {}, '1 b 1, 2 a 0, 2 c 0 | a>b 1, c>b 1'],
  ['all pick up: the hole is tied', two('X3', 'X4'), {}, {}, '1 a 2, 2 b 0 | b>a 2'],
  ['a concession is a pick-up', two('C', '9'), {}, {}, '1 b 1, 2 a 0 | a>b 1'],
  ['a hole waits for the last score', three('3', '4', '.'), {}, {}, '1 a 0, 1 b 0, 1 c 0'],
  // support.golfhandicapp.com: skins are sequential, never awarded ahead of an open hole.
  ['an open hole holds those after it', two('4.3', '444'), {}, {}, '1 a 0, 1 b 0'],
  ['unless nothing is carried', two('4.3', '444'), {}, { carryOver: false }, '1 a 1, 2 b 0'],
  ['nobody owes before the last hole', two('34.', '44.'), {}, {}, '1 a 1, 2 b 0'],
  // Who came late: those who played the holes decide them.
  ['late on the third tee', three('434', '444', '..3'), {}, {}, '1 a 2, 2 c 1, 3 b 0 | b>a 2, b>c 1, c>a 1'],
  ['not late while others still play', three('434', '44.', '..3'), {}, {}, '1 a 0, 1 b 0, 1 c 0'],
  ['a halve validates a skin', three('34', '44', '45'), {}, { validated: true }, '1 a 1, 2 b 0, 2 c 0 | b>a 1, c>a 1'],
  ['a skin that is not validated goes on', three('35', '44', '45'), {}, { validated: true },
    '1 b 2, 2 a 0, 2 c 0 | a>b 2, c>b 2'],
  ['a skin waits to be validated', two('3.', '4.'), {}, { validated: true }, '1 a 0, 1 b 0'],
  ['the last skin needs no validation', two('43', '44'), {}, { validated: true }, '1 a 2, 2 b 0 | b>a 2'],
  ['a ball from the tee as good as the rest', three('1', '2', '2'), {}, {}, '1 a 1, 2 b 0, 2 c 0 | b>a 1, c>a 1'],
];

describe('skins', () => {
  it.each(rows)('%s', (_title, cards, handicaps, options, expected) => {
    expect(summary(played('skins', groupOf(cards, handicaps, options)))).toBe(expected);
  });

  it('carries in the order of play: after a start on hole 3 its tie goes on to hole 1', () => {
    const group = groupOf(two('443', '543'));
    const fromThree = { ...group, holes: [group.holes[2]!, group.holes[0]!, group.holes[1]!] };

    expect(played('skins', fromThree).perHole).toMatchObject([
      { n: 3, values: { a: 0, b: 0 }, carried: 1 },
      { n: 1, values: { a: 2, b: 0 }, carried: 0 },
      { n: 2, values: { a: 0, b: 0 }, carried: 1 },
    ]);
  });

  it('shows what an open hole is worth, and who is late at one tap', () => {
    const group = groupOf(three('4434', '4434', '..3.'));
    const openOn = (input: typeof group) => played('skins', input).perHole.map(({ open }) => open);

    expect(openOn(group)).toEqual([1, 2, 3, 4]);
    const late = { ...group, players: group.players.map((one) => (one.id === 'c' ? { ...one, from: 3 } : one)) };
    expect(openOn(late)).toEqual([undefined, undefined, undefined, 4]);
    expect(played('skins', late)).toMatchObject({ late: [{ id: 'c', from: 3 }], isOver: false });
  });

  it('counts each player from their own tee', () => {
    const group = groupOf(two('444444444', '444444444'), { a: 1, b: 1 });
    const [a, b] = group.players;
    const red = group.holes.map((hole) => ({ ...hole, strokeIndex: 10 - hole.n }));

    const { perHole } = played('skins', { ...group, players: [a!, { ...b!, holes: red }] });

    expect(perHole[0]).toMatchObject({ net: { a: 3, b: 4 }, values: { a: 1, b: 0 } });
    expect(perHole[8]).toMatchObject({ net: { a: 4, b: 3 }, values: { a: 0, b: 8 } });
  });
});
