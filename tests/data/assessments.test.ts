import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerQuestion,
  deleteAssessment,
  finishMobilityAssessment,
  finishSwingAssessment,
  nameCoachFaults,
  recordTest,
  restoreAssessment,
  startAssessment,
} from '#src/data/commands/assessments.ts';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { MOBILITY_TESTS, QUESTIONS, savedReasons } from '@divot/golf-content';
import { unwrap } from '@divot/basics';
import { golferDb } from '#tests/support/test-db.ts';

const SAM = 'sam';

describe('assessments on the device', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await golferDb(new Date(2026, 10, 21, 10));
    await ensureProfile({ uid: SAM, email: 'sam@example.org', displayName: 'Sam' });
  });
  const profile = async () => (await db.profiles.findOne(SAM).exec())?.toJSON() as Profile;
  const answerAll = async (id: string, option: (question: string) => number) => {
    for (const question of QUESTIONS) unwrap(await answerQuestion(id, question.id, option(question.id)));
  };
  const gradeAll = async (id: string, grade: number, tests = MOBILITY_TESTS) => {
    for (const test of tests) {
      for (const side of test.bilateral ? (['left', 'right'] as const) : [undefined]) {
        const result = { id: side ? `${test.id}:${side}` : test.id, testId: test.id, grade };
        unwrap(await recordTest({ id, userId: SAM }, side ? { ...result, side } : result));
      }
    }
  };
  const screened = async (grade: number) => {
    const { id } = unwrap(await startAssessment(SAM, 'mobility'));
    await gradeAll(id, grade);
    return unwrap(await finishMobilityAssessment(id));
  };

  it('continue with the open draft and all its answers', async () => {
    const first = unwrap(await startAssessment(SAM, 'swing', { handedness: 'left', club: 'Driver' }));
    unwrap(await answerQuestion(first.id, 'miss', 0));
    unwrap(await answerQuestion(first.id, 'miss', 1));
    const again = unwrap(await startAssessment(SAM, 'swing', { handedness: 'right' }));
    expect(again).toMatchObject({ id: first.id, handedness: 'left', answers: { miss: 1 } });
    expect(unwrap(await startAssessment(SAM, 'mobility')).id).not.toBe(first.id);
  });

  it('mirrors the swing faults to the profile; the whole assessment needs mobility too', async () => {
    const { id } = unwrap(await startAssessment(SAM, 'swing'));
    await answerAll(id, (question) => (question === 'hips-back' || question === 'miss' ? 0 : -1));
    const saved = unwrap(await finishSwingAssessment(id));
    expect(saved.faultIds).toEqual(['sway', 'slice']);
    expect(saved.sources).toEqual(['questionnaire']);
    expect(await profile()).toMatchObject({
      swingAssessment: { faultIds: ['sway', 'slice'] },
      swingIssues: ['sway', 'slice'],
      assessment: { swingAssessmentComplete: true },
      assessmentComplete: false,
    });
    await screened(1);
    expect((await profile()).assessmentComplete).toBe(true);
  });

  it('adds what video, ball flight and a coach say', async () => {
    const { id } = unwrap(await startAssessment(SAM, 'swing'));
    await answerAll(id, () => -1);
    unwrap(await nameCoachFaults(id, ['casting']));
    const seen = {
      findings: [{ faultId: 'sway' as const, confidence: 'high' as const }],
      shapes: ['slice', 'slice', 'slice', 'slice', ...Array.from({ length: 6 }, () => 'straight')],
    };
    const saved = unwrap(await finishSwingAssessment(id, seen));
    expect(saved.faultIds?.[0]).toBe('casting');
    expect(saved.faultIds).toContain('sway');
    expect(saved.faultIds).toContain('slice');
    expect(saved.sources).toEqual(['video', 'coach']);
    // Divot reads the sources from the saved document alone, because the swings may be deleted by then.
    expect(savedReasons(saved, 'sway')).toEqual([{ source: 'video', points: 3, confidence: 'high' }]);
    expect(savedReasons(saved, 'slice')).toEqual([{ source: 'ball-flight', points: 3, curvedShare: 0.4 }]);
    expect(savedReasons(saved, 'casting')).toEqual([{ source: 'coach', points: 10 }]);
  });

  it.each(['swing', 'mobility'] as const)('a %s result that could not be saved is saved on retry', async (kind) => {
    const { id } = unwrap(await startAssessment(SAM, kind));
    if (kind === 'swing') await answerAll(id, (question) => (question === 'hips-back' ? 0 : -1));
    else await gradeAll(id, 1);
    const save = () => (kind === 'swing' ? finishSwingAssessment(id) : finishMobilityAssessment(id));
    const kept = await profile();
    await (await db.profiles.findOne(SAM).exec())?.remove(); // so the profile cannot be written
    expect(await save()).toMatchObject({ ok: false });
    expect((await db.assessments.findOne(id).exec())?.status).toBe('draft');
    await db.profiles.insert(kept);
    expect(unwrap(await save()).status).toBe('finished');
    const { mobilityScore, swingIssues } = await profile();
    expect(kind === 'swing' ? swingIssues : mobilityScore).toEqual(kind === 'swing' ? ['sway'] : 50);
  });

  it('saves no swing result with seven answers, and loses none of them', async () => {
    const { id } = unwrap(await startAssessment(SAM, 'swing'));
    for (const { id: question } of QUESTIONS.slice(0, 7)) unwrap(await answerQuestion(id, question, 0));
    expect(await finishSwingAssessment(id)).toMatchObject({ ok: false });
    expect(Object.keys(unwrap(await startAssessment(SAM, 'swing')).answers ?? {})).toHaveLength(7);
    unwrap(await answerQuestion(id, QUESTIONS[7]!.id, 0));
    unwrap(await finishSwingAssessment(id));
    expect(await answerQuestion(id, 'miss', 2)).toMatchObject({ ok: false });
  });

  it('scores a mobility screen and mirrors score, day and areas', async () => {
    const saved = await screened(1);
    expect(saved).toMatchObject({ mobilityScore: 50, assessedOn: '2026-11-21' });
    expect(await profile()).toMatchObject({
      mobilityAssessmentComplete: true,
      mobilityScore: 50,
      mobilityAssessedOn: '2026-11-21',
      flexibilityAreas: saved.flexibilityAreas,
      assessmentComplete: false,
    });
  });

  it('with seven tests there are areas but no score, and the old score does not stay', async () => {
    await screened(2);
    const { id } = unwrap(await startAssessment(SAM, 'mobility'));
    await gradeAll(id, 1, MOBILITY_TESTS.slice(0, 7));
    const saved = unwrap(await finishMobilityAssessment(id));
    expect(saved.mobilityScore).toBeUndefined();
    expect((await profile()).mobilityScore).toBeUndefined();
    expect((await profile()).flexibilityAreas?.length).toBeGreaterThan(0);
  });

  it('keeps pain until the golfer removes it, and grades no test that loads it meanwhile', async () => {
    unwrap(await saveProfile(SAM, { painAreas: ['wrists'] }));
    const draft = unwrap(await startAssessment(SAM, 'mobility'));
    const grade = (testId: string) => recordTest(draft, { id: testId, testId, grade: 2 });
    expect(await grade('wrist-hinge')).toMatchObject({ ok: false });
    unwrap(await recordTest(draft, { id: 'toe-touch', testId: 'toe-touch', pain: true }));
    expect(await grade('bridge-hold')).toMatchObject({ ok: false });
    unwrap(await grade('pelvic-tilt'));
    unwrap(await finishMobilityAssessment(draft.id));
    expect((await profile()).painAreas).toEqual(['wrists', 'hamstrings']);

    unwrap(await saveProfile(SAM, { painAreas: [] }));
    await screened(2);
    expect((await profile()).painAreas).toEqual([]);
  });

  it('finishes nothing without a test, and a deleted draft comes back', async () => {
    const draft = unwrap(await startAssessment(SAM, 'mobility'));
    expect(await finishMobilityAssessment(draft.id)).toMatchObject({ ok: false });
    unwrap(await deleteAssessment(draft.id));
    unwrap(await restoreAssessment(draft));
    expect(unwrap(await startAssessment(SAM, 'mobility')).id).toBe(draft.id);
  });
});
