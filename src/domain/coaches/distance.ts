// Great-circle distance by the haversine formula (R. W. Sinnott, 1984), and places rounded so that nobody can locate a
// golfer.

export type Place = { readonly latitude: number; readonly longitude: number };

const EARTH_KM = 6371;
const KM_PER_DEGREE = 111.32;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const distanceKm = (from: Place, to: Place): number => {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const squared =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(squared)));
};

/** Others see a place only this coarsely until the host accepts. */
export const GRID_KM = 3;

const onGrid = (degrees: number, stepDegrees: number) => Math.round(degrees / stepDegrees) * stepDegrees;
const shortened = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/**
 * The nearest point of a fixed grid of 3 km. Every place within a square of 3 km gives the same point, so that repeated
 * requests reveal nothing. The east-west step depends on the latitude of the grid row.
 */
export const rounded = ({ latitude, longitude }: Place): Place => {
  const step = GRID_KM / KM_PER_DEGREE;
  const row = Math.max(-90, Math.min(90, onGrid(latitude, step)));
  const narrowing = Math.max(0.01, Math.cos(radians(row)));
  const column = onGrid(longitude, step / narrowing);
  return { latitude: shortened(row), longitude: shortened(Math.max(-180, Math.min(180, column))) };
};
