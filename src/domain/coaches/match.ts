import type { Coach } from '#src/domain/entities/coach.entity.ts';
import { type Place, distanceKm } from './distance.ts';

// Which coaches suit a golfer, and why: the reasons are shown, the order follows from nothing else.

export type CoachFilter = {
  /** Undefined: anywhere. Coaches who teach online are in every distance. */
  readonly withinKm: number | undefined;
  readonly online: boolean;
  readonly verified: boolean;
  /** Has a free start in the next seven days, as far as the calendars said. */
  readonly freeSoon: boolean;
  readonly mostPrice: number | undefined;
  readonly speciality: string | undefined;
  readonly language: string | undefined;
  readonly level: string | undefined;
};
export const NO_FILTER: CoachFilter = {
  withinKm: undefined,
  online: false,
  verified: false,
  freeSoon: false,
  mostPrice: undefined,
  speciality: undefined,
  language: undefined,
  level: undefined,
};

/** A rating says something from this many on. */
const LEAST_RATINGS = 5;
export const shownRating = ({ rating, ratingCount = 0 }: Coach): number | undefined =>
  ratingCount >= LEAST_RATINGS ? rating : undefined;

export type Found = {
  readonly coach: Coach;
  /** Undefined where the golfer's or the coach's place is not known. */
  readonly km: number | undefined;
  /** The golfer's own faults among the coach's specialities, the golfer's most important first. */
  readonly matches: readonly string[];
};

const placeOf = ({ latitude, longitude }: Coach): Place | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

const fits = ({ coach, km }: Found, filter: CoachFilter, free: ReadonlySet<string>): boolean =>
  (!filter.freeSoon || free.has(coach.id)) &&
  (!filter.online || coach.online === true) &&
  (!filter.verified || coach.verified === true) &&
  (filter.mostPrice === undefined || (coach.priceFrom !== undefined && coach.priceFrom <= filter.mostPrice)) &&
  (filter.speciality === undefined || (coach.specialities ?? []).includes(filter.speciality)) &&
  (filter.language === undefined || (coach.languages ?? []).includes(filter.language)) &&
  (filter.level === undefined || (coach.levels ?? []).includes(filter.level)) &&
  (filter.withinKm === undefined || coach.online === true || (km !== undefined && km <= filter.withinKm));

/** An unknown distance comes last. */
const FAR_KM = 1e6;

/** `free`: ids of coaches with a free start soon. Most matching faults first, then the nearest, then by name: said so on the screen. */
export const findCoaches = (
  coaches: readonly Coach[],
  faultIds: readonly string[],
  from: Place | undefined,
  filter: CoachFilter,
  free: ReadonlySet<string> = new Set(),
): readonly Found[] =>
  coaches
    .map((coach): Found => {
      const place = placeOf(coach);
      return {
        coach,
        km: from && place ? distanceKm(from, place) : undefined,
        matches: faultIds.filter((id) => (coach.specialities ?? []).includes(id)),
      };
    })
    .filter((found) => fits(found, filter, free))
    .toSorted(
      (a, b) =>
        b.matches.length - a.matches.length ||
        (a.km ?? FAR_KM) - (b.km ?? FAR_KM) ||
        a.coach.name.localeCompare(b.coach.name),
    );
