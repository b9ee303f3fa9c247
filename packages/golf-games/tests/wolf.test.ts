import { describe, expect, it } from 'vitest';
import { type Handicaps, groupOf, played, summary } from './groups.ts';
import type { GameOptions } from '../index.ts';

const card = (a: string, b: string, c: string, d: string) => ({ a, b, c, d });

type Row = readonly [
  title: string,
  cards: Record<string, string>,
  handicaps: Handicaps,
  options: GameOptions,
  expected: string,
];

/** One hole: a is the wolf where the fourth player makes it whole turns. */
// oxfmt-ignore
const rows: readonly Row[] = [
  ['the wolf’s pair wins two points each', card('3...', '4...', '4...', '4...'), {}, { wolf: { 1: 'b' } },
    '1 a 2, 1 b 2, 3 c 0, 3 d 0'],
  ['by the partner’s ball', card('9...', '3...', '4...', '4...'), {}, { wolf: { 1: 'b' } },
    '1 a 2, 1 b 2, 3 c 0, 3 d 0'],
  ['who beats the pair wins three each', card('4...', '4...', '3...', '9...'), {}, { wolf: { 1: 'b' } },
    '1 c 3, 1 d 3, 3 a 0, 3 b 0'],
  ['a halved hole gives none', card('4...', '4...', '4...', '9...'), {}, { wolf: { 1: 'b' } },
    '1 a 0, 1 b 0, 1 c 0, 1 d 0'],
  ['a lone wolf wins four', card('3...', '4...', '4...', '4...'), {}, { wolf: { 1: 'lone' } },
    '1 a 4, 2 b 0, 2 c 0, 2 d 0'],
  ['a lone wolf loses to any: one each', card('4...', '3...', '9...', '9...'), {}, { wolf: { 1: 'lone' } },
    '1 b 1, 1 c 1, 1 d 1, 4 a 0'],
  ['a lone wolf halves', card('4...', '4...', '9...', '9...'), {}, { wolf: { 1: 'lone' } },
    '1 a 0, 1 b 0, 1 c 0, 1 d 0'],
  ['a blind wolf wins double', card('3...', '4...', '4...', '4...'), {}, { wolf: { 1: 'blind' } },
    '1 a 8, 2 b 0, 2 c 0, 2 d 0'],
  ['a blind wolf loses double', card('4...', '3...', '4...', '4...'), {}, { wolf: { 1: 'blind' } },
    '1 b 2, 1 c 2, 1 d 2, 4 a 0'],
  ['the wolf has not chosen', card('3...', '4...', '4...', '4...'), {}, {}, '1 a 0, 1 b 0, 1 c 0, 1 d 0'],
  ['a side without a score', card('3...', '....', '....', '....'), {}, { wolf: { 1: 'b' } },
    '1 a 0, 1 b 0, 1 c 0, 1 d 0'],
  ['on hole 2 the second is the wolf', card('....', '.3..', '.4..', '.4..'), {}, { wolf: { 2: 'lone' } },
    '1 b 4, 2 a 0, 2 c 0, 2 d 0'],
  ['on hole 4 the fourth', card('...4', '...4', '...4', '...3'), {}, { wolf: { 4: 'lone' } },
    '1 d 4, 2 a 0, 2 b 0, 2 c 0'],
  ['points add up', card('3444', '4444', '4344', '4444'), {}, { wolf: { 1: 'c', 2: 'c', 3: 'lone', 4: 'lone' } },
    '1 c 4, 2 a 2, 2 b 2, 4 d 0 | a>c 2, b>c 2, d>a 2, d>b 2, d>c 4'],
  ['a stroke received on hole 1', card('4...', '4...', '4...', '4...'), { d: 1 }, { wolf: { 1: 'd' } },
    '1 a 2, 1 d 2, 3 b 0, 3 c 0'],
  ['off the lowest', card('4...', '4...', '4...', '4...'), { a: 6, b: 6, c: 6, d: 6 }, { wolf: { 1: 'd' } },
    '1 a 0, 1 b 0, 1 c 0, 1 d 0'],
  ['gross', card('4...', '4...', '4...', '4...'), { d: 9 }, { scoring: 'gross', wolf: { 1: 'd' } },
    '1 a 0, 1 b 0, 1 c 0, 1 d 0'],
  ['the wolf picks up, the partner wins', card('X...', '4...', '5...', '5...'), {}, { wolf: { 1: 'b' } },
    '1 a 2, 1 b 2, 3 c 0, 3 d 0'],
  ['a lone wolf picks up', card('X...', 'X...', 'X...', '9...'), {}, { wolf: { 1: 'lone' } },
    '1 b 1, 1 c 1, 1 d 1, 4 a 0'],
  ['all pick up', card('X...', 'X...', 'X...', 'X...'), {}, { wolf: { 1: 'lone' } }, '1 a 0, 1 b 0, 1 c 0, 1 d 0'],
  // thewolfgametv.com: one point to each winner; a lone wolf who wins has three.
  ['one point each', card('3...', '4...', '4...', '4...'), {},
    { wolf: { 1: 'b' }, wolfPoints: { pair: 1, beatPair: 1, lone: 3 } }, '1 a 1, 1 b 1, 3 c 0, 3 d 0'],
  // golfhandicapindex.com: a lone wolf called before the tee shots wins four, after them two.
  ['two for a lone wolf', card('3...', '4...', '4...', '4...'), {}, { wolf: { 1: 'blind' }, wolfPoints: { lone: 2 } },
    '1 a 4, 2 b 0, 2 c 0, 2 d 0'],
  ['three players: the pair against one', { a: '3..', b: '5..', c: '4..' }, {}, { wolf: { 1: 'b' } },
    '1 a 2, 1 b 2, 3 c 0'],
  ['five players: the pair against three', { a: '4....', b: '4....', c: '4....', d: '4....', e: '3....' }, {},
    { wolf: { 1: 'b' } }, '1 c 3, 1 d 3, 1 e 3, 4 a 0, 4 b 0'],
];

describe('wolf', () => {
  it.each(rows)('%s', (_title, cards, handicaps, options, expected) => {
    expect(summary(played('wolf', groupOf(cards, handicaps, options)))).toBe(expected);
  });

  const wolves = (options: GameOptions) => {
    const level = '4'.repeat(18);
    const { perHole } = played('wolf', groupOf(card(`3${'4'.repeat(17)}`, level, level, level), {}, options));
    return perHole.map(({ wolf }) => wolf).join('');
  };

  it('has four turns each, then the last in points on 17 and 18 (golfmonthly.com)', () => {
    expect(wolves({})).toBe('abcdabcdabcdabcdaa');
    expect(wolves({ wolf: { 1: 'lone' } })).toBe('abcdabcdabcdabcdbb');
    expect(wolves({ wolf: { 1: 'b' } })).toBe('abcdabcdabcdabcdcc');
  });

  it('goes on in turn if agreed (thewolfgametv.com)', () => {
    expect(wolves({ wolf: { 1: 'lone' }, lastWolf: 'in-turn' })).toBe('abcdabcdabcdabcdab');
  });

  it('turns in the order of play', () => {
    const group = groupOf(card('4444', '4444', '4444', '4444'));
    const fromThree = { ...group, holes: [...group.holes.slice(2), ...group.holes.slice(0, 2)] };

    expect(played('wolf', fromThree).perHole.map(({ n, wolf }) => `${n}${wolf}`)).toEqual(['3a', '4b', '1c', '2d']);
  });
});
