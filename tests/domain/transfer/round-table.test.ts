import { describe, expect, it } from 'vitest';
import type { ImportAnswers } from '#src/domain/transfer/import-preview.ts';
import { strToU8, zipSync } from 'fflate';
import { readRoundFile } from '#src/domain/transfer/read-round-file.ts';
import { holdsRounds } from '#src/domain/transfer/round-file.ts';
import { readRounds } from '#src/domain/transfer/rounds.ts';

const read = (text: string, answers: ImportAnswers = {}) => {
  let ids = 0;
  const preview = readRounds(text, [], {
    userId: 'sam',
    today: '2026-11-27',
    nowIso: '2026-11-27T12:00:00.000Z',
    newId: () => `r${(ids += 1)}`,
    ...answers,
  });
  if (!preview.ok) throw new Error(preview.error);
  return preview.value;
};
const CONTEXT = { userId: 'sam', today: '2026-11-27', nowIso: '2026-11-27T12:00:00.000Z', newId: () => 'r' };
type Preview = ReturnType<typeof read>;
const totals = ({ toAdd }: Preview) =>
  toAdd.map(({ playedOn, total, courseSnapshot }) => [
    playedOn,
    total?.adjustedGross,
    courseSnapshot?.tee.courseRating,
    courseSnapshot?.tee.slope,
    total?.differential,
  ]);
const TWO = [
  ['2026-05-02', 88, 70.9, 128, 15.1],
  ['2026-05-16', 85, 70.9, 128, 11.6],
];

const PARS = [4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5];
const SCORES = [5, 6, 4, 6, 6, 5, 5, 4, 6, 5, 6, 4, 6, 5, 4, 5, 6, 5];
const holes = PARS.map((_, at) => at + 1);
const strokesIn = ({ toAdd: [round] }: Preview) => round?.holes.map(({ strokes }) => strokes);

describe('an authority’s record', () => {
  it.each([
    [
      'England Golf',
      `Date,Course,Marker,Par,Course Rating,Slope,PCC,Gross,Adj Gross,SD,HI
02/05/2026,Fernhill,Yellow,72,70.9,128,0,90,88,15.1,14.9
16/05/2026,Fernhill,Yellow,72,70.9,128,1,86,85,11.6,14.2`,
    ],
    [
      'Golf Australia',
      `Date Played,Club,Course,Score Type,Slope,Scratch Rating,PCC,Adj Gross,Score Differential,GA Handicap
02/05/2026,Fernhill,Red,Stableford,128,70.9,0,88,15.1,14.9
16/05/2026,Fernhill,Red,Stableford,128,70.9,1,85,11.6,14.2`,
    ],
    [
      'Min Golf',
      `Nr.;Speldatum;Klubb;Bana;Antal spelade hål;Par;Tee;CR;SL;Justerad bruttoscore;PCC;Justerat HCP-resultat
1;2026-05-02;Fernhill GK;Skogsbanan;18;72;Gul;70,9;128;88;0;15,1
2;2026-05-16;Fernhill GK;Skogsbanan;18;72;Gul;70,9;128;85;1;11,6`,
    ],
    [
      'GolfBox',
      `Dato;Klub;Bane;Tee;Huller;CR;Slope;Bruttoscore;Justeret bruttoscore;PCC;Score differentiale
02.05.2026;Fernhill;Skovbanen;Gul;18;70,9;128;90;88;0;15,1
16.05.2026;Fernhill;Skovbanen;Gul;18;70,9;128;86;85;1;11,6`,
    ],
    [
      'a Spanish club',
      `Fecha;Campo;Hoyos;Valor de campo;SR;PCC;Golpes ajustados;SD
02/05/2026;Fernhill;18;70,9;128;0;88;15,1
16/05/2026;Fernhill;18;70,9;128;1;85;11,6`,
    ],
    [
      'a French club',
      `Date;Parcours;SSS;Slope;PCC;Score brut ajusté;Diff
02/05/2026;Fernhill;70,9;128;0;88;15,1
16/05/2026;Fernhill;70,9;128;1;85;11,6`,
    ],
  ])('is read by its headings: %s', (_, text) => {
    const preview = read(text);

    expect(preview.openColumns).toBeUndefined();
    expect(totals(preview)).toEqual(TWO);
    expect(preview.toAdd[0]!.courseSnapshot!.name).toMatch(/^Fernhill/);
    expect(preview.toAdd[0]!.mode).toBe('casual');
    expect(holdsRounds(text)).toBe(true);
  });

  it('is proved by its differentials in a language that Divot does not know, and asked about', () => {
    const text = `A;B;C;D;E;F;G
2.5.2026;Fernhill;72;128;70,9;88;15,1
16.5.2026;Fernhill;72;128;70,9;84;11,6`;
    const preview = read(text);

    expect(preview.openColumns!.flatMap(({ name, field }) => (field ? [[name, field]] : []))).toEqual([
      ['A', 'date'],
      ['B', 'course'],
      ['D', 'slope'],
      ['E', 'rating'],
      ['F', 'score'],
      ['G', 'differential'],
    ]);
    expect(preview.toAdd.map(({ total }) => total?.adjustedGross)).toEqual([88, 84]);
  });

  it('reads figures in brackets, with a plus and with a note', () => {
    const preview = read(`Date,Score,Course Rating,Slope,PCC,Differential
2026-05-02,(88),70.9,128,+1,15.1 (-1.0)
2026-05-03,70 (-2),,,0,+1.3
2026-05-04,*85 A,70.9,128,,(11.6)
2026-05-05,٨٨,٧٠٫٩,١٢٨,,١٥٫١`);

    expect(preview.bad).toEqual([]);
    expect(preview.toAdd.map(({ total, pcc }) => [total?.adjustedGross, total?.differential, pcc])).toEqual([
      [88, 15.1, 1],
      [70, -1.3, 0],
      [85, 11.6, undefined],
      [88, 15.1, undefined],
    ]);
  });
});

