import { describe, expect, it } from 'vitest';
import { gained, measured } from '../estimate.ts';
import { formOf } from '../form.ts';
import { MEASURE_NAMES, type Measure } from '../measures.ts';
import { type RoundFacts, roundFacts } from '../round-facts.ts';
import { seeded } from '@divot/basics';
import { type Hole, type Part, PARTS } from '@divot/golf-rules';
import { playedRound } from './cards.ts';

// How often the 80 % band after five, ten and twenty rounds contains the golfer's true value, for every figure that
// analytics shows. The whole cards come from invented golfers, from scratch to beyond bogey, who have better and worse
// days. Several golfers are needed because counts are whole numbers: for a single rate, coverage is a little above or
// below 80 %.

const GOLFERS = 8;
/** Per golfer. */
const SEASONS = 80;
const LONG_RUN = 1000;
const DAY_SCATTER = 0.05;

/** Invents one hole for a golfer of this skill (0 to 1); `day` shifts the skill for a better or worse day. */
const holeOn =
  (skill: number, day: number, random: () => number) =>
  (n: number, par: number): Partial<Hole> => {
    const pick = (share: number) => random() < share + (skill - 0.4) / 3 + day;
    const yards = par === 3 ? 165 : par === 4 ? 385 : 510;
    const fairway =
      par === 3
        ? ('none' as const)
        : pick(0.5)
          ? 'hit'
          : (['left', 'right', 'short'] as const)[Math.floor(random() * 3)]!;
    const penalties = random() < 0.07 - skill / 20 - day / 4 ? 1 : 0;
    const isGreen = penalties === 0 && pick(fairway === 'left' || fairway === 'right' ? 0.2 : 0.4);
    const firstPuttFt = Math.max(1, Math.round((isGreen ? 26 : 13) * (0.15 + 1.7 * random())));
    const holed = Math.min(0.9 + 0.09 * skill, (4 + 4 * skill) / (firstPuttFt + 2.5)) + day / 3;
    const putts = random() < holed ? 1 : random() < firstPuttFt / (180 + 200 * skill) ? 3 : 2;
    const chips = isGreen ? 0 : random() < 0.12 ? 2 : 1;
    const strokes = par - 2 + chips + putts + penalties + (par === 5 && random() < 0.2 ? 1 : 0);
    const isInTrees = random() < 0.25;
    const left = (par === 4 ? 150 : 95) + Math.round(80 * (random() + random() - 1));
    return {
      n,
      yards,
      strokes,
      putts,
      penalties,
      fairway,
      firstPuttFt,
      sand: !isGreen && random() < 0.3,
      routine: (['yes', 'part', 'no'] as const)[Math.floor(random() * 3)]!,
      ...(par > 3
        ? { driveEnd: { lie: fairway === 'hit' ? 'fairway' : isInTrees ? 'recovery' : 'rough', yards: left } as const }
        : {}),
      approachEnd: isGreen
        ? ({ lie: 'green', yards: 0 } as const)
        : ({ lie: 'rough', yards: 8 + Math.floor(random() * 25) } as const),
    };
  };

const roundsOf = (count: number, skill: number, random: () => number): readonly RoundFacts[] =>
  Array.from({ length: count }, (_, week) => {
    const day = (random() + random() - 1) * 2 * DAY_SCATTER;
    return roundFacts(playedRound(week, holeOn(skill, day, random)))!;
  });

const isPart = (measure: Measure): measure is Part => PARTS.some((part) => part === measure);
const shown = (rounds: readonly RoundFacts[], measure: Measure) =>
  isPart(measure) ? gained(rounds, measure) : measured(rounds, measure, 'per-18');

const golfers = Array.from({ length: GOLFERS }, (_, nth) => {
  const skill = nth / (GOLFERS - 1);
  const random = seeded(nth + 1);
  const career = roundsOf(LONG_RUN, skill, random);
  const truths = new Map(MEASURE_NAMES.map((measure) => [measure, shown(career, measure)!.value]));
  const seasons = [5, 10, 20].flatMap((count) => Array.from({ length: SEASONS }, () => roundsOf(count, skill, random)));
  return { truths, seasons };
});

/** Golfers miss such putts once or twice a season: no band of whole counts comes closer to 80 %. */
const WIDER: Partial<Record<Measure, number>> = { 'make-0-3': 0.93, 'make-3-5': 0.87 };

describe('the 80 % band of every figure', () => {
  it.each(MEASURE_NAMES)('covers the truth of %s in 75 to 85 of 100 seasons', (measure) => {
    const held = golfers.flatMap(({ truths, seasons }) => {
      const truth = truths.get(measure)!;
      const bands = seasons.flatMap((rounds) => shown(rounds, measure) ?? []);
      return bands.map(({ low, high }) => low <= truth && truth <= high);
    });
    const share = held.filter(Boolean).length / held.length;
    expect(held.length).toBeGreaterThan((GOLFERS * 3 * SEASONS) / 2);
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(WIDER[measure] ?? 0.85);
  });

  it('calls a level golfer better or worse in at most one season in ten', () => {
    const ofTen = golfers.flatMap(({ seasons }) => seasons.filter((rounds) => rounds.length === 10));
    const forms = ofTen.map((rounds) => formOf(rounds.toReversed(), 18)!);
    expect(forms.filter(({ isClear }) => isClear).length / forms.length).toBeLessThan(0.1);
  });
});
