import { describe, expect, it } from 'vitest';
import { type Cards, type Handicaps, groupOf, played, sidesWith, summary } from './groups.ts';
import type { GameOptions } from '../index.ts';

const times = (count: number, score: string) => score.repeat(count);
const level = times(18, '4');
const two = (a: string, b: string): Cards => ({ a, b });

type Row = readonly [title: string, cards: Cards, handicaps: Handicaps, options: GameOptions, expected: string];

// oxfmt-ignore
const singles: readonly Row[] = [
  ['nothing played', two(times(18, '.'), times(18, '.')), {}, {}, '1 a 0, 1 b 0'],
  // Rule 3.2a: the match is won by leading by more holes than remain.
  ['10 & 8', two(times(18, '3'), level), {}, {}, '1 a 10, 2 b -10 | b>a 1 | on 10'],
  ['3 & 2', two(`333${times(15, '4')}`, level), {}, {}, '1 a 3, 2 b -3 | b>a 1 | on 16'],
  ['2 & 1', two(`33${times(16, '4')}`, level), {}, {}, '1 a 2, 2 b -2 | b>a 1 | on 17'],
  ['one up on the last', two(`${times(17, '4')}5`, level), {}, {}, '1 b 1, 2 a -1 | a>b 1 | on 18'],
  ['one up all the way', two(`3${times(17, '4')}`, level), {}, {}, '1 a 1, 2 b -1 | b>a 1 | on 18'],
  ['halved', two(level, level), {}, {}, '1 a 0, 1 b 0'],
  ['dormie', two(`33${times(14, '4')}..`, `${times(16, '4')}..`), {}, {}, '1 a 2, 2 b -2'],
  ['dormie and halved after all', two(`33${times(14, '4')}55`, level), {}, {}, '1 a 0, 1 b 0'],
  ['holes after the win count no more', two(`${times(10, '3')}${times(8, '9')}`, level), {}, {},
    '1 a 10, 2 b -10 | b>a 1 | on 10'],
  ['three strokes on the three hardest', two(level, level), { b: 3 }, {}, '1 b 3, 2 a -3 | a>b 1 | on 16'],
  // Rules of Handicapping 6.2b: the full difference; the lowest plays off 0.
  ['the difference of 13 and 10', two(level, level), { a: 10, b: 13 }, {}, '1 b 3, 2 a -3 | a>b 1 | on 16'],
  ['the difference of 1 and plus 2', two(level, level), { a: -2, b: 1 }, {}, '1 b 3, 2 a -3 | a>b 1 | on 16'],
  ['20 strokes: two on the two hardest', two(times(18, '3'), level), { b: 20 }, {}, '1 b 2, 2 a -2 | a>b 1 | on 17'],
  ['five strokes over nine holes', two(times(9, '4'), times(9, '4')), { b: 5 }, {}, '1 b 5, 2 a -5 | a>b 1 | on 5'],
  ['36 holes', two(times(36, '4'), `3${times(35, '4')}`), {}, {}, '1 b 1, 2 a -1 | a>b 1 | on 36'],
  ['gross', two(level, level), { b: 9 }, { scoring: 'gross' }, '1 a 0, 1 b 0'],
  ['half of six strokes', two(level, level), { b: 6 }, { allowance: 50 }, '1 b 3, 2 a -3 | a>b 1 | on 16'],
  ['own strokes meet on the same holes', two(level, level), { a: 10, b: 13 }, { strokes: 'own' },
    '1 b 3, 2 a -3 | a>b 1 | on 16'],
  // Rule 3.2c: who picks up has not completed the hole and loses it; Rule 3.2b: a hole conceded is lost.
  ['who picks up loses the hole', two('X.', '9.'), {}, {}, '1 b 1, 2 a -1'],
  ['both pick up: halved', two('X.', 'X.'), {}, {}, '1 a 0, 1 b 0'],
  ['who concedes loses the hole', two('C.', '9.'), {}, {}, '1 b 1, 2 a -1'],
  ['a hole conceded before the opponent picked up', two('C.', 'X.'), {}, {}, '1 b 1, 2 a -1'],
  ['both concede: halved', two('C.', 'C.'), {}, {}, '1 a 0, 1 b 0'],
  ['a hole with one score waits', two('3.', '..'), {}, {}, '1 a 0, 1 b 0'],
  ['a hole in between is still to play', two('3.34', '4.44'), {}, {}, '1 a 2, 2 b -2 | b>a 1 | on 4'],
];

