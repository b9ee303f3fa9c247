import { type AreaKind, type HoleArea, type ReliefHole } from '@divot/golf-relief';
import { type CoursePack, type Position, holeAreas, openHole, openPack } from '@divot/ground';

// A mapped hole as the Rules of Golf see it. Mapped water is a penalty area; paths, ground under repair and most boundaries
// are on no map.

const AREA: Readonly<Record<string, AreaKind>> = {
  green: 'green',
  sand: 'bunker',
  water: 'penalty',
  tee: 'teeing',
  fairway: 'fairway',
  out: 'out',
};

/** `flag`: where it stands today, if the golfer said so. Undefined for a hole that the map lacks. */
export const reliefHole = (pack: CoursePack, n: number, flag?: Position): ReliefHole | undefined => {
  const hole = openHole(pack, n);
  if (hole === undefined) return undefined;
  return {
    flag: flag ? openPack(pack).plane.toPoint(flag) : hole.middle,
    areas: holeAreas(pack, n).map(({ kind, colour, ring, inner }): HoleArea => ({
      kind: AREA[kind]!,
      ...(colour && { colour }),
      polygon: ring,
      ...(inner.length > 0 && { islands: inner }),
    })),
  };
};
