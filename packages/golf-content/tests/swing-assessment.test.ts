import { FAULT_IDS, type FaultId } from '../faults/fault-ids.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../assessment/questions.ts';
import { savedReasons, storedScores } from '../assessment/saved-verdict.ts';
import { type FaultReason, assessSwing } from '../assessment/swing-assessment.ts';

/** Answers to the labelled questions; all others stay open. */
const answering = (labels: Record<string, string>) => ({
  answers: Object.fromEntries(
    Object.entries(labels).map(([id, label]) => [
      id,
      QUESTIONS.find((question) => question.id === id)!.options.findIndex((option) => option.label.startsWith(label)),
    ]),
  ),
});

describe('the swing self-assessment', () => {
  it('reaches every fault, as high as published', () => {
    const most = (faultId: (typeof FAULT_IDS)[number]) =>
      QUESTIONS.reduce((sum, { options }) => sum + Math.max(...options.map(({ weights }) => weights[faultId] ?? 0)), 0);
    expect(Object.fromEntries(FAULT_IDS.map((id) => [id, most(id)]))).toEqual({
      'c-posture': 4,
      'reverse-spine': 4,
      'rushed-tempo': 7,
      'reverse-pivot': 10,
      'excessive-slide': 7,
      'weight-distribution': 7,
      'cupped-wrist': 5,
      'poor-shaft-lean': 5,
      hook: 5,
      'chicken-wing': 7,
      's-posture': 4,
      deceleration: 7,
      sway: 5,
      casting: 6,
      slice: 3,
      'over-the-top': 7,
    });
  });

  it('names at most three faults, the highest first, and says why', () => {
    const verdict = assessSwing(
      answering({
        miss: 'Curves away',
        divot: 'Deep',
        'start-down': 'Shoulders',
        tempo: 'Fast',
        'short-game': 'I chunk',
      }),
    );
    // Over the top 1 + 2 + 2, rushed tempo 1 + 4, deceleration 4, slice 3.
    expect(verdict.faultIds).toEqual(['over-the-top', 'rushed-tempo', 'deceleration']);
    expect(verdict.scores).toMatchObject({ 'over-the-top': 5, slice: 3 });
    expect(
      verdict.reasons['over-the-top']?.map((reason) => reason.source === 'questionnaire' && reason.questionId),
    ).toEqual(['miss', 'divot', 'start-down']);
  });

  it('names none under three points, which is praise', () => {
    expect(assessSwing(answering({ contact: 'Fat', miss: 'Straight, left' })).faultIds).toEqual([]);
  });

  it('keeps the higher of slice and hook; when level, neither, and looks at the tempo', () => {
    const slicing = answering({ miss: 'Curves away' });
    const seen = (...faultIds: FaultId[]) => faultIds.map((faultId) => ({ faultId, confidence: 'high' as const }));
    expect(assessSwing({ ...slicing, findings: seen('slice', 'hook') }).faultIds).toEqual(['slice']);
    expect(assessSwing({ ...slicing, findings: seen('hook') }).faultIds).toEqual(['rushed-tempo']);
  });

  it('counts not sure as an answer, but not as a certain one', () => {
    const answers = Object.fromEntries(QUESTIONS.slice(0, 8).map(({ id }, at) => [id, at < 4 ? 0 : -1]));
    expect(assessSwing({ answers })).toMatchObject({ canBeSaved: true, needsClip: true, confidence: 4 / 14 });
    expect(assessSwing({ answers: { miss: 0 } }).canBeSaved).toBe(false);
  });
});

describe('evidence from video, ball flight and coach', () => {
  it.each([
    ['high', 3],
    ['medium', 2],
    ['low', 1],
  ] as const)('video at %s confidence adds %s, once per fault', (confidence, points) => {
    const finding = { faultId: 'sway' as const, confidence };
    const { scores, reasons } = assessSwing({ answers: {}, findings: [finding, finding] });
    expect(scores.sway).toBe(points);
    expect(reasons.sway).toEqual([{ source: 'video', confidence, points }]);
  });

  it('leaves out findings that the golfer disagreed with', () => {
    const findings = [{ faultId: 'sway' as const, confidence: 'high' as const, verdict: 'disagree' as const }];
    expect(assessSwing({ answers: {}, findings }).faultIds).toEqual([]);
  });

  it('counts a curve in 40 % of at least ten tagged shots as a fault', () => {
    const shots = (slices: number, all: number) =>
      Array.from({ length: all }, (_, at) => (at < slices ? 'slice' : 'straight'));
    expect(assessSwing({ answers: {}, shapes: shots(4, 10) }).faultIds).toEqual(['slice']);
    expect(assessSwing({ answers: {}, shapes: shots(3, 10) }).faultIds).toEqual([]);
    expect(assessSwing({ answers: {}, shapes: shots(9, 9) }).faultIds).toEqual([]);
  });

  it('puts a fault that a coach named first, at ten', () => {
    const verdict = assessSwing({
      ...answering({ 'mirror-back': 'Rounded', tempo: 'Fast' }),
      coachFaults: ['casting'],
    });
    expect(verdict.faultIds[0]).toBe('casting');
    expect(verdict.scores.casting).toBe(10);
  });

  it('is the same for the same evidence, in any order', () => {
    const findings = fc.array(
      fc.record({
        faultId: fc.constantFrom(...FAULT_IDS),
        confidence: fc.constantFrom('high' as const, 'low' as const),
      }),
    );
    const answers = fc.tuple(...QUESTIONS.map(({ options }) => fc.integer({ min: -1, max: options.length - 1 })));
    fc.assert(
      fc.property(findings, answers, (seen, given) => {
        const asked = QUESTIONS.map(({ id }, at) => [id, given[at] ?? -1] as const);
        const one = assessSwing({ answers: Object.fromEntries(asked), findings: seen });
        const other = assessSwing({ answers: Object.fromEntries(asked.toReversed()), findings: seen.toReversed() });
        expect(other).toEqual(one);
        expect(one.faultIds.length).toBeLessThanOrEqual(3);
        expect(one.faultIds.includes('slice') && one.faultIds.includes('hook')).toBe(false);
      }),
    );
  });
});

it('a saved verdict still has its sources, with every point', () => {
  const shape = fc.constantFrom('slice', 'hook', 'straight');
  const finding = fc.record({
    faultId: fc.constantFrom(...FAULT_IDS),
    confidence: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
  });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 14, maxLength: 14 }),
      fc.array(finding, { maxLength: 5 }),
      fc.array(shape, { maxLength: 20, size: 'max' }),
      fc.uniqueArray(fc.constantFrom(...FAULT_IDS), { maxLength: 2 }),
      (options, findings, shapes, coachFaults) => {
        const answers = Object.fromEntries(QUESTIONS.map(({ id }, at) => [id, options[at]!]));
        const verdict = assessSwing({ answers, findings, shapes, coachFaults });
        const saved = { answers, coachFaults, scores: storedScores(verdict) };
        for (const id of FAULT_IDS) {
          const said = (reasons: readonly FaultReason[]) => reasons.map(({ source, points }) => `${source} ${points}`);
          expect(said(savedReasons(saved, id))).toEqual(said(verdict.reasons[id] ?? []));
        }
      },
    ),
  );
});