describe('match', () => {
  it.each(singles)('%s', (_title, cards, handicaps, options, expected) => {
    expect(summary(played('match', groupOf(cards, handicaps, options)))).toBe(expected);
  });

  it('is decided in the order of play: after a start on 10 the tenth hole played is hole 1', () => {
    const group = groupOf(two(times(18, '3'), level));
    const fromTen = { ...group, holes: [...group.holes.slice(9), ...group.holes.slice(0, 9)] };

    expect(played('match', fromTen)).toMatchObject({ decidedAt: 1, standing: [{ id: 'a', value: 10 }, { id: 'b' }] });
  });

  it('tells each hole from both sides', () => {
    const { perHole } = played('match', groupOf(two('345.', '444.'), { b: 1 }));

    expect(perHole).toEqual([
      { n: 1, net: { a: 3, b: 3 }, values: { a: 0, b: 0 } },
      { n: 2, net: { a: 4, b: 4 }, values: { a: 0, b: 0 } },
      { n: 3, net: { a: 5, b: 4 }, values: { a: -1, b: 1 } },
      { n: 4, net: {}, values: {} },
    ]);
  });
});

const four = (a1: string, a2: string, b1: string, b2: string): Cards => ({ a1, a2, b1, b2 });
const scratch = { a1: 0, a2: 0, b1: 0, b2: 0 };
const five = times(18, '5');

// oxfmt-ignore
const fourBall: readonly Row[] = [
  ['the lower ball of each side', four('4', '6', '5', '5'), scratch, {}, '1 a 1, 2 b -1 | b>a 1 | on 1'],
  ['both sides’ lower balls alike', four('4', '6', '5', '4'), scratch, {}, '1 a 0, 1 b 0'],
  ['the second ball decides nothing', four('4', '4', '4', '9'), scratch, {}, '1 a 0, 1 b 0'],
  ['ham and egg', four('3636', '6363', '4444', '4444'), scratch, {}, '1 a 3, 2 b -3 | b>a 1 | on 3'],
  ['10 & 8', four(level, five, five, five), scratch, {}, '1 a 10, 2 b -10 | b>a 1 | on 10'],
  ['halved', four(level, five, five, level), scratch, {}, '1 a 0, 1 b 0'],
  // Rule 23.2a: only one partner completes the hole; neither does.
  ['a partner picks up', four('4', 'X', '5', '5'), scratch, {}, '1 a 1, 2 b -1 | b>a 1 | on 1'],
  ['both partners pick up and lose', four('X', 'X', '9', 'X'), scratch, {}, '1 b 1, 2 a -1 | a>b 1 | on 1'],
  ['nobody completes the hole', four('X', 'X', 'X', 'X'), scratch, {}, '1 a 0, 1 b 0'],
  // Rule 23.4: a side may be represented by one partner.
  ['a partner is not there', four('4', '.', '5', '5'), scratch, {}, '1 a 1, 2 b -1 | b>a 1 | on 1'],
  ['a side without a score yet', four('4.', '4.', '..', '..'), scratch, {}, '1 a 0, 1 b 0'],
  ['a partner picked up, the other still plays', four('X.', '..', '5.', '5.'), scratch, {}, '1 a 0, 1 b 0'],
  // Rule 23.6: either partner may concede the hole for the side.
  ['a side concedes', four('C.', '..', '5.', '5.'), scratch, {}, '1 b 1, 2 a -1'],
  ['a partner’s score stands beside a C', four('C.', '4.', '5.', '5.'), scratch, {}, '1 a 1, 2 b -1'],
  ['all off the lowest of the four', four('5', '5', '5', '5'), { a1: 8, a2: 9, b1: 8, b2: 8 }, {},
    '1 a 1, 2 b -1 | b>a 1 | on 1'],
  ['two strokes to the second player', four(five, level, level, five), { ...scratch, b2: 2 }, {}, '1 a 0, 1 b 0'],
  ['strokes turn the holes they fall on', four(level, five, level, level), { ...scratch, b2: 3 }, {},
    '1 b 3, 2 a -3 | a>b 1 | on 16'],
  ['a plus player: the others receive the difference', four(level, level, level, level), { ...scratch, a1: -1 }, {},
    '1 a 0, 1 b 0'],
  ['gross', four(level, level, level, level), { ...scratch, b2: 9 }, { scoring: 'gross' }, '1 a 0, 1 b 0'],
  ['an allowance of 90 %: nine strokes of ten', four(times(9, '4'), times(9, '4'), times(9, '4'), times(9, '4')),
    { ...scratch, b2: 10 }, { allowance: 90 }, '1 b 5, 2 a -5 | a>b 1 | on 5'],
  ['stroke play: the lower balls added up', four('44', '66', '55', '35'), scratch, { play: 'stroke' }, '1 a 8, 1 b 8'],
  ['stroke play by choice', four('44', '66', '55', '45'), scratch, { play: 'stroke' }, '1 a 8, 2 b 9 | b>a 1'],
  ['stroke play: neither completes a hole', four('4X', '6X', '55', '45'), scratch, { play: 'stroke' },
    '1 b 9, 2 a none'],
  ['Stableford: the better points', four('44', '66', '34', '45'), scratch, { play: 'stableford' },
    '1 b 5, 2 a 4 | a>b 1'],
];

