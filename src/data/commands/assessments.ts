import {
  MOBILITY_TESTS,
  type SwingEvidence,
  assessSwing,
  mobilitySummary,
  painIn,
  readFaultIds,
  sparesPain,
  storedScores,
} from '@divot/golf-content';
import { openedDatabase } from '#src/data/live/current.ts';
import type { Assessment, MobilityTestResult } from '#src/domain/entities/assessment.entity.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { isSwingAssessed } from '#src/domain/insights/swing-assessed.ts';
import { type Result, compact, fail, localDay, ok } from '@divot/basics';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { changeProfile } from './golfer-profile.ts';
import { storedPain } from './pain.ts';
import { add, withLock, newDocument, change, remove, restore, stored } from './store.ts';

// Stores a draft at the first tap and syncs it like everything else, so that any device can continue it. Finishing
// copies what other screens read into the profile.

type Kind = Assessment['kind'];
type About = Partial<Pick<Assessment, 'handedness' | 'club'>>;

const newestOf = async (kind: Kind, status: Assessment['status']): Promise<Assessment | undefined> =>
  (await stored('assessments', { selector: { kind, status }, sort: [{ sortKey: 'asc' }], limit: 1 }))[0];

/** A new draft, or the one that is already open, so that two answers in a row never land in two drafts. */
export const startAssessment = (userId: string, kind: Kind, about: About = {}): Promise<Result<Assessment>> =>
  withLock('assessments', async () => {
    const draft = await newestOf(kind, 'draft');
    if (draft) return ok(draft);
    const at = nowIso();
    return add('assessments', {
      ...newDocument(userId, at),
      kind,
      status: 'draft',
      startedAt: at,
      ...about,
      ...(kind === 'swing' ? { answers: {} } : { tests: [] }),
    });
  });

const editDraft = (id: string, edit: (draft: Assessment) => Assessment | string): Promise<Result<Assessment>> =>
  change('assessments', id, (draft) =>
    draft.status === 'draft' ? edit(draft) : 'This assessment is finished. Start a new one.',
  );

export const answerQuestion = (id: string, questionId: string, option: number): Promise<Result<Assessment>> =>
  editDraft(id, (draft) => ({ ...draft, answers: { ...draft.answers, [questionId]: option } }));

/** Faults that a coach named. */
export const nameCoachFaults = (id: string, coachFaults: readonly string[]): Promise<Result<Assessment>> =>
  editDraft(id, (draft) => ({ ...draft, coachFaults: [...coachFaults] }));

/** Records one side of a mobility test and replaces what was entered for it before. */
export const recordTest = async (
  { id, userId }: Pick<Assessment, 'id' | 'userId'>,
  result: MobilityTestResult,
): Promise<Result<Assessment>> => {
  const painAreas = await storedPain(userId);
  return editDraft(id, (draft) => {
    const tests = draft.tests ?? [];
    const test = MOBILITY_TESTS.find((one) => one.id === result.testId);
    const isDone = result.grade !== undefined && result.pain !== true;
    // Pain from other tests only: pain of this test may be about to be removed, or is on its other side.
    const others = tests.filter(({ id: other }) => other !== result.id);
    if (test && isDone && !sparesPain(test, painIn(others, painAreas))) {
      return 'This test loads what hurts, so Divot leaves it out.';
    }
    const isKnown = tests.some((test) => test.id === result.id);
    return {
      ...draft,
      tests: isKnown ? tests.map((one) => (one.id === result.id ? result : one)) : [...tests, result],
    };
  });
};

export const deleteAssessment = (id: string): Promise<Result<unknown>> => remove('assessments', id);

export const restoreAssessment = (assessment: Assessment): Promise<Result<Assessment>> =>
  restore('assessments', assessment);

type Seen = Pick<SwingEvidence, 'findings' | 'shapes'>;

