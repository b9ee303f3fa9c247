import { type IsoDay, addDays, compact, daysBetween } from '@divot/basics';
import type { Cause, CoachSession, Decision, Evidence, Focus, Hint, Retest } from './coach-types.ts';
import { causeOf, firstFault } from './cause.ts';
import { didItHelp } from './did-it-help.ts';
import { type CheckedEvidence, checkEvidence } from './check-evidence.ts';
import { PARTS_COMPARED, confidenceOf, levelOf, standing } from './stand-out.ts';
import { type Choice, chosenPart } from './stay.ts';
import { planWeek, quietWeek } from './week.ts';
import { type Drill, drillById, sparesPain } from '@divot/golf-content';
import { costsIn } from './costs.ts';
import { FOCUS_OF_PART, drillsFor, fitsLimits } from '@divot/practice';
import { PARTS, type Part } from '@divot/golf-rules';
import { type PartLoss, lossIn } from '@divot/analytics';
import { type Headline, isOnHeadline, isOnPart, markOf } from './practice-session.ts';

// The single decision on what to work on. Strokes rank first, causes second, and a focus stays until its retest. Every
// screen that says what to work on quotes this answer. Pure: the same evidence gives the same answer on any device.

// What is still there a day, a week and three weeks later is learned; the score on the day itself is not (retention
// test of motor learning research). Days count from the first time the drill was done in this focus. On the day of the
// last retest the focus is decided anew.

const AFTER_DAYS = [1, 7] as const;
const LAST_AFTER_DAYS = 21;
/** A prolonged focus gets one more test, unless it would fall this close to the last one. */
const APART_DAYS = 7;

type RetestRequest = Headline & {
  readonly startedOn: IsoDay;
  readonly retestOn: IsoDay;
  readonly week: readonly CoachSession[];
};

const daysFrom = (first: IsoDay, retestOn: IsoDay): readonly IsoDay[] => {
  const last = addDays(first, LAST_AFTER_DAYS);
  const planned = AFTER_DAYS.map((days) => addDays(first, days));
  const isProlonged = daysBetween(last, retestOn) > APART_DAYS;
  return [...planned.filter((day) => day < retestOn), ...(isProlonged ? [last] : []), retestOn];
};

const retestsOf = (focus: RetestRequest, evidence: CheckedEvidence): readonly Retest[] => {
  const { startedOn, retestOn, week } = focus;
  const since = evidence.practised.filter(({ day }) => day >= startedOn).toSorted((a, b) => a.day.localeCompare(b.day));
  const begun = since.find(({ drillId }) => isOnHeadline(drillById(drillId)!, focus));
  const coming = week.find(({ blocks }) => blocks[0]?.drillId !== undefined);
  const drill = drillById(begun?.drillId ?? coming?.blocks[0]?.drillId ?? '');
  const practised = since.filter(({ drillId }) => drillId === drill?.id);
  const first = practised[0]?.day ?? coming?.day;
  if (!drill || first === undefined) return [];
  const later = practised.filter(({ day }) => day > first);
  const days = daysFrom(first, retestOn);
  // Finished tests stay. No new test is asked for if the drill loads what hurts.
  const isSpared = sparesPain(drill, evidence.pain);
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
        pass: markOf(drill, evidence),
        minutes: drill.minutes,
        done: done ? compact({ day: done.day, score: done.score }) : undefined,
      }),
    ];
  });
};

/** The part that the golfer asked about, or the first in which the fault costs strokes if it costs none there. */
const hintedPart = (cause: Cause | undefined, evidence: CheckedEvidence): Part | undefined => {
  const asked = PARTS.find((part) => FOCUS_OF_PART[part] === evidence.asked);
  if (!cause || (asked && costsIn(cause.faultId, asked))) return asked;
  return PARTS.find((part) => costsIn(cause.faultId, part));
};

