import { describe, expect, it } from 'vitest';
import { isCardOfTotal, looksEnteredTwice, looksLikeSameRound } from '#src/domain/rounds/same-round.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';
import { readRounds } from '#src/domain/transfer/rounds.ts';

const white = {
  id: 'w',
  name: 'White',
  par: [4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 5, 3, 4, 4, 3, 4, 5, 4],
  strokeIndex: [5, 11, 17, 1, 13, 3, 7, 9, 15, 6, 12, 18, 2, 8, 14, 4, 16, 10],
  courseRating: 70.9,
  slope: 128,
};
/** 127 strokes. With course handicap 20 they count 114. */
const WILD = [6, 9, 5, 11, 6, 6, 10, 5, 7, 6, 12, 5, 7, 6, 5, 6, 9, 6];
const order = WILD.map((_, at) => at + 1);

const newRound = (part: Partial<Round>): Round =>
  ({
    id: 'r',
    playedOn: '2026-06-01',
    date: '2026-06-01T09:00:00.000Z',
    status: 'finished',
    mode: 'casual',
    courseSnapshot: { name: 'Fernhill', tee: white },
    holesPlanned: order,
    holes: [],
    ...part,
  }) as Round;
const cardOf = (scores: readonly number[], part: Partial<Round> = {}): Round =>
  newRound({
    holes: scores.map((strokes, at) => ({ n: at + 1, par: white.par[at]!, si: white.strokeIndex[at]!, strokes })),
    ...part,
  });
const totalOf = (adjustedGross: number, part: Partial<Round> = {}): Round =>
  newRound({ total: { adjustedGross, holes: 18 }, holesPlanned: [], ...part });
const named = (name: string) => ({ courseSnapshot: { name, tee: white } });

describe('a card and a posted total of one day', () => {
  it.each([
    [113, true],
    [114, true],
    [115, true],
    [112, false],
    [116, false],
    [127, false],
  ])('are one round if the total %i lies within one of the adjusted score', (posted, isSame) => {
    expect(isCardOfTotal(cardOf(WILD, { indexAtStart: 18.6 }), totalOf(posted))).toBe(isSame);
    expect(isCardOfTotal(totalOf(posted), cardOf(WILD, { courseHandicap: 20 }))).toBe(isSame);
    expect(isCardOfTotal(cardOf(WILD), totalOf(posted), () => 18.6)).toBe(isSame);
  });

  it('are asked about if the total is not above the strokes', () => {
    expect(looksLikeSameRound(cardOf(WILD), totalOf(110))).toBe(true);
    expect(looksLikeSameRound(cardOf(WILD), totalOf(128))).toBe(false);
  });
});

it('asks about a total posted the day after the card, not the day before or two days later', () => {
  const card = cardOf(WILD, { indexAtStart: 18.6 });
  const on = (playedOn: string, posted = 114) => looksLikeSameRound(card, totalOf(posted, { playedOn }));

  expect(on('2026-06-02')).toBe(true);
  expect(on('2026-06-02', 120)).toBe(false);
  expect(on('2026-05-31')).toBe(false);
  expect(on('2026-06-03')).toBe(false);
});

it('takes the same scores on the same day for one round, whatever the course is called', () => {
  const [here, there] = [cardOf(WILD), cardOf(WILD, named('Fernhill Golf Club ~ Main'))];

  expect(looksLikeSameRound(here, there)).toBe(true);
  expect(looksEnteredTwice(here, there)).toBe(true);
  expect(looksLikeSameRound(here, cardOf([...WILD.slice(1), 6]))).toBe(false);
  expect(looksLikeSameRound(here, { ...there, playedOn: '2026-06-02' })).toBe(false);
  expect(looksLikeSameRound(totalOf(88), totalOf(88, named('Fernhill GC')))).toBe(true);
});

describe('an import', () => {
  const context = {
    userId: 'u',
    today: '2026-11-27',
    nowIso: '2026-11-27T10:00:00.000Z',
    newId: () => crypto.randomUUID(),
  };
  const read = (file: readonly Round[], known: readonly Round[]) => {
    const preview = readRounds(roundsToCsv(file), known, context);
    if (!preview.ok) throw new Error(preview.error);
    return preview.value;
  };

  it('asks about a card that another app names differently, and adds nothing unasked', () => {
    const preview = read([cardOf(WILD, named('Fernhill Golf Club ~ Main'))], [cardOf(WILD)]);

    expect(preview.toAdd).toEqual([]);
    expect(preview.likely).toMatchObject([
      { at: 2, what: '2026-06-01 Fernhill Golf Club ~ Main', likeDay: '2026-06-01' },
    ]);
    expect(preview.likely![0]!.document.holes).toHaveLength(18);
  });

  it('adds the second of two equal rounds of a day', () => {
    const there = named('Fernhill Golf Club ~ Main');
    const preview = read([cardOf(WILD, there), cardOf(WILD, named('Elsewhere'))], [cardOf(WILD)]);

    expect(preview.likely).toHaveLength(1);
    expect(preview.toAdd).toHaveLength(1);
  });

  it('finds the card of a total with the index of that day', () => {
    const record = Array.from({ length: 5 }, (_, at) => totalOf(93, { id: `t${at}`, playedOn: `2026-05-0${at + 1}` }));
    const preview = read([totalOf(114)], [...record, cardOf(WILD)]);

    expect(preview.duplicates).toHaveLength(1);
  });
});
