import { describe, expect, it } from 'vitest';
import { handicapHistory, handicapIndex, nineHoleDifferential } from '../handicap/handicap.ts';
import { addDays } from '@divot/basics';
import { card, GROWING_RECORD, scoring, weekly } from './records.ts';

const nine = (adjustedGross: number, playedOn: string) => ({
  playedOn,
  holes: 9 as const,
  adjustedGross,
  courseRating: 35.2,
  slope: 118,
});
const last = (rounds: Parameters<typeof handicapHistory>[0]) => handicapHistory(rounds).at(-1);

describe('the growing record', () => {
  it('has no index before 54 holes, then the index of the table', () => {
    const history = handicapHistory(weekly(GROWING_RECORD));
    expect(history.map(({ index }) => index)).toEqual([
      null,
      null,
      14.1,
      14.2,
      15.2,
      14.7,
      15,
      15,
      15.4,
      15.3,
      15.3,
      15.5,
      15,
      15,
      15.2,
      15.1,
      15.2,
      15.2,
      15.1,
      15.3,
    ]);
    expect(history.map(({ differential }) => differential)).toEqual(GROWING_RECORD);
  });

  it('says which differentials and which table row made the number', () => {
    const [, , third, , , sixth] = handicapHistory(weekly(GROWING_RECORD));
    expect(third).toMatchObject({ tableAdjustment: -2, average: 14.1, onRecord: 3 });
    expect(third?.used).toEqual([{ entry: 1, differential: 16.1, adjustment: 0 }]);
    expect(sixth).toMatchObject({ tableAdjustment: -1, average: 14.7 });
    expect(sixth?.used.map(({ differential }) => differential)).toEqual([15.2, 16.1]);
  });

  it('uses the index in effect from the round before', () => {
    const history = handicapHistory(weekly(GROWING_RECORD));
    expect(history[3]?.indexAtPlay).toBe(14.1);
    expect(history[2]?.indexAtPlay).toBeNull();
  });

  it('looks at every round as often as before if there are ten times as many', () => {
    const looks = (rounds: number) => {
      let count = 0;
      const watched = Array.from(
        { length: rounds },
        (_, at) =>
          new Proxy(scoring(15 + (at % 7), addDays('2000-01-01', at)), {
            get: (round, field) => {
              count += 1;
              return Reflect.get(round, field) as unknown;
            },
          }),
      );
      expect(handicapHistory(watched)).toHaveLength(rounds);
      return count / rounds;
    };
    // Sorting reads each round about log n times: 13.3 for 10 000 rounds, 10 for 1 000.
    expect(looks(10_000)).toBeLessThan(1.4 * looks(1000));
  });
});

describe('an exceptional score', () => {
  it('lowers each of the latest 20 by 1.0, itself included, and stays', () => {
    const history = handicapHistory(weekly([...GROWING_RECORD, 7.3, 16]));
    expect(history[20]).toMatchObject({ exceptionalReduction: -1, differential: 7.3, index: 13.1 });
    expect(history[21]).toMatchObject({ exceptionalReduction: 0, adjustment: 0, index: 13.2 });
    expect(history[20]?.adjustment).toBe(-1);
    expect(history[0]?.adjustment).toBe(0);
    expect(history[1]?.adjustment).toBe(-1);
  });

  it('counts nine-hole scores too', () => {
    const rounds = [...weekly(GROWING_RECORD), { ...nine(33, '2026-12-01') }];
    expect(last(rounds)).toMatchObject({
      differential: nineHoleDifferential({ adjustedGross: 33, courseRating: 35.2, slope: 118, indexAtPlay: 15.3 }),
      exceptionalReduction: -1,
    });
  });

  it('lowers all of a shorter record', () => {
    const history = handicapHistory(weekly([20, 20, 20, 5]));
    expect(history.map(({ adjustment }) => adjustment)).toEqual([-2, -2, -2, -2]);
    // The lowest of four gives 5.0 − 2.0; four scores take off another 1.0.
    expect(history[3]?.index).toBe(2);
  });
});

describe('the caps', () => {
  const risen = GROWING_RECORD.map((differential) => Math.round((differential + 6) * 10) / 10);

  it('hold a rise of 6.0 to 4.5 over the low index', () => {
    const entry = last(weekly([...GROWING_RECORD, ...risen]));
    expect(entry).toMatchObject({ average: 21.3, lowIndex: 15.3, cap: 'soft', index: 19.8 });
  });

  it('never let it rise more than 5.0', () => {
    const entry = last(weekly([...GROWING_RECORD, ...risen.map((differential) => differential + 10)]));
    expect(entry).toMatchObject({ lowIndex: 15.3, cap: 'hard', index: 20.3 });
  });

  it('forget a low index that is more than 365 days old', () => {
    const rounds = weekly(GROWING_RECORD);
    const lastDay = rounds.at(-1)?.playedOn ?? '';
    const after = (days: number) => last([...rounds, scoring(30, addDays(lastDay, days))]);
    expect(after(365)?.lowIndex).toBe(15.3);
    expect(after(366)?.lowIndex).toBeNull();
  });

  it('need 20 differentials on record', () => {
    const history = handicapHistory(weekly([5, 5, 5, 25, 25, 25, 25, 25, 25, 25, 25, 25]));
    expect(history.every(({ lowIndex, cap }) => lowIndex === null && cap === 'none')).toBe(true);
  });

  it('leave 54.0 as the maximum', () => {
    expect(last(weekly(Array.from({ length: 20 }, () => 60.2)))).toMatchObject({
      index: 54,
      average: 60.2,
      atMaximum: true,
    });
  });
});

