import type { Part } from '@divot/golf-rules';
import { FAULT_IDS, type FaultId, faultById } from '@divot/golf-content';
import { compact } from '@divot/basics';
import { daysBetween, type IsoDay } from '#src/domain/shared/day.ts';
import type { Cause, FaultEvidence } from './coach-types.ts';
import { costsIn } from './costs.ts';
import type { ReadEvidence } from './read-evidence.ts';

// Which swing fault may stand behind the lost strokes. It must cost strokes in that part and have been seen lately. The
// surest witness decides: a coach's eye, then the camera, then ball flight, then answers to questions.

/** An older finding no longer counts because the swing has changed since. */
export const FRESH_DAYS = 120;
const TRUST: Record<FaultEvidence['source'], number> = { coach: 4, video: 3, 'ball-flight': 2, questions: 1 };
const SURE: Record<FaultEvidence['confidence'], number> = { high: 3, medium: 2, low: 1 };

const weight = ({ source, confidence }: FaultEvidence): number => TRUST[source] * SURE[confidence];

const isFresh = (day: IsoDay, today: IsoDay): boolean => daysBetween(day, today) <= FRESH_DAYS;

/** The surest of these faults, with everyone who saw it. Ties go by witness, then newest day, then catalogue order. */
const surest = (seen: readonly FaultEvidence[], limits: readonly string[]): Cause | undefined => {
  const sum = (id: FaultId) =>
    seen.filter(({ faultId }) => faultId === id).reduce((total, one) => total + weight(one), 0);
  const place = (id: FaultId) => FAULT_IDS.indexOf(id);
  const [best] = seen.toSorted(
    (a, b) =>
      sum(b.faultId) - sum(a.faultId) ||
      weight(b) - weight(a) ||
      TRUST[b.source] - TRUST[a.source] ||
      b.day.localeCompare(a.day) ||
      place(a.faultId) - place(b.faultId),
  );
  if (!best) return undefined;
  const { faultId, source, confidence, day } = best;
  const others = seen.filter((one) => one.faultId === faultId && one.source !== source);
  const limit = limits.find((area) => faultById(faultId)?.mobilityAreas.includes(area));
  return compact({
    faultId,
    source,
    confidence,
    day,
    agreeing: [...new Set(others.map((one) => one.source))].toSorted((a, b) => TRUST[b] - TRUST[a]),
    limit,
  });
};

const fresh = ({ faults, today }: ReadEvidence) => faults.filter(({ day }) => isFresh(day, today));

/** The likeliest cause of the strokes lost in a part; undefined if no fault that costs there was seen lately. */
export const causeOf = (part: Part, read: ReadEvidence): Cause | undefined =>
  surest(
    fresh(read).filter(({ faultId }) => costsIn(faultId, part)),
    read.limits,
  );

/** The surest fault of the swing, whatever it costs. */
export const firstFault = (read: ReadEvidence): Cause | undefined => surest(fresh(read), read.limits);
