import { describe, expect, it } from 'vitest';
import type { Hole } from '../round.ts';
import { matchHoles, playersOf } from '../rounds/players.ts';

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
const card = { holes, holesPlanned: [1, 2, 3, 4], partners };

describe('everyone on one card', () => {
  it('is side by side, the golfer first, each over the holes with their score', () => {
    expect(playersOf(card, 2)).toEqual([
      { partnerId: undefined, name: undefined, strokes: 3, thru: 2, toPar: 1, points: 3 },
      { partnerId: 'jo', name: 'Jo', strokes: 4, thru: 3, toPar: 3, points: 3 },
      { partnerId: 'max', name: 'Max', strokes: undefined, thru: 1, toPar: -1, points: 3 },
    ]);
  });

  it('counts net for everyone with a known handicap, as soon as a partner’s is known', () => {
    const [jo, max] = partners;
    const net = playersOf({ ...card, courseHandicap: 36, partners: [{ ...jo!, courseHandicap: 0 }, max!] }, 2);

    // 36 strokes over nine holes are four per hole: net 1 and −1 on the scored holes, par and five on the pick-up.
    expect(net.map((player) => player.net?.toPar)).toEqual([-6, 3, undefined]);
    expect(net[1]?.net).toEqual({ toPar: 3, points: 3 });
    expect(net[0]?.net?.points).toBeGreaterThan(net[0]!.points);
    expect(playersOf({ ...card, courseHandicap: 36 }, 2).every(({ net: none }) => none === undefined)).toBe(true);
  });

  it('gives strokes in the match hole by hole', () => {
    const [jo] = partners;
    const hard = holes.map((hole) => ({ ...hole, si: hole.n }));

    expect(
      matchHoles({ ...card, holes: hard, courseHandicap: 1, partners: [{ ...jo!, courseHandicap: 0 }] }),
    ).toMatchObject({ 1: 'won', 2: 'won' });
    expect(
      matchHoles({ ...card, holes: hard, courseHandicap: 0, partners: [{ ...jo!, courseHandicap: 1 }] }),
    ).toMatchObject({ 1: 'lost', 2: 'won' });
  });

  it('has each hole of the match won, halved or lost; a pick-up loses, an open hole is missing', () => {
    expect(matchHoles(card)).toEqual({ 1: 'halved', 2: 'won', 3: 'lost' });
    expect(matchHoles({ ...card, partners: [] })).toEqual({});
  });
});
