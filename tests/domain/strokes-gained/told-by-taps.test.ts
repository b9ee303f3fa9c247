import { describe, expect, it } from 'vitest';
import { seeded } from '@divot/basics';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { type Part, PARTS } from '@divot/golf-rules';
import { partLosses, typicalPartLoss } from '@divot/analytics';
import { TYPICAL_INDEXES, type Telling, lostIn, playHoles, toldRound } from './played-golfers.ts';

// The same rounds told by every shot and by taps. What taps show of a part is what its shots show, or nothing.

const ROUNDS = Number(process.env['TOLD_ROUNDS'] ?? 40);
/** Strokes a round. */
const MOST_BIAS = 0.3;

/** By index: what each part reads when told so, less what it costs; undefined where the taps leave it unknown. */
const biasOf = (telling: Telling) =>
  TYPICAL_INDEXES.map((index) => {
    const random = seeded(31 + index);
    const rounds = Array.from({ length: ROUNDS }, () => playHoles(index, random));
    const facts = rounds.map((holes, week) => roundFacts(toldRound(week % 50, holes, telling, index))!);
    const losses = partLosses(facts, index);
    const biases = PARTS.map((part): number | undefined => {
      const cost = rounds.reduce((sum, holes) => sum + lostIn(holes)[part], 0) / ROUNDS - typicalPartLoss(index, part);
      const read = losses.find((loss) => loss.part === part);
      return read && read.value - cost;
    });
    return {
      index,
      ...(Object.fromEntries(PARTS.map((part, at) => [part, biases[at]])) as Record<Part, number | undefined>),
    };
  });

describe('strokes gained of a typical golfer', () => {
  it('are those of their shots if every shot is told', () => {
    const biases = biasOf('shots').flatMap((bias) => PARTS.map((part) => bias[part]!));

    expect(Math.max(...biases.map(Math.abs))).toBeLessThan(1e-9);
  });

  it('are right within 0.3 strokes a round in each part that lies and distances show', () => {
    const told = biasOf('lies and distances');
    const known = told.flatMap((bias) =>
      (['approach', 'short-game', 'putting'] as const).flatMap((part) => bias[part] ?? []),
    );
    expect(Math.max(...known.map(Math.abs))).toBeLessThan(MOST_BIAS);
    expect(told.filter(({ approach }) => approach !== undefined).map(({ index }) => index)).toEqual([0, 6, 12]);
    // At high indexes the tee shot pays for some penalties of the approach.
    expect(Math.max(...told.slice(0, 4).map((bias) => Math.abs(bias['off-tee']!)))).toBeLessThan(MOST_BIAS);
  });

  it('leave approach and short game unknown if nobody tells how far from the hole approaches ended', () => {
    for (const bias of biasOf('lies')) {
      expect([bias.approach, bias['short-game']]).toEqual([undefined, undefined]);
      expect(Math.abs(bias.putting!)).toBeLessThan(MOST_BIAS);
    }
  });
});
