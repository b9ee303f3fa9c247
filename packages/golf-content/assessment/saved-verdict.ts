import { FAULT_IDS, type FaultId } from '../faults/fault-ids.ts';
import { type FaultReason, type SwingVerdict, reasonsFromAnswers } from './swing-assessment.ts';

// Which source named which fault in a saved verdict. The answers and the coach's faults are stored as they are. The
// points from video and ball flight go into the stored scores beside the sum, as 'slice:video', because swings can be
// deleted later.

const CURVED = 'curved';

/** The verdict's scores as stored: each fault's sum, and the points that video and ball flight added to it. */
export const storedScores = ({
  scores,
  reasons,
}: Pick<SwingVerdict, 'scores' | 'reasons'>): Record<string, number> => ({
  ...scores,
  ...Object.fromEntries(
    FAULT_IDS.flatMap((id) =>
      (reasons[id] ?? []).flatMap((reason): [string, number][] => {
        if (reason.source === 'video') return [[`${id}:video`, reason.points]];
        if (reason.source !== 'ball-flight') return [];
        return [
          [`${id}:ball-flight`, reason.points],
          [`${id}:${CURVED}`, Math.round(reason.curvedShare * 100) / 100],
        ];
      }),
    ),
  ),
});

type Saved = {
  readonly answers?: Readonly<Record<string, number>> | undefined;
  readonly scores?: Readonly<Record<string, number>> | undefined;
  readonly coachFaults?: readonly string[] | undefined;
};

const CLARITY = { 3: 'high', 2: 'medium', 1: 'low' } as const;
const clarityOf = (points: number) => CLARITY[points as 1 | 2 | 3] ?? 'low';

/** Which sources named a fault in a saved assessment, and with how many points. */
export const savedReasons = (
  { answers = {}, scores = {}, coachFaults = [] }: Saved,
  faultId: FaultId,
): readonly FaultReason[] => {
  const video = scores[`${faultId}:video`];
  const flight = scores[`${faultId}:ball-flight`];
  return [
    ...reasonsFromAnswers(answers, faultId),
    ...(video === undefined ? [] : [{ source: 'video' as const, points: video, confidence: clarityOf(video) }]),
    ...(flight === undefined
      ? []
      : [{ source: 'ball-flight' as const, points: flight, curvedShare: scores[`${faultId}:${CURVED}`] ?? 0 }]),
    ...(coachFaults.includes(faultId) ? [{ source: 'coach' as const, points: scores[faultId] ?? 0 }] : []),
  ];
};
