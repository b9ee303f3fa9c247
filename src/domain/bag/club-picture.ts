import { compact, groupBy } from '@divot/basics';
import { type ClubPattern, clubPattern, mishits as mishitsOf, priorOf } from '@divot/shot-files';
import type { PlacedShot } from './bag-shots.ts';
import { FEWEST_SHOTS } from './ladder.ts';

// One club's shots from above. In two dimensions 80 % of a normal pattern lies within 1.794 spreads. The carry that is
// cleared 9 times in 10 is 1.28 spreads below the mean carry.

const ELLIPSE_SPREADS = 1.794;
const NINE_IN_TEN = 1.2816;
/** Half the width of the middle 80 % in one dimension. */
const EIGHT_IN_TEN = 1.2816;

export type SeenShot = { readonly carryM: number; readonly sideM: number; readonly isMishit: boolean };
export type ClubPicture = {
  readonly pattern: ClubPattern;
  readonly shots: readonly SeenShot[];
  readonly mishits: number;
  /** Contains eight of ten well-struck shots. Present from ten shots on. */
  readonly ellipse?: {
    readonly carryM: number;
    readonly sideM: number;
    readonly halfCarryM: number;
    readonly halfSideM: number;
  };
  /** The carry that a well-struck shot reaches 9 times in 10. */
  readonly clearsM?: number;
  readonly sideHalfM?: number;
  /** Practices with enough shots, oldest first. */
  readonly overTime: readonly { readonly day: string; readonly carryM: number; readonly shots: number }[];
  /** Median club speed of each month with enough measured shots, oldest first. */
  readonly speedByMonth: readonly { readonly month: string; readonly mps: number; readonly shots: number }[];
};

const ENOUGH_FOR_SPREAD = 10;
/** From this many shots on, a club's own spread outweighs what is known of other golfers' (docs/statistics.md). */
export const SURE_SPREAD_FROM = 20;

const overTime = (club: string, shots: readonly PlacedShot[]): ClubPicture['overTime'] =>
  [...groupBy(shots, ({ day }) => day)]
    .flatMap(([day, dayShots]) => {
      const { n, carryM } = clubPattern(dayShots, priorOf(club));
      return day !== undefined && carryM !== undefined && n >= FEWEST_SHOTS ? [{ day, carryM, shots: n }] : [];
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));

export const speedByMonth = (shots: readonly PlacedShot[]): ClubPicture['speedByMonth'] =>
  [...groupBy(shots, ({ day }) => day?.slice(0, 7))]
    .flatMap(([month, monthShots]) => {
      const speeds = monthShots.flatMap(({ clubSpeedMps }) => clubSpeedMps ?? []).sort((a, b) => a - b);
      if (month === undefined || speeds.length < FEWEST_SHOTS) return [];
      return [{ month, mps: speeds[speeds.length >> 1]!, shots: speeds.length }];
    })
    .sort((a, b) => (a.month < b.month ? -1 : 1));

export const clubPicture = (club: string, shots: readonly PlacedShot[], typedM?: number): ClubPicture => {
  const pattern = clubPattern(shots, { ...priorOf(club), carryM: typedM });
  const mishit = mishitsOf(shots, { ...priorOf(club), carryM: typedM });
  const { carryM, spreadM, biasM, sideSpreadM } = pattern;
  const isEnough = shots.length >= ENOUGH_FOR_SPREAD && carryM !== undefined && spreadM !== undefined;
  return compact({
    pattern,
    shots: shots.flatMap(({ carryM: carry, sideM }, at) =>
      sideM === undefined ? [] : [{ carryM: carry, sideM, isMishit: mishit[at]! }],
    ),
    mishits: mishit.filter(Boolean).length,
    ...(isEnough && biasM !== undefined && sideSpreadM !== undefined
      ? {
          ellipse: {
            carryM,
            sideM: biasM,
            halfCarryM: ELLIPSE_SPREADS * spreadM,
            halfSideM: ELLIPSE_SPREADS * sideSpreadM,
          },
          sideHalfM: EIGHT_IN_TEN * sideSpreadM,
        }
      : {}),
    clearsM: isEnough ? carryM - NINE_IN_TEN * spreadM : undefined,
    overTime: overTime(club, shots),
    speedByMonth: speedByMonth(shots),
  });
};