describe('four-ball', () => {
  it.each(fourBall)('%s', (_title, cards, handicaps, options, expected) => {
    expect(summary(played('four-ball', sidesWith(cards, handicaps, options)))).toBe(expected);
  });

  it('gives strokes off the lowest: 4, 5, 10 and 15 receive 0, 1, 6 and 11 (Golf Digest, October 2011)', () => {
    const group = sidesWith(four(five, five, five, five), { a1: 4, a2: 5, b1: 10, b2: 15 });

    const { perHole } = played('four-ball', group);

    const received = (id: string) => perHole.filter(({ net }) => net[id] === 4).length;
    expect(['a1', 'a2', 'b1', 'b2'].map(received)).toEqual([0, 1, 6, 11]);
    expect(perHole[5]?.net).toEqual({ a1: 5, a2: 5, b1: 4, b2: 4 });
  });

  it('plays strokes when there are more than two sides', () => {
    const group = sidesWith(
      { a1: '44', a2: '55', b1: '54', b2: '55', c1: '66', c2: '33' },
      { a1: 0, a2: 0, b1: 0, b2: 0, c1: 0, c2: 0 },
    );

    expect(summary(played('four-ball', group))).toBe('1 c 6, 2 a 8, 3 b 9 | a>c 2, b>a 1, b>c 3');
  });
});

