import { describe, expect, it } from 'vitest';
import { drawGroups, inGroups, placesInField, seasonTable, shotgunStarts } from '../index.ts';

const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('the draw', () => {
  it.each([
    [10, 4, [4, 3, 3]],
    [96, 4, Array.from({ length: 24 }, () => 4)],
    [5, 4, [3, 2]],
    [7, 2, [2, 2, 2, 1]],
    [1, 4, [1]],
    [0, 4, []],
  ])('parts %i players into groups of at most %i', (players, size, sizes) => {
    expect(inGroups(range(players), size).map(({ length }) => length)).toEqual(sizes);
  });

  it('has every player once, and is the same for the same seed', () => {
    const drawn = drawGroups(range(22), 4, 7);
    expect(drawn.flat().toSorted((a, b) => a - b)).toEqual(range(22));
    expect(drawGroups(range(22), 4, 7)).toEqual(drawn);
    expect(drawGroups(range(22), 4, 8)).not.toEqual(drawn);
  });

  it('is fair: over many draws everyone meets everyone, and starts in each group, equally often', () => {
    const draws = 4000;
    const met = new Map<string, number>();
    const first = new Map<number, number>();
    for (const seed of range(draws)) {
      const groups = drawGroups(range(8), 4, seed);
      for (const one of groups[0]!) first.set(one, (first.get(one) ?? 0) + 1);
      for (const group of groups)
        for (const a of group) for (const b of group) if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
    }
    // Each pair: 3 in 7. Each player: 1 in 2. Four standard deviations.
    const near = (share: number) => 4 * Math.sqrt(draws * share * (1 - share));
    for (const times of met.values()) expect(Math.abs(times - (draws * 3) / 7)).toBeLessThan(near(3 / 7));
    for (const times of first.values()) expect(Math.abs(times - draws / 2)).toBeLessThan(near(1 / 2));
    expect(met.size).toBe(28);
  });

  it('starts one group on each hole, and a second where the holes are longest', () => {
    const pars = [4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 5, 3, 4, 4, 3, 4, 5, 4];
    const starts = shotgunStarts(
      24,
      pars.map((par, at) => ({ n: at + 1, par })),
    );
    expect(starts.slice(0, 18).map(({ hole }) => hole)).toEqual(range(18));
    expect(starts.slice(18)).toEqual([5, 9, 11, 17, 1, 2].map((hole) => ({ hole, isSecond: true })));
  });
});

describe('places', () => {
  const card = (id: string, figures: readonly number[]) => ({
    id,
    figure: figures.reduce((sum, one) => sum + one, 0),
    holes: Object.fromEntries(figures.map((figure, at) => [at + 1, figure])),
  });
  const text = (places: ReturnType<typeof placesInField>) => places.map(({ id, rank }) => `${rank} ${id}`);
  const two = Array.from({ length: 18 }, () => 2);
  const withHole = (n: number, figure: number, other: number) =>
    two.map((usual, at) => (at === n - 1 ? figure : at === other - 1 ? 4 - figure : usual));

  it('are shared by equal results', () => {
    expect(
      text(placesInField([card('Jo', two), card('Max', two), card('Sam', [...two.slice(1), 3])], 'shared')),
    ).toEqual(['1 Sam', '2 Jo', '2 Max']);
  });

  it.each([
    ['nine', 10, 1],
    ['six', 13, 12],
    ['three', 16, 15],
    ['hole', 18, 17],
  ])('are parted by the last %s', (_, better, worse) => {
    const field = [card('Jo', two), card('Max', withHole(better, 3, worse))];
    expect(text(placesInField(field, 'count-back'))).toEqual(['1 Max', '2 Jo']);
    expect(text(placesInField(field, 'shared'))).toEqual(['1 Jo', '1 Max']);
  });

  it('stay shared where the whole count-back is level, and nobody has a place in an empty field', () => {
    expect(text(placesInField([card('Jo', two), card('Max', withHole(2, 3, 1))], 'count-back'))).toEqual([
      '1 Jo',
      '1 Max',
    ]);
    expect(placesInField([], 'count-back')).toEqual([]);
  });

  it('count the last holes of a nine too', () => {
    const nine = two.slice(9);
    const field = [
      card('Jo', nine),
      card(
        'Max',
        nine.map((usual, at) => (at === 8 ? 3 : at === 0 ? 1 : usual)),
      ),
    ];
    expect(text(placesInField(field, 'count-back'))).toEqual(['1 Max', '2 Jo']);
  });
});

