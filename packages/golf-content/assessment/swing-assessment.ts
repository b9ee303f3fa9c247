import { FAULT_IDS, type FaultId, type FindingId } from '../faults/fault-ids.ts';
import { NOT_SURE, QUESTIONS } from './questions.ts';

// Turns answers, filmed swings, logged ball flight and a coach's word into at most three faults. The reasons show which
// source named each.

const THRESHOLD = 3;
const MAX_FAULTS = 3;
const MAX_SCORE = 10;
const LEAST_ANSWERS = 8;
const LEAST_CERTAIN_ANSWERS = 5;
const LEAST_SHOTS = 10;
const CURVE_SHARE = 0.4;
const CURVE_POINTS = 3;
const VIDEO_POINTS = { high: 3, medium: 2, low: 1 } as const;

type Confidence = keyof typeof VIDEO_POINTS;
type Finding = {
  readonly faultId: FindingId;
  readonly confidence: Confidence;
  readonly verdict?: 'agree' | 'disagree' | undefined;
};

export type SwingEvidence = {
  /** Question id → option index, −1 for "Not sure". */
  readonly answers: Readonly<Record<string, number>>;
  /** What the video analysis found. Findings that the golfer disagreed with do not count. */
  readonly findings?: readonly Finding[];
  /** Ball flight shapes tagged on full shots. */
  readonly shapes?: readonly string[];
  /** Faults that a coach named. They override everything else. */
  readonly coachFaults?: readonly FaultId[];
};

export type FaultReason = { readonly points: number } & (
  | { readonly source: 'questionnaire'; readonly questionId: string; readonly option: number }
  | { readonly source: 'video'; readonly confidence: Confidence }
  /** `shots`: the number of tagged shots behind it, known until the verdict is saved. */
  | { readonly source: 'ball-flight'; readonly curvedShare: number; readonly shots?: number }
  | { readonly source: 'coach' }
);

export type SwingVerdict = {
  /** Most important first, at most three. Empty means no fault, which is praise. */
  readonly faultIds: readonly FaultId[];
  /** 1 … 10 per fault with any evidence. */
  readonly scores: Readonly<Partial<Record<FaultId, number>>>;
  readonly reasons: Readonly<Partial<Record<FaultId, readonly FaultReason[]>>>;
  /** Certain answers out of all questions, 0 … 1. */
  readonly confidence: number;
  /** At least eight answers, "Not sure" included. */
  readonly canBeSaved: boolean;
  /** Fewer than five certain answers: a clip would say more. */
  readonly needsClip: boolean;
};

type Evidence = { readonly faultId: FaultId; readonly reason: FaultReason };

const fromAnswers = (answers: SwingEvidence['answers']): Evidence[] =>
  QUESTIONS.flatMap(({ id, options }) => {
    const option = answers[id] ?? NOT_SURE;
    const weights = options[option]?.weights ?? {};
    return FAULT_IDS.flatMap((faultId) => {
      const points = weights[faultId];
      if (points === undefined) return [];
      return [{ faultId, reason: { source: 'questionnaire' as const, questionId: id, option, points } }];
    });
  });

export const reasonsFromAnswers = (answers: SwingEvidence['answers'], faultId: FaultId): readonly FaultReason[] =>
  fromAnswers(answers).flatMap((evidence) => (evidence.faultId === faultId ? [evidence.reason] : []));

/** A fault seen in several swings counts once, with its clearest finding. */
const fromVideo = (findings: readonly Finding[]): Evidence[] =>
  FAULT_IDS.flatMap((faultId) => {
    const best = findings
      .filter((finding) => finding.faultId === faultId && finding.verdict !== 'disagree')
      .toSorted((a, b) => VIDEO_POINTS[b.confidence] - VIDEO_POINTS[a.confidence])[0];
    if (!best) return [];
    const { confidence } = best;
    return [{ faultId, reason: { source: 'video' as const, confidence, points: VIDEO_POINTS[confidence] } }];
  });

const fromBallFlight = (shapes: readonly string[]): Evidence[] =>
  (['slice', 'hook'] as const).flatMap((faultId) => {
    const curved = shapes.filter((shape) => shape === faultId).length;
    if (shapes.length < LEAST_SHOTS || curved < CURVE_SHARE * shapes.length) return [];
    const flight = { shots: shapes.length, curvedShare: curved / shapes.length };
    const reason = { source: 'ball-flight' as const, ...flight, points: CURVE_POINTS };
    return [{ faultId, reason }];
  });

const fromCoach = (faultIds: readonly FaultId[]): Evidence[] =>
  faultIds.map((faultId) => ({ faultId, reason: { source: 'coach', points: MAX_SCORE } }));

/** Slice and hook exclude each other: the higher score stays. If they are level, both go and tempo is the suspect. */
const withoutContradiction = (ranked: readonly FaultId[], scores: SwingVerdict['scores']): FaultId[] => {
  const slice = scores.slice ?? 0;
  const hook = scores.hook ?? 0;
  if (!ranked.includes('slice') || !ranked.includes('hook')) return [...ranked];
  if (slice !== hook) return ranked.filter((id) => id !== (slice > hook ? 'hook' : 'slice'));
  const at = ranked.findIndex((id) => id === 'slice' || id === 'hook');
  const replaced = ranked.map((id, place) => (place === at ? 'rushed-tempo' : id));
  return [...new Set(replaced.filter((id) => id !== 'slice' && id !== 'hook'))];
};

export const assessSwing = ({ answers, findings = [], shapes = [], coachFaults = [] }: SwingEvidence): SwingVerdict => {
  const evidence = [
    ...fromAnswers(answers),
    ...fromVideo(findings),
    ...fromBallFlight(shapes),
    ...fromCoach(coachFaults),
  ];
  const scores: Partial<Record<FaultId, number>> = {};
  const reasons: Partial<Record<FaultId, FaultReason[]>> = {};
  for (const { faultId, reason } of evidence) {
    scores[faultId] = Math.min(MAX_SCORE, (scores[faultId] ?? 0) + reason.points);
    reasons[faultId] = [...(reasons[faultId] ?? []), reason];
  }
  const named = (id: FaultId) => Number(coachFaults.includes(id));
  const ranked = FAULT_IDS.filter((id) => (scores[id] ?? 0) >= THRESHOLD).toSorted(
    (a, b) => named(b) - named(a) || (scores[b] ?? 0) - (scores[a] ?? 0),
  );
  const given = QUESTIONS.map(({ id }) => answers[id]).filter((answer) => answer !== undefined);
  const certain = given.filter((answer) => answer !== NOT_SURE).length;
  return {
    faultIds: withoutContradiction(ranked, scores).slice(0, MAX_FAULTS),
    scores,
    reasons,
    confidence: certain / QUESTIONS.length,
    canBeSaved: given.length >= LEAST_ANSWERS,
    needsClip: certain < LEAST_CERTAIN_ANSWERS,
  };
};