// oxfmt-ignore
const bestBall: readonly Row[] = [
  // Rule 23.1: one player against the better ball of two or the best ball of three.
  ['one against two', { a1: '4', b1: '5', b2: '5' }, { a1: 0, b1: 0, b2: 0 }, {}, '1 a 1, 2 b -1 | b>a 1 | on 1'],
  ['one against three', { a1: '4', b1: '5', b2: '6', b3: '3' }, { a1: 0, b1: 0, b2: 0, b3: 0 }, {},
    '1 b 1, 2 a -1 | a>b 1 | on 1'],
  ['three pick up', { a1: '9', b1: 'X', b2: 'X', b3: 'X' }, { a1: 0, b1: 0, b2: 0, b3: 0 }, {},
    '1 a 1, 2 b -1 | b>a 1 | on 1'],
  ['two of three pick up', { a1: '4', b1: 'X', b2: 'X', b3: '4' }, { a1: 0, b1: 0, b2: 0, b3: 0 }, {}, '1 a 0, 1 b 0'],
  ['the one picks up', { a1: 'X', b1: 'X', b2: '8' }, { a1: 0, b1: 0, b2: 0 }, {}, '1 b 1, 2 a -1 | a>b 1 | on 1'],
  ['the one concedes', { a1: 'C', b1: 'X', b2: 'X' }, { a1: 0, b1: 0, b2: 0 }, {}, '1 b 1, 2 a -1 | a>b 1 | on 1'],
  ['the one is alone by id', { ann: '4', b1: '5', b2: '5' }, { b1: 0, b2: 0, ann: 0 }, {},
    '1 a 1, 2 b -1 | b>a 1 | on 1'],
  ['off the lowest of three', { a1: level, b1: five, b2: five }, { a1: 6, b1: 8, b2: 6 }, {},
    '1 a 9, 2 b -9 | b>a 1 | on 11'],
  ['strokes to the best of three', { a1: level, b1: level, b2: five, b3: five }, { a1: 0, b1: 2, b2: 0, b3: 0 }, {},
    '1 b 2, 2 a -2 | a>b 1 | on 17'],
  ['gross', { a1: level, b1: level, b2: five }, { a1: 0, b1: 18, b2: 0 }, { scoring: 'gross' }, '1 a 0, 1 b 0'],
  ['two teams of three', { a1: '4', a2: '5', a3: '6', b1: '5', b2: '5', b3: '5' },
    { a1: 0, a2: 0, a3: 0, b1: 0, b2: 0, b3: 0 }, {}, '1 a 1, 2 b -1 | b>a 1 | on 1'],
  ['the best two of three', { a1: '4', a2: '6', a3: '6', b1: '5', b2: '5', b3: '5' },
    { a1: 0, a2: 0, a3: 0, b1: 0, b2: 0, b3: 0 }, { count: 2 }, '1 a 0, 1 b 0'],
  ['all three count', { a1: '4', a2: '6', a3: '6', b1: '5', b2: '5', b3: '5' },
    { a1: 0, a2: 0, a3: 0, b1: 0, b2: 0, b3: 0 }, { count: 3 }, '1 b 1, 2 a -1 | a>b 1 | on 1'],
  ['too few balls to count lose the hole', { a1: '3', a2: 'X', a3: 'X', b1: '9', b2: '9', b3: 'X' },
    { a1: 0, a2: 0, a3: 0, b1: 0, b2: 0, b3: 0 }, { count: 2 }, '1 b 1, 2 a -1 | a>b 1 | on 1'],
  ['the best two of three in strokes', { a1: '44', a2: '54', a3: '66', b1: '45', b2: '55', b3: '45' },
    { a1: 0, a2: 0, a3: 0, b1: 0, b2: 0, b3: 0 }, { count: 2, play: 'stroke' }, '1 a 17, 2 b 18 | b>a 1'],
  ['too few balls leave no total', { a1: '44', a2: '5X', a3: '6X', b1: '45', b2: '55', b3: '45' },
    { a1: 0, a2: 0, a3: 0, b1: 0, b2: 0, b3: 0 }, { count: 2, play: 'stroke' }, '1 b 18, 2 a none'],
  ['the best of two in strokes', { a1: '44', a2: '35', b1: '45', b2: '55' }, { a1: 0, a2: 0, b1: 0, b2: 0 },
    { play: 'stroke' }, '1 a 7, 2 b 9 | b>a 2'],
  ['Stableford, two of three', { a1: '44', a2: '54', a3: '66', b1: '45', b2: '55', b3: '45' },
    { a1: 0, a2: 0, a3: 0, b1: 0, b2: 0, b3: 0 }, { count: 2, play: 'stableford' }, '1 a 7, 2 b 6 | b>a 1'],
  ['own strokes in strokes', { a1: '4', a2: '5', b1: '5', b2: '5' }, { a1: 0, a2: 0, b1: 0, b2: 1 }, { play: 'stroke' },
    '1 a 4, 1 b 4'],
  ['three sides play strokes', { a1: '4', a2: '5', b1: '5', b2: '5', c1: '3', c2: '9' },
    { a1: 0, a2: 0, b1: 0, b2: 0, c1: 0, c2: 0 }, {}, '1 c 3, 2 a 4, 3 b 5 | a>c 1, b>a 1, b>c 2'],
];

describe('best-ball', () => {
  it.each(bestBall)('%s', (_title, cards, handicaps, options, expected) => {
    expect(summary(played('best-ball', sidesWith(cards, handicaps, options)))).toBe(expected);
  });
});

