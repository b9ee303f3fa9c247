import type { ReadShot, Vendor } from './types.ts';

// What makes a shot the same shot in every export of its practice: with a time its maker, time and club; without one its
// maker, club, ball speed, launch and carry. The number of the same key within the file tells equals apart.

export type Keyed = Pick<ReadShot, 'club' | 'at' | 'ballSpeedMps' | 'launchDeg' | 'carryM'>;

const tenth = (value: number | undefined): string => {
  const rounded = Math.round((value ?? 0) * 10) / 10;
  return value === undefined ? '' : (rounded === 0 ? 0 : rounded).toFixed(1);
};

/** The key without its number. */
export const keyStem = (vendor: string, { club, at, ballSpeedMps, launchDeg, carryM }: Keyed): string =>
  at === undefined
    ? [vendor, club, tenth(ballSpeedMps), tenth(launchDeg), tenth(carryM)].join('|')
    : [vendor, at, club].join('|');

/** Gives the keys of one file's shots, asked in the order of the file. */
export const createShotKeys = (vendor: Vendor): ((shot: Keyed) => string) => {
  const counts = new Map<string, number>();
  return (shot) => {
    const key = keyStem(vendor, shot);
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return `${key}|${number}`;
  };
};
