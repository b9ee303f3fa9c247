import { isSwung } from '#src/domain/profile/limits.ts';
import type { TypedClub } from './carried-clubs.ts';

// The club-length of the Rules of Golf (Definitions): that of the longest club but the putter that the golfer carries.
// Lengths are those that makers build for men, in inches; no bag says more.

const INCHES: readonly (readonly [pattern: RegExp, inches: number])[] = [
  [/^driver$/i, 45],
  [/wood/i, 43],
  [/hybrid/i, 40],
  [/iron/i, 38.5],
];
const WEDGE_INCHES = 35.5;
const METRES_PER_INCH = 0.0254;

const inchesOf = (club: string): number => INCHES.find(([pattern]) => pattern.test(club))?.[1] ?? WEDGE_INCHES;

/** Metres, and the club. Undefined for a golfer without a bag. */
export const longestClub = (
  bag: readonly TypedClub[],
): { readonly club: string; readonly metres: number } | undefined => {
  const [longest] = bag
    .map(({ type }) => type)
    .filter(isSwung)
    .toSorted((a, b) => inchesOf(b) - inchesOf(a));
  return longest === undefined ? undefined : { club: longest, metres: inchesOf(longest) * METRES_PER_INCH };
};