describe('nine-hole and partial rounds', () => {
  it('wait until 54 holes are on record', () => {
    const history = handicapHistory([scoring(20, '2026-01-01'), nine(44, '2026-01-02'), scoring(22, '2026-01-03')]);
    expect(history.map(({ status }) => status)).toEqual(['counted', 'pending', 'counted']);
    expect(history.at(-1)).toMatchObject({ index: null, onRecord: 2 });
  });

  it('get their differential from a provisional index once there are', () => {
    const history = handicapHistory([
      scoring(20, '2026-01-01'),
      nine(44, '2026-01-02'),
      scoring(22, '2026-01-03'),
      nine(46, '2026-01-04'),
    ]);
    // Provisional: twice 8.427 = 16.9 and twice 10.342 = 20.7, next to 20.0 and 22.0. The lowest − 1.0 = 15.9.
    const settled = (adjustedGross: number) =>
      nineHoleDifferential({ adjustedGross, courseRating: 35.2, slope: 118, indexAtPlay: 15.9 });
    expect(history[1]).toMatchObject({
      status: 'counted',
      provisional: true,
      differential: settled(44),
      expected: 9.5,
    });
    expect(history[3]).toMatchObject({ provisional: true, differential: settled(46), index: settled(44) - 1 });
    expect(history[1]?.index).toBeNull();
  });

  it('make a first index out of six nines', () => {
    const rounds = [1, 2, 3, 4, 5, 6].map((day) => nine(44 + day, `2026-01-0${day}`));
    const history = handicapHistory(rounds);
    expect(history.map(({ index }) => index === null)).toEqual([true, true, true, true, true, false]);
    expect(history.at(-1)).toMatchObject({ onRecord: 6, tableAdjustment: -1 });
  });

  it('never double a nine once there is an index', () => {
    expect(last([...weekly(GROWING_RECORD), nine(44, '2026-12-01')])).toMatchObject({
      differential: 17.6, // 8.427 + 9.2 (expected score at index 15.3)
      expected: 9.2,
      provisional: false,
    });
  });

  it('expect the holes not played of an 18-hole attempt', () => {
    const partial = { playedOn: '2026-12-01', adjustedGross: 70, holesPlayed: 14, courseRating: 72, slope: 113 };
    // 70 − 72 × 14/18 = 14.0, and 4/9 of 9.2.
    expect(last([...weekly(GROWING_RECORD), partial])).toMatchObject({ differential: 18.1, expected: 4.1 });
  });

  it('neither count nor spoil the index if a stored figure is not a number', () => {
    const rated = { adjustedGross: 90, courseRating: 72, slope: 113 };
    const spoiled = [
      { slope: 0 },
      { slope: null },
      { courseRating: null },
      { adjustedGross: Number.NaN },
      { holesPlayed: Number.NaN },
      { holesPlayed: 19 },
    ];
    const history = handicapHistory([
      ...weekly(GROWING_RECORD),
      ...spoiled.map((part, at) => ({ playedOn: `2027-01-0${at + 1}`, ...rated, ...part }) as never),
      { playedOn: '2027-01-08', differential: Number.NaN },
      { playedOn: '2027-01-09', ...rated, pcc: null as never },
    ]);
    expect(history.slice(20, 27).map(({ reason }) => reason)).toEqual([
      'no-rating',
      'no-rating',
      'no-rating',
      'no-score',
      'no-score',
      'no-score',
      'no-score',
    ]);
    expect(history.at(-1)).toMatchObject({ differential: 18, index: history[19]?.index });
  });

  it('do not count below ten holes of 18, below nine of 9, or without a rating', () => {
    const rated = { adjustedGross: 50, courseRating: 72, slope: 113 };
    const history = handicapHistory([
      ...weekly(GROWING_RECORD),
      { playedOn: '2027-01-01', ...rated, holesPlayed: 9 },
      { playedOn: '2027-01-02', ...rated, holes: 9, holesPlayed: 8 },
      { playedOn: '2027-01-03', adjustedGross: 90 },
      { playedOn: '2027-01-04', courseRating: 72, slope: 113 },
    ]).slice(-4);
    expect(history.map(({ reason }) => reason)).toEqual(['too-few-holes', 'too-few-holes', 'no-rating', 'no-score']);
    expect(history.every(({ status, index }) => status === 'not-counted' && index === 15.3)).toBe(true);
  });
});

