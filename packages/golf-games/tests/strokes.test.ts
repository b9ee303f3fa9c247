import { describe, expect, it } from 'vitest';
import { type Cards, type Handicaps, groupOf, played, sidesWith, summary } from './groups.ts';
import type { GameOptions } from '../index.ts';

const times = (count: number, score: string) => score.repeat(count);
const two = (a: string, b: string): Cards => ({ a, b });
const three = (a: string, b: string, c: string): Cards => ({ a, b, c });
/** Par 72. */
const pars = '443544345443544345';

type Row = readonly [title: string, cards: Cards, handicaps: Handicaps, options: GameOptions, expected: string];

const stroke: readonly Row[] = [
  ['the lowest total', two('443', '444'), {}, {}, '1 a 11, 2 b 12 | b>a 1'],
  ['a tie shares the rank', three('443', '434', '555'), {}, {}, '1 a 11, 1 b 11, 3 c 15 | c>a 4, c>b 4'],
  ['one player alone', { a: '443' }, {}, {}, '1 a 11'],
  ['nothing played', two('...', '...'), {}, {}, '1 a 0, 1 b 0'],
  ['net of 18', two(pars, times(18, '5')), { b: 18 }, {}, '1 a 72, 1 b 72'],
  ['net of 10', two(pars, times(18, '5')), { b: 10 }, {}, '1 a 72, 2 b 80 | b>a 8'],
  ['net of 36: two strokes a hole', { a: times(18, '6') }, { a: 36 }, {}, '1 a 72'],
  ['net of 54: three strokes a hole', { a: times(18, '7') }, { a: 54 }, {}, '1 a 72'],
  ['a plus player’s strokes are added', { a: pars }, { a: -3 }, {}, '1 a 75'],
  ['nine holes off nine', { a: times(9, '5') }, { a: 9 }, {}, '1 a 36'],
  ['nine holes off 20', { a: times(9, '6') }, { a: 20 }, {}, '1 a 34'],
  ['six holes off three', { a: times(6, '5') }, { a: 3 }, {}, '1 a 27'],
  ['gross', two(times(18, '4'), times(18, '5')), { b: 30 }, { scoring: 'gross' }, '1 a 72, 2 b 90 | b>a 18'],
  ['95 % of 20 are 19', { a: times(18, '5') }, { a: 20 }, { allowance: 95 }, '1 a 71'],
  ['95 % of 10 are 9.5, so 10', { a: times(18, '5') }, { a: 10 }, { allowance: 95 }, '1 a 80'],
  [
    'off the lowest',
    two(times(18, '5'), times(18, '5')),
    { a: 4, b: 10 },
    { strokes: 'off-lowest' },
    '1 b 84, 2 a 90 | a>b 6',
  ],
  // Rule 3.3c: no score for a hole, no total.
  ['a pick-up leaves no total', two('44X', '999'), {}, {}, '1 b 27, 2 a none'],
  ['a concession is a pick-up', two('44C', '999'), {}, {}, '1 b 27, 2 a none'],
  ['two without a total share the last rank', three('4X', 'X4', '99'), {}, {}, '1 c 18, 2 a none, 2 b none'],
  ['who has played fewer holes leads by par', two('44.', '443'), {}, {}, '1 a 8, 1 b 11'],
  ['one under par after two leads par after three', two('34.', '443'), {}, {}, '1 a 7, 2 b 11'],
  ['who has not begun comes last', two('55', '..'), {}, {}, '1 a 10, 2 b 0'],
  ['strokes received so far count', two('55.', '55.'), { b: 1 }, {}, '1 b 9, 2 a 10'],
  ['three players, each difference', three('44', '45', '55'), {}, {}, '1 a 8, 2 b 9, 3 c 10 | b>a 1, c>a 2, c>b 1'],
  ['a hole in ten and more', { a: '0' }, {}, {}, '1 a 10'],
];

