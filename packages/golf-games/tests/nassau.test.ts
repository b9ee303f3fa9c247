import { describe, expect, it } from 'vitest';
import { type Cards, type Handicaps, groupOf, played, sidesWith, summary } from './groups.ts';
import type { GameOptions, GameResult } from '../index.ts';

const times = (count: number, score: string) => score.repeat(count);
const level = times(18, '4');
const two = (a: string, b: string = level): Cards => ({ a, b });
/** A card against fours: '+' wins the hole, '-' loses it, '=' halves it. */
const against = (results: string): string =>
  results.replaceAll(' ', '').replaceAll('+', '3').replaceAll('-', '5').replaceAll('=', '4');
const nine = times(9, '=');

type Row = readonly [title: string, cards: Cards, handicaps: Handicaps, options: GameOptions, expected: string];

// oxfmt-ignore
const rows: readonly Row[] = [
  ['nothing played', two(times(18, '.'), times(18, '.')), {}, {}, '1 a 0, 1 b 0'],
  ['all three matches', two(against(times(18, '+'))), {}, {}, '1 a 3, 2 b 0 | b>a 3'],
  ['nothing but halves', two(level), {}, {}, '1 a 0, 1 b 0'],
  ['the first nine and the whole', two(against(`+${times(17, '=')}`)), {}, {}, '1 a 2, 2 b 0 | b>a 2'],
  ['the second nine and the whole', two(against(`${times(17, '=')}+`)), {}, {}, '1 a 2, 2 b 0 | b>a 2'],
  ['a nine each, the whole halved', two(against(`+${times(16, '=')}-`)), {}, {}, '1 a 1, 1 b 1'],
  ['a nine each, the whole to the better', two(against(`++${times(15, '=')}-`)), {}, {}, '1 a 2, 2 b 1 | b>a 1'],
  ['the first nine halved', two(against(`+${times(7, '=')}- ${times(8, '=')}+`)), {}, {}, '1 a 2, 2 b 0 | b>a 2'],
  ['the first nine won before it ends', two(against(`+++++${times(4, '.')} ${times(9, '.')}`)), {}, {},
    '1 a 1, 2 b 0 | b>a 1'],
  ['dormie is not won', two(against(`${times(7, '=')}+.${times(9, '.')}`)), {}, {}, '1 a 0, 1 b 0'],
  ['the second nine is not over', two(against(`+${times(8, '=')} ${times(8, '=')}.`)), {}, {}, '1 a 1, 2 b 0 | b>a 1'],
  ['strokes: three in the first nine', two(level), { b: 3 }, {}, '1 b 2, 2 a 0 | a>b 2'],
  ['off the lowest', two(level), { a: 20, b: 21 }, {}, '1 b 2, 2 a 0 | a>b 2'],
  ['ten strokes: one in the second nine', two(level), { b: 10 }, {}, '1 b 3, 2 a 0 | a>b 3'],
  ['gross', two(level), { b: 10 }, { scoring: 'gross' }, '1 a 0, 1 b 0'],
  ['who picks up loses the hole', two(`X${times(17, '4')}`), {}, {}, '1 b 2, 2 a 0 | a>b 2'],
  ['who concedes loses the hole', two(`C${times(17, '4')}`), {}, {}, '1 b 2, 2 a 0 | a>b 2'],
  ['the whole counts double', two(against(`+${times(17, '=')}`)), {}, { points: { whole: 2 } }, '1 a 3, 2 b 0 | b>a 3'],
  // thegolfballfactory.com: two down after 7 holes, the press is for holes 8 and 9 only.
  ['a press called on hole 8 and won', two(against(`-=-====+= ${nine}`)), {}, { presses: [{ part: 'first', from: 8 }] },
    '1 b 2, 2 a 1 | a>b 1'],
  ['a press lost', two(against(`-=-====-= ${nine}`)), {}, { presses: [{ part: 'first', from: 8 }] },
    '1 b 3, 2 a 0 | a>b 3'],
  ['a press on the last hole', two(against(`${nine} -------=+`)), {}, { presses: [{ part: 'second', from: 18 }] },
    '1 b 2, 2 a 1 | a>b 1'],
  ['a press of the whole', two(against(`-=-====== =======++`)), {}, { presses: [{ part: 'whole', from: 17 }] },
    '1 a 2, 2 b 1 | b>a 1'],
  ['a press is worth its match', two(against(`-=-====+= ${nine}`)), {},
    { points: { first: 5 }, presses: [{ part: 'first', from: 8 }] }, '1 b 6, 2 a 5 | a>b 1'],
  // mulliganmoney.app: holes 1 and 2 lost, the press starts on 3; holes 3 and 4 won: one or two down to level, two up there.
  ['two down begins a press', two(against(`--++===== ${nine}`)), {}, { pressAtTwoDown: true }, '1 a 1, 2 b 0 | b>a 1'],
  ['a press begins a press', two(against(`----===== ${nine}`)), {}, { pressAtTwoDown: true }, '1 b 3, 2 a 0 | a>b 3'],
  ['two down on the last hole of a nine begins none', two(against(`=======-- ${nine}`)), {}, { pressAtTwoDown: true },
    '1 b 2, 2 a 0 | a>b 2'],
];

