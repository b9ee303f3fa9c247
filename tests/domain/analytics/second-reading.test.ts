import { describe, expect, it } from 'vitest';
import { MEASURE_NAMES, type RoundFacts, gained, measured } from '@divot/analytics';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { insightFeed } from '#src/domain/insights/feed.ts';
import { cardHandicap, expectedStrokes, PARTS, pickUps } from '@divot/golf-rules';
import { seeded } from '@divot/basics';
import { cases } from '@divot/basics/testing';
import { PAR, playedRound } from './cards.ts';

// Computes the figures of thousands of invented cards a second time, from the rules alone (Rules of Handicapping 3.1,
// 3.3, 6.1 and appendix E, the tour's sand save). Divot must give the same figures.

const random = seeded(2024);
const below = (n: number): number => Math.floor(random() * n);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;
const shuffled = (list: readonly number[]): number[] =>
  list
    .map((value) => [random(), value] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, value]) => value);

const SI = [7, 3, 17, 1, 11, 9, 15, 5, 13, 8, 2, 18, 6, 12, 4, 16, 10, 14];
const inventedCard = (week: number): Round => {
  const start = 1 + below(18);
  const holesPlanned = PAR.map((_, at) => ((start - 1 + at) % 18) + 1);
  const round = playedRound(
    week,
    (n, par): Partial<Hole> => {
      const strokes = Math.max(1, par + oneOf([-2, -1, 0, 0, 1, 1, 2, 3, 6]));
      const sand = random() < 0.3 ? { sand: true } : {};
      if (random() < 0.85) return { si: SI[n - 1]!, strokes, putts: Math.min(strokes, below(4)), ...sand };
      const likely = random() < 0.5 ? { mostLikely: Math.min(20, par + below(8)) } : {};
      return { si: SI[n - 1]!, pickedUp: true, strokes: undefined, ...likely };
    },
    { holesPlanned },
  );
  const holes = shuffled(holesPlanned).map((n) => round.holes.find((hole) => hole.n === n)!);
  const written = holes.map(({ strokes, ...hole }): Hole => (strokes === undefined ? hole : { ...hole, strokes }));
  const off = oneOf(['course handicap', 'index alone', 'nothing'] as const);
  return {
    ...round,
    holes: written,
    ...(off === 'course handicap' ? { courseHandicap: below(60) - 4, indexAtStart: below(500) / 10 } : {}),
    ...(off === 'index alone' ? { indexAtStart: below(540) / 10 } : {}),
  };
};

/** Strokes received, dealt one at a time from the hardest hole; a plus player gives strokes back from the easiest. */
const received = (handicap: number, si: number): number => {
  let strokes = 0;
  for (let stroke = 0; stroke < Math.abs(handicap); stroke += 1) {
    const hole = handicap > 0 ? (stroke % 18) + 1 : 18 - (stroke % 18);
    if (hole === si) strokes += Math.sign(handicap);
  }
  return strokes;
};
const handicapOf = ({ courseHandicap, indexAtStart }: Round): number | undefined =>
  courseHandicap ?? (indexAtStart === undefined ? undefined : Math.floor((indexAtStart * 131) / 113 + 71.2 - 72 + 0.5));
const netDoubleBogey = (round: Round, { par, si }: Hole): number => {
  const handicap = handicapOf(round);
  const strokes = handicap === undefined ? undefined : received(handicap, si!);
  return strokes === undefined || strokes >= 4 ? par + 5 : par + 2 + strokes;
};
const counts = (round: Round, hole: Hole): number => {
  if (hole.pickedUp !== true) return hole.strokes!;
  return Math.min(hole.mostLikely ?? Infinity, netDoubleBogey(round, hole));
};

const CARDS = Array.from({ length: cases(2000) }, (_, week) => inventedCard(week % 1000));

