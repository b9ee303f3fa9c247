import { describe, expect, it } from 'vitest';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { holeOf } from '@divot/golf-rules';
import {
  holeOfPlayer,
  matchHoles,
  matchOf,
  playersOf,
  scoredPartners,
  strokesReceivedBy,
  withHoleOfPlayer,
} from '#src/domain/rounds/players.ts';

const eighteen = Array.from({ length: 18 }, (_, at) => at + 1);
const scores = (strokes: readonly number[]): Record<string, number> =>
  Object.fromEntries(strokes.map((one, at) => [String(at + 1), one]));
/** An invented course: par 72 from White, 74 from Red, with other stroke indexes. */
const WHITE = {
  id: 'white',
  name: 'White',
  par: [4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 5, 3, 4, 4, 3, 4, 5, 4],
  strokeIndex: [5, 11, 17, 1, 13, 3, 7, 9, 15, 6, 12, 18, 2, 8, 14, 4, 16, 10],
  courseRating: 70.9,
  slope: 128,
};
const RED = {
  id: 'red',
  name: 'Red',
  par: [4, 4, 3, 5, 5, 4, 4, 3, 5, 4, 5, 3, 5, 4, 3, 4, 5, 4],
  strokeIndex: [7, 9, 17, 3, 11, 1, 5, 15, 13, 4, 10, 18, 6, 2, 16, 8, 14, 12],
  courseRating: 73.1,
  slope: 126,
};
/** 105 strokes: one over par on five holes, two over on thirteen. */
const RED_105 = scores(RED.par.map((par, at) => par + (at % 4 === 0 ? 1 : 2)));

const holes: Hole[] = [
  { n: 1, par: 4, strokes: 5 },
  { n: 2, par: 3, strokes: 3 },
  { n: 3, par: 5, pickedUp: true },
  { n: 4, par: 4 },
];
const partners: { id: string; name: string; strokes: Record<string, number> }[] = [
  { id: 'jo', name: 'Jo', strokes: { '1': 5, '2': 4, '3': 6 } },
  { id: 'max', name: 'Max', strokes: { '1': 3 } },
];
const card = {
  playedOn: '2026-05-02',
  mode: 'casual' as const,
  holes,
  holesPlanned: [1, 2, 3, 4],
  partners,
};

