import { foldName } from '@divot/basics';

// A table over many days: points by place, the best n of m days count.

export type SeasonRules = {
  /** How many days of a player count. 0: all. */
  readonly bestOf: number;
  /** For the first place, the second and so on. Places beyond the list give nothing. */
  readonly points: readonly number[];
};

/** A day's places. Who has no result is not in it. */
export type SeasonDay = {
  readonly id: string;
  readonly places: readonly {
    /** The golfer's own, where it is known: their name may be spelt otherwise on another day. */
    readonly id?: string | undefined;
    readonly name: string;
    readonly rank: number;
  }[];
};

export type DayPoints = { readonly day: string; readonly points: number; readonly counts: boolean };

export type SeasonRow = {
  /** As on the latest day. */
  readonly name: string;
  readonly rank: number;
  readonly total: number;
  /** Days with a result, in the order of the season. */
  readonly days: readonly DayPoints[];
};

/** Exact enough for thirds that add up to a whole again. */
const rounded = (points: number): number => Math.round(points * 1e6) / 1e6;

/** Players who share a place share its points and those of the places they fill: two seconds get half of 2nd and 3rd. */
const pointsFor = (rank: number, { places }: SeasonDay, points: readonly number[]): number => {
  const sharing = places.filter((place) => place.rank === rank).length;
  const filled = Array.from({ length: sharing }, (_, at) => points[rank - 1 + at] ?? 0);
  return rounded(filled.reduce((sum, one) => sum + one, 0) / sharing);
};

/** The days that count: those with the most points, the earlier ones where equal. */
const counted = (days: readonly Omit<DayPoints, 'counts'>[], bestOf: number): readonly DayPoints[] => {
  const best = days.toSorted((a, b) => b.points - a.points).slice(0, bestOf === 0 ? days.length : bestOf);
  return days.map((day) => ({ ...day, counts: best.includes(day) }));
};

/**
 * Who a place is of: a golfer's id, else the only golfer of that name, else the name.
 */
const keysIn = (days: readonly SeasonDay[]): ((place: SeasonDay['places'][number]) => string) => {
  const ids = new Map<string, Set<string>>();
  for (const { id, name } of days.flatMap(({ places }) => places))
    if (id !== undefined) ids.set(foldName(name), (ids.get(foldName(name)) ?? new Set<string>()).add(id));
  return ({ id, name }) => {
    const [only, ...others] = ids.get(foldName(name)) ?? [];
    return id ?? (others.length === 0 ? only : undefined) ?? foldName(name);
  };
};

/** The standing after these days. Equal totals share a rank. A missed day costs nothing but its points. */
export const seasonTable = (days: readonly SeasonDay[], { bestOf, points }: SeasonRules): readonly SeasonRow[] => {
  const ranks = days.flatMap(({ places }) => places.map(({ rank }) => rank));
  if (!Number.isInteger(bestOf) || bestOf < 0) throw new RangeError(`0 days or more count, not ${String(bestOf)}`);
  if (!points.every(Number.isFinite)) throw new RangeError('The points of a place are a number');
  if (!ranks.every((rank) => Number.isInteger(rank) && rank >= 1)) throw new RangeError('A place is 1 or more');
  const keyOf = keysIn(days);
  const players = new Map<string, { name: string; days: Omit<DayPoints, 'counts'>[] }>();
  for (const day of days)
    for (const place of day.places) {
      const before = players.get(keyOf(place))?.days ?? [];
      const dayPoints = { day: day.id, points: pointsFor(place.rank, day, points) };
      players.set(keyOf(place), { name: place.name.trim(), days: [...before, dayPoints] });
    }
  const rows = [...players.values()].map((player) => {
    const playedDays = counted(player.days, bestOf);
    const total = rounded(playedDays.reduce((sum, day) => sum + (day.counts ? day.points : 0), 0));
    return { name: player.name, total, days: playedDays };
  });
  return rows
    .map((row) => ({ ...row, rank: 1 + rows.filter(({ total }) => total > row.total).length }))
    .toSorted((a, b) => a.rank - b.rank || (foldName(a.name) < foldName(b.name) ? -1 : 1));
};
