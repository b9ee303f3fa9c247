import { handicapRoundOf, holeOf, playOrder, roundDifferential } from '@divot/golf-rules';
import { describe, expect, it } from 'vitest';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { correctedCard } from '#src/domain/rounds/corrected-card.ts';

const eighteen = playOrder(18, 1);
const white: Tee = {
  id: 'white',
  name: 'White',
  par: eighteen.map(() => 4),
  strokeIndex: eighteen,
  courseRating: 70.9,
  slope: 128,
};
const red: Tee = {
  ...white,
  id: 'red',
  name: 'Red',
  par: eighteen.map((n) => (n === 2 ? 3 : n > 15 ? 5 : 4)),
  strokeIndex: eighteen.toReversed(),
  courseRating: 73.1,
  slope: 126,
};
const round = {
  id: 'r',
  playedOn: '2026-06-01',
  status: 'finished',
  mode: 'casual',
  courseSnapshot: { name: 'Invented GC', tee: white },
  holesPlanned: eighteen,
  holes: eighteen.map((n) => ({ ...holeOf(white, n), strokes: 5, fairway: 'hit' as const })),
  indexAtStart: 18.6,
  courseHandicap: 20,
  partners: [
    { id: 'jo', name: 'Jo', strokes: { 1: 5 } },
    { id: 'eva', name: 'Eva', strokes: {}, tee: red },
  ],
} as unknown as Round;
const differential = (card: Round) => roundDifferential(handicapRoundOf(card)!, 18.6);

describe('a card put right after the round', () => {
  it('from another tee has its pars, indexes, rating and course handicap, and the same scores', () => {
    const moved = correctedCard(round, { tee: red });
    expect(moved.holes.map(({ strokes }) => strokes)).toEqual(round.holes.map(({ strokes }) => strokes));
    expect(moved.holes[16]).toMatchObject({ par: 5, si: 2 });
    expect(moved.holes[1]).toEqual({ n: 2, par: 3, si: 17, strokes: 5 }); // a par 3 has no fairway
    expect(moved.courseHandicap).toBe(20); // 18.6 × 126 ÷ 113 + (73.1 − 74) = 19.84
    expect(differential(round)).toBe(16.9);
    expect(differential(moved)).toBe(15.2);
  });

  it('leaves partners on the tee that they played', () => {
    const [jo, eva] = correctedCard(round, { tee: red }).partners!;
    expect(jo?.tee).toEqual(white);
    expect(eva).not.toHaveProperty('tee'); // the golfer's own now
  });

  it('with a corrected rating keeps the pars that were corrected on the card, and corrects partners’ too', () => {
    const played = { ...round, holes: round.holes.map((hole) => (hole.n === 7 ? { ...hole, par: 3 } : hole)) };
    const moved = correctedCard(played, { tee: { ...white, slope: 138 } });
    expect(moved.holes).toEqual(played.holes);
    expect(moved.courseSnapshot?.tee.slope).toBe(138);
    expect(moved.partners?.[0]).not.toHaveProperty('tee');
    expect(moved.courseHandicap).toBe(22); // 18.6 × 138 ÷ 113 + (70.9 − 72)
  });

  it('starts at another hole over the holes that were planned', () => {
    const winter = { ...round, holesPlanned: [1, 2, 3, 16, 17, 18] };
    expect(correctedCard(winter, { startHole: 16 }).holesPlanned).toEqual([16, 17, 18, 1, 2, 3]);
  });

  it('without anything to change is the same', () => {
    expect(correctedCard(round, {})).toEqual(round);
    expect(correctedCard(round, { format: 'match', notes: undefined })).toEqual({ ...round, format: 'match' });
  });
});