// Committee Procedures 5A(6): of net strokes a half, a third and a sixth of the handicap, not rounded, is taken off the last
// nine, six and three. Par 4 on every hole here.
describe('a count-back off handicaps', () => {
  const gross = (id: string, handicap: number, strokes: Readonly<Record<number, number>>, more: object = {}) => {
    const holes = Object.fromEntries(range(18).map((n) => [n, 4 - (strokes[n] ?? 4)]));
    return { id, figure: Object.values(holes).reduce((sum, one) => sum + one, handicap), holes, handicap, ...more };
  };
  const parted = (field: Parameters<typeof placesInField>[0]) =>
    placesInField(field, 'count-back').map(({ id, rank, parting }) => {
      if (!parting) return `${rank} ${id}`;
      const { holes, isFront, own, other } = parting;
      const net = (figure: number) => Math.round((4 * holes.length - figure) * 100) / 100;
      return `${rank} ${id} ${isFront ? 'front' : 'last'} ${holes.length}: ${net(own)} against ${net(other)}`;
    });

  it.each([
    // forums.golfmonthly.com 103243: handicap 11 and 40 in are 34½, whatever strokes fall there.
    ['last nine', [11, { 1: 8, 10: 8 }], [10, { 1: 11 }], '1 Ben last 9: 31 against 34.5'],
    ['last six', [12, { 10: 5, 13: 4 }], [12, { 13: 5 }], '1 Ann last 6: 20 against 21'],
    ['last three', [12, { 13: 5 }], [12, { 16: 5 }], '1 Ann last 3: 10 against 11'],
    ['last hole', [9, { 16: 5 }], [9, { 18: 5 }], '1 Ann last 1: 3.5 against 4.5'],
    ['last six of the first nine', [12, { 1: 5 }], [12, { 4: 5 }], '1 Ann front 6: 20 against 21'],
    ['last three of it', [6, { 4: 5 }], [6, { 7: 5 }], '1 Ann front 3: 11 against 12'],
    ['ninth hole', [18, { 8: 5 }], [18, { 9: 5 }], '1 Ann front 1: 3 against 4'],
    ['nothing', [18, { 1: 5 }], [18, { 2: 5 }], '1 Ann'],
  ] as const)('parts by the %s', (_, ann, ben, first) => {
    expect(parted([gross('Ann', ann[0], ann[1]), gross('Ben', ben[0], ben[1])])[0]).toBe(first);
  });

  it('counts back the nine that the committee says, and leaves a card with open holes level', () => {
    const inward = [...range(18).slice(9), ...range(9)];
    const field = [gross('Ann', 0, { 1: 5 }), gross('Ben', 0, { 10: 5 })];

    expect(parted(field)[0]).toBe('1 Ann last 9: 36 against 37');
    expect(parted(field.map((one) => ({ ...one, order: inward })))[0]).toBe('1 Ben last 9: 36 against 37');
    expect(parted([field[0]!, { ...field[1]!, isOpen: true }])).toEqual(['1 Ann', '1 Ben']);
  });

  it('compares six, three and one of a nine', () => {
    const nine = (id: string, worse: number) => {
      const holes = Object.fromEntries(range(9).map((n) => [n, n === worse ? -1 : 0]));
      return { id, figure: 5, holes, handicap: 6 };
    };
    expect(parted([nine('Ann', 4), nine('Ben', 3)])).toEqual(['1 Ben last 6: 20 against 21', '2 Ann']);
  });
});

describe('the season', () => {
  const day = (id: string, ...places: readonly (readonly [rank: number, name: string])[]) => ({
    id,
    places: places.map(([rank, name]) => ({ rank, name })),
  });
  const rows = (...args: Parameters<typeof seasonTable>) =>
    seasonTable(...args).map(({ rank, name, total }) => `${rank} ${name} ${total}`);

  it('counts points by place, the best two of three days', () => {
    const days = [
      day('may', [1, 'Jo'], [2, 'Max'], [3, 'Sam']),
      day('june', [1, 'Max'], [2, 'Jo'], [3, 'Sam']),
      day('july', [1, 'Sam'], [2, 'Jo']),
    ];
    expect(rows(days, { bestOf: 2, points: [10, 6, 4] })).toEqual(['1 Jo 16', '1 Max 16', '3 Sam 14']);
    expect(rows(days, { bestOf: 0, points: [10, 6, 4] })).toEqual(['1 Jo 22', '2 Sam 18', '3 Max 16']);
    const sam = seasonTable(days, { bestOf: 2, points: [10, 6, 4] }).find(({ name }) => name === 'Sam');
    expect(sam?.days.map(({ points, counts }) => [points, counts])).toEqual([
      [4, true],
      [4, false],
      [10, true],
    ]);
  });

  it('shares the points of shared places', () => {
    const days = [day('may', [1, 'Jo'], [2, 'Max'], [2, 'Sam'], [4, 'Lee']), day('june', [1, 'A'], [1, 'B'], [1, 'C'])];
    expect(rows(days, { bestOf: 0, points: [10, 6, 4, 2] })).toEqual([
      '1 Jo 10',
      '2 A 6.666667',
      '2 B 6.666667',
      '2 C 6.666667',
      '5 Max 5',
      '5 Sam 5',
      '7 Lee 2',
    ]);
  });

  it('knows a player by the name, however it is spaced or capitalised, and gives nothing beyond the list', () => {
    const days = [day('may', [1, 'jo  bloggs'], [2, 'Max']), day('june', [1, 'Jo Bloggs '])];
    expect(rows(days, { bestOf: 0, points: [3] })).toEqual(['1 Jo Bloggs 6', '2 Max 0']);
  });

  it('is empty without days', () => {
    expect(seasonTable([], { bestOf: 3, points: [1] })).toEqual([]);
  });
});
