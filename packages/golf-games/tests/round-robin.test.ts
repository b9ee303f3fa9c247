import { describe, expect, it } from 'vitest';
import { type Handicaps, groupOf, played, summary } from './groups.ts';
import type { GameOptions } from '../index.ts';

const six = (score: string) => score.repeat(6);
/** Who wins each six holes with a three against fours: '' nobody. */
const winners = (first: string, second: string, third: string) =>
  Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((id) => [
      id,
      [first, second, third].map((by) => six(by.includes(id) ? '3' : '4')).join(''),
    ]),
  );
const card = (a: string, b: string, c: string, d: string) => ({ a, b, c, d });
const later = '.'.repeat(12);

type Row = readonly [
  title: string,
  cards: Record<string, string>,
  handicaps: Handicaps,
  options: GameOptions,
  expected: string,
];

// oxfmt-ignore
const rows: readonly Row[] = [
  ['all halved', winners('', '', ''), {}, {}, '1 a 1.5, 1 b 1.5, 1 c 1.5, 1 d 1.5'],
  // liveabout.com: A and B on holes 1 to 6, A and C on 7 to 12, A and D on 13 to 18.
  ['a wins with each partner', winners('a', 'a', 'a'), {}, {}, '1 a 3, 2 b 1, 2 c 1, 2 d 1 | b>a 1, c>a 1, d>a 1'],
  ['b wins with each partner', winners('b', 'b', 'b'), {}, {}, '1 b 3, 2 a 1, 2 c 1, 2 d 1 | a>b 1, c>b 1, d>b 1'],
  ['c wins with each partner', winners('c', 'c', 'c'), {}, {}, '1 c 3, 2 a 1, 2 b 1, 2 d 1 | a>c 1, b>c 1, d>c 1'],
  ['d wins with each partner', winners('d', 'd', 'd'), {}, {}, '1 d 3, 2 a 1, 2 b 1, 2 c 1 | a>d 1, b>d 1, c>d 1'],
  ['the first six to a and b', winners('a', '', ''), {}, {},
    '1 a 2, 1 b 2, 3 c 1, 3 d 1 | c>a 0.5, c>b 0.5, d>a 0.5, d>b 0.5'],
  ['the first six to c and d', winners('d', '', ''), {}, {},
    '1 c 2, 1 d 2, 3 a 1, 3 b 1 | a>c 0.5, a>d 0.5, b>c 0.5, b>d 0.5'],
  ['the second six to a and c', winners('', 'c', ''), {}, {},
    '1 a 2, 1 c 2, 3 b 1, 3 d 1 | b>a 0.5, b>c 0.5, d>a 0.5, d>c 0.5'],
  ['the second six to b and d', winners('', 'b', ''), {}, {},
    '1 b 2, 1 d 2, 3 a 1, 3 c 1 | a>b 0.5, a>d 0.5, c>b 0.5, c>d 0.5'],
  ['the third six to a and d', winners('', '', 'd'), {}, {},
    '1 a 2, 1 d 2, 3 b 1, 3 c 1 | b>a 0.5, b>d 0.5, c>a 0.5, c>d 0.5'],
  ['the third six to b and c', winners('', '', 'b'), {}, {},
    '1 b 2, 1 c 2, 3 a 1, 3 d 1 | a>b 0.5, a>c 0.5, d>b 0.5, d>c 0.5'],
  ['both sides have a three', winners('ac', '', ''), {}, {}, '1 a 1.5, 1 b 1.5, 1 c 1.5, 1 d 1.5'],
  ['a and d owe each other half a point, which cancels', winners('a', 'd', ''), {}, {},
    '1 b 2.5, 2 a 1.5, 2 d 1.5, 4 c 0.5 | a>b 0.5, c>a 0.5, c>b 1, c>d 0.5, d>b 0.5'],
  ['only the first six are over',
    card(`${six('3')}${later}`, `${six('4')}${later}`, `${six('4')}${later}`, `${six('4')}${later}`), {}, {},
    '1 a 1, 1 b 1, 3 c 0, 3 d 0 | c>a 0.5, c>b 0.5, d>a 0.5, d>b 0.5'],
  ['decided before its last hole', card(`3333..${later}`, `4444..${later}`, `4444..${later}`, `4444..${later}`), {}, {},
    '1 a 1, 1 b 1, 3 c 0, 3 d 0 | c>a 0.5, c>b 0.5, d>a 0.5, d>b 0.5'],
  ['dormie decides nothing', card(`333...${later}`, `444...${later}`, `444...${later}`, `444...${later}`), {}, {},
    '1 a 0, 1 b 0, 1 c 0, 1 d 0'],
  ['nothing played', card('.'.repeat(18), '.'.repeat(18), '.'.repeat(18), '.'.repeat(18)), {}, {},
    '1 a 0, 1 b 0, 1 c 0, 1 d 0'],
  ['a stroke to d on the hardest hole', winners('', '', ''), { d: 1 }, {},
    '1 c 2, 1 d 2, 3 a 1, 3 b 1 | a>c 0.5, a>d 0.5, b>c 0.5, b>d 0.5'],
  ['off the lowest of four', winners('', '', ''), { a: 9, b: 9, c: 9, d: 10 }, {},
    '1 c 2, 1 d 2, 3 a 1, 3 b 1 | a>c 0.5, a>d 0.5, b>c 0.5, b>d 0.5'],
  ['13 strokes reach the third six', winners('', '', ''), { d: 13 }, {},
    '1 d 3, 2 a 1, 2 b 1, 2 c 1 | a>d 1, b>d 1, c>d 1'],
  ['gross', winners('', '', ''), { d: 13 }, { scoring: 'gross' }, '1 a 1.5, 1 b 1.5, 1 c 1.5, 1 d 1.5'],
  ['a pick-up leaves the hole to the partner',
    card(`X${six('4').repeat(3).slice(1)}`, six('4').repeat(3), six('4').repeat(3), six('4').repeat(3)), {}, {},
    '1 a 1.5, 1 b 1.5, 1 c 1.5, 1 d 1.5'],
  ['both partners pick up',
    card(`X${six('4').repeat(3).slice(1)}`, `X${six('4').repeat(3).slice(1)}`, six('4').repeat(3), six('4').repeat(3)),
    {}, {}, '1 c 2, 1 d 2, 3 a 1, 3 b 1 | a>c 0.5, a>d 0.5, b>c 0.5, b>d 0.5'],
];

describe('round robin', () => {
  it.each(rows)('%s', (_title, cards, handicaps, options, expected) => {
    expect(summary(played('round-robin', groupOf(cards, handicaps, options)))).toBe(expected);
  });

  it('plays three matches of a third each, also over nine holes', () => {
    const nine = '4'.repeat(9);
    const { matches } = played('round-robin', groupOf(card(nine, nine, nine, nine)));

    expect(
      matches?.map(({ sides: [one, other], from, to }) => `${one.join('')}-${other.join('')} ${from}-${to}`),
    ).toEqual(['ab-cd 1-3', 'ac-bd 4-6', 'ad-bc 7-9']);
  });

  it('tells each hole for all four', () => {
    const { perHole } = played('round-robin', groupOf(winners('a', '', '')));

    expect(perHole[0]?.values).toEqual({ a: 1, b: 1, c: -1, d: -1 });
    expect(perHole[4]?.values).toEqual({});
    expect(perHole[6]?.values).toEqual({ a: 0, c: 0, b: 0, d: 0 });
  });
});
