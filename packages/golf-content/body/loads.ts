import { type Region, regionsOf } from './regions.ts';

// What loads which part of the body, and what pain rules out. All code that offers a golfer something to do calls
// `sparesPain`: plans, swaps and players, drills, sessions and mobility tests, the coach, the jump.
//
// Each exercise, drill and test has its own table, based on how the movement loads joints in general
// (docs/body-loads.md has the rules and their sources). Everyday standing and walking count as no load.

/** 1: moves or holds the region against no more than body weight. 2: works it. 3: is heavy or fast for it. */
export type LoadLevel = 1 | 2 | 3;

export type Loads = { readonly [R in Region]?: LoadLevel };

/** Loads for at least one region, so that an exercise without a table does not compile. */
export type SomeLoads = { [R in Region]: Loads & { readonly [K in R]: LoadLevel } }[Region];

export type Loaded = {
  readonly loads: Loads;
  /** Power work or a full-speed swing. Divot rules it out while anything hurts. */
  readonly isFast?: boolean | undefined;
};

/** Full-speed activities that are in no catalogue: a round, a swing for the camera, a measured jump. */
export const FULL_SPEED: Loaded = { loads: {}, isFast: true };

/** Whether a golfer with pain in `painAreas` can do it: it must load nothing that hurts and must not be fast. */
export const sparesPain = ({ loads, isFast }: Loaded, painAreas: readonly string[]): boolean => {
  if (painAreas.length === 0) return true;
  if (isFast) return false;
  return painAreas.every((area) => {
    const regions = regionsOf(area);
    // Divot does not know this area, so it allows only what is light everywhere.
    if (!regions) return Object.values(loads).every((level) => level === 1);
    return regions.every((region) => loads[region] === undefined);
  });
};
