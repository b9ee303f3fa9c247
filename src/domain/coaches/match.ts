import type { Part } from '@divot/golf-rules';
import type { Decision } from '#src/domain/coach/coach-types.ts';
import { costsIn } from '#src/domain/coach/costs.ts';
import { namedPart } from '#src/domain/coach/named.ts';
import { faultsInOrder, focusPart } from '#src/domain/coach/fault-order.ts';
import type { Coach } from '#src/domain/entities/coach.entity.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { type FaultId, readFaultIds } from '@divot/golf-content';
import { FOCUS_OF_PART } from '@divot/practice';
import { type Place, distanceKm } from './distance.ts';

// Which coaches suit a golfer, and why. The screen shows these reasons, and nothing else decides the order.

export type CoachFilter = {
  /** Undefined means anywhere. Coaches who teach online match any distance. */
  readonly withinKm: number | undefined;
  readonly online: boolean;
  readonly verified: boolean;
  /** Only coaches with a free start in the next seven days, as far as their calendars show. */
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

/** Divot shows a rating only from this many reviews on. */
const LEAST_RATINGS = 5;
export const shownRating = ({ rating, ratingCount = 0 }: Coach): number | undefined =>
  ratingCount >= LEAST_RATINGS ? rating : undefined;

export type Found = {
  readonly coach: Coach;
  /** Undefined if the golfer's or the coach's place is unknown. */
  readonly km: number | undefined;
  /** The coach teaches the part of the game that the golfer works on, or a fault that costs strokes in it. */
  readonly teachesFocus: boolean;
  /** Faults of the golfer that the coach specialises in, most important first. */
  readonly matches: readonly FaultId[];
};

/** What a golfer works on. */
export type Wanted = { readonly part: Part | undefined; readonly faultIds: readonly FaultId[] };
export const wantedBy = (profile: Profile | undefined, decision: Decision | undefined): Wanted => ({
  part: decision ? namedPart(decision) : profile && focusPart(profile),
  faultIds: faultsInOrder(profile, decision),
});

const teaches = ({ specialities = [] }: Coach, part: Part): boolean =>
  specialities.includes(part) ||
  specialities.includes(FOCUS_OF_PART[part]) ||
  readFaultIds(specialities).some((id) => costsIn(id, part));

const placeOf = ({ latitude, longitude }: Coach): Place | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

/** An unknown price or distance is too much. */
const isAtMost = (figure: number | undefined, most: number): boolean => figure !== undefined && figure <= most;
const isAmong = (word: string, words: readonly string[] = []): boolean => words.includes(word);
const fits = ({ coach, km }: Found, filter: CoachFilter, free: ReadonlySet<string>): boolean => {
  const { freeSoon, online, verified, mostPrice, speciality, language, level, withinKm } = filter;
  return [
    !freeSoon || free.has(coach.id),
    !online || coach.online === true,
    !verified || coach.verified === true,
    mostPrice === undefined || isAtMost(coach.priceFrom, mostPrice),
    speciality === undefined || isAmong(speciality, coach.specialities),
    language === undefined || isAmong(language, coach.languages),
    level === undefined || isAmong(level, coach.levels),
    withinKm === undefined || coach.online === true || isAtMost(km, withinKm),
  ].every(Boolean);
};

/** An unknown distance comes last. */
const FAR_KM = 1e6;

/**
 * Coaches who teach the focus come first, then those who teach most of the golfer's faults, then the nearest, then by
 * name. The screen states this order. `free` has the ids of coaches with a free start soon.
 */
export const findCoaches = (
  coaches: readonly Coach[],
  { part, faultIds }: Wanted,
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
        teachesFocus: part !== undefined && teaches(coach, part),
        matches: faultIds.filter((id) => (coach.specialities ?? []).includes(id)),
      };
    })
    .filter((one) => fits(one, filter, free))
    .toSorted(
      (a, b) =>
        Number(b.teachesFocus) - Number(a.teachesFocus) ||
        b.matches.length - a.matches.length ||
        (a.km ?? FAR_KM) - (b.km ?? FAR_KM) ||
        a.coach.name.localeCompare(b.coach.name),
    );