describe('stroke', () => {
  it.each(stroke)('%s', (_title, cards, handicaps, options, expected) => {
    expect(summary(played('stroke', groupOf(cards, handicaps, options)))).toBe(expected);
  });

  it('nets 62 of a 72 off 10, with the strokes on stroke indexes 1 to 10', () => {
    const { perHole, standing } = played('stroke', groupOf({ a: pars }, { a: 10 }));

    expect(standing[0]?.value).toBe(62);
    expect(perHole.map(({ net }) => net['a'])).toEqual([3, 3, 2, 4, 3, 3, 2, 3, 4, 3, 4, 3, 5, 4, 4, 3, 4, 5]);
  });
});

const stableford: readonly Row[] = [
  // Rule 21.1b: bogey 1, par 2, birdie 3, eagle 4, albatross 5; more than one over, or no score, 0.
  ['par is two points', { a: '4' }, {}, {}, '1 a 2'],
  ['bogey is one', { a: '5' }, {}, {}, '1 a 1'],
  ['double bogey is none', { a: '6' }, {}, {}, '1 a 0'],
  ['ten is none either', { a: '0' }, {}, {}, '1 a 0'],
  ['birdie is three', { a: '3' }, {}, {}, '1 a 3'],
  ['eagle is four', { a: '2' }, {}, {}, '1 a 4'],
  ['albatross is five', { a: '4442' }, {}, {}, '1 a 10'],
  ['four under par is six', { a: '4441' }, {}, {}, '1 a 11'],
  ['a pick-up is none', { a: 'X' }, {}, {}, '1 a 0'],
  ['a concession is none', { a: 'C' }, {}, {}, '1 a 0'],
  ['pars are 36', { a: pars }, {}, {}, '1 a 36'],
  ['pars off 10 are 46', { a: pars }, { a: 10 }, {}, '1 a 46'],
  ['bogeys off 18 are 36', { a: '554655456554655456' }, { a: 18 }, {}, '1 a 36'],
  ['pars off plus 2 are 34', { a: pars }, { a: -2 }, {}, '1 a 34'],
  ['pars off 20: three points, and four on two holes', { a: pars }, { a: 20 }, {}, '1 a 56'],
  ['gross', { a: pars }, { a: 20 }, { scoring: 'gross' }, '1 a 36'],
  ['a stroke on nine holes off 9', { a: '443544345' }, { a: 9 }, {}, '1 a 27'],
  ['the highest wins', two('44', '45'), {}, {}, '1 a 4, 2 b 3 | b>a 1'],
  ['a tie shares the rank', three('44', '35', 'XX'), {}, {}, '1 a 4, 1 b 4, 3 c 0 | c>a 4, c>b 4'],
  ['missing holes count nothing yet', two('4..', '44.'), {}, {}, '1 b 4, 2 a 2'],
  ['95 % of 18 are 17', { a: pars }, { a: 18 }, { allowance: 95 }, '1 a 53'],
  ['nobody has played', two('.', '.'), {}, {}, '1 a 0, 1 b 0'],
];

describe('stableford', () => {
  it.each(stableford)('%s', (_title, cards, handicaps, options, expected) => {
    expect(summary(played('stableford', groupOf(cards, handicaps, options)))).toBe(expected);
  });

  it('has 29 points on the card of 104 strokes off 20', () => {
    const par = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5];
    const strokeIndex = [7, 3, 17, 1, 11, 9, 15, 5, 13, 8, 2, 18, 6, 12, 4, 16, 10, 14];
    const scores = [6, 9, 4, 8, 5, 4, 3, 7, 5, 6, 9, 3, 6, 5, 10, 4, 4, 6];

    const result = played('stableford', {
      ...groupOf({ a: pars }, { a: 20 }),
      holes: par.map((one, at) => ({ n: at + 1, par: one, strokeIndex: strokeIndex[at]! })),
      scores: { a: Object.fromEntries(scores.map((score, at) => [at + 1, score])) },
    });

    expect(result.standing[0]?.value).toBe(29);
  });
});

const scratch = { a1: 0, a2: 0, b1: 0, b2: 0 };

