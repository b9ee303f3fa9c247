import { type ShotToPack, packShots } from '#src/domain/bag/shot-columns.ts';
import { localDay, METRES_PER_YARD } from '@divot/basics';
import { type Chance, chanceFrom } from './chance.ts';
import { type Calendar, type SeedDocument, seed } from './document.ts';

// Four practices with a launch monitor and one on the course: enough for a ladder with one gap, between pitching and gap
// wedge, and for a fade with the driver.

/** Carry in yards, average side in yards, and how often in one practice. */
export const CLUBS: readonly (readonly [club: string, carry: number, side: number, shots: number])[] = [
  ['Driver', 231, 9, 10],
  ['3-wood', 209, 5, 6],
  ['5-hybrid', 188, 2, 6],
  ['6-iron', 164, 2, 8],
  ['7-iron', 151, 3, 12],
  ['8-iron', 139, 1, 8],
  ['9-iron', 127, 0, 8],
  ['Pitching wedge', 115, 0, 10],
  ['Gap wedge', 93, -1, 10],
  ['Sand wedge', 80, 0, 6],
];
const DAYS_AGO = [74, 47, 26, 11, 5];
const MISHITS = 0.12;

const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());

const rangeShots = (chance: Chance, share: number): ShotToPack[] => {
  let second = 18 * 3600;
  return CLUBS.flatMap(([club, carry, side, shots]) =>
    Array.from({ length: Math.round(shots * share) }, (): ShotToPack => {
      second += 25;
      const isMishit = chance.yes(MISHITS);
      const carryM = carry * METRES_PER_YARD * (isMishit ? chance.between(0.5, 0.85) : 1 + 0.045 * normal(chance));
      const wide = carry > 180 ? 0.09 : 0.06;
      const sideM = METRES_PER_YARD * (side + carry * wide * normal(chance) * (isMishit ? 1.6 : 1));
      // The driver starts left of where it comes down.
      const curveDeg = club === 'Driver' ? 5 + normal(chance) : normal(chance);
      const launchDirectionDeg = (Math.atan2(sideM, carryM) * 180) / Math.PI - curveDeg;
      return { club, carryM, sideM, launchDirectionDeg, second, nth: 1, ballSpeedMps: 22 + carry * 0.2 };
    }),
  );
};

export const shotSeeds = (userId: string, { daysAgo }: Calendar): readonly SeedDocument[] => {
  const chance = chanceFrom(26);
  return DAYS_AGO.map((ago, at) => {
    const isCourse = at === DAYS_AGO.length - 1;
    const importedAt = daysAgo(ago, 19);
    return seed('shotSessions', importedAt, {
      id: `demo-shots-${at + 1}`,
      userId,
      importId: `demo-shots-${at + 1}`,
      importedAt,
      vendor: 'garmin',
      place: isCourse ? 'course' : 'range',
      day: localDay(importedAt),
      ...packShots(rangeShots(chance, isCourse ? 0.5 : 1)),
    });
  });
};
