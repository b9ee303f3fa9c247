import { describe, expect, it } from 'vitest';
import {
  adjustedGross,
  cardHandicap,
  handicapFor,
  handicapRoundOf,
  holeOf,
  netTotals,
  playOrder,
  roundDifferential,
  roundTotals,
} from '@divot/golf-rules';
import { enter } from '#src/domain/pad/hole-entry.ts';
import { partnerCard } from '#src/domain/rounds/partner-card.ts';
import { withHoleOfPlayer } from '#src/domain/rounds/players.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Hole, Partner, Round } from '#src/domain/entities/round.entity.ts';
import { seeded, shuffled } from '@divot/basics';
import { cases } from '@divot/basics/testing';
import { readRoundLines, roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';

// A card kept on somebody else's phone is the card that the partner would have kept: over thousands of random groups,
// from any tee, over 18, 14 and 9 holes, with pick-ups, concessions, penalties
// and holes not played.

const PARTS = cases(10_000, 20);
const AT_ONCE = 500;
const random = seeded(46);
const below = (most: number) => Math.floor(random() * most);
const oneOf = <T>(some: readonly T[]): T => some[below(some.length)]!;
const eighteen = playOrder(18, 1);

/** Rated near its par, as courses are: further away, a course handicap is beyond what a round stores. */
const teeOf = (id: string): Tee => {
  const par = eighteen.map(() => oneOf([3, 4, 4, 4, 5]));
  return {
    id,
    name: id,
    par,
    strokeIndex: random() < 0.2 ? [...NINE_TWICE] : shuffled(eighteen, random),
    courseRating: par.reduce((sum, one) => sum + one, 0) - 4 + below(80) / 10,
    slope: 90 + below(66),
    ...(random() < 0.7 ? { frontCourseRating: 33 + below(50) / 10, frontSlope: 90 + below(66) } : {}),
    ...(random() < 0.7 ? { backCourseRating: 33 + below(50) / 10, backSlope: 90 + below(66) } : {}),
  };
};
/** Two of three nines, as printed. */
const NINE_TWICE = [...playOrder(9, 1), ...playOrder(9, 1)];

const orderOf = (): number[] => {
  const start = 1 + below(18);
  const length = oneOf([18, 14, 9] as const);
  return length === 14 ? playOrder(18, start).slice(0, 14) : playOrder(length, start);
};

/** What a player does on a hole: mostly holes out, sometimes above ten. */
const scoreOn = ({ par }: Hole) => {
  const luck = random();
  if (luck < 0.04) return {};
  if (luck < 0.1) return { pickedUp: true };
  if (luck < 0.12) return { pickedUp: true, conceded: true };
  const strokes = Math.max(1, Math.min(20, par + oneOf([-1, 0, 0, 1, 1, 1, 2, 3, 5, 9])));
  return luck < 0.2 ? { strokes, penalties: below(3) } : { strokes };
};

const groupOf = (nth: number): Round => {
  const tee = teeOf('own');
  const holesPlanned = orderOf();
  return {
    id: `group-${nth}`,
    userId: 'owner',
    createdAt: '2026-06-01T09:00:00.000Z',
    updatedAt: '2026-06-01T09:00:00.000Z',
    sortKey: 0,
    date: '2026-06-01T09:00:00.000Z',
    playedOn: '2026-06-01',
    status: 'finished',
    courseSnapshot: { name: 'Invented GC', tee },
    holesPlanned,
    holes: holesPlanned.map((n) => ({ ...holeOf(tee, n), strokes: 4 + below(4), putts: 2 })),
    mode: oneOf(['casual', 'competition'] as const),
    format: oneOf(['stroke', 'stableford', 'match', 'maximum', 'par'] as const),
    indexAtStart: 18.6,
    ...(random() < 0.2 ? { ratingMinusPar: false } : {}),
    ...(random() < 0.2 ? { pcc: oneOf([-1, 1, 2]) } : {}),
    notes: 'Mine alone',
  };
};

/** The same holes on the two phones: kept for the partner, and kept by the partner. */
const keptTwice = (nth: number) => {
  const group = groupOf(nth);
  const index = (below(640) - 100) / 10;
  const tee = random() < 0.5 ? teeOf('theirs') : undefined;
  const partner: Partner = { id: 'p', name: 'Eva', strokes: {}, index, ...(tee && { tee }) };
  const played = tee ?? group.courseSnapshot!.tee;
  const { notes: _notes, ...shared } = group;
  const courseHandicap = handicapFor(played, group.holesPlanned, index, group.ratingMinusPar);
  let own: Round = {
    ...shared,
    userId: 'eva',
    courseSnapshot: { name: 'Invented GC', tee: played },
    holes: group.holesPlanned.map((n) => holeOf(played, n)),
    indexAtStart: index,
    ...(courseHandicap === undefined ? {} : { courseHandicap }),
  };
  let kept: Round = { ...group, partners: [partner] };
  for (const hole of own.holes) {
    const scored = enter(hole, scoreOn(hole));
    own = withHoleOfPlayer(own, scored);
    kept = withHoleOfPlayer(kept, scored, 'p');
  }
  return { index, own, handed: partnerCard(kept, kept.partners![0]!) };
};

const adjusted = (card: Pick<Round, 'holes' | 'courseHandicap' | 'indexAtStart' | 'courseSnapshot'>) =>
  adjustedGross({ holes: card.holes, courseHandicap: cardHandicap(card)?.courseHandicap ?? null });
const differential = (round: Round, index: number) => roundDifferential(handicapRoundOf(round)!, index);

describe('a card kept on somebody else’s phone', () => {
  it('equals the card kept on one’s own: adjusted score, points, net, file, and differential once imported', () => {
    let nth = 0;
    const context = {
      userId: 'eva',
      today: '2026-06-02',
      nowIso: '2026-06-02T09:00:00.000Z',
      newId: () => `${(nth += 1)}`,
    };
    let counted = 0;
    for (let from = 0; from < PARTS; from += AT_ONCE) {
      const pairs = Array.from({ length: AT_ONCE }, (_, at) => keptTwice(from + at));
      for (const { own, handed } of pairs) {
        expect(adjusted(handed)).toBe(adjusted(own));
        expect(netTotals(handed)).toEqual(netTotals(own));
        expect(roundTotals(handed)).toEqual(roundTotals(own));
      }
      const scored = pairs.filter(({ own }) => roundTotals(own).holesPlayed > 0);
      const file = roundsToCsv(scored.map(({ handed }) => handed));
      expect(file).toBe(roundsToCsv(scored.map(({ own }) => own)));
      expect(file).not.toContain('Mine alone');
      const lines = readRoundLines(file, context);
      expect(lines.ok).toBe(true);
      for (const [at, { own, index }] of scored.entries()) {
        const read = lines.ok ? lines.value.rows[at]!.read : undefined;
        const imported = read?.ok ? differential(read.value, index) : read;
        expect(imported, own.id).toEqual(differential(own, index));
        counted += imported === undefined ? 0 : 1;
      }
    }
    expect(counted).toBeGreaterThan(PARTS / 2);
  }, 180_000);
});