describe('rounds with hole scores', () => {
  const played = { playedOn: '2026-12-01', courseRating: 71.6, slope: 127, holeScores: card() };

  it('are adjusted with the course handicap of the index in effect', () => {
    // Index 17.8 on 71.6 / 127, par 72: 17.8 × 127 / 113 − 0.4 = 19.6 → 20.
    const rounds = [...weekly(Array.from({ length: 20 }, () => 17.8)), played];
    expect(last(rounds)).toMatchObject({ courseHandicap: 20, adjustedGross: 99, differential: 24.4 });
  });

  it('are adjusted at par + 5 before there is an index', () => {
    expect(last([played])).toMatchObject({ courseHandicap: null, adjustedGross: 103 });
  });

  it('are adjusted with the course handicap that they were played under, rating minus par or not', () => {
    // At 17.8 both ways give 20 strokes (17.8 × 127 / 113 = 20.0). At 20.3 they differ: 22.4 gives 22 strokes, 22.8
    // gives 23.
    const rounds = weekly(Array.from({ length: 20 }, () => 20.3));
    const under = (ratingMinusPar?: boolean) => last([...rounds, { ...played, ratingMinusPar }]);
    expect([under(), under(true), under(false)].map((entry) => entry?.courseHandicap)).toEqual([22, 22, 23]);
  });

  it('get more on a hole where that gives one more stroke', () => {
    // From 23 strokes on, stroke index 5 gets a second stroke: a ten there counts 9 instead of 8.
    const blowUp = {
      ...played,
      holeScores: card().map((hole) => (hole.strokeIndex === 5 ? { ...hole, strokes: 10 } : hole)),
    };
    const rounds = weekly(Array.from({ length: 20 }, () => 20.3));
    const gross = (ratingMinusPar: boolean) => last([...rounds, { ...blowUp, ratingMinusPar }])?.adjustedGross ?? 0;
    expect(gross(false)).toBe(gross(true) + 1);
  });

  it('follow when an earlier round is edited', () => {
    const lower = [...weekly(Array.from({ length: 20 }, () => 5)), played];
    expect(last(lower)?.adjustedGross).toBeLessThan(99);
  });
});

describe('the day of a round', () => {
  const told = (stamp: (playedOn: string) => object) =>
    handicapHistory(
      [...weekly(GROWING_RECORD), ...weekly([18, 25, 30], '2026-06-01')].map((round) => ({
        ...round,
        ...stamp(round.playedOn ?? ''),
      })),
    );
  const facts = (entries: ReturnType<typeof told>) => entries.map(({ index, lowIndex }) => [index, lowIndex]);

  it('is the same if its date has a time', () => {
    expect(facts(told((day) => ({ playedOn: `${day}T09:30:00Z` })))).toEqual(facts(told(() => ({}))));
    expect(facts(told((day) => ({ playedOn: undefined, date: `${day}T09:30:00Z` })))).toEqual(facts(told(() => ({}))));
  });

  it.each(['yesterday', '2026-02-30', '31/05/2026', ''])('a round on %j does not count, and says why', (playedOn) => {
    const odd = told(() => ({ playedOn }));
    expect(odd.every(({ status, reason }) => status === 'not-counted' && reason === 'no-day')).toBe(true);
    expect(handicapIndex(weekly(GROWING_RECORD).map((round) => ({ ...round, playedOn })))).toEqual({
      ok: false,
      error: 'Round 1 does not count: its day is no day of the calendar (YYYY-MM-DD).',
    });
  });

  it('rounds without any day count in the order given', () => {
    const without = told(() => ({ playedOn: undefined }));
    expect(without.map(({ input }) => input)).toEqual(without.map((_, at) => at));
    expect(without.at(-1)).toMatchObject({ onRecord: 20, index: told(() => ({})).at(-1)?.index });
  });

  it('the index of a record is one call, and a sentence while there is none', () => {
    expect(handicapIndex(weekly(GROWING_RECORD))).toEqual({ ok: true, value: last(weekly(GROWING_RECORD))?.index });
    for (const rounds of [undefined, null, 12.6, [undefined]])
      expect(handicapIndex(rounds as never)).toEqual({ ok: false, error: 'An index takes a list of rounds.' });
    expect(handicapIndex(weekly([12, 13]))).toMatchObject({ ok: false, error: expect.stringContaining('54 holes') });
  });

  it.each([
    [{ slope: 300 }, 'slope of 55 to 155'],
    [{ courseRating: 5 }, 'course rating of 20 to 90'],
    [{ adjustedGross: Number.NaN }, 'no possible score'],
    [{ adjustedGross: 4 }, 'no possible score'],
  ])('a round with %j is refused in a sentence', (wrong, says) => {
    const rounds = weekly(GROWING_RECORD).map((round, at) => (at === 3 ? { ...round, ...wrong } : round));
    expect(handicapIndex(rounds)).toMatchObject({ ok: false, error: expect.stringContaining(says) });
  });
});

it('uses differentials known from elsewhere', () => {
  const known = GROWING_RECORD.map((differential, at) => ({ playedOn: addDays('2026-01-01', at), differential }));
  expect(last(known)?.index).toBe(15.3);
});
