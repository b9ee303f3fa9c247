import { type IsoDay, addDays, compact } from '@divot/basics';
import { plannedSeconds } from '@divot/training';
import {
  DRILLS,
  type Drill,
  EXERCISES,
  type Exercise,
  drillById,
  faultById,
  singleAreas,
  sparesPain,
} from '@divot/golf-content';
import { fitsLimits } from '@divot/practice';
import type { Cause, CoachBlock, CoachSession, Hint } from './coach-types.ts';
import { WEEK_DAYS, weekStart } from './focus-week.ts';
import { blockOf, isOnHeadline, markOf, type Plan, poolOf, sessionBlocks } from './practice-session.ts';
import type { CheckedEvidence } from './check-evidence.ts';

// The week as it stands today: finished sessions stay on their day, and the rest are spread over the free days left. A
// missed session moves on; nothing turns red.

// A short session for the body behind the cause. Planned only when a known weak area often stands behind the
// fault. Uses only exercises that anyone can do at home and that load nothing that hurts. Exercises the golfer knows
// come first. At most one is new, and only in a week with nothing else new.

const MOST_EXERCISES = 3;
const SEC_PER_MINUTE = 60;

/** Minutes of one exercise: its sets and rests. */
const exerciseMinutes = (exercise: Exercise): number => {
  const { id: exerciseId, reps, sets, restSec } = exercise;
  return Math.max(1, Math.round(plannedSeconds([{ exerciseId, reps, sets, restSec }]) / SEC_PER_MINUTE));
};

const minutesOf = (blocks: readonly CoachBlock[]): number => blocks.reduce((sum, { minutes }) => sum + minutes, 0);

type SessionWish = { readonly day: IsoDay; readonly mayBeNew: boolean };

const bodySession = (
  cause: Cause | undefined,
  { pain, exercisesDone, minutes: atHand }: CheckedEvidence,
  { day, mayBeNew }: SessionWish,
): CoachSession | undefined => {
  const { limit, faultId } = cause ?? {};
  const fault = faultId === undefined ? undefined : faultById(faultId);
  if (limit === undefined || !fault) return undefined;
  const fitting = EXERCISES.filter(
    (exercise) =>
      sparesPain(exercise, pain) &&
      exercise.level === 1 &&
      exercise.needs.length === 0 &&
      singleAreas(limit).includes(exercise.area) &&
      exercise.faults.includes(fault.id),
  );
  const done = fitting.filter(({ id }) => exercisesDone.has(id));
  const fresh = mayBeNew ? fitting.filter(({ id }) => !exercisesDone.has(id)).slice(0, 1) : [];
  const all = [...done, ...fresh].slice(0, MOST_EXERCISES).map((exercise) => ({
    exerciseId: exercise.id,
    name: exercise.name,
    minutes: exerciseMinutes(exercise),
    onFocus: true,
    isNew: !exercisesDone.has(exercise.id),
  }));
  const blocks = all.filter((_, at) => minutesOf(all.slice(0, at + 1)) <= atHand);
  if (blocks.length === 0) return undefined;
  const minutes = minutesOf(blocks);
  return { day, kind: 'body', minutes, focusMinutes: minutes, blocks, isDone: false };
};

const practiceOn = (day: IsoDay, blocks: readonly CoachBlock[]): CoachSession => ({
  day,
  kind: 'practice',
  minutes: minutesOf(blocks),
  focusMinutes: minutesOf(blocks.filter(({ onFocus }) => onFocus)),
  blocks,
  isDone: false,
});

/** Days from `from` on when these drills were practised, each as one session of all that was done beside them. */
const doneOf = (drills: readonly Drill[], from: IsoDay, evidence: CheckedEvidence): readonly CoachSession[] => {
  const isOwn = (id: string) => drills.some((drill) => drill.id === id);
  const practised = evidence.practised.filter(({ day, drillId }) => day >= from && isOwn(drillId));
  return [...new Set(practised.map(({ day }) => day))].toSorted().map((day) => {
    const ofDay = practised.filter((one) => one.day === day);
    const sessions = new Set(ofDay.flatMap(({ sessionId }) => sessionId ?? []));
    const all =
      sessions.size === 0 ? ofDay : evidence.practised.filter(({ sessionId = '' }) => sessions.has(sessionId));
    const blocks = [...new Set(all.map(({ drillId }) => drillId))].map((drillId) => {
      const drill = drillById(drillId)!;
      return {
        drillId,
        name: drill.name,
        minutes: all.reduce((sum, one) => sum + (one.drillId === drillId ? (one.minutes ?? 0) : 0), 0),
        mode: drill.mode,
        onFocus: isOwn(drillId),
        isNew: false,
        pass: markOf(drill, evidence),
      };
    });
    return compact({ ...practiceOn(day, blocks), isDone: true, sessionId: all[0]?.sessionId, score: all[0]?.score });
  });
};

/**
 * `count` days from `first` on, spread to the end of the week. Days with a round or a lesson stay free, even if that
 * runs into the next week. If a fortnight has too few free days, practice shares a day.
 */
const daysFor = (count: number, first: IsoDay, end: IsoDay, busy: ReadonlySet<IsoDay>): readonly IsoDay[] => {
  const fortnight = Array.from({ length: 2 * WEEK_DAYS }, (_, ahead) => addDays(first, ahead));
  const free = fortnight.filter((day) => !busy.has(day));
  const inWeek = free.filter((day) => day <= end);
  const room = inWeek.length > count ? inWeek : free.slice(0, count + 2);
  const from = room.length >= count ? room : fortnight.slice(0, count + 2);
  const step = count < 2 ? 0 : (from.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, at) => from[Math.round(at * step)]!);
};

