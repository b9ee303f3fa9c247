import { seeded } from '@divot/basics';
import type { ClubPattern } from '@divot/shot-files';

/** One of the golfer's clubs with its pattern, in metres. Right is positive. */
export type PlanClub = {
  readonly club: string;
  readonly carryM: number;
  readonly spreadM: number;
  readonly biasM: number;
  readonly sideSpreadM: number;
  readonly mishitShare: number;
};

const USUAL_SIDE = 0.085;
const USUAL_WIDE_SIDE = 0.155;

/**
 * Undefined if the shots give no carry. If they give no sides, it uses the usual spread of real golfers, see
 * imports.md.
 */
export const planClub = (club: string, pattern: ClubPattern): PlanClub | undefined => {
  const { carryM, spreadM, biasM = 0, mishitShare = 0 } = pattern;
  if (carryM === undefined || spreadM === undefined) return undefined;
  const usual = /driver|wood|hybrid/i.test(club) ? USUAL_WIDE_SIDE : USUAL_SIDE;
  return { club, carryM, spreadM, biasM, sideSpreadM: pattern.sideSpreadM ?? usual * carryM, mishitShare };
};

/**
 * One draw: whether it is mishit, and two normals. All clubs and aims share the draws, so that luck is the same for
 * each.
 */
export type Draw = { readonly mishit: number; readonly share: number; readonly long: number; readonly side: number };

export const drawsOf = (count: number, seed: number): readonly Draw[] => {
  const random = seeded(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  // Pairs are mirrored left to right, so that a symmetric case gives a symmetric result.
  return Array.from({ length: count >> 1 }, () => ({
    mishit: random(),
    share: random(),
    long: normal(),
    side: normal(),
  })).flatMap((draw) => [draw, { ...draw, side: -draw.side }]);
};

/**
 * Where a draw lands, in metres along and right of the line of aim. Mishits fly 0.4 to 0.9 of the carry, as in their
 * pattern.
 */
export const landing = (
  club: PlanClub,
  { mishit, share, long, side }: Draw,
): readonly [forward: number, right: number] => [
  mishit < club.mishitShare ? club.carryM * (0.4 + 0.5 * share) : club.carryM + club.spreadM * long,
  club.biasM + club.sideSpreadM * side,
];
