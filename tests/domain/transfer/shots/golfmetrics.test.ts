import { describe, expect, it } from 'vitest';
import { roundsOfArchive } from '#src/domain/transfer/archive-rounds.ts';
import { holdsRounds } from '#src/domain/transfer/round-file.ts';
import { readRoundArchive } from '@divot/shot-files';

const HEADER =
  'roundid,uid,username,golfername,date,course,round,score,holeid,hnum,shotid,stroke,startpos,holedis,recovery,pickup,penalty,prosg,scrsg';
type Stroke = {
  hole: number;
  stroke: number;
  from: number;
  distance: number;
  penalty?: number;
  pickup?: 1;
  recovery?: 1;
};
const line = ({ hole, stroke, from, distance, penalty = 0, pickup, recovery }: Stroke, who = 'tam@example.org') =>
  `77,${who},Tamsin Oakford,Tamsin,2026-06-17,Fernhollow Links,1,0,${hole},${hole},${hole}${stroke},${stroke},${from},${distance},${recovery ?? 0},${pickup ?? 0},${penalty},0.1,0.1`;
const PAR_FOUR: readonly Stroke[] = [
  { hole: 1, stroke: 1, from: 0, distance: 400 },
  { hole: 1, stroke: 2, from: 2, distance: 150, penalty: 1 },
  { hole: 1, stroke: 3, from: 3, distance: 20 },
  { hole: 1, stroke: 4, from: 4, distance: 12 },
];
const read = (lines: readonly string[]) =>
  readRoundArchive('golfmetrics.csv', new TextEncoder().encode([HEADER, ...lines].join('\n')));

describe('a table of GolfMetrics', () => {
  it('gives a hole its strokes, penalties, putts, and lies in yards and feet', () => {
    const archive = read(PAR_FOUR.map((stroke) => line(stroke)));
    if (!archive.ok) throw new Error(archive.error);
    const [hole] = archive.value.rounds[0]!.holes;

    expect(hole).toMatchObject({ n: 1, par: 4, strokes: 5, putts: 1, penalties: 1 });
    expect(hole!.shots.map(({ lie, toPinM }) => [lie, toPinM?.toFixed(1)])).toEqual([
      ['TeeBox', '365.8'],
      ['Rough', '137.2'],
      ['Bunker', '18.3'],
      ['Green', '3.7'],
    ]);
    expect(JSON.stringify(archive)).not.toMatch(/Tamsin|example/);
  });

  it.each(['constructor', 'toString', '9'])('leaves out the lie of a stroke from %s', (position) => {
    const archive = read(PAR_FOUR.map((stroke) => line(stroke).replace(',2,2,150,', `,2,${position},150,`)));
    if (!archive.ok) throw new Error(archive.error);
    expect(archive.value.rounds[0]!.holes[0]!.shots[1]!.lie).toBeUndefined();
  });

  it('becomes a round whose pars the golfer confirms', () => {
    const archive = read(PAR_FOUR.map((stroke) => line(stroke)));
    if (!archive.ok) throw new Error(archive.error);
    const context = { userId: 'sam', today: '2026-07-01', nowIso: '2026-07-01T08:00:00.000Z', newId: () => 'r1' };

    const preview = roundsOfArchive(archive.value, [], [], context);

    expect(preview.bad).toEqual([]);
    expect(preview.proposedPars).toEqual([{ what: '2026-06-17 Fernhollow Links', pars: [4] }]);
    expect(preview.toAdd[0]!.holes[0]!.shots).toHaveLength(4);
  });

  it('leaves out a hole that was picked up', () => {
    const archive = read([
      ...PAR_FOUR.map((stroke) => line(stroke)),
      line({ hole: 2, stroke: 1, from: 0, distance: 500 }),
      line({ hole: 2, stroke: 2, from: 1, distance: 270, pickup: 1 }),
    ]);

    expect(archive.ok && archive.value.rounds[0]!.holes.map(({ n }) => n)).toEqual([1]);
  });

  it('is refused if it contains the rounds of a whole team', () => {
    const archive = read(PAR_FOUR.map((stroke, at) => line(stroke, at === 0 ? 'tam@example.org' : 'rory@example.org')));

    expect(archive).toEqual({ ok: false, error: expect.stringContaining('several golfers') });
  });
});

describe('a table of GolfMetrics whose days fit both ways', () => {
  const onDays = (days: readonly string[]) =>
    days.flatMap((day, at) =>
      PAR_FOUR.map((stroke) => line(stroke).replace(/^77/, String(at)).replace('2026-06-17', day)),
    );
  const preview = (days: readonly string[], today: string, dayFirst?: boolean) => {
    const archive = read(onDays(days));
    if (!archive.ok) throw new Error(archive.error);
    let next = 0;
    const context = {
      userId: 'sam',
      today,
      nowIso: '2026-12-01T08:00:00.000Z',
      newId: () => `r${(next += 1)}`,
      dayFirst,
    };
    return { archive: archive.value, preview: roundsOfArchive(archive.value, [], [], context) };
  };
  const played = ({ toAdd }: ReturnType<typeof preview>['preview']) => toAdd.map(({ playedOn }) => playedOn);

  it('asks which comes first, day or month, and follows the answer', () => {
    const open = preview(['06/05/26', '07/08/26'], '2026-12-01');

    expect(open.archive.ambiguous).toEqual({ dates: true });
    expect(open.preview.openDay).toEqual({ dayFirst: '2026-05-06', monthFirst: '2026-06-05' });
    expect(played(open.preview)).toEqual(['2026-06-05', '2026-07-08']);
    expect(played(preview(['06/05/26', '07/08/26'], '2026-12-01', true).preview)).toEqual(['2026-05-06', '2026-08-07']);
  });

  it('asks nothing if one reading is in the future, or a number above 12 settles it', () => {
    const past = preview(['06/05/26', '08/07/26'], '2026-07-20').preview;

    expect(past.openDay).toBeUndefined();
    expect(played(past)).toEqual(['2026-05-06', '2026-07-08']);
    expect(preview(['06/05/26', '06/18/26'], '2026-12-01').archive.ambiguous).toBeUndefined();
  });
});

describe('a file that was dropped on Divot', () => {
  it.each([
    ['rounds of GolfMetrics', `${HEADER}\n`, true],
    ['an archive of 18Birdies', '{"myData":{}}', true],
    ['Divot’s own table of rounds', 'date;course;score_1;score_2\n', true],
    ['Divot’s own shots', '{"app":"divot","kind":"shots"}', false],
    ['a practice', 'Date,Player,Club Type,Carry Distance\n', false],
  ])('is recognised as what it is: %s', (_what, head, isRounds) => {
    expect(holdsRounds(head)).toBe(isRounds);
  });
});
