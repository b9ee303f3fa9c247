import { describe, expect, it, vi } from 'vitest';
import { seeded } from '@divot/basics';
import { type Part, PARTS } from '@divot/golf-rules';
import { decideFocus } from '#src/domain/coach/coach.ts';
import { inventedCosts } from '#tests/domain/strokes-gained/invented-golfers.ts';
import { TYPICAL_INDEXES, lostIn, playHoles } from '#tests/domain/strokes-gained/played-golfers.ts';
import { LEAK, lossOf, normalOf, spreadsOf } from './invented-seasons.ts';

// Golfers who are exactly typical of their index, from three generators whose rounds scatter differently. Whoever is
// given a part by chance is given each of the four about as often. The long run behind the figures in
// docs/statistics.md: COACH_GOLFERS=3000 npx vitest run tests/domain/coach/fair-blame.test.ts

/** The long run makes hundreds of thousands of decisions. */
vi.setConfig({ testTimeout: 600_000 });

/** Per generator and index. */
const GOLFERS = Number(process.env['COACH_GOLFERS'] ?? 120);
const LOOKS = [5, 10, 15, 20];
const MOST_ROUNDS = 20;
const BANDS = [
  [0, 6, 12],
  [18, 24],
  [30, 36],
];

/** What each part costs in a round beyond the typical golfer of the index: on average nothing. */
type Costs = readonly number[];

const PLAYED = 2 * GOLFERS;
/** Rounds played shot by shot, shifted by their mean. */
const played = new Map(
  TYPICAL_INDEXES.map((index) => {
    const random = seeded(index + 1);
    const rounds = Array.from({ length: PLAYED }, () => Object.values(lostIn(playHoles(index, random))));
    const means = PARTS.map((_, part) => rounds.reduce((sum, lost) => sum + lost[part]!, 0) / PLAYED);
    return [index, rounds.map((lost) => lost.map((one, part) => one - means[part]!))] as const;
  }),
);

const GENERATORS: Readonly<Record<string, (index: number, random: () => number) => Costs>> = {
  'play shot by shot': (index, random) => played.get(index as 0)![Math.floor(random() * PLAYED)]!,
  'scatter normally': (index, random) => spreadsOf(index).map((spread) => spread * normalOf(random)()),
  'have a few bad holes': inventedCosts,
};

const namedPart = (index: number, rounds: readonly Costs[]): Part | undefined => {
  const losses = PARTS.map((part, at) =>
    lossOf(
      part,
      rounds.map((costs) => costs[at]!),
    ),
  );
  const decision = decideFocus({ today: '2026-11-23', index, losses, faults: [], pain: [] });
  return decision.kind === 'work-on' ? decision.part : undefined;
};

const shareOf = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length / all.length;
const percent = (share: number): number => Math.round(100 * share);

describe.each(Object.keys(GENERATORS))('typical golfers whose rounds %s', (name) => {
  const roundsOf = (index: number, golfer: number, rounds: number): readonly Costs[] => {
    const random = seeded(100_000 * (index + 1) + golfer);
    return Array.from({ length: rounds }, () => GENERATORS[name]!(index, random));
  };
  const golfers = TYPICAL_INDEXES.flatMap((index) =>
    Array.from({ length: GOLFERS }, (_, golfer) => ({ index, golfer })),
  );
  const looks = golfers.flatMap(({ index, golfer }) => {
    const rounds = roundsOf(index, golfer, MOST_ROUNDS);
    return LOOKS.map((look) => ({ index, look, named: namedPart(index, rounds.slice(0, look)) }));
  });
  const sharesOf = (some: typeof looks) => {
    const given = some.filter(({ named }) => named !== undefined);
    return PARTS.map((part) => shareOf(given, ({ named }) => named === part));
  };

  it('are blamed alike for each part, whatever their index', () => {
    const [all, bands] = [
      sharesOf(looks),
      BANDS.map((band) => sharesOf(looks.filter(({ index }) => band.includes(index)))),
    ];
    console.info(
      name,
      'blamed for',
      all.map(percent),
      'by index',
      bands.map((band) => band.map(percent)),
    );

    expect(Math.min(...all)).toBeGreaterThan(0.18);
    expect(Math.max(...all)).toBeLessThan(0.32);
    expect(Math.min(...bands.flat())).toBeGreaterThan(0.12);
    expect(Math.max(...bands.flat())).toBeLessThan(0.4);
  });

  it('hear that nothing stands out in four of five, whenever they ask', () => {
    const silence = LOOKS.map((look) =>
      shareOf(
        looks.filter((one) => one.look === look),
        ({ named }) => named === undefined,
      ),
    );
    console.info(name, 'silent after', LOOKS, silence.map(percent));

    expect(Math.min(...silence)).toBeGreaterThan(0.8);
  });

  it('hear of a leak of two strokes within ten rounds in four of five', () => {
    const named = PARTS.map((part, at) =>
      shareOf(
        golfers.filter(({ golfer }) => golfer < GOLFERS / 2),
        ({ index, golfer }) => {
          const rounds = roundsOf(index, golfer, 10).map((costs) => costs.with(at, costs[at]! + LEAK));
          return namedPart(index, rounds) === part;
        },
      ),
    );
    console.info(name, 'leaks named', named.map(percent));

    expect(named.reduce((sum, share) => sum + share, 0) / PARTS.length).toBeGreaterThan(0.8);
    expect(Math.min(...named)).toBeGreaterThan(0.65);
  });
});
