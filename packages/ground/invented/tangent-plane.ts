import type { Position } from '../packs/course-pack.ts';

// The plane tangent to the WGS84 ellipsoid, through earth-centred coordinates: exact to a tenth of a millimetre over
// two kilometres. It uses no formula from src/domain/ground.

const RADIANS = Math.PI / 180;
const EQUATOR_M = 6_378_137;
const ECCENTRICITY_2 = 0.006_694_379_990_14;

/** Converts metres east and north of the origin to a position with the seven decimals OpenStreetMap stores. */
export const tangentPlane = ({ lat, lon }: Position): ((east: number, north: number) => Position) => {
  const [sinLat, cosLat, sinLon, cosLon] = [
    Math.sin(lat * RADIANS),
    Math.cos(lat * RADIANS),
    Math.sin(lon * RADIANS),
    Math.cos(lon * RADIANS),
  ];
  const radius = EQUATOR_M / Math.sqrt(1 - ECCENTRICITY_2 * sinLat ** 2);
  const centre = [radius * cosLat * cosLon, radius * cosLat * sinLon, radius * (1 - ECCENTRICITY_2) * sinLat];
  return (east, north) => {
    const x = centre[0]! - sinLon * east - sinLat * cosLon * north;
    const y = centre[1]! + cosLon * east - sinLat * sinLon * north;
    const z = centre[2]! + cosLat * north;
    const fromAxis = Math.hypot(x, y);
    let angle = Math.atan2(z, fromAxis * (1 - ECCENTRICITY_2));
    for (let pass = 0; pass < 5; pass += 1) {
      const normal = EQUATOR_M / Math.sqrt(1 - ECCENTRICITY_2 * Math.sin(angle) ** 2);
      angle = Math.atan2(z + ECCENTRICITY_2 * normal * Math.sin(angle), fromAxis);
    }
    return { lat: Number((angle / RADIANS).toFixed(7)), lon: Number((Math.atan2(y, x) / RADIANS).toFixed(7)) };
  };
};
