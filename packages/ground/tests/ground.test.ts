import { some } from '@divot/basics/testing';
import { describe, expect, it } from 'vitest';
import {
  type CourseWish,
  type InventedHole,
  type Metres,
  beside,
  inventedCourse,
} from '../invented/invented-course.ts';
import { type MappersHabits, overpassOf } from '../invented/overpass-of.ts';
import { distancesTo } from '../distances/distances.ts';
import { holeAt } from '../distances/hole-at.ts';
import { lieAt } from '../distances/lie.ts';
import { readOverpass } from '../packs/read-overpass.ts';
import { seeded } from '@divot/basics';
import { trueDistances, trueHazards, trueLie, trueMiddle } from './brute-force.ts';

// Compares invented courses with brute-force answers, at the places and mapping habits that break naive readers.

const COURSES: Readonly<Record<string, { wish: CourseWish; habits?: MappersHabits }>> = {
  'an 18-hole course at 56 degrees north': { wish: { seed: 1, lat: 56.3, lon: -2.8 } },
  'its mirror image on the equator': { wish: { seed: 1, lat: 0, lon: 20, isMirrored: true, turn: 40 } },
  'nine holes across the dateline': {
    wish: { seed: 2, lat: -17, lon: 179.998, holes: 9, turn: 75 },
    habits: { refs: 'zero', asRelations: true },
  },
  'nine holes at 78 degrees north': {
    wish: { seed: 3, lat: 78.2, lon: 15.6, holes: 9, turn: 130 },
    habits: { refs: 'arabic', teesAsNodes: true },
  },
  'twenty-seven holes': { wish: { seed: 4, lat: -34, lon: 151, holes: 27 }, habits: { refs: 'suffix' } },
  'a par-3 course without a boundary': {
    wish: { seed: 5, lat: 40, lon: -74, holes: 6, isPar3: true, turn: 200 },
    habits: { hasNoBoundary: true, refs: 'name' },
  },
  'a shared green, and two that nobody mapped': {
    wish: { seed: 6, lat: 51, lon: 0, holes: 12, hasSharedGreen: true, withoutGreen: [2, 5], turn: 20 },
    habits: { backwards: [1, 4], isSkeleton: true },
  },
};

const stanceOn = (hole: InventedHole, middle: Metres): Readonly<Record<string, Metres>> => {
  const random = seeded(hole.n);
  const tee = hole.line[0]!;
  const before = hole.line.at(-2)!;
  const length = Math.hypot(middle[0] - before[0], middle[1] - before[1]);
  return {
    tee: beside(tee, hole.line[1]!, 1),
    'first leg': beside(tee, hole.line[1]!, 90 + random() * 40, random() * 40 - 20),
    approach: beside(before, middle, length * (0.3 + random() * 0.4), random() * 24 - 12),
    'short of the green': beside(before, middle, length - 40, random() * 8 - 4),
    'on the green': beside(before, middle, length - 2, 1),
    behind: beside(before, middle, length + 36),
  };
};

describe.each(Object.entries(COURSES))('%s', (_, { wish, habits }) => {
  const course = inventedCourse(wish);
  const packs = readOverpass(JSON.parse(JSON.stringify(overpassOf(course, habits))));
  const pack = packs[0]!;
  const middles = new Map(course.holes.map((hole) => [hole, trueMiddle(hole)]));

  it('has its holes with par and stroke index', () => {
    expect(packs).toHaveLength(1);
    expect(pack.holes.map(({ n, par, si }) => ({ n, par, si }))).toEqual(
      course.holes.map(({ n, par, si }) => ({ n, par, si })),
    );
  });

  it.each(course.holes.map((hole) => [hole.n, hole] as const))('measures hole %i', (n, hole) => {
    const middle = middles.get(hole)!;
    for (const [where, player] of Object.entries(stanceOn(hole, middle))) {
      const at = course.at(player);
      const truth = trueDistances(hole, middle, player);

      const answer = distancesTo(pack, n, at)!;

      expect(Math.abs(answer.middleM - truth.middleM), `middle from ${where}`).toBeLessThan(1);
      if (!hole.green.isMapped) expect(answer).not.toHaveProperty('frontM');
      else if (truth.chord !== undefined) {
        expect(Math.abs(answer.frontM! - truth.chord.frontM), `front from ${where}`).toBeLessThan(1.5);
        expect(Math.abs(answer.backM! - truth.chord.backM), `back from ${where}`).toBeLessThan(1.5);
      }
    }
  });

  it('finds every bunker and pond in the corridor, and no other', () => {
    for (const hole of some(course.holes)) {
      const middle = middles.get(hole)!;
      for (const [where, player] of Object.entries(stanceOn(hole, middle))) {
        const truth = trueHazards(course, hole, middle, player);
        const answer = [...distancesTo(pack, hole.n, course.at(player))!.hazards];
        for (const { kind, reachM, carryM } of truth.filter(({ isSure }) => isSure)) {
          const match = answer.findIndex(
            (found) =>
              found.kind === kind && Math.abs(found.reachM - reachM) < 1.5 && Math.abs(found.carryM - carryM) < 2.5,
          );
          expect(match, `${kind} ${reachM} to ${carryM} on hole ${hole.n} from ${where}`).not.toBe(-1);
          answer.splice(match, 1);
        }
        expect(answer.length).toBeLessThanOrEqual(truth.filter(({ isSure }) => !isSure).length + 1);
      }
    }
  });

  it('knows the lie wherever the nearest edge is farther than half a metre', () => {
    for (const hole of some(course.holes))
      for (const [where, player] of Object.entries(stanceOn(hole, middles.get(hole)!))) {
        const truth = trueLie(course, player);
        const isByTeeNode = habits?.teesAsNodes === true && truth.edgeM < 9;
        if (truth.edgeM > 0.5 && !isByTeeNode)
          expect(lieAt(pack, course.at(player)).lie, `hole ${hole.n}, ${where}`).toBe(truth.lie);
      }
  });

  it('knows the hole on its tee and on its green', () => {
    for (const hole of course.holes) {
      expect(holeAt(pack, course.at(hole.line[0]!))).toBe(hole.n);
      expect(holeAt(pack, course.at(middles.get(hole)!), hole.n)).toBe(hole.n);
      if (hole.rival === undefined) expect(holeAt(pack, course.at(middles.get(hole)!))).toBe(hole.n);
    }
  });
});
