import type { RoundFacts } from './round-facts.ts';

// Which rounds a golfer looks at, and which rounds they are compared with.

export const LATEST = [5, 10, 20] as const;
export type Latest = (typeof LATEST)[number] | 'all';

export type Period =
  | { readonly kind: 'latest'; readonly count: Latest }
  /** First and last day, both included. Without one of them, the period is open at that end. */
  | { readonly kind: 'days'; readonly from?: string | undefined; readonly to?: string | undefined };

export type Filter = {
  readonly course?: string | undefined;
  readonly tee?: string | undefined;
  readonly length?: 9 | 18 | undefined;
  readonly mode?: RoundFacts['mode'] | undefined;
};

export const fitsFilter = (facts: RoundFacts, { course, tee, length, mode }: Filter): boolean =>
  (course === undefined || facts.course === course) &&
  (tee === undefined || facts.tee === tee) &&
  (length === undefined || facts.length === length) &&
  (mode === undefined || facts.mode === mode);

const within = (facts: RoundFacts, { from = '', to = '9999' }: Extract<Period, { kind: 'days' }>) =>
  facts.playedOn >= from && facts.playedOn <= to;

export type Selection = {
  /** Newest first. */
  readonly rounds: readonly RoundFacts[];
  /** The second period, newest first. Undefined if the golfer compares nothing. */
  readonly compared: readonly RoundFacts[] | undefined;
};

/**
 * The rounds of a period and of the period it is compared with. 'before' means the same number of rounds, played just
 * before the period.
 * @param newestFirst all rounds
 */
export const selectRounds = (
  newestFirst: readonly RoundFacts[],
  filter: Filter,
  period: Period,
  against?: 'before' | Period,
): Selection => {
  const isAll = Object.values(filter).every((wanted) => wanted === undefined);
  const fitting = isAll ? newestFirst : newestFirst.filter((facts) => fitsFilter(facts, filter));
  const inPeriod = (one: Period) => {
    if (one.kind === 'days') return fitting.filter((facts) => within(facts, one));
    return one.count === 'all' ? fitting : fitting.slice(0, one.count);
  };
  const rounds = inPeriod(period);
  if (against === undefined) return { rounds, compared: undefined };
  if (against !== 'before') return { rounds, compared: inPeriod(against) };
  const oldest = rounds.at(-1);
  const start = oldest ? fitting.indexOf(oldest) + 1 : 0;
  return { rounds, compared: fitting.slice(start, start + rounds.length) };
};

/** The filter's choices: courses and tees that the golfer played, most played first. */
export const filterChoices = (rounds: readonly RoundFacts[], course: string | undefined) => {
  const count = (values: readonly string[]) => {
    const times = new Map<string, number>();
    for (const value of values) if (value !== '') times.set(value, (times.get(value) ?? 0) + 1);
    return [...times].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value]) => value);
  };
  const onCourse = rounds.filter((facts) => course === undefined || facts.course === course);
  return { courses: count(rounds.map((facts) => facts.course)), tees: count(onCourse.map((facts) => facts.tee)) };
};
