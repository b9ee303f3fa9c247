import { describe, expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapHistory, handicapRoundOf } from '@divot/golf-rules';
import { toJson } from '#src/domain/transfer/json.ts';
import { holdsRounds } from '#src/domain/transfer/round-file.ts';
import { roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';
import { readRounds } from '#src/domain/transfer/rounds.ts';
import { unwrap } from '@divot/basics';

const read = (text: string, known: readonly Round[] = [], dayFirst?: boolean) => {
  let next = 0;
  const context = {
    userId: 'sam',
    today: '2026-11-23',
    nowIso: '2026-11-23T12:00:00.000Z',
    dayFirst,
    newId: () => `r${(next += 1)}`,
  };
  return unwrap(readRounds(text, known, context));
};
const HEADER = 'Date,Score,Holes,Score Type,Course,Tees,Course Rating,Slope,PCC,Differential,Used in Handicap';
const file = (...lines: string[]) => [HEADER, ...lines].join('\n');
const scores = (rounds: readonly Round[]) =>
  rounds.map(({ playedOn, total, mode, courseSnapshot }) => {
    const { courseRating, slope } = courseSnapshot?.tee ?? {};
    return [playedOn, total?.adjustedGross, total?.holes, courseRating, slope, mode];
  });

describe('GHIN’s score history', () => {
  it('imports totals with rating, slope, conditions and differential, and no hole', () => {
    const { toAdd, bad } = read(
      file(
        '06/24/2026,84,18,A,Heron Creek,White,71.2,128,0,11.3,Yes',
        '06/14/2026,79,18,T,"Fernhill, Old Course",Blue,70.4,131,1,6.5,No',
        '05/02/2026,44,9,H,Heron Creek,White,35.6,126,0,15.1,No',
      ),
    );

    expect(bad).toEqual([]);
    expect(scores(toAdd)).toEqual([
      ['2026-06-24', 84, 18, 71.2, 128, 'casual'],
      ['2026-06-14', 79, 18, 70.4, 131, 'competition'],
      ['2026-05-02', 44, 9, 35.6, 126, 'casual'],
    ]);
    expect(toAdd.every(({ holes, status }) => holes.length === 0 && status === 'finished')).toBe(true);
    expect(toAdd[1]).toMatchObject({ pcc: 1, courseSnapshot: { name: 'Fernhill, Old Course', tee: { name: 'Blue' } } });
    expect(handicapHistory(toAdd.flatMap((round) => handicapRoundOf(round) ?? []))[2]?.differential).toBe(11.3);
  });

  it('reads the page pasted with tabs, the type behind the score, under a heading with a name', () => {
    const { toAdd, bad } = read(
      [
        'Jordan Sample',
        'GHIN # 1234567',
        'Total Score\tDate\tC.R./Slope\tPCC\tDifferential\tCourse',
        '*76 A\t06/24/26\t71.2/128\t0\t4.2\tHeron Creek - White',
        '92 H\t06/14/26\t70.4 / 131\t-1\t19.5\tFernhill',
        '41 N\t06/02/26\t35.1/120\t\t\tFernhill',
        '88 P\t05/30/26\t70.4/131\t0\t15.2\tFernhill',
        '* Used in Handicap Index',
      ].join('\r\n'),
    );

    expect(scores(toAdd)).toEqual([
      ['2026-06-24', 76, 18, 71.2, 128, 'casual'],
      ['2026-06-14', 92, 18, 70.4, 131, 'casual'],
      ['2026-06-02', 41, 9, 35.1, 120, 'casual'],
    ]);
    expect(toAdd[1]?.pcc).toBe(-1);
    expect(bad).toEqual([{ at: 7, reason: 'it is a penalty score, not a round' }]);
    expect(JSON.stringify(toAdd)).not.toMatch(/Jordan|1234567/);
  });

  it('reads the field names of GHIN’s service, any order, semicolons and decimal commas', () => {
    const { toAdd } = read(
      [
        'id;golfer_id;slope_rating;course_rating;played_at;adjusted_gross_score;number_of_holes;score_type;differential;course_name;tee_name',
        '1;77;128;71,2;2026-06-24;84;18;A;11,3;Heron Creek;White',
      ].join('\n'),
    );

    expect(scores(toAdd)).toEqual([['2026-06-24', 84, 18, 71.2, 128, 'casual']]);
    expect(JSON.stringify(toAdd)).not.toContain('77');
  });

  describe('whose dates fit both ways of writing', () => {
    const listOf = (...dates: readonly string[]) =>
      file(...dates.map((date) => `${date},84,18,A,Heron Creek,White,71.2,128,0,11.3,Yes`));
    const days = (...given: Parameters<typeof read>) => read(...given).toAdd.map(({ playedOn }) => playedOn);
    const open = listOf('06/05/2026', '04/12/2025');

    it('asks which comes first, day or month, and follows the answer', () => {
      expect(read(open).openDay).toEqual({ dayFirst: '2026-05-06', monthFirst: '2026-06-05' });
      expect(days(open, [], true)).toEqual(['2026-05-06', '2025-12-04']);
      expect(days(open, [], false)).toEqual(['2026-06-05', '2025-04-12']);
    });

    it('proposes the order that puts the list in order, else the American one', () => {
      const list = listOf('07/06/2026', '10/05/2026', '02/05/2026');

      expect(days(list)).toEqual(['2026-06-07', '2026-05-10', '2026-05-02']);
      expect(read(list).openDay).toBeDefined();
      expect(days(open)).toEqual(['2026-06-05', '2025-04-12']);
    });

    it('does not ask if a number above 12 or a future day settles it, nor if both are one day', () => {
      for (const [list, day] of [
        [listOf('06/05/2026', '06/24/2026'), '2026-06-05'],
        [listOf('06/05/2026', '24/06/2026'), '2026-05-06'],
        [listOf('06/05/2026', '05/12/2026'), '2026-06-05'],
        [listOf('05/06/2026', '12/11/2026'), '2026-06-05'],
        [listOf('06/06/2026'), '2026-06-06'],
        [listOf('2026-06-05'), '2026-06-05'],
      ] as const) {
        const { toAdd, openDay } = read(list, [], day === '2026-05-06');
        expect([openDay, toAdd[0]?.playedOn], list).toEqual([undefined, day]);
      }
    });
  });

  it('lists by line what stays out, without repeating a cell', () => {
    const { toAdd, bad } = read(
      file(
        '06/24/2026,84,18,A,Heron Creek,White,71.2,128,0,11.3,Yes',
        '06/23/2026,,18,A,Heron Creek,White,71.2,128,0,11.3,Yes',
        'Jordan,84,18,A,Heron Creek,White,71.2,128,0,11.3,Yes',
        '06/22/2026,44,18,A,Heron Creek,White,35.2,128,0,11.3,Yes',
        '06/21/2026,884,18,A,Heron Creek,White,71.2,128,0,11.3,Yes',
        '06/20/2026,84,18,A,Heron Creek,White,71.2,228,0,11.3,Yes',
        '06/24/2027,84,18,A,Heron Creek,White,71.2,128,0,11.3,Yes',
        '06/19/2026,24,6,A,Heron Creek,White,23.2,128,0,11.3,Yes',
      ),
    );

    expect(toAdd).toHaveLength(1);
    expect(bad).toEqual([
      { at: 3, reason: 'it has no score' },
      { at: 4, reason: 'its date cannot be read' },
      { at: 5, reason: 'its course rating is not one of 18 holes' },
      { at: 6, reason: 'its score is not one of 18 holes' },
      { at: 7, reason: 'its slope is not between 55 and 155' },
      { at: 8, reason: 'its date is in the future' },
      { at: 9, reason: 'it is over fewer than 9 holes, or more than 18' },
    ]);
  });

  it('refuses a club’s list of several golfers', () => {
    const text = ['Golfer,Date,Score,Course Rating,Slope', 'A,06/24/2026,84,71.2,128', 'B,06/24/2026,90,71.2,128'].join(
      '\n',
    );

    expect(() => read(text)).toThrow('This file holds scores of several golfers. Export only your own scores.');
  });

  it('differs from shots and from Divot’s own table', () => {
    expect(holdsRounds(HEADER)).toBe(true);
    expect(holdsRounds('Date,Club,Carry,Ball Speed\n06/24/2026,7i,150,110')).toBe(false);
  });

  it('imports the same file, or a longer one, only once', () => {
    const [old, young] = [
      '06/14/2026,79,18,T,Fernhill,Blue,70.4,131,1,6.5,No',
      '06/24/2026,84,18,A,Heron Creek,White,71.2,128,0,11.3,Yes',
    ];
    const first = read(file(old)).toAdd;
    const again = read(file(young, old), first);

    expect(again.toAdd.map(({ playedOn }) => playedOn)).toEqual(['2026-06-24']);
    expect(again.duplicates.map(({ at }) => at)).toEqual([3]);
  });

  it('leaves out the total of a round whose card is here, and only once for each card', () => {
    const card = {
      ...read(file('06/24/2026,84,18,A,Heron Creek,White,71.2,128,0,11.3,Yes')).toAdd[0]!,
      id: 'card',
      total: undefined,
      holesPlanned: Array.from({ length: 18 }, (_, at) => at + 1),
      holes: Array.from({ length: 18 }, (_, at) => ({ n: at + 1, par: 4, strokes: at < 12 ? 5 : 4 })),
    } as unknown as Round;
    const same = read(file('06/24/2026,84,18,A,Heron Creek GC,White,71.2,128,0,11.3,Yes'), [card]);
    const twoThatDay = read(
      file(
        '06/24/2026,84,18,A,Heron Creek GC,White,71.2,128,0,11.3,Yes',
        '06/24/2026,83,18,A,Heron Creek GC,White,71.2,128,0,10.4,Yes',
      ),
      [card],
    );

    expect(same.toAdd).toEqual([]);
    expect(same.duplicates).toHaveLength(1);
    expect(twoThatDay.toAdd.map(({ total }) => total?.adjustedGross)).toEqual([83]);
    expect(read(file('06/24/2026,88,18,A,Heron Creek,White,71.2,128,0,14.8,Yes'), [card]).toAdd).toHaveLength(1);
  });

  it('survives export and import in Divot’s own table and JSON', () => {
    const { toAdd } = read(
      file(
        '06/24/2026,84,18,A,Heron Creek,White,71.2,128,0,11.3,Yes',
        '05/02/2026,44,9,H,Heron Creek,White,35.6,126,0,15.1,No',
        '05/01/2026,92,18,A,Nowhere,,,,,20.1,No',
      ),
    );

    for (const text of [roundsToCsv(toAdd), toJson('rounds', toAdd, '2026-11-23T12:00:00.000Z')]) {
      const back = read(text);
      expect(back.bad).toEqual([]);
      expect(back.toAdd.map(({ total }) => total)).toEqual(toAdd.map(({ total }) => total));
      expect(scores(back.toAdd)).toEqual(scores(toAdd));
      expect(read(text, toAdd).toAdd).toEqual([]);
    }
  });
});