// oxfmt-ignore
const scramble: readonly Row[] = [
  ['one ball a side', two('44', '45'), scratch, {}, '1 a 8, 2 b 9 | b>a 1'],
  ['one side alone', { a: '443' }, { a1: 0, a2: 0, a3: 0, a4: 0 }, {}, '1 a 11'],
  ['entered for one of its players', { a2: '443' }, { a1: 0, a2: 0, a3: 0, a4: 0 }, {}, '1 a 11'],
  ['of two: 35 % of 10 and 15 % of 20 are 6.5, so 7', { a: pars }, { a1: 10, a2: 20 }, {}, '1 a 65'],
  ['of two: the lower counts more, whoever is first', { a: pars }, { a1: 20, a2: 10 }, {}, '1 a 65'],
  ['of two: 8 and 16 play off 5.2, so 5', { a: pars }, { a1: 8, a2: 16 }, {}, '1 a 67'],
  ['of three: 30, 20 and 10 % of 10, 20, 30 are 10', { a: pars }, { a1: 10, a2: 20, a3: 30 }, {}, '1 a 62'],
  ['of three: 5, 5 and 5 play off 3', { a: pars }, { a1: 5, a2: 5, a3: 5 }, {}, '1 a 69'],
  ['of four: 25, 20, 15 and 10 % of 10, 20, 30, 40 are 15', { a: pars }, { a1: 10, a2: 20, a3: 30, a4: 40 }, {},
    '1 a 57'],
  ['of four: in any order', { a: pars }, { a1: 40, a2: 10, a3: 30, a4: 20 }, {}, '1 a 57'],
  ['of four: 6, 11, 18 and 27 play off 9.1, so 9', { a: pars }, { a1: 6, a2: 11, a3: 18, a4: 27 }, {}, '1 a 63'],
  ['of four with a plus player: -2, 8, 12 and 20 play off 4.9, so 5', { a: pars }, { a1: -2, a2: 8, a3: 12, a4: 20 },
    {}, '1 a 67'],
  ['of four scratch players', { a: pars }, { a1: 0, a2: 0, a3: 0, a4: 0 }, {}, '1 a 72'],
  ['gross', { a: pars }, { a1: 10, a2: 20 }, { scoring: 'gross' }, '1 a 72'],
  ['nine holes: the figures are over nine', { a: '443544345' }, { a1: 5, a2: 10 }, {}, '1 a 33'],
  ['each side its own strokes', two(pars, pars), { a1: 10, a2: 20, b1: 8, b2: 16 }, {}, '1 a 65, 2 b 67 | b>a 2'],
  ['sides of three and of four', two(pars, pars), { a1: 10, a2: 20, a3: 30, b1: 10, b2: 20, b3: 30, b4: 40 }, {},
    '1 b 57, 2 a 62 | a>b 5'],
  ['a match by choice', two('34.', '44.'), scratch, { play: 'match' }, '1 a 1, 2 b -1'],
  ['Stableford by choice', two('34', '44'), scratch, { play: 'stableford' }, '1 a 5, 2 b 4 | b>a 1'],
  ['a hole without a score', two('4X', '99'), scratch, {}, '1 b 18, 2 a none'],
  ['a hole not played yet', two('44.', '443'), scratch, {}, '1 a 8, 1 b 11'],
  ['another allowance on the side’s handicap: half of 15 is 8', { a: pars }, { a1: 10, a2: 20, a3: 30, a4: 40 },
    { allowance: 50 }, '1 a 64'],
];

describe('scramble', () => {
  it.each(scramble)('%s', (_title, cards, handicaps, options, expected) => {
    expect(summary(played('scramble', sidesWith(cards, handicaps, options)))).toBe(expected);
  });

  it('lets its strokes fall by stroke index', () => {
    const { perHole } = played('scramble', sidesWith({ a: pars }, { a1: 10, a2: 20 }));

    expect(perHole.map(({ net }) => net['a']).slice(5, 8)).toEqual([3, 2, 4]);
  });
});

