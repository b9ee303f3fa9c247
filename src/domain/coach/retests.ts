import { drillById, sparesPain } from '@divot/golf-content';
import { compact } from '@divot/basics';
import { addDays, daysBetween, type IsoDay } from '#src/domain/shared/day.ts';
import type { CoachSession, Part, Retest } from './coach-types.ts';
import { isOnPart, markOf } from './practice-session.ts';
import type { ReadEvidence } from './read-evidence.ts';

// What is still there a day, a week and three weeks later is learned; the score on the day itself is not (retention
// test of motor learning research). Days count from the first time the drill was done in this focus. On the day of the
// last retest the focus is decided anew.

const AFTER_DAYS = [1, 7] as const;
const LAST_AFTER_DAYS = 21;
/** A prolonged focus gets one more test, unless it would fall this close to the last one. */
const APART_DAYS = 7;

type RetestRequest = {
  readonly startedOn: IsoDay;
  readonly retestOn: IsoDay;
  readonly week: readonly CoachSession[];
  readonly part: Part;
};

const daysFrom = (first: IsoDay, retestOn: IsoDay): readonly IsoDay[] => {
  const last = addDays(first, LAST_AFTER_DAYS);
  const planned = AFTER_DAYS.map((days) => addDays(first, days));
  const isProlonged = daysBetween(last, retestOn) > APART_DAYS;
  return [...planned.filter((day) => day < retestOn), ...(isProlonged ? [last] : []), retestOn];
};

export const retestsOf = (
  { startedOn, retestOn, week, part }: RetestRequest,
  read: ReadEvidence,
): readonly Retest[] => {
  const own = read.practised
    .filter(({ drillId, day }) => day >= startedOn && isOnPart(drillById(drillId)!, part))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const coming = week.find(({ blocks }) => blocks[0]?.drillId !== undefined);
  const drillId = own[0]?.drillId ?? coming?.blocks[0]?.drillId;
  const drill = drillId === undefined ? undefined : drillById(drillId);
  const first = own[0]?.day ?? coming?.day;
  if (!drill || first === undefined) return [];
  const later = own.filter((one) => one.drillId === drill.id && one.day > first);
  const days = daysFrom(first, retestOn);
  // Finished tests stay. No new test is asked for if the drill loads what hurts.
  const isSpared = sparesPain(drill, read.pain);
  return days.flatMap((day, at): Retest[] => {
    const next = days[at + 1];
    // Done on its day or later, but before the next test is due.
    const done = later.find((one) => one.day >= day && (next === undefined || one.day < next));
    if (!done && !isSpared) return [];
    return [
      compact({
        drillId: drill.id,
        day,
        daysAfter: daysBetween(first, day),
        pass: markOf(drill, read.index),
        done: done ? compact({ day: done.day, score: done.score }) : undefined,
      }),
    ];
  });
};
