import type { Position } from '../packs/course-pack.ts';

// Metres east and north of a course's middle. Equirectangular with the two local radii of the WGS84 ellipsoid, plus the
// convergence of the meridians (second order). Without that it is 0.1 % wrong at 78 degrees north. A sphere is 0.3 to
// 0.6 % wrong: a club at 500 m. Source: Snyder, Map Projections - A Working Manual (USGS 1395, 1987), p. 24, 61.

/** Metres east and north. */
export type Point = readonly [x: number, y: number];

/** Whether both are numbers. A phone without a fix, or a damaged mark, has none. */
export const isPlace = ({ lat, lon }: Position): boolean =>
  Number.isFinite(lat) && Number.isFinite(lon) && Math.abs(lat) <= 90;

export type Plane = {
  readonly toPoint: (position: Position) => Point;
  readonly toPosition: (point: Point) => Position;
};

const RADIANS = Math.PI / 180;
const EQUATOR_M = 6_378_137;
const ECCENTRICITY_2 = 0.006_694_379_990_14;

/** Wraps any longitude to -180 to 180, so that a course may lie on the dateline. */
const wrapped = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

export const planeAt = (origin: Position): Plane => {
  const sin = Math.sin(origin.lat * RADIANS);
  const cos = Math.cos(origin.lat * RADIANS);
  const w = 1 - ECCENTRICITY_2 * sin * sin;
  const acrossM = EQUATOR_M / Math.sqrt(w);
  const north = ((EQUATOR_M * (1 - ECCENTRICITY_2)) / w ** 1.5) * RADIANS;
  const east = acrossM * cos * RADIANS;
  const narrowing = north * sin * RADIANS;
  const sag = (acrossM * sin * cos * RADIANS * RADIANS) / 2;
  return {
    toPoint: ({ lat, lon }) => {
      const dLat = lat - origin.lat;
      const dLon = wrapped(lon - origin.lon);
      return [dLon * (east - narrowing * dLat), dLat * north + sag * dLon * dLon];
    },
    toPosition: ([x, y]) => {
      let dLat = y / north;
      let dLon = x / east;
      for (let pass = 0; pass < 3; pass += 1) {
        dLon = x / (east - narrowing * dLat);
        dLat = (y - sag * dLon * dLon) / north;
      }
      return { lat: origin.lat + dLat, lon: wrapped(origin.lon + dLon) };
    },
  };
};
