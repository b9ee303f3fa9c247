import { describe, expect, it } from 'vitest';
import { type GroundMark, holeFromMarks, inventedCourse, overpassOf, readOverpass } from '@divot/ground';
import { longestClub } from '#src/domain/bag/longest-club.ts';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { enter } from '#src/domain/pad/hole-entry.ts';
import { localRuleNumbers } from '#src/domain/rounds/local-rules.ts';
import { playingNext, reliefEntry } from '#src/domain/rounds/relief-booking.ts';
import { reliefHole } from '#src/domain/rounds/relief-hole.ts';

const par4: Hole = { n: 18, par: 4, yards: 400 };
const drop = { kind: 'lateral', strokes: 1 } as const;

describe('booking a choice of the Rules', () => {
  it('says which stroke comes next: a drive into the water and a drop play three', () => {
    expect(playingNext(par4, { option: drop, played: 1 })).toBe(3);
    expect(playingNext({ ...par4, penalties: 1 }, { option: { kind: 'fairway-drop', strokes: 2 }, played: 2 })).toBe(6);
    expect(playingNext(par4, { option: { kind: 'lose-hole', strokes: 'hole' }, played: 1 })).toBeUndefined();
  });

  it('writes penalty and lie, and takes back exactly that', () => {
    const before: Hole = { ...par4, penalties: 1, driveEnd: { lie: 'fairway', yards: 150 } };

    const { entry, back } = reliefEntry(before, { option: drop, played: 1, spot: { lie: 'rough', yards: 180 } });

    expect(entry).toEqual({ penalties: 2, driveEnd: { lie: 'rough', yards: 180 } });
    expect(enter(enter(before, entry), back)).toEqual(before);
  });

  it('concedes a hole that a Rule loses, and undoes that too', () => {
    const { entry, back } = reliefEntry(par4, { option: { kind: 'lose-hole', strokes: 'hole' }, played: 2 });

    expect(enter(par4, entry)).toMatchObject({ pickedUp: true, conceded: true });
    expect(enter(enter(par4, entry), back)).toEqual(par4);
  });
});

describe('the map of a hole under the Rules', () => {
  const course = inventedCourse({ seed: 11, lat: 51.24, lon: -1.31 });
  const answer = overpassOf(course) as { readonly elements: readonly { tags?: Record<string, string> }[] };
  const packWith = (tags: Record<string, string>) => {
    const elements = answer.elements.map((one) =>
      one.tags?.['natural'] === 'water' || one.tags?.['golf']?.includes('water') ? { ...one, tags } : one,
    );
    return readOverpass({ ...answer, elements })[0]!;
  };
  const waters = (tags: Record<string, string>) =>
    packWith(tags)
      .holes.flatMap(({ n }) => reliefHole(packWith(tags), n)!.areas)
      .filter(({ kind }) => kind === 'penalty');

  it('keeps the colour of a penalty area', () => {
    expect(waters({ golf: 'water_hazard' }).some(({ colour }) => colour === 'yellow')).toBe(true);
    expect(waters({ golf: 'lateral_water_hazard' }).some(({ colour }) => colour === 'red')).toBe(true);
  });

  it('counts a drop that cost two strokes as two, in score and strokes gained', () => {
    const pack = readOverpass(answer)[0]!;
    const at = (metres: readonly [number, number], more: Partial<GroundMark>): GroundMark => ({
      id: String(metres[1]),
      hole: 1,
      at: metres[1],
      accuracyM: 0,
      ...course.at(metres),
      ...more,
    });
    const [tee, corner] = course.holes[0]!.line;
    const marks = [
      { ...at([tee![0], tee![1]], {}), at: 1 },
      { ...at([corner![0], corner![1]], { isDrop: true, dropStrokes: 2 }), at: 2 },
    ];

    const hole = holeFromMarks({ pack, n: 1, marks }, { par: 4 }, 2)!;

    expect(hole).toMatchObject({ strokes: 6, penalties: 2 });
    expect(hole.shots![0]).toMatchObject({ penalty: true, penaltyStrokes: 2 });
  });
});

it('measures with the longest club but the putter', () => {
  expect(longestClub([{ type: 'Putter' }, { type: '7-iron' }, { type: '3-wood' }])).toMatchObject({ club: '3-wood' });
  expect(longestClub([{ type: 'Putter' }])).toBeUndefined();
});

it('names the Local Rules in force by their numbers', () => {
  expect(localRuleNumbers({ preferredLies: 'club', fairwayDrop: true, dropZone: false })).toEqual(['E-3', 'E-5']);
  expect(localRuleNumbers(undefined)).toEqual([]);
});
