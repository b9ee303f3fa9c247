import { FAULT_IDS, faultById } from '@divot/golf-content';
import { type IsoDay, compact, daysBetween } from '@divot/basics';
import type { Cause, FaultEvidence } from './coach-types.ts';
import { costsIn } from './costs.ts';
import type { Headline } from './practice-session.ts';
import type { CheckedEvidence } from './check-evidence.ts';

// Which swing fault may stand behind the lost strokes. It must cost strokes in that part and have been seen lately. The
// best witness decides, however many others say something else: a coach's eye, then the camera, then ball flight, then
// answers to questions.

/** An older finding no longer counts because the swing has changed since. */
export const FRESH_DAYS = 120;
const TRUST: Record<FaultEvidence['source'], number> = { coach: 4, video: 3, 'ball-flight': 2, questions: 1 };
const SURE: Record<FaultEvidence['confidence'], number> = { high: 3, medium: 2, low: 1 };

const isFresh = (day: IsoDay, today: IsoDay): boolean => daysBetween(day, today) <= FRESH_DAYS;

/** The fault with the best witness. Of equally good ones the surest, then the one most others saw too, then the newest. */
const surest = (seen: readonly FaultEvidence[], limits: readonly string[]): Cause | undefined => {
  const agreeing = ({ faultId, source }: FaultEvidence) =>
    [
      ...new Set(seen.flatMap((one) => (one.faultId === faultId && one.source !== source ? [one.source] : []))),
    ].toSorted((a, b) => TRUST[b] - TRUST[a]);
  const [best] = seen.toSorted(
    (a, b) =>
      TRUST[b.source] - TRUST[a.source] ||
      SURE[b.confidence] - SURE[a.confidence] ||
      agreeing(b).length - agreeing(a).length ||
      b.day.localeCompare(a.day) ||
      FAULT_IDS.indexOf(a.faultId) - FAULT_IDS.indexOf(b.faultId),
  );
  if (!best) return undefined;
  const { faultId, source, confidence, day } = best;
  const limit = limits.find((area) => faultById(faultId)?.mobilityAreas.includes(area));
  return compact({ faultId, source, confidence, day, agreeing: agreeing(best), limit });
};

const fresh = ({ faults, today }: CheckedEvidence) => faults.filter(({ day }) => isFresh(day, today));

/**
 * The likeliest cause of the strokes lost in a part, or what is known of the fault that a focus was begun from; undefined
 * if no such fault was seen lately.
 */
export const causeOf = ({ part, faultId }: Headline, evidence: CheckedEvidence): Cause | undefined =>
  surest(
    fresh(evidence).filter((one) => (faultId === undefined ? costsIn(one.faultId, part) : one.faultId === faultId)),
    evidence.limits,
  );

/** The surest fault of the swing, whatever it costs. */
export const firstFault = (evidence: CheckedEvidence): Cause | undefined => surest(fresh(evidence), evidence.limits);
