import { describe, expect, it } from 'vitest';
import { packShots } from '#src/domain/bag/shot-columns.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { bookClubs, hardestCarry, levelOf, mayMakeBook, mayPlanLive } from '#src/domain/plan/book.ts';
import type { PlannedShot } from '@divot/ground';

const session = (club: string, carriesM: readonly number[], place: ShotSession['place'] = 'range'): ShotSession => ({
  id: `${club} ${place}`,
  userId: 'sam',
  sortKey: 1,
  createdAt: '2026-06-18T12:00:00Z',
  updatedAt: '2026-06-18T12:00:00Z',
  importedAt: '2026-06-18T12:00:00Z',
  importId: 'i',
  vendor: place === 'range' ? 'square' : 'garmin',
  place,
  ...packShots(carriesM.map((carryM, at) => ({ club, carryM, nth: at + 1 }))),
});
const around = (carryM: number, n: number) => Array.from({ length: n }, (_, at) => carryM + (at % 5) - 2);

describe('the clubs of a pocket book', () => {
  it('are those of the bag with a carry, typed or from five shots', () => {
    const bag = [{ type: 'Driver', carryYards: 220 }, { type: '7-iron' }, { type: '9-iron' }, { type: 'Putter' }];
    const clubs = bookClubs(bag, [
      session('7-iron', around(140, 12)),
      session('9-iron', around(118, 3)),
      session('5-wood', around(190, 30)),
    ]);

    expect(clubs.map(({ club }) => club)).toEqual(['Driver', '7-iron']);
    expect(clubs[0]!.carryM).toBeCloseTo(220 * 0.9144, 0);
    expect(Math.abs(clubs[1]!.carryM - 140)).toBeLessThan(2);
  });

  it('carry what they carry on the course, once there are twenty such shots', () => {
    const range = session('7-iron', around(146, 60));
    expect(bookClubs([], [range, session('7-iron', around(138, 20), 'course')])[0]!.carryM).toBeLessThan(140);
    expect(bookClubs([], [range, session('7-iron', around(138, 19), 'course')])[0]!.carryM).toBeGreaterThan(140);
  });
});

describe('a pocket book and the rules', () => {
  it('is not made during a round on the course, except for practice', () => {
    expect(mayMakeBook('links', undefined)).toBe(true);
    expect(mayMakeBook('links', { courseId: 'links', mode: 'competition' })).toBe(false);
    expect(mayMakeBook('links', { courseId: 'links', mode: 'casual' })).toBe(false);
    expect(mayMakeBook('links', { courseId: 'links', mode: 'practice' })).toBe(true);
    expect(mayMakeBook('links', { courseId: 'parkland', mode: 'competition' })).toBe(true);
  });

  it('follows the ball only in practice rounds', () => {
    expect((['casual', 'practice', 'competition'] as const).filter((mode) => mayPlanLive({ mode }))).toEqual([
      'practice',
    ]);
  });

  it('counts an index of 18 as a quarter more strokes than scratch', () => {
    expect(levelOf(0)).toBe(1);
    expect(levelOf(18)).toBe(1.25);
    expect(levelOf(undefined)).toBe(1.25);
  });

  it('names the carry that leaves the least to spare', () => {
    const shot = (club: string, clears: PlannedShot['clears']) => ({ club, clears }) as PlannedShot;
    const shots = [
      shot('Driver', [{ kind: 'bunker', needM: 190, haveM: 204 }]),
      shot('7-iron', [{ kind: 'water', needM: 130, haveM: 134 }]),
    ];

    expect(hardestCarry({ n: 1, strokes: 4.5, shots })).toMatchObject({ club: '7-iron', kind: 'water' });
    expect(hardestCarry({ n: 1, strokes: 4.5, shots: [] })).toBeUndefined();
  });
});