const oneBall: readonly Row[] = [
  ['the side’s score', two('4', '5'), scratch, {}, '1 a 1, 2 b -1 | b>a 1 | on 1'],
  ['a score entered for a partner', { a1: '4', b2: '5' }, scratch, {}, '1 a 1, 2 b -1 | b>a 1 | on 1'],
  ['the same score entered for both', { a1: '4', a2: '4', b1: '5' }, scratch, {}, '1 a 1, 2 b -1 | b>a 1 | on 1'],
  ['if both differ, the lower', { a1: '4', a2: '6', b1: '5' }, scratch, {}, '1 a 1, 2 b -1 | b>a 1 | on 1'],
  ['10 & 8', two(level, five), scratch, {}, '1 a 10, 2 b -10 | b>a 1 | on 10'],
  ['halved', two(level, level), scratch, {}, '1 a 0, 1 b 0'],
  ['a side picks up', two('X.', '8.'), scratch, {}, '1 b 1, 2 a -1'],
  ['a side concedes', two('C.', 'X.'), scratch, {}, '1 b 1, 2 a -1'],
  ['a hole with one score waits', two('4.', '..'), scratch, {}, '1 a 0, 1 b 0'],
  ['gross', two(level, level), { a1: 0, a2: 0, b1: 20, b2: 20 }, { scoring: 'gross' }, '1 a 0, 1 b 0'],
  ['strokes', two('444', '453'), scratch, { play: 'stroke' }, '1 a 12, 1 b 12'],
  ['strokes: the difference is owed', two('444', '454'), scratch, { play: 'stroke' }, '1 a 12, 2 b 13 | b>a 1'],
  ['strokes: a pick-up leaves no total', two('44X', '999'), scratch, { play: 'stroke' }, '1 b 27, 2 a none'],
  ['Stableford', two('443', '454'), scratch, { play: 'stableford' }, '1 a 6, 2 b 4 | b>a 2'],
  [
    'three sides play strokes',
    { a: '4', b: '5', c: '4' },
    { ...scratch, c1: 0, c2: 0 },
    {},
    '1 a 4, 1 c 4, 3 b 5 | b>a 1, b>c 1',
  ],
];

describe.each(['foursomes', 'greensomes', 'chapman'] as const)('%s', (game) => {
  it.each(oneBall)('%s', (_title, cards, handicaps, options, expected) => {
    expect(summary(played(game, sidesWith(cards, handicaps, options)))).toBe(expected);
  });
});

/** Strokes that side b receives from side a, both off the handicaps of appendix C. */
const strokesToB = (game: 'foursomes' | 'greensomes' | 'chapman', handicaps: Handicaps, options: GameOptions = {}) => {
  const { perHole } = played(game, sidesWith(two(five, five), handicaps, options));
  return perHole.reduce((sum, { net }) => sum + (net['a'] as number) - (net['b'] as number), 0);
};

describe('handicaps of sides with one ball (Rules of Handicapping, appendix C)', () => {
  const foursomes = [
    // donabategolfclub.com, foursomes championship 2025: 6 and 10 make 8; 15 and 20 make 17.5, so 18: ten strokes.
    [6, 10, 15, 20, 10],
    [0, 0, 1, 0, 1],
    [0, 0, 1, 2, 2],
    [4, 4, 4, 4, 0],
    [-2, 0, 10, 12, 12],
    [20, 30, 0, 0, -25],
    [36, 36, 54, 54, 18],
  ] as const;
  it.each(foursomes)('foursomes: %i and %i against %i and %i: %i', (a1, a2, b1, b2, strokes) => {
    expect(strokesToB('foursomes', { a1, a2, b1, b2 })).toBe(strokes);
  });

  const sixtyForty = [
    // halstedklostergolfklub.dk: 12 and 18 play off 14.4, so 14.
    [0, 0, 12, 18, 14],
    [0, 0, 18, 12, 14],
    [0, 0, 10, 20, 14],
    [10, 20, 18, 30, 9],
    [0, 0, -2, 10, 3],
    [5, 5, 5, 5, 0],
    [8, 9, 0, 1, -8],
  ] as const;
  it.each(sixtyForty)('greensomes and Chapman: %i and %i against %i and %i: %i', (a1, a2, b1, b2, strokes) => {
    expect(strokesToB('greensomes', { a1, a2, b1, b2 })).toBe(strokes);
    expect(strokesToB('chapman', { a1, a2, b1, b2 })).toBe(strokes);
  });

  it('gives the difference in a match, and each side its own strokes in stroke play', () => {
    const handicaps = { a1: 6, a2: 10, b1: 15, b2: 20 };
    const total = (options: GameOptions) =>
      summary(played('foursomes', sidesWith(two(five, five), handicaps, options)));

    expect(total({})).toBe('1 b 10, 2 a -10 | a>b 1 | on 10');
    expect(total({ play: 'stroke' })).toBe('1 b 72, 2 a 82 | a>b 10');
  });
});

describe('players from different tees', () => {
  it('receive their strokes by the stroke indexes of their own tee', () => {
    const group = groupOf(two(level, level), { b: 2 });
    const [a, b] = group.players;
    const red = group.holes.map((hole) => ({ ...hole, strokeIndex: 19 - hole.n }));

    const { perHole } = played('match', { ...group, players: [a!, { ...b!, holes: red }] });

    expect(perHole.filter(({ values }) => values['b'] === 1).map(({ n }) => n)).toEqual([17, 18]);
  });
});
