import { describe, expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { partnerCard } from '#src/domain/rounds/partner-card.ts';
import { scoredPartners } from '#src/domain/rounds/players.ts';
import { roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';
import { readRounds } from '#src/domain/transfer/rounds.ts';

const jo = { id: 'jo', name: 'Jo', strokes: { '1': 5, '2': 4, '3': 6 } };
const max = { id: 'max', name: 'Max', strokes: {} };
const sams: Round = {
  id: 'round-1',
  userId: 'sam',
  createdAt: '2026-05-02T08:00:00.000Z',
  updatedAt: '2026-05-02T12:00:00.000Z',
  sortKey: 0,
  date: '2026-05-02T08:00:00.000Z',
  playedOn: '2026-05-02',
  timeZone: 'Europe/London',
  courseSnapshot: {
    name: 'Heronsbridge',
    tee: { id: 'white', name: 'White', par: Array.from({ length: 18 }, () => 4), courseRating: 71.2, slope: 131 },
  },
  holesPlanned: [1, 2, 3, 4],
  holes: [
    { n: 1, par: 4, si: 7, yards: 382, strokes: 4, putts: 1, firstPuttFt: 12 },
    { n: 2, par: 3, strokes: 3, fairway: 'none' },
    { n: 3, par: 5, pickedUp: true },
    { n: 4, par: 4 },
  ],
  mode: 'casual',
  status: 'finished',
  indexAtStart: 14.2,
  courseHandicap: 16,
  swingThought: 'Finish high',
  bestShot: 'The wedge on 4',
  notes: 'Slept badly',
  partners: [jo, max],
  marks: [{ id: 'm1', hole: 1, at: 1, lat: 56.3, lon: -2.8, accuracyM: 4 }],
};

describe('a partner’s card', () => {
  it('has the course, the day and that partner’s strokes, and nothing about the phone’s owner', () => {
    expect(partnerCard(sams, jo)).toEqual({
      playedOn: '2026-05-02',
      courseSnapshot: sams.courseSnapshot,
      holesPlanned: [1, 2, 3, 4],
      mode: 'casual',
      holes: [
        { n: 1, par: 4, si: 7, yards: 382, strokes: 5 },
        { n: 2, par: 3, strokes: 4 },
        { n: 3, par: 5, strokes: 6 },
        { n: 4, par: 4 },
      ],
    });
    expect(roundsToCsv([partnerCard(sams, jo)])).not.toMatch(/Sam|Jo|Max|high|wedge|Slept|56\.3/);
  });

  it('can be imported once into the partner’s own Divot', () => {
    const file = roundsToCsv([partnerCard(sams, jo)]);
    const context = { userId: 'jo', today: '2026-05-03', nowIso: '2026-05-03T09:00:00.000Z', newId: () => 'jos' };
    const first = readRounds(file, [], context);
    const [round] = first.ok ? first.value.toAdd : [];

    expect(round).toMatchObject({ userId: 'jo', playedOn: '2026-05-02', status: 'finished' });
    expect(round?.holes.map(({ n, strokes }) => [n, strokes])).toEqual([
      [1, 5],
      [2, 4],
      [3, 6],
    ]);
    expect(readRounds(file, [round!], context)).toMatchObject({ value: { toAdd: [] } });
  });

  it('counts net off the partner’s own course handicap, never off the golfer’s', () => {
    const nets = (courseHandicap?: number) =>
      scoredPartners({ ...sams, partners: [courseHandicap === undefined ? jo : { ...jo, courseHandicap }] })[0]?.net
        ?.strokes;

    // Nine strokes over a nine-hole card: one on each of the three holes with a score.
    expect(nets(9)).toBe(12);
    expect(nets()).toBeUndefined();
  });

  it('is offered for partners with a score, with its result', () => {
    expect(scoredPartners(sams).map(({ name, totals }) => [name, totals.strokes, totals.toPar])).toEqual([
      ['Jo', 15, 3],
    ]);
    expect(scoredPartners({ ...sams, partners: [] })).toEqual([]);
  });
});