/**
 * Days of the sessions that are still open. They stay where the week was planned from its first session on, unless too
 * few are left: then what was missed moves.
 */
const openDays = (
  planned: number,
  done: readonly CoachSession[],
  { today, busyDays }: Pick<CheckedEvidence, 'today' | 'busyDays'>,
  end: IsoDay,
): readonly IsoDay[] => {
  const open = Math.max(0, planned - done.length);
  const first = done.some(({ day }) => day === today) ? addDays(today, 1) : today;
  const left = daysFor(planned, done[0]?.day ?? today, end, busyDays).filter((day) => day >= first);
  return left.length < open ? daysFor(open, first, end, busyDays) : left.slice(left.length - open);
};

type Week = { readonly week: readonly CoachSession[]; readonly heldBackBy: readonly string[] };

/** A finished workout replaces the week's body session, with the known exercises of that session. */
const doneBody = (cause: Cause | undefined, day: IsoDay, evidence: CheckedEvidence): CoachSession | undefined => {
  const body = bodySession(cause, evidence, { day, mayBeNew: true });
  if (!body) return undefined;
  const blocks = body.blocks.filter(({ isNew }) => !isNew);
  const minutes = minutesOf(blocks);
  return { ...body, blocks, minutes, focusMinutes: minutes, isDone: true };
};

/** Whether a finished session had a drill the golfer had never done before. */
const isFirstTime = ({ day, blocks }: CoachSession, evidence: CheckedEvidence): boolean =>
  blocks.some(({ drillId }) => !evidence.practised.some((one) => one.drillId === drillId && one.day < day));

export const planWeek = (plan: Plan & { readonly startedOn: IsoDay }, evidence: CheckedEvidence): Week => {
  const { today, sessionsPerWeek: planned } = evidence;
  const { cause } = plan;
  const from = weekStart(plan.startedOn, today);
  const drills = poolOf(plan, evidence);
  // Two planned sessions are both for the part; of three or four, the second is for the body behind it. A focus begun
  // from a fault has its drill in every session.
  const hasBody = planned > 2 && plan.faultId === undefined;
  const trainedOn = evidence.trainedOn.filter((day) => day >= from).toSorted()[0];
  const trained = hasBody && trainedOn !== undefined ? doneBody(cause, trainedOn, evidence) : undefined;
  const planDrills = DRILLS.filter((drill) => drill === drills.lead || isOnHeadline(drill, plan));
  const practised = doneOf(planDrills, from, evidence);
  // The week's one new drill stays the only one, also once it is passed.
  const isBegun = practised.some((session) => isFirstTime(session, evidence));
  const pool = isBegun ? { ...drills, newDrill: undefined } : drills;
  const done = [...practised, ...(trained ? [trained] : [])].toSorted((a, b) => a.day.localeCompare(b.day));
  // A week with a new drill, planned or done, has no new exercise.
  const isKnown = (drill: Drill) => evidence.practised.some(({ drillId }) => drillId === drill.id);
  const hasNewDrill = pool.newDrill !== undefined || (pool.lead !== undefined && !isKnown(pool.lead)) || isBegun;
  const coming = openDays(planned, done, evidence, addDays(from, WEEK_DAYS - 1)).map((day, at) => {
    const nth = done.length + at;
    const isLast = nth === planned - 1;
    const isBody = nth === 1 && hasBody && trainedOn === undefined;
    const body = isBody ? bodySession(cause, evidence, { day, mayBeNew: !hasNewDrill }) : undefined;
    return body ?? practiceOn(day, sessionBlocks(pool, plan, evidence, { nth, isLast }));
  });
  const sessions = coming.filter(({ blocks }) => blocks.length > 0);
  // A golfer who practised more than planned has finished the week; only the latest sessions are listed.
  return { week: [...done.slice(-planned), ...sessions], heldBackBy: evidence.pain };
};

const QUIET = ['par-18', 'random-nine'];
const QUIET_MINUTES = 20;
const QUIET_SESSIONS = 2;

/** A week without a focus: the hint's one drill, or the games that measure the whole game. */
export const quietWeek = (hint: Hint | undefined, evidence: CheckedEvidence): Week => {
  const hasDone = (id: string) => evidence.practised.some(({ drillId }) => drillId === id);
  // At most one of the two games is new.
  const drills = (hint ? [hint.drillId ?? ''] : QUIET)
    .flatMap((id) => drillById(id) ?? [])
    .filter((drill) => fitsLimits(drill, evidence))
    .filter(({ id }, at) => at === 0 || hasDone(id));
  if (drills.length === 0) return { week: [], heldBackBy: evidence.pain };
  const done = doneOf(drills, addDays(evidence.today, 1 - WEEK_DAYS), evidence).slice(-QUIET_SESSIONS);
  const end = addDays(done[0]?.day ?? evidence.today, WEEK_DAYS - 1);
  const coming = openDays(QUIET_SESSIONS, done, evidence, end).map((day, at) => {
    const drill = drills[(done.length + at) % drills.length]!;
    const block = blockOf(drill, Math.min(QUIET_MINUTES, evidence.minutes), evidence);
    return practiceOn(day, [{ ...block, onFocus: true }]);
  });
  return { week: [...done, ...coming], heldBackBy: evidence.pain };
};
