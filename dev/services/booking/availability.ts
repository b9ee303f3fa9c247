import { TZDate } from '@date-fns/tz';

// When the sample coaches teach, as clock times of their own zone: daylight saving moves their hours in UTC as it does
// for people.

type Coach = {
  readonly timeZone: string;
  readonly firstHour: number;
  readonly lastHour: number;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly noticeHours: number;
  /** Bookings wait for the coach's answer. */
  readonly confirms: boolean;
};

const WEEK = [1, 2, 3, 4, 5];
const usual: Coach = {
  timeZone: 'Europe/London',
  firstHour: 9,
  lastHour: 17,
  weekdays: WEEK,
  noticeHours: 2,
  confirms: false,
};
const coaches: Readonly<Record<string, Coach>> = {
  ines: usual,
  tom: { ...usual, weekdays: [2, 3, 4, 5, 6], noticeHours: 24 },
  mei: { ...usual, timeZone: 'Asia/Tokyo', firstHour: 8, lastHour: 20 },
  omar: { ...usual, weekdays: [1, 2, 3, 4, 5, 6], confirms: true },
  arjun: { ...usual, timeZone: 'Asia/Kolkata', firstHour: 7, lastHour: 12 },
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEP_MINUTES = 30;
const LENGTHS = [30, 45, 60, 90];

export const coachOf = (username: string): Coach | undefined => coaches[username];

/** '60-minutes' -> 60; undefined for a slug that is no event type. */
export const minutesOf = (slug: string): number | undefined => {
  const minutes = Number(/^(\d+)-minutes$/.exec(slug)?.[1]);
  return LENGTHS.includes(minutes) ? minutes : undefined;
};

/** Starts of lessons that end within the coach's hours, from `fromMs` up to and without `toMs`, in order. */
export const startsBetween = (coach: Coach, minutes: number, fromMs: number, toMs: number): number[] => {
  const starts: number[] = [];
  for (let dayMs = fromMs - DAY_MS; dayMs <= toMs + DAY_MS; dayMs += DAY_MS) {
    const day = new TZDate(dayMs, coach.timeZone);
    if (!coach.weekdays.includes(day.getDay())) continue;
    const last = coach.lastHour * 60 - minutes;
    for (let minute = coach.firstHour * 60; minute <= last; minute += STEP_MINUTES) {
      const start = new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), 0, minute, coach.timeZone);
      starts.push(start.getTime());
    }
  }
  return [...new Set(starts)].filter((start) => start >= fromMs && start < toMs).sort((a, b) => a - b);
};

export const earliestStart = (coach: Coach, nowMs: number): number => nowMs + coach.noticeHours * HOUR_MS;

/** '2026-01-15' and '2026-01-15T09:00:00.000+05:30' of an instant in a zone. */
export const written = (ms: number, timeZone: string): { readonly day: string; readonly start: string } => {
  const start = new TZDate(ms, timeZone).toISOString();
  return { day: start.slice(0, 10), start };
};