const sourcesOf = (verdict: ReturnType<typeof assessSwing>): NonNullable<Assessment['sources']> => {
  const named = Object.values(verdict.reasons).flatMap((reasons) => reasons.map(({ source }) => source));
  return (['questionnaire', 'video', 'coach'] as const).filter((source) =>
    source === 'video' ? named.includes('video') || named.includes('ball-flight') : named.includes(source),
  );
};

type Finish = {
  /** The finished document, or a sentence that says why it cannot be finished yet. */
  readonly close: (draft: Assessment) => Assessment | string;
  readonly mirror: (finished: Assessment, profile: Profile) => Profile;
};

/**
 * Write the profile first, then the assessment. If one write fails, the draft is still there, and "Save" can be tried
 * again for both.
 */
const finish = async (id: string, { close, mirror }: Finish): Promise<Result<Assessment>> => {
  const closeDraft = (draft: Assessment) =>
    draft.status === 'draft' ? close(draft) : 'This assessment is finished. Start a new one.';
  const database = await openedDatabase();
  const draft = (await database?.assessments.findOne(id).exec())?.toJSON() as Assessment | undefined;
  if (!draft) return fail('It is not on this device any more.');
  const closed = closeDraft(draft);
  if (typeof closed === 'string') return fail(closed);
  const mirrored = await changeProfile(closed.userId, (profile) => mirror(closed, profile));
  return mirrored.ok ? change('assessments', id, closeDraft) : fail(mirrored.error);
};

/** Saves the verdict and copies it to the profile. `seen`: what filmed swings and ball flight add to the answers. */
export const finishSwingAssessment = async (id: string, seen: Seen = {}): Promise<Result<Assessment>> => {
  const at = now();
  return finish(id, {
    close: (draft) => {
      const verdict = assessSwing({
        ...seen,
        answers: draft.answers ?? {},
        coachFaults: readFaultIds(draft.coachFaults),
      });
      if (!verdict.canBeSaved) return 'Answer at least 8 of the 14 questions first.';
      return {
        ...draft,
        status: 'finished',
        finishedAt: at.toISOString(),
        assessedOn: localDay(at),
        scores: storedScores(verdict),
        faultIds: [...verdict.faultIds],
        confidence: verdict.confidence,
        sources: sourcesOf(verdict),
      };
    },
    mirror: ({ faultIds = [] }, profile) => ({
      ...profile,
      swingAssessment: { faultIds, assessmentDate: at.toISOString() },
      swingIssues: faultIds,
      assessment: { ...profile.assessment, swingAssessmentComplete: true },
      assessmentComplete: profile.mobilityAssessmentComplete === true,
    }),
  });
};

/**
 * Saves score, areas and asymmetries and copies them to the profile. Pain stays there until the golfer removes it,
 * because what loads it was not tested.
 */
export const finishMobilityAssessment = async (id: string): Promise<Result<Assessment>> => {
  const at = now();
  return finish(id, {
    close: (draft) => {
      const summary = mobilitySummary(draft.tests ?? []);
      if (summary.testsScored === 0) return 'Do at least one test first.';
      return {
        ...draft,
        status: 'finished',
        finishedAt: at.toISOString(),
        assessedOn: localDay(at),
        ...(summary.score === null ? {} : { mobilityScore: summary.score }),
        flexibilityAreas: [...summary.flexibilityAreas],
        asymmetries: [...summary.asymmetries],
        painAreas: [...summary.painAreas],
      };
    },
    mirror: ({ mobilityScore, flexibilityAreas = [], painAreas = [] }, { mobilityScore: _before, ...profile }) =>
      compact({
        ...profile,
        mobilityAssessmentComplete: true,
        mobilityScore,
        mobilityAssessedOn: localDay(at),
        flexibilityAreas,
        painAreas: [...new Set([...(profile.painAreas ?? []), ...painAreas])],
        assessmentComplete: isSwingAssessed(profile),
      }),
  });
};
