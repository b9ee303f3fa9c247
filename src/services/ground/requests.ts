import { HOUR_MS } from '@divot/basics';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';

// How often this golfer's phone has asked the map's server this month, and when to ask it again for a course by itself.
// The server is free and shared by all (operations.osmfoundation.org/policies): ten courses a month take 20 requests.

/** Requests that Divot makes by itself, at most, in a calendar month. The golfer's own taps may go beyond. */
export const MOST_BY_ITSELF = 60;

type Count = { readonly month: string; readonly count: number };
const isCount = (value: unknown): value is Count =>
  isRecord(value) && typeof value['month'] === 'string' && typeof value['count'] === 'number';
const countKey = (uid: string) => `divot-map-requests-${uid}`;
const month = () => nowIso().slice(0, 7);

export const requestsThisMonth = (uid: string): number => {
  const stored = readLocal(countKey(uid), isCount);
  return stored?.month === month() ? stored.count : 0;
};

export const countRequest = (uid: string): void =>
  void writeLocal(countKey(uid), { month: month(), count: requestsThisMonth(uid) + 1 });

const LONGEST_REST_MS = 30 * 24 * HOUR_MS;
const MOST_FAILED = 11; // 1,024 hours: longer than the longest rest

/** By course: the last attempt in ms and how many have failed in a row. */
type Attempts = Readonly<Record<string, { readonly at: number; readonly failed: number }>>;
const isAttempts = (value: unknown): value is Attempts => isRecord(value) && Object.values(value).every(isRecord);
const attemptsKey = (uid: string) => `divot-map-attempts-${uid}`;

/** Whether enough time has passed since the last failure: an hour, doubled with each, up to 30 days. */
export const mayTry = (uid: string, courseId: string): boolean => {
  const { at = 0, failed = 0 } = readLocal(attemptsKey(uid), isAttempts)?.[courseId] ?? {};
  const restMs = failed === 0 ? 0 : Math.min(LONGEST_REST_MS, HOUR_MS * 2 ** (failed - 1));
  const passedMs = Date.parse(nowIso()) - at;
  // An attempt in the future was noted by a wrong clock.
  return passedMs < 0 || passedMs >= restMs;
};

/** `isFinal`: the map has no such course, so the next attempt can wait for the mappers. */
export const noteFailure = (uid: string, courseId: string, isFinal: boolean): void => {
  const attempts = readLocal(attemptsKey(uid), isAttempts) ?? {};
  const failed = isFinal ? MOST_FAILED : Math.min(MOST_FAILED, (attempts[courseId]?.failed ?? 0) + 1);
  writeLocal(attemptsKey(uid), { ...attempts, [courseId]: { at: Date.parse(nowIso()), failed } });
};