describe('a golfer’s own sheet', () => {
  it('may hold a day and a score and nothing else', () => {
    expect(totals(read('Date,Course,Score\n2026-05-02,Fernhill,88\n'))).toEqual([
      ['2026-05-02', 88, undefined, undefined, undefined],
    ]);
  });

  it.each([
    ['1', holes.map(String)],
    ['H1', holes.map((n) => `H${n}`)],
    ['Hole 1', holes.map((n) => `Hole ${n}`)],
    ['Score 1', holes.map((n) => `Score ${n}`)],
    ['Out and In', [...holes.slice(0, 9), 'Out', ...holes.slice(9), 'In'].map(String)],
  ])('may hold a round a line with a column for each hole: %s', (_, names) => {
    const cells = names.map((name) => SCORES[Number(/\d+/.exec(name)?.[0]) - 1] ?? 45);
    const preview = read(`Date,Course,${names.join(',')}\n2026-05-02,Fernhill,${cells.join(',')}\n`);

    expect(strokesIn(preview)).toEqual(SCORES);
  });

  it('may hold pars and putts beside the scores, and a hole that was picked up', () => {
    const names = holes.flatMap((n) => [`Par ${n}`, `Score ${n}`, `Putts ${n}`]);
    const cells = holes.flatMap((n, at) => [PARS[at], n === 4 ? 'NR' : SCORES[at], n === 4 ? '' : 2]);
    const [round] = read(`Date,Course,${names.join(',')}\n2026-05-02,Fernhill,${cells.join(',')}\n`).toAdd;

    expect(round!.holes.map(({ par }) => par)).toEqual(PARS);
    expect(round!.holes[3]).toEqual({ n: 4, par: 4, pickedUp: true });
    expect(round!.holes[0]).toEqual({ n: 1, par: 4, strokes: 5, putts: 2 });
  });

  it('may hold a hole a line, also two rounds of a day', () => {
    const lines = [1, 2].flatMap(() => holes.map((n, at) => `2026-05-02,Fernhill,${n},${PARS[at]},${SCORES[at]}`));
    const preview = read(`Date,Course,Hole,Par,Score\n${lines.join('\n')}\n`);

    expect(preview.toAdd).toHaveLength(1);
    expect(preview.duplicates).toHaveLength(1);
    expect(strokesIn(preview)).toEqual(SCORES);
  });

  it('may hold a stroke a line, as Golf Pad’s does', () => {
    const lines = holes.flatMap((n, at) =>
      Array.from(
        { length: SCORES[at]! },
        (_, stroke) => `5/22/2026\tFernhill\t${n}\t4\t${n}\t${stroke === 0 ? 'Driver' : '7'}`,
      ),
    );
    const preview = read(`Date\tPark\tHole\tPAR\tHCP\tClub\n${lines.join('\n')}\n`);

    expect(strokesIn(preview)).toEqual(SCORES);
  });

  it('asks what its columns hold if nothing tells, and follows the answer', () => {
    const text = 'Wann,Wo,Wie,Netto\n2026-05-02,Fernhill,88,70\n2026-05-03,Fernhill,90,72\n';
    const preview = read(text);

    expect(preview.toAdd).toEqual([]);
    expect(preview.openColumns).toMatchObject([
      { at: 0, name: 'Wann', field: 'date', cells: ['2026-05-02', '2026-05-03'] },
      { at: 1, name: 'Wo', field: 'course' },
      { at: 2, name: 'Wie' },
      { at: 3, name: 'Netto' },
    ]);
    const answered = read(text, { columns: { 0: 'date', 1: 'course', 2: 'score' } });
    expect(answered.toAdd.map(({ total }) => total?.adjustedGross)).toEqual([88, 90]);
    expect(answered.openColumns).toHaveLength(4);
  });

  it('proposes the only column that can be a score', () => {
    const preview = read('日付,コース,スコア\n2026年5月2日,富士,88\n');

    expect(preview.openColumns![2]).toMatchObject({ name: 'スコア', field: 'score' });
    expect(preview.firstRead).toEqual(['2026-05-02 富士: 88']);
  });
});

