import { sparesPain } from '#src/domain/body/loads.ts';
import { loadedDrill } from '#src/domain/practice/drill-loads.ts';
import { drillById } from '#src/domain/practice/drills.ts';
import { addDays, daysBetween, type IsoDay } from '#src/domain/shared/day.ts';
import { bodySession } from './body-session.ts';
import type { Cause, CoachBlock, CoachSession, Hint, Part } from './coach-types.ts';
import { isOnPart, markOf, poolOf, sessionBlocks } from './practice-session.ts';
import type { ReadEvidence } from './read-evidence.ts';

// The week as it stands today: what is done stays where it was done, what is still to come is spread over the free days
// that are left. A session that was missed moves on; nothing turns red.

const WEEK_DAYS = 7;

const minutesOf = (blocks: readonly CoachBlock[]): number => blocks.reduce((sum, { minutes }) => sum + minutes, 0);

const practiceOn = (day: IsoDay, blocks: readonly CoachBlock[]): CoachSession => ({
  day,
  kind: 'practice',
  minutes: minutesOf(blocks),
  focusMinutes: minutesOf(blocks.filter(({ onFocus }) => onFocus)),
  blocks,
  isDone: false,
});

/** Days of practice in this week that worked on the part, each as one session that is done. */
const doneSessions = (part: Part, from: IsoDay, read: ReadEvidence): readonly CoachSession[] => {
  const ofWeek = read.practised.filter(({ day, drillId }) => {
    const drill = drillById(drillId);
    return day >= from && drill !== undefined && isOnPart(drill, part);
  });
  return [...new Set(ofWeek.map(({ day }) => day))].toSorted().map((day) => {
    const blocks = ofWeek
      .filter((one) => one.day === day)
      .map(({ drillId, minutes = 0 }) => ({
        drillId,
        minutes,
        onFocus: true,
        isNew: false,
        pass: markOf(drillById(drillId)!, read.index),
      }));
    const score = ofWeek.find((one) => one.day === day && one.score !== undefined)?.score;
    return { ...practiceOn(day, blocks), isDone: true, ...(score === undefined ? {} : { score }) };
  });
};

/** `count` days from `first` on, spread to the week's end; days with a round or a lesson are left free. */
const daysFor = (count: number, first: IsoDay, end: IsoDay, busy: ReadonlySet<IsoDay>): readonly IsoDay[] => {
  const last = daysBetween(first, end) < count ? addDays(first, count + 1) : end;
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, ahead) => addDays(first, ahead));
  const free = days.filter((day) => !busy.has(day));
  const from = free.length >= count ? free : days;
  const step = count < 2 ? 0 : (from.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, at) => from[Math.round(at * step)]!);
};

type Plan = { readonly part: Part; readonly startedOn: IsoDay; readonly cause: Cause | undefined };
type Week = { readonly week: readonly CoachSession[]; readonly heldBackBy: readonly string[] };

/** First day of the week of the focus in which `today` lies: weeks count from the day it began. */
const weekStart = (startedOn: IsoDay, today: IsoDay): IsoDay =>
  addDays(startedOn, WEEK_DAYS * Math.floor(Math.max(0, daysBetween(startedOn, today)) / WEEK_DAYS));

export const planWeek = ({ part, startedOn, cause }: Plan, read: ReadEvidence): Week => {
  const { today, sessionsPerWeek: planned, busyDays } = read;
  const from = weekStart(startedOn, today);
  const done = doneSessions(part, from, read);
  const isDoneToday = done.some(({ day }) => day === today);
  const pool = poolOf(part, cause, read);
  const open = Math.max(0, planned - done.length);
  const first = isDoneToday ? addDays(today, 1) : today;
  const days = open === 0 ? [] : daysFor(open, first, addDays(from, WEEK_DAYS - 1), busyDays);
  const coming = days.map((day, at) => {
    const nth = done.length + at;
    const isLast = nth === planned - 1;
    // With two sessions both are for the part; a third or fourth one is for the body behind it.
    const body =
      nth === 1 && planned > 2 && !read.trainedOn.some((one) => one >= from)
        ? bodySession(cause, day, read)
        : undefined;
    return body ?? practiceOn(day, sessionBlocks(pool, part, read, { nth, isLast }));
  });
  const sessions = coming.filter(({ blocks }) => blocks.length > 0);
  return { week: [...done, ...sessions], heldBackBy: read.pain };
};

const QUIET = ['par-18', 'random-nine'];
const QUIET_MINUTES = 20;

/** A week without a focus: the hint's one drill, or the games that measure the whole game. */
export const quietWeek = (hint: Hint | undefined, read: ReadEvidence): Week => {
  const known = (id: string) => read.practised.some(({ drillId }) => drillId === id);
  // Of the two games at most one is new.
  const drillIds = hint ? [hint.drillId] : QUIET.filter((id, at) => at === 0 || known(id));
  const drills = drillIds
    .flatMap((id) => drillById(id) ?? [])
    .filter((drill) => sparesPain(loadedDrill(drill), read.pain));
  if (drills.length === 0) return { week: [], heldBackBy: read.pain };
  const days = daysFor(2, read.today, addDays(read.today, WEEK_DAYS - 1), read.busyDays);
  const week = days.map((day, at) => {
    const drill = drills[at % drills.length]!;
    const { id: drillId, mode } = drill;
    const pass = markOf(drill, read.index);
    return practiceOn(day, [{ drillId, minutes: QUIET_MINUTES, mode, onFocus: true, isNew: !known(drillId), pass }]);
  });
  return { week, heldBackBy: read.pain };
};