const hintedDrill = (
  cause: Cause | undefined,
  part: Part | undefined,
  evidence: CheckedEvidence,
): Drill | undefined => {
  const hinted = drillById(evidence.hintDrillId ?? '');
  const forHint = hinted && fitsLimits(hinted, evidence) ? hinted : undefined;
  if (!cause) return forHint;
  // What the golfer answered about chips may cost most in putting, where the fault has no drill: the hint's is one.
  if (cause.source === 'questions' && part === 'putting' && forHint && isOnPart(forHint, part)) return forHint;
  return drillsFor(cause.faultId, evidence)[0];
};

/**
 * What to do until rounds show more: the first drill for the swing's first fault. While no fault is known, the drill of
 * the first hint.
 */
const hintOf = (evidence: CheckedEvidence): Hint | undefined => {
  const cause = firstFault(evidence);
  const part = hintedPart(cause, evidence);
  const drill = hintedDrill(cause, part, evidence);
  return drill || cause ? compact({ drillId: drill?.id, drillName: drill?.name, part, cause }) : undefined;
};

// What three weeks may bring back. No study gives a figure for an individual golfer, so this is Divot's own cautious
// range: a seventh to a half of what the part likely costs, less if the same work did not help before.

const LEAST_SHARE = 0.15;
const MOST_SHARE = 0.5;
const AFTER_A_NO = 0.5;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Strokes a round; 0 to 0 if no round shows that the part costs anything. */
const expectedGain = (
  loss: PartLoss | undefined,
  evidence: CheckedEvidence,
): { readonly low: number; readonly high: number } => {
  if (!loss) return { low: 0, high: 0 };
  const likely = Math.max(0, levelOf(loss).likely);
  const last = evidence.earlier
    .filter(({ part }) => part === loss.part)
    .toSorted((a, b) => b.startedOn.localeCompare(a.startedOn))[0];
  const most = MOST_SHARE * (last?.verdict === 'no' ? AFTER_A_NO : 1);
  return { low: tenth(LEAST_SHARE * likely), high: tenth(most * likely) };
};

export type { CoachSession, Decided, Decision, Evidence, Focus, SessionMark } from './coach-types.ts';

const focusOf = (choice: Choice, evidence: CheckedEvidence): Focus => {
  const { part, startedOn, retestOn, chosenBy, before, changes, faultId, drillId } = choice;
  const cause = causeOf(choice, evidence);
  const loss = evidence.losses.find((one) => one.part === part);
  const { week, heldBackBy } = planWeek({ part, faultId, drillId, startedOn, cause }, evidence);
  const retests = retestsOf({ startedOn, retestOn, week, part, faultId }, evidence);
  return compact({
    kind: 'work-on',
    id: `${startedOn}-${faultId ?? part}`,
    part,
    startedOn,
    retestOn,
    chosenBy,
    faultId,
    drillId,
    loss: lossIn(evidence.losses, part),
    before,
    confidence: loss ? confidenceOf(loss) : 'low',
    cause,
    week,
    retests,
    // Nothing is practised while every drill would load what hurts.
    expected: week.length === 0 ? { low: 0, high: 0 } : expectedGain(loss, evidence),
    heldBackBy,
    changes,
    didItHelp: choice.isRunning ? didItHelp(choice, evidence) : undefined,
  });
};

/**
 * What to work on now. Never throws: unreadable evidence counts as missing. A running focus is returned again until its
 * retest, with its week as it stands today.
 */
export const decideFocus = (given: Evidence): Decision => {
  const evidence = checkEvidence(given);
  const { choice, ended } = chosenPart(evidence);
  const lookBack = ended ? { didItHelp: didItHelp(ended, evidence) } : {};
  if (choice) return { ...lookBack, ...focusOf(choice, evidence) };
  const parts = standing(evidence);
  const rounds = Math.max(0, ...evidence.losses.map((loss) => loss.rounds));
  if (parts.enough.length >= PARTS_COMPARED)
    return {
      kind: 'nothing-stands-out',
      rounds,
      unknown: parts.unknown,
      ...quietWeek(undefined, evidence),
      ...lookBack,
    };
  const hint = hintOf(evidence);
  return compact({
    kind: 'not-enough',
    rounds,
    roundsToGo: parts.roundsToGo,
    hint,
    ...quietWeek(hint, evidence),
    ...lookBack,
  });
};