describe('one round in a file', () => {
  const down = `Hole,Par,Score\n${holes.map((n, at) => `${n},${PARS[at]},${SCORES[at]}`).join('\n')}\nTotal,72,93\n`;
  const across = `,${holes.map((n) => `Hole ${n}`).join(',')},Total\nS.I.,${holes.join(',')}\nPar,${PARS.join(',')},72\n`;
  const kinds = ({ questions = [] }: Preview) => questions.map(({ kind }) => kind);

  it('has its day and course above the holes', () => {
    const preview = read(`Course,Fernhill\nDate,19/08/2026\n\n${down}`);

    expect([kinds(preview), strokesIn(preview)]).toEqual([[], SCORES]);
    expect(preview.toAdd[0]).toMatchObject({ playedOn: '2026-08-19', courseSnapshot: { name: 'Fernhill' } });
  });

  it('has them in its name, or is asked about once', () => {
    const named = readRoundFile(
      strToU8(down),
      { rounds: [], courses: [] },
      { ...CONTEXT, fileName: 'Fernhill 2026-08-19.csv' },
    );
    expect(named.ok && named.value.toAdd[0]).toMatchObject({
      playedOn: '2026-08-19',
      courseSnapshot: { name: 'Fernhill' },
    });
    expect(kinds(read(down))).toEqual(['day', 'course']);
    expect(read(down, { day: '2026-08-19', course: 'Fernhill' }).toAdd[0]).toMatchObject({
      playedOn: '2026-08-19',
      courseSnapshot: { name: 'Fernhill' },
    });
  });

  it.each(['Score', 'Strokes', 'Sam'])('is a printed card under “Hole, 1, 2, 3”, its row called %s', (name) => {
    const card = `Hole,${holes.join(',')}\nPar,${PARS.join(',')}\n${name},${SCORES.join(',')}\n`;

    expect(kinds(read(card))).toEqual(['day', 'course']);
    const [round] = read(card, { day: '2026-08-19', course: 'Fernhill' }).toAdd;
    expect(round?.holes.map(({ par, strokes }) => [par, strokes])).toEqual(
      holes.map((n) => [PARS[n - 1], SCORES[n - 1]]),
    );
  });

  it('is a printed card with the golfers below its pars and stroke indexes, and is asked whose it is', () => {
    const card = `Fernhill,"Aug 19, 2026 9:00 AM"\n${across}Ann,${SCORES.join(',')},93\nBen,${SCORES.map((one) => one + 1).join(',')},111\n`;
    expect(read(card)).toMatchObject({ toAdd: [], questions: [{ kind: 'golfer', names: ['Ann', 'Ben'] }] });
    const preview = read(card, { golfer: 0 });
    expect(strokesIn(preview)).toEqual(SCORES);
    expect(preview.toAdd[0]!.holes[3]).toMatchObject({ par: PARS[3], si: 4 });
  });
});