const four = { a1: 0, a2: 0, a3: 0, a4: 0 };
// oxfmt-ignore
const pairs: readonly Row[] = [
  ['the better points of a pair', { a1: '45', a2: '64', b1: '55', b2: '55' }, scratch, {}, '1 a 4, 2 b 2 | b>a 2'],
  ['two birdies count one', { a1: '3', a2: '3', b1: '4', b2: '9' }, scratch, {}, '1 a 3, 2 b 2 | b>a 1'],
  ['a partner picks up', { a1: 'X', a2: '4', b1: '5', b2: 'X' }, scratch, {}, '1 a 2, 2 b 1 | b>a 1'],
  ['both pick up', { a1: 'X', a2: 'X', b1: '5', b2: '9' }, scratch, {}, '1 b 1, 2 a 0 | a>b 1'],
  ['a partner is missing', { a1: '4', a2: '.', b1: '.', b2: '.' }, scratch, {}, '1 a 2, 2 b 0'],
  ['both count', { a1: '45', a2: '64', b1: '55', b2: '55' }, scratch, { count: 2 }, '1 a 5, 2 b 4 | b>a 1'],
  ['strokes to each player', { a1: '5', a2: '5', b1: '5', b2: '5' }, { ...scratch, b2: 1 }, {}, '1 b 2, 2 a 1 | a>b 1'],
  ['each plays off their own handicap', { a1: '5', a2: '5', b1: '5', b2: '5' }, { a1: 18, a2: 18, b1: 18, b2: 18 }, {},
    '1 a 3, 1 b 3'],
  ['gross', { a1: '5', a2: '5', b1: '4', b2: '5' }, { ...scratch, a1: 18 }, { scoring: 'gross' },
    '1 b 2, 2 a 1 | a>b 1'],
  ['85 % of 10 are 9', { a1: pars, a2: times(18, '9') }, { a1: 10, a2: 0 }, { allowance: 85 }, '1 a 45'],
  ['one side alone', { a1: '44', a2: '35' }, { a1: 0, a2: 0 }, {}, '1 a 5'],
  ['the best two of three', { a1: '4', a2: '5', a3: '3' }, { a1: 0, a2: 0, a3: 0 }, {}, '1 a 5'],
  ['the best two of four', { a1: '4', a2: '5', a3: '3', a4: 'X' }, four, {}, '1 a 5'],
  ['the best of four', { a1: '4', a2: '5', a3: '3', a4: 'X' }, four, { count: 1 }, '1 a 3'],
  ['the best three of four', { a1: '4', a2: '5', a3: '3', a4: 'X' }, four, { count: 3 }, '1 a 6'],
  ['all four', { a1: '4', a2: '5', a3: '3', a4: 'X' }, four, { count: 4 }, '1 a 6'],
  ['fewer scores than count give what they have', { a1: '4', a2: 'X', a3: 'X', a4: 'X' }, four, {}, '1 a 2'],
  ['pars are 36 for a pair', { a1: pars, a2: pars }, { a1: 0, a2: 0 }, {}, '1 a 36'],
  ['and 72 for the best two of four', { a1: pars, a2: pars, a3: pars, a4: pars }, four, {}, '1 a 72'],
  ['three pairs', { a1: '4', a2: '5', b1: '4', b2: '6', c1: '3', c2: 'X' }, { ...scratch, c1: 0, c2: 0 }, {},
    '1 c 3, 2 a 2, 2 b 2 | a>c 1, b>c 1'],
  ['a match by choice', { a1: '4.', a2: '5.', b1: '5.', b2: '6.' }, scratch, { play: 'match' }, '1 a 1, 2 b -1'],
  ['a concession is a pick-up', { a1: 'C', a2: '5', b1: 'C', b2: 'X' }, scratch, {}, '1 a 1, 2 b 0 | b>a 1'],
];

describe('pairs-stableford', () => {
  it.each(pairs)('%s', (_title, cards, handicaps, options, expected) => {
    expect(summary(played('pairs-stableford', sidesWith(cards, handicaps, options)))).toBe(expected);
  });

  it('counts the better points where partners’ pars differ', () => {
    const group = sidesWith({ a1: '5', a2: '5' }, { a1: 0, a2: 0 });
    const [a1, a2] = group.players;
    const red = [{ n: 1, par: 5, strokeIndex: 1 }];

    expect(summary(played('pairs-stableford', { ...group, players: [a1!, { ...a2!, holes: red }] }))).toBe('1 a 2');
  });
});
