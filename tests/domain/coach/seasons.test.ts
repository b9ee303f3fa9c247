import { some } from '@divot/basics/testing';
import type { Part } from '@divot/golf-rules';
import { describe, expect, it, vi } from 'vitest';
import type { Decision } from '#src/domain/coach/coach.ts';
import type { LookBack } from '#src/domain/coach/coach-types.ts';
import { beginningsIn, changesIn, PARTS, playSeason, type Season } from './invented-seasons.ts';

// Plays seasons for each index from 0 to 36 and each part. The long run behind the figures in docs/statistics.md:
// COACH_SEASONS=100 npx vitest run tests/domain/coach/seasons.test.ts. Wild golfers play in the full lane alone.

/** The tests make tens of thousands of decisions, perhaps on a busy machine. */
vi.setConfig({ testTimeout: 600_000 });

/** Per index and part. */
const SEASONS = Number(process.env['COACH_SEASONS'] ?? 6);
const INDEXES = Array.from({ length: 37 }, (_, index) => index);
const GROUPS = [INDEXES.slice(0, 13), INDEXES.slice(13, 25), INDEXES.slice(25)] as const;
/** Scatter of golfers' differentials in strokes: the average, and that of wild golfers. */
const AVERAGE = 3;
const WILD = [4, 4.5, 5] as const;

const mean = (shares: readonly number[]) => shares.reduce((sum, one) => sum + one, 0) / shares.length;
const share = <T>(some: readonly T[], is: (one: T) => boolean) => some.filter(is).length / some.length;
const percent = (of: number) => Math.round(100 * of);
const seasonsOf = (index: number, times: number, season: Partial<Season> & { readonly rounds: number }) =>
  Array.from({ length: times }, (_, at) => playSeason({ ...season, index, seed: 10_000 * index + at }));

/** Share of seasons in which Divot names the leak, by index and part. */
const namedByIndex = (scatter?: number) =>
  INDEXES.map((index) =>
    PARTS.map((leak) =>
      share(seasonsOf(index, SEASONS, { rounds: 10, leak, scatter }), (decisions) =>
        decisions.some((one) => one.kind === 'work-on' && one.part === leak),
      ),
    ),
  );
const told = (name: string, named: readonly (readonly number[])[]) =>
  console.info(
    name,
    named.map((parts, index) => `${index}: ${parts.map(percent).join(' ')}, all ${percent(mean(parts))}`),
  );

describe('a leak of two strokes', () => {
  it('is named within ten rounds in four of five seasons over all parts and indexes', () => {
    const named = namedByIndex();
    told('named within ten rounds, by index and part', named);
    const ofPart = PARTS.map((_, at) => mean(named.map((parts) => parts[at]!)));
    const ofGroup = GROUPS.map((group) => mean(group.flatMap((index) => named[index]!)));
    console.info('by part', ofPart.map(percent), 'of indexes 0 to 12, 13 to 24, 25 to 36', ofGroup.map(percent));
    expect(mean(ofPart)).toBeGreaterThan(0.8);
    expect(Math.min(...ofPart)).toBeGreaterThan(0.6);
    // Scores at high indexes scatter more and drown two strokes (docs/statistics.md has the curve).
    expect(ofGroup[0]).toBeGreaterThan(0.85);
    expect(ofGroup[1]).toBeGreaterThan(0.75);
    expect(ofGroup[2]).toBeGreaterThan(0.65);
  });

  it('is named in seven of eight at any index where scores scatter as they do on average', () => {
    const named = namedByIndex(AVERAGE);
    told('three strokes of scatter', named);
    for (const group of GROUPS) expect(mean(group.flatMap((index) => named[index]!))).toBeGreaterThan(0.875);
  });

  it.runIf(process.env['DIVOT_FULL'])('is named less often the wilder the golfer is', () => {
    const curve = WILD.map((scatter) => namedByIndex(scatter));
    const ofParts = curve.map((named) => PARTS.map((_, at) => mean(named.map((parts) => parts[at]!))));
    console.info(
      'wild golfers',
      WILD,
      ofParts.map((parts) => [...parts.map(percent), percent(mean(parts))]),
    );
    const all = ofParts.map(mean);
    expect(all[0]).toBeGreaterThan(0.8);
    expect(all[2]).toBeGreaterThan(0.65);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
  });
});

const isQuiet = (decision: Decision | undefined) => decision?.kind === 'nothing-stands-out';
const LOOKED = [5, 10, 15, 20, 30];

describe('a golfer without a leak', () => {
  it.each(
    some([
      ['of usual scatter', undefined],
      ['of a scatter of four strokes', WILD[0]],
      ['of a scatter of five strokes', WILD[2]],
    ] as const),
  )(
    '%s hears that nothing stands out in four of five, whenever asked, and never changes more than twice',
    (_, scatter) => {
      const byIndex = INDEXES.map((index) => seasonsOf(index, 2 * SEASONS, { rounds: 30, scatter }));
      const seasons = byIndex.flat();
      const quiet = LOOKED.map((round) => share(seasons, (decisions) => isQuiet(decisions[round - 1])));
      const ofGroup = GROUPS.map((group) =>
        LOOKED.map((round) =>
          share(
            group.flatMap((index) => byIndex[index]!),
            (season) => isQuiet(season[round - 1]),
          ),
        ),
      );
      console.info(
        'nothing stands out after',
        LOOKED,
        quiet.map(percent),
        ofGroup.map((group) => group.map(percent)),
      );
      expect(Math.min(...quiet)).toBeGreaterThan(0.8);
      expect(Math.min(...ofGroup.flat())).toBeGreaterThan(0.75);
      // At most two parts a season; a focus that ends without a successor also counts as a change.
      expect(Math.max(...seasons.map(beginningsIn))).toBeLessThanOrEqual(2);
      expect(share(seasons, (decisions) => changesIn(decisions) <= 2)).toBeGreaterThan(0.98);
    },
  );
});

/** The last verdict on this part in each season that gave one after three rounds or more. */
const verdictsOn = (leak: Part, curedAt?: number): readonly LookBack[] =>
  INDEXES.flatMap((index) => seasonsOf(index, Math.ceil(SEASONS / 3), { rounds: 30, leak, curedAt })).flatMap(
    (decisions) =>
      decisions
        .flatMap(({ didItHelp }) => didItHelp ?? [])
        .filter(({ part, since }) => part === leak && (since?.rounds ?? 0) >= 3)
        .slice(-1),
  );

describe('whether it helped', () => {
  it('is yes for a cure, and open without one, whatever the part', () => {
    const shares = PARTS.map((part) => {
      const [cured, same] = [verdictsOn(part, 10), verdictsOn(part)];
      return {
        part,
        helped: share(cured, ({ verdict }) => verdict === 'yes'),
        spoiled: share(cured, ({ verdict }) => verdict === 'no'),
        unclear: share(same, ({ verdict }) => verdict === 'cannot-tell'),
        wronglyHelped: share(same, ({ verdict }) => verdict === 'yes'),
      };
    });
    console.info('cures', shares);
    expect(mean(shares.map(({ helped }) => helped))).toBeGreaterThan(0.84);
    expect(mean(shares.map(({ unclear }) => unclear))).toBeGreaterThan(0.88);
    for (const { helped, spoiled, unclear, wronglyHelped } of shares) {
      expect(helped).toBeGreaterThan(0.75);
      expect(unclear).toBeGreaterThan(0.85);
      expect(spoiled).toBeLessThan(0.02);
      expect(wronglyHelped).toBeLessThan(0.07);
    }
  });
});
