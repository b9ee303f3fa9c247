import { describe, expect, it } from 'vitest';
import { drillById, passMark, reaches } from '@divot/golf-content';
import { tallyOf } from '../tries.ts';
import { seeded } from '@divot/basics';
import {
  chipAndPutt,
  fairwayShare,
  greenShare,
  holedShare,
  putt,
  puttsFrom,
  startLineMiss,
  wedgeMiss,
} from './invented-short-game.ts';

type Random = () => number;

const GOLFERS = 1500;
const INDEXES = [0, 5, 10, 15, 20, 30] as const;

const range = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / (count - 1));
const tries = (count: number, one: (at: number) => number) => Array.from({ length: count }, (_, at) => one(at));

/** The drill's points: 2 inside 50 cm, 1 inside 1 m, minus 1 beyond 2 m or short. */
const lagPoints = ({ past, left }: ReturnType<typeof putt>): number => {
  if (left === 0) return 2;
  if (past < 0 || left > 2) return -1;
  return left <= 0.5 ? 2 : left <= 1 ? 1 : 0;
};

const COIN_DEGREES = 2.2; // half the coin's width, 30 cm ahead
const WEDGES = [30, 40, 45, 55, 60, 75];

/** One attempt at each drill by a golfer of this index: every try, as the golfer would tap it. */
const GOES: Readonly<Record<string, (index: number, random: Random) => readonly number[]>> = {
  'coin-putt': (index, random) => tries(20, () => Number(startLineMiss(index, random) < COIN_DEGREES)),
  // Ten minutes of putting, at about seventeen seconds a putt.
  'clock-putt': (index, random) => tries(36, () => Number(random() < holedShare(1, index))),
  'pressure-5ft': (index, random) => tries(30, () => Number(random() < holedShare(1.5, index))),
  'ladder-lag': (index, random) => tries(15, (at) => lagPoints(putt([6, 9, 12][at % 3]!, index, random))),
  'three-putt-killer': (index, random) => range(6, 15, 9).map((metres) => puttsFrom(metres, index, random)),
  'up-down-9': (index, random) => range(5, 25, 9).map((metres) => Number(chipAndPutt(metres, index, random) <= 2)),
  'par-18': (index, random) => range(5, 25, 9).map((metres) => chipAndPutt(metres, index, random)),
  'fairway-finder': (index, random) => tries(14, () => Number(random() < fairwayShare(index))),
  // Nine holes, two of them par 3s.
  'random-nine': (index, random) =>
    tries(16, (at) => Number(random() < (at < 7 ? fairwayShare(index) : greenShare(index)))),
  'wedge-clock': (index, random) => tries(18, (at) => Number(wedgeMiss(WEDGES[at % 6]!, index, random) <= 5)),
};

describe.each(Object.entries(GOES))('the pass mark of %s', (id, go) => {
  const drill = drillById(id)!;
  it.each(INDEXES)('is reached by a quarter to three quarters of golfers of index %s', (index) => {
    const random = seeded(index + 1);
    let passed = 0;
    for (let golfer = 0; golfer < GOLFERS; golfer += 1) {
      const score = tallyOf(drill, go(index, random)).score!;
      if (reaches(drill, score, passMark(drill, index))) passed += 1;
    }
    const share = passed / GOLFERS;
    expect(share).toBeGreaterThan(0.25);
    // A run cannot exceed the length that the drill asks for.
    if (passMark(drill, index) < drill.pass.of || drill.pass.counts === 'strokes') expect(share).toBeLessThan(0.76);
  });
});

describe('invented golfers on the green', () => {
  it('three-putt as those who score 90 do: about 18 % from 30 feet, 30 % from 40, 41 % from 50', () => {
    const random = seeded(1);
    const share = (feet: number) =>
      tries(4000, () => Number(puttsFrom(feet / 3.2808, 16, random) >= 3)).reduce((sum, one) => sum + one, 0) / 4000;
    expect(share(30)).toBeCloseTo(0.19, 1);
    expect(share(40)).toBeCloseTo(0.3, 1);
    expect(share(50)).toBeCloseTo(0.4, 1);
  });
});