describe('everyone on one card', () => {
  it('is side by side, the golfer first, each over the holes they have played', () => {
    expect(playersOf(card, 2)).toMatchObject([
      // The hole picked up counts par and five without a handicap, here as in the golfer's own total.
      { partnerId: undefined, name: undefined, hole: { strokes: 3 }, thru: 3, toPar: 6, points: 3 },
      { partnerId: 'jo', name: 'Jo', hole: { strokes: 4 }, thru: 3, toPar: 3, points: 3 },
      { partnerId: 'max', name: 'Max', hole: { n: 2, par: 3 }, thru: 1, toPar: -1, points: 3 },
    ]);
  });

  it('counts net for everyone with a known handicap, as soon as a partner’s is known or in a competition', () => {
    const [jo, max] = partners;
    const net = playersOf({ ...card, courseHandicap: 36, partners: [{ ...jo!, courseHandicap: 0 }, max!] }, 2);

    // 36 strokes over nine holes are four per hole: net 1 and −1 on the scored holes, par and five on the pick-up.
    expect(net.map((player) => player.net?.toPar)).toEqual([-6, 3, undefined]);
    expect(net[1]?.net).toMatchObject({ toPar: 3, points: 3, handicap: 0 });
    expect(net[0]?.net?.points).toBeGreaterThan(net[0]!.points);
    expect(playersOf({ ...card, courseHandicap: 36 }, 2).every(({ net: none }) => none === undefined)).toBe(true);
    expect(playersOf({ ...card, courseHandicap: 36, mode: 'competition' }, 2)[0]?.net?.handicap).toBe(34);
  });

  it('counts each from their own tee: 105 strokes are +31 and 31 points from Red, whatever the golfer plays', () => {
    const group = {
      ...card,
      holes: eighteen.map((n) => holeOf(WHITE, n)),
      holesPlanned: eighteen,
      courseSnapshot: { name: 'Invented GC', tee: WHITE },
      partners: [{ id: 'eva', name: 'Eva', index: 24, tee: RED, strokes: RED_105 }],
    };
    const [, eva] = playersOf(group, 1);
    expect(eva).toMatchObject({ toPar: 31, net: { handicap: 26, points: 31 } });
    expect(eva?.hole).toMatchObject({ par: RED.par[0], si: RED.strokeIndex[0] });
  });

  it('takes half of a partner’s course handicap for 18 holes on a nine: 43 gross off 20 is net 33', () => {
    const nine = [5, 5, 3, 5, 6, 5, 5, 3, 6];
    const group = {
      ...card,
      holes: eighteen.slice(0, 9).map((n) => holeOf(WHITE, n)),
      holesPlanned: eighteen.slice(0, 9),
      partners: [{ id: 'sam', name: 'Sam', courseHandicap: 20, strokes: scores(nine) }],
    };
    expect(scoredPartners(group)[0]?.net).toMatchObject({ handicap: 10, strokes: 33 });
  });

  it('changes one player’s hole and nobody else’s', () => {
    const round = { ...card, id: 'r' } as unknown as Round;
    const after = withHoleOfPlayer(round, { n: 4, par: 4, pickedUp: true, conceded: true }, 'max');
    expect(after.holes).toEqual(holes);
    expect(after.partners?.[0]).toEqual(partners[0]);
    expect(holeOfPlayer(after, 4, 'max')).toEqual({ n: 4, par: 4, pickedUp: true, conceded: true });
    expect(withHoleOfPlayer(round, { n: 4, par: 4, strokes: 4 }).holes[3]).toEqual({ n: 4, par: 4, strokes: 4 });
    expect(holeOfPlayer(round, 4, 'nobody')).toBeUndefined();
  });

  it('gives strokes in the match hole by hole', () => {
    const [jo] = partners;
    const hard = holes.map((hole) => ({ ...hole, si: hole.n }));
    const match = (own: number, theirs: number) =>
      matchHoles({
        ...card,
        format: 'match',
        holes: hard,
        courseHandicap: own,
        partners: [{ ...jo!, courseHandicap: theirs }],
      });

    expect([...match(1, 0)].slice(0, 2)).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect([...match(0, 2)].slice(0, 2)).toEqual([
      [1, -1],
      [2, 1],
    ]);
  });

  it('has each hole of the match won, halved or lost; a pick-up loses, an open hole is missing', () => {
    expect([...matchHoles({ ...card, format: 'match' })]).toEqual([
      [1, 0],
      [2, 1],
      [3, -1],
    ]);
    expect([...matchHoles({ ...card, format: 'match', partners: [] })]).toEqual([]);
  });

  it('has a match only where a match is played', () => {
    expect(matchOf({ ...card, format: 'match' })).toEqual({ up: 0, played: 3, left: 1 });
    expect(matchOf({ ...card, format: 'stroke' })).toBeUndefined();
    expect(matchHoles(card).size).toBe(0);
  });
});

describe('the strokes that the pad shows in a match', () => {
  const match = {
    ...card,
    format: 'match' as const,
    courseHandicap: 4,
    holes: [5, 1, 3, 2].map((si, at) => ({ n: at + 1, par: 4, si })),
  };
  const against = (courseHandicap?: number) => ({
    ...match,
    partners: [{ ...partners[0]!, ...(courseHandicap === undefined ? {} : { courseHandicap }) }, partners[1]!],
  });
  const shown = (group: ReturnType<typeof against>, partnerId?: string) =>
    [1, 2, 3, 4].map((n) => strokesReceivedBy(group, n, partnerId));

  it('are none where a handicap is unknown: the match is level', () => {
    expect([shown(against()), shown(against(), 'jo')]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('are the difference, on the hardest holes of the one who receives it', () => {
    // A partner's handicap is for 18 holes: half of it counts on a short card.
    expect([shown(against(2)), shown(against(2), 'jo')]).toEqual([
      [0, 1, 1, 1],
      [0, 0, 0, 0],
    ]);
    expect([shown(against(12)), shown(against(12), 'jo')]).toEqual([
      [0, 0, 0, 0],
      [0, 1, 0, 1],
    ]);
  });

  it('are their own for everybody whom the match leaves out', () => {
    const [jo, max] = partners;
    const group = { ...match, partners: [jo!, { ...max!, courseHandicap: 2 }] };
    expect([1, 2, 3, 4].map((n) => strokesReceivedBy(group, n, 'max'))).toEqual([0, 1, 0, 0]);
  });
});