const lines = ({ matches = [] }: GameResult) =>
  matches.map(({ part, isPress, from, to, up, left, decidedAt }) =>
    [part, isPress ? 'press' : 'match', `${from}-${to}`, up, left, decidedAt ?? 'open'].join(' '),
  );

describe('nassau', () => {
  it.each(rows)('%s', (_title, cards, handicaps, options, expected) => {
    expect(summary(played('nassau', groupOf(cards, handicaps, options)))).toBe(expected);
  });

  it('lists its matches and presses', () => {
    const result = played('nassau', groupOf(two(against(`----===== ${nine}`)), {}, { pressAtTwoDown: true }));

    expect(lines(result)).toEqual([
      'first match 1-9 -4 3 6',
      'first press 3-9 -2 1 8',
      'first press 5-9 0 0 open',
      'second match 10-18 0 0 open',
      'whole match 1-18 -4 3 15',
    ]);
  });

  it('shows the back nine after the whole is won', () => {
    const { perHole, owes } = played('nassau', groupOf(two(against(`${times(10, '+')} ${times(8, '-')}`))));

    expect(perHole.map(({ values }) => Math.sign(values['a'] ?? 0)).join('')).toBe('1111111111-1-1-1-1-1000');
    expect(owes).toEqual([{ from: 'b', to: 'a', points: 1 }]);
  });

  it('begins no press, and marks the holes after it, while an earlier hole is open', () => {
    const result = played('nassau', groupOf(two(against(`=.--${times(14, '.')}`)), {}, { pressAtTwoDown: true }));

    expect(lines(result)).toHaveLength(3);
    expect(result.perHole.slice(0, 5).map(({ open }) => open)).toEqual([undefined, undefined, 1, 1, undefined]);
  });

  it('takes the nines in the order of play', () => {
    const group = groupOf(two(against(`+${times(17, '=')}`)));
    const fromTen = { ...group, holes: [...group.holes.slice(9), ...group.holes.slice(0, 9)] };

    expect(lines(played('nassau', fromTen))).toEqual(
      ['first match 10-9 0 0 open', 'second match 1-9 1 0 9', 'whole match 10-9 1 0 9'].map((line) =>
        line.replace('10-9 0 0', '10-18 0 0'),
      ),
    );
  });

  it('is played by two sides with their better ball too', () => {
    const cards = { a1: level, a2: `3${times(17, '5')}`, b1: level, b2: times(18, '5') };

    expect(summary(played('nassau', sidesWith(cards, { a1: 0, a2: 0, b1: 0, b2: 0 })))).toBe('1 a 2, 2 b 0 | b>a 2');
  });

  it('halves an odd number of holes with one more in the first part', () => {
    expect(lines(played('nassau', groupOf(two(times(9, '4'), times(9, '4')))))).toEqual([
      'first match 1-5 0 0 open',
      'second match 6-9 0 0 open',
      'whole match 1-9 0 0 open',
    ]);
  });
});
