import { describe, expect, it, vi } from 'vitest';
import { seeded } from '@divot/basics';
import { decideFocus } from '#src/domain/coach/coach.ts';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { type Part, PARTS } from '@divot/golf-rules';
import { type RoundFacts, partLosses, typicalPartLoss } from '@divot/analytics';
import {
  type PlayedHole,
  STYLES,
  type Style,
  TYPICAL_INDEXES,
  type Telling,
  type TypicalIndex,
  lostIn,
  playHoles,
  toldRound,
} from './played-golfers.ts';

// The same rounds told by every shot and by taps. What taps show of a part is what its shots show, or nothing. The long
// run behind docs/statistics.md: TOLD_ROUNDS=300 TOLD_GOLFERS=100 npx vitest run with this file.

vi.setConfig({ testTimeout: 600_000 });

const ROUNDS = Number(process.env['TOLD_ROUNDS'] ?? 40);
const GOLFERS = Number(process.env['TOLD_GOLFERS'] ?? 6);
/** Strokes a round. */
const MOST_BIAS = 0.5;

const factsOf = (rounds: readonly (readonly PlayedHole[])[], telling: Telling, index: number): readonly RoundFacts[] =>
  rounds.flatMap((holes, week) => roundFacts(toldRound(week % 50, holes, telling, index)) ?? []);
const costsOf = (rounds: readonly (readonly PlayedHole[])[], index: number): readonly number[] =>
  PARTS.map(
    (part) =>
      rounds.reduce((sum, holes) => sum + lostIn(holes)[part], 0) / rounds.length - typicalPartLoss(index, part),
  );

/** By index: what each part reads when told so, less what it costs; undefined where the taps leave it unknown. */
const biasOf = (telling: Telling) =>
  TYPICAL_INDEXES.map((index) => {
    const random = seeded(31 + index);
    const rounds = Array.from({ length: ROUNDS }, () => playHoles(index, random));
    const losses = partLosses(factsOf(rounds, telling, index), index);
    const costs = costsOf(rounds, index);
    const biases = PARTS.map((part, at): number | undefined => {
      const read = losses.find((loss) => loss.part === part);
      return read && read.value - costs[at]!;
    });
    return Object.fromEntries(PARTS.map((part, at) => [part, biases[at]])) as Record<Part, number | undefined>;
  });

describe('strokes gained of a typical golfer', () => {
  it.each([
    ['shots', 1e-9],
    ['lies and distances', MOST_BIAS],
  ] as const)('are those of their shots, told by %s', (telling, most) => {
    const biases = biasOf(telling).flatMap((bias) => PARTS.map((part) => bias[part] ?? Number.NaN));

    expect(Math.max(...biases.map(Math.abs))).toBeLessThan(most);
  });

  it('leave approach and short game unknown if nobody tells how far from the hole approaches ended', () => {
    for (const bias of biasOf('lies')) {
      expect([bias.approach, bias['short-game']]).toEqual([undefined, undefined]);
      expect(Math.abs(bias.putting!)).toBeLessThan(MOST_BIAS);
    }
  });

  it('have a wider band off the tee and into the green if nobody tells how far drives went', () => {
    const random = seeded(7);
    const rounds = Array.from({ length: 20 }, () => playHoles(12, random));
    const [told, open] = (['lies and distances', 'lies and chips'] as const).map((telling) =>
      partLosses(factsOf(rounds, telling, 12), 12).map(({ low, high }) => high - low),
    );

    expect(PARTS.map((_, at) => open![at]! > 1.5 * told![at]!)).toEqual([true, true, false, false]);
  });
});

/** The part that a golfer hears of. The style's own mean is the typical golfer's level. */
const namedOf = (facts: readonly RoundFacts[], index: number, means: readonly number[]): Part | undefined => {
  const losses = partLosses(facts, index).map((loss) => {
    const mean = means[PARTS.indexOf(loss.part)]!;
    return { ...loss, value: loss.value - mean, low: loss.low - mean, high: loss.high - mean };
  });
  const decision = decideFocus({ today: '2026-11-23', index, losses, faults: [], pain: [] });
  return decision.kind === 'work-on' ? decision.part : undefined;
};

describe('golfers who tell their rounds by taps', () => {
  const styles = Object.keys(STYLES) as readonly Style[];
  const share = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length;
  const percent = (shares: readonly number[]) => shares.map((one) => Math.round(100 * one));
  const judged = styles.flatMap((style) =>
    TYPICAL_INDEXES.map((index: TypicalIndex) => {
      const random = seeded(4000 + index);
      const play = (count: number, leak?: Part) =>
        Array.from({ length: count }, () => playHoles(index, random, { leak, style }));
      const means = costsOf(play(4 * ROUNDS), index);
      const hear = (rounds: ReturnType<typeof play>) =>
        namedOf(factsOf(rounds, 'lies and distances', index), index, means);
      return Array.from({ length: GOLFERS }, () => {
        const typical = play(20);
        return {
          style,
          blamed: [5, 10, 15, 20].map((look) => hear(typical.slice(0, look))),
          leaks: PARTS.map((part) => hear(play(10, part)) === part),
        };
      });
    }).flat(),
  );

  it('hear of nothing in four of five, and else of each part alike', () => {
    const blamed = judged.flatMap((one) => one.blamed);
    const named = blamed.filter((part) => part !== undefined);
    const shares = PARTS.map((part) => share(named, (one) => one === part));
    console.info('by taps blamed', named.length, 'of', blamed.length, percent(shares));

    expect(named.length / blamed.length).toBeLessThan(0.2);
    expect(Math.min(...shares)).toBeGreaterThan(GOLFERS < 50 ? 0.05 : 0.12);
    expect(Math.max(...shares)).toBeLessThan(GOLFERS < 50 ? 0.55 : 0.4);
  });

  it('hear of a leak in any part', () => {
    const named = PARTS.map((_, at) => share(judged, ({ leaks }) => leaks[at]!));
    console.info(
      'by taps leaks named',
      percent(named),
      styles.map((style) =>
        percent(
          PARTS.map((_, at) =>
            share(
              judged.filter((one) => one.style === style),
              ({ leaks }) => leaks[at]!,
            ),
          ),
        ),
      ),
    );

    expect(Math.min(...named)).toBeGreaterThan(0.3);
    expect(named.reduce((sum, one) => sum + one, 0) / PARTS.length).toBeGreaterThan(0.6);
  });
});