describe('what a file says against itself', () => {
  const across = (cells: readonly (string | number)[], more = '') =>
    `Date,Course,Rating,Slope,Differential,${holes.map((n) => `Par ${n}`).join(',')},${holes.map((n) => `Hole ${n}`).join(',')},Total${more && `,${more.split(',')[0]}`}\n2026-06-01,Fernhill,71.2,128,18.4,${PARS.join(',')},${cells.join(',')},93${more && `,${more.split(',')[1]}`}\n`;

  it.each([
    ['a total', SCORES.map((one, at) => (at === 3 ? one + 1 : one)), ''],
    ['a nine', SCORES, 'Out,40'],
    ['the count of holes', SCORES, 'Holes,17'],
    ['a score to par', SCORES, 'To Par,+12'],
  ])('is asked about with both readings: %s', (_, cells, more) => {
    const preview = read(across(cells, more));
    expect(preview.questions).toMatchObject([{ kind: 'card', rounds: 1 }]);
    expect(read(across(cells, more), { card: 'totals' }).toAdd[0]).toMatchObject({
      holes: [],
      total: { adjustedGross: 93 },
    });
    expect(strokesIn(read(across(cells, more), { card: 'strokes' }))).toEqual(cells);
  });

  it('is read without a question where it adds up, also in scores against par', () => {
    const toPar = SCORES.map((one, at) => one - PARS[at]!).map((over) =>
      over === 0 ? 'E' : over > 0 ? `+${over}` : String(over),
    );
    for (const cells of [SCORES, toPar, SCORES.map((one, at) => `${PARS[at]}/${one}`)]) {
      const preview = read(across(cells));
      expect([preview.questions, strokesIn(preview)]).toEqual([undefined, SCORES]);
    }
  });

  it('asks which counts where a differential does not follow from its score and rating', () => {
    const text = 'Date,Score,Course Rating,Slope,PCC,Differential\n2026-05-02,88,70.9,128,0,12.0\n';
    expect(read(text).questions).toEqual([{ kind: 'differential', rounds: 1 }]);
    expect(totals(read(text, { differential: 'score' }))).toEqual([['2026-05-02', 88, 70.9, 128, 12]]);
    expect(totals(read(text, { differential: 'differential' }))).toEqual([
      ['2026-05-02', 88, undefined, undefined, 12],
    ]);
  });

  it('names what it does not read', () => {
    expect(read('Date,Course,Score,Weather\n2026-05-02,Fernhill,88,sun\nWritten by me\n').unread).toEqual({
      columns: ['Weather'],
      lines: [3],
    });
  });
});

it('refuses a table of several golfers, and a text without a table', () => {
  expect(() => read('Player,Date,Score\nSam,2026-05-02,88\nKim,2026-05-02,90\n')).toThrow('several golfers');
  expect(() => read('Dear diary,\ntoday I played golf.\n')).toThrow('not a table of rounds');
});

describe('a ZIP of tables, as Golf Pad exports it', () => {
  const lines = holes.map((n, at) => `P,2026-06-01,Fernhill,Yellow,${n},${PARS[at]},${n},350,${SCORES[at]},2,0,hit`);
  const zip = zipSync({
    'Rounds.csv': strToU8(
      `player name,date,course name,tee name,rating,slope,completed holes,gross score,putts
P,2026-06-01,Fernhill,Yellow,70.9,128,18,92,36
P,2026-06-02,Fernhill,Yellow,70.9,128,18,90,34
`,
    ),
    'Holes.csv': strToU8(
      `player name,date,course name,tee name,hole number,hole par,hole handicap,hole length,total strokes,putts,penalties,fairway
${lines.join('\n')}
`,
    ),
    'Shots.csv': strToU8('player name,date,course name,hole number,club\nP,2026-06-01,Fernhill,1,Driver\n'),
  });
  const preview = readRoundFile(zip, { rounds: [], courses: [] }, CONTEXT);

  it('gives each card its rating, and adds the rounds that have no holes', () => {
    if (!preview.ok) throw new Error(preview.error);
    const [card, total] = preview.value.toAdd;

    expect(preview.value.bad).toEqual([]);
    expect(card!.holes.map(({ strokes }) => strokes)).toEqual(SCORES);
    expect(card!.holes[0]).toMatchObject({ par: 4, si: 1, putts: 2, fairway: 'hit' });
    expect(card!.courseSnapshot).toMatchObject({ name: 'Fernhill', tee: { name: 'Yellow', courseRating: 70.9 } });
    expect(total).toMatchObject({ playedOn: '2026-06-02', total: { adjustedGross: 90, holes: 18 } });
  });

  it('refuses a ZIP without rounds in one sentence', () => {
    const other = zipSync({ 'a.txt': strToU8('hello') });

    expect(readRoundFile(other, { rounds: [], courses: [] }, CONTEXT).ok).toBe(false);
  });
});
