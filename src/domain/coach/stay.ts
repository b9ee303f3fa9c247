import type { Part } from '@divot/golf-rules';
import { type PartLoss, lossIn } from '@divot/analytics';
import { drillById } from '@divot/golf-content';
import { type IsoDay, addDays } from '@divot/basics';
import { isOnHeadline } from './practice-session.ts';
import { changesThisSeason, type CheckedEvidence, type Running } from './check-evidence.ts';
import { FOCUS_DAYS } from './stored-focus.ts';
import { partsThatStandOut, stillStandsOut } from './stand-out.ts';

// A focus lasts until its retest, because nothing is learned if the focus changes every round. Only a part that is
// worse beyond both bands replaces it earlier. The golfer's own choice is never overruled.

export type Choice = Running & {
  readonly retestOn: IsoDay;
  /** True if decided before today's evidence. */
  readonly isRunning: boolean;
};

const startFocus = (part: Part, evidence: CheckedEvidence, changes: readonly IsoDay[]): Choice => ({
  part,
  startedOn: evidence.today,
  retestOn: addDays(evidence.today, FOCUS_DAYS),
  chosenBy: 'strokes',
  faultId: undefined,
  drillId: undefined,
  before: lossIn(evidence.losses, part),
  changes,
  isRunning: false,
});

/**
 * The day of the last retest: three weeks after the focus drill was first done. If it was not done yet, or too late for
 * that, three weeks after the focus began.
 */
const lastRetest = (current: Running, { practised }: CheckedEvidence): IsoDay => {
  const { startedOn, retestOn } = current;
  const first = practised
    .filter(({ drillId, day }) => day >= startedOn && isOnHeadline(drillById(drillId)!, current))
    .map(({ day }) => day)
    .toSorted()[0];
  const after = first === undefined || first >= retestOn ? retestOn : addDays(first, FOCUS_DAYS);
  return after > retestOn ? after : retestOn;
};

/** Another part that is worse beyond both bands. */
const overtaker = (current: Running, worst: readonly PartLoss[], { losses }: CheckedEvidence): PartLoss | undefined => {
  if (current.chosenBy === 'golfer') return undefined;
  const loss = losses.find(({ part }) => part === current.part);
  return worst.find(({ part, low }) => part !== current.part && loss !== undefined && low > loss.high);
};

const running = (current: Running, evidence: CheckedEvidence): Choice => ({
  ...current,
  before: current.before ?? lossIn(evidence.losses, current.part),
  isRunning: true,
});

/** The part to work on, if any, and the focus that ends with this decision. */
export const chosenPart = (evidence: CheckedEvidence): { readonly choice?: Choice; readonly ended?: Choice } => {
  const { today } = evidence;
  const current = evidence.current && { ...evidence.current, retestOn: lastRetest(evidence.current, evidence) };
  const changes = changesThisSeason(evidence);
  const worst = partsThatStandOut(evidence, changes.length);
  const [first] = worst;
  if (!current) return first ? { choice: startFocus(first.part, evidence, [...changes, today]) } : {};
  const before = running(current, evidence);
  if (today < current.retestOn) {
    const other = overtaker(current, worst, evidence);
    return other
      ? { choice: startFocus(other.part, evidence, [...changes, today]), ended: before }
      : { choice: before };
  }
  const loss = evidence.losses.find(({ part }) => part === current.part);
  const other = overtaker(current, worst, evidence);
  if (other) return { choice: startFocus(other.part, evidence, [...changes, today]), ended: before };
  // Continues as the same focus, so that all rounds since it began keep counting towards whether it helps.
  if (loss && stillStandsOut(loss)) return { choice: { ...before, retestOn: addDays(today, FOCUS_DAYS) } };
  return first && first.part !== current.part
    ? { choice: startFocus(first.part, evidence, [...changes, today]), ended: before }
    : { ended: before };
};