describe('two thousand invented cards, computed a second time from the rules', () => {
  it('count a pick-up as the most likely score, at most net double bogey, off a course handicap, an index or neither', () => {
    for (const round of CARDS) {
      expect(cardHandicap(round)?.courseHandicap).toBe(handicapOf(round));
      for (const hole of round.holes.filter(({ pickedUp }) => pickedUp))
        expect(pickUps(round).get(hole.n)).toEqual({
          counts: counts(round, hole),
          most: netDoubleBogey(round, hole),
        });
    }
  });

  it('have the same total, score over par by par, and nines in the order of play', () => {
    for (const round of CARDS) {
      const facts = roundFacts(round)!;
      const over = (holes: readonly Hole[]) => holes.reduce((sum, hole) => sum + counts(round, hole) - hole.par, 0);
      const numbered = (numbers: readonly number[]) => round.holes.filter(({ n }) => numbers.includes(n));
      expect(facts.toPar).toBe(over(round.holes));
      expect(facts.tallies['over-par']).toEqual({ sum: over(round.holes), n: 18 });
      for (const par of [3, 4, 5] as const)
        expect(facts.tallies[`par-${par}`]!.sum).toBe(over(round.holes.filter((hole) => hole.par === par)));
      expect(facts.tallies['first-nine']).toEqual({ sum: over(numbered(round.holesPlanned.slice(0, 9))), n: 9 });
      expect(facts.tallies['last-nine']).toEqual({ sum: over(numbered(round.holesPlanned.slice(9))), n: 9 });
      expect(facts.isWhole).toBe(round.holes.every(({ pickedUp }) => !pickedUp));
    }
  });

  it('have the same sand saves, for par or better where the green was missed and for any score as the tour counts', () => {
    for (const round of CARDS) {
      const { tallies } = roundFacts(round)!;
      const bunkers = round.holes.filter(({ sand, pickedUp }) => sand === true && pickedUp !== true);
      const missed = bunkers.filter(({ strokes, putts, par }) => strokes! - putts! > par - 2);
      const down = (holes: readonly Hole[]) => holes.filter(({ putts }) => putts! < 2);
      expect(tallies['sand-saves-any']?.n ?? 0).toBe(bunkers.length);
      expect(tallies['sand-saves-any']?.sum ?? 0).toBe(down(bunkers).length);
      expect(tallies['sand-saves']?.n ?? 0).toBe(missed.length);
      expect(tallies['sand-saves']?.sum ?? 0).toBe(down(missed).filter(({ strokes, par }) => strokes! <= par).length);
    }
  });
});

it('from the trees a punch-out costs what it costs at 100 yards, however near the green', () => {
  const cost = expectedStrokes('recovery', 100) - expectedStrokes('rough', 100);
  for (let yards = 10; yards <= 100; yards += 0.5)
    expect(expectedStrokes('recovery', yards)).toBeGreaterThanOrEqual(expectedStrokes('rough', yards) + cost - 1e-9);
});

describe('whatever is stored in a round', () => {
  const ODD = [null, Number.NaN, Infinity, -Infinity, '', 'x', [], {}, -1, 0, 1e9, 1.5, true];
  /** Replaces or removes one to three fields. */
  const spoiled = (value: object): object => {
    const copy = structuredClone(value) as Record<string, unknown>;
    for (let times = 1 + below(3); times > 0; times -= 1) {
      const key = oneOf(Object.keys(copy));
      const holes = copy['holes'];
      if (key === 'holes' && Array.isArray(holes) && holes.length > 0 && random() < 0.9) {
        const at = below(holes.length);
        holes[at] = typeof holes[at] === 'object' && holes[at] ? spoiled(holes[at]) : oneOf(ODD);
      } else if (random() < 0.2) delete copy[key];
      else copy[key] = oneOf(ODD);
      if (Object.keys(copy).length === 0) break;
    }
    return copy;
  };
  const invented = (): Round => {
    const length = oneOf([18, 18, 9, 1, 36, 0]);
    const week = oneOf([0, 1, 2, 3, 40, 3000]);
    const round = playedRound(
      week,
      (_, par) => ({ strokes: par + below(4), putts: below(4), firstPuttFt: 1 + below(90) }),
      {
        holesPlanned: Array.from({ length }, (_, at) => at + 1),
        ...oneOf([{}, { courseHandicap: 11, indexAtStart: 10 }, { indexAtStart: 54 }]),
      },
    );
    return (random() < 0.6 ? spoiled(round) : round) as Round;
  };
  const figuresOf = (value: unknown): readonly number[] =>
    typeof value === 'number'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(figuresOf)
        : [];

  it('no figure and no insight is NaN or infinite, and nothing throws', () => {
    let told = 0;
    for (let times = 0; times < 500; times += 1) {
      const facts: RoundFacts[] = Array.from({ length: 1 + below(6) }, invented).flatMap(
        (round) => roundFacts(round) ?? [],
      );
      told += facts.length;
      const said = [
        facts.map(({ tallies, strokes, toPar, level }) => ({ tallies, strokes, toPar, level })),
        MEASURE_NAMES.map((measure) => measured(facts, measure, oneOf(['rate', 'per-18', 'per-hole']))),
        PARTS.map((group) => gained(facts, group)),
        [null, 12, 54, Number.NaN].map((index) => insightFeed(facts, index)),
      ];
      expect(figuresOf(said).filter((figure) => !Number.isFinite(figure))).toEqual([]);
    }
    expect(told).toBeGreaterThan(500);
  });
});
