import { NOT_SURE, assessSwing, mobilitySummary } from '@divot/golf-content';
import { compact, localDay } from '@divot/basics';
import type { MobilityTestResult } from '#src/domain/entities/assessment.entity.ts';
import { type Calendar, plusMinutes, seed, type SeedDocument } from './document.ts';

// Two mobility screens and two swing questionnaires.

type Grades = Readonly<Record<string, number | readonly [left: number, right: number]>>;

const FIRST: Grades = {
  'pelvic-tilt': 1,
  'pelvic-rotation': 1,
  'torso-rotation': 1,
  'overhead-squat': 0,
  'toe-touch': 1,
  'shoulder-9090': [1, 2],
  'single-leg-balance': [1, 1],
  'lat-length': [1, 1],
  'hip-rotation': [0, 1],
  'seated-rotation': [1, 1],
  'bridge-hold': [1, 2],
  'wrist-hinge': [2, 2],
};
const SECOND: Grades = {
  ...FIRST,
  'torso-rotation': 2,
  'overhead-squat': 1,
  'hip-rotation': [1, 1],
  'bridge-hold': [2, 2],
  'single-leg-balance': [2, 2],
};

const results = (grades: Grades): MobilityTestResult[] =>
  Object.entries(grades).flatMap(([testId, grade]): MobilityTestResult[] =>
    typeof grade === 'number'
      ? [{ id: testId, testId, grade }]
      : [
          { id: `${testId}:left`, testId, side: 'left', grade: grade[0] },
          { id: `${testId}:right`, testId, side: 'right', grade: grade[1] },
        ],
  );

const ANSWERS = {
  miss: 0,
  contact: 2,
  height: 0,
  divot: 0,
  'mirror-back': 2,
  'feel-feet': 2,
  'hips-back': 1,
  'lean-top': 1,
  'wrist-top': NOT_SURE,
  'start-down': 0,
  through: 1,
  finish: 2,
  tempo: 1,
  'short-game': 2,
};
const verdict = assessSwing({ answers: ANSWERS });
const mobilityNow = mobilitySummary(results(SECOND));

/** What the profile repeats of the newest assessments. */
export const latest = {
  mobilityScore: mobilityNow.score ?? 0,
  flexibilityAreas: [...mobilityNow.flexibilityAreas],
  faultIds: [...verdict.faultIds],
  mobilityDaysAgo: 17,
  swingDaysAgo: 18,
};

const mobility = (userId: string, id: string, at: string, grades: Grades) => {
  const tests = results(grades);
  const { score, flexibilityAreas, asymmetries, painAreas } = mobilitySummary(tests);
  return seed(
    'assessments',
    at,
    compact({
      id,
      userId,
      kind: 'mobility',
      status: 'finished',
      startedAt: at,
      finishedAt: plusMinutes(at, 12),
      assessedOn: localDay(at),
      tests,
      mobilityScore: score ?? undefined,
      flexibilityAreas: [...flexibilityAreas],
      asymmetries: [...asymmetries],
      painAreas: [...painAreas],
    }),
  );
};

const swing = (userId: string, id: string, at: string) =>
  seed('assessments', at, {
    id,
    userId,
    kind: 'swing',
    status: 'finished',
    startedAt: at,
    finishedAt: plusMinutes(at, 4),
    assessedOn: localDay(at),
    handedness: 'right',
    club: 'driver',
    answers: ANSWERS,
    scores: { ...verdict.scores },
    faultIds: latest.faultIds,
    confidence: verdict.confidence,
    sources: ['questionnaire'],
  });

export const assessmentSeeds = (userId: string, { daysAgo }: Calendar): readonly SeedDocument[] => [
  mobility(userId, 'demo-mobility-1', daysAgo(110, 18), FIRST),
  mobility(userId, 'demo-mobility-2', daysAgo(latest.mobilityDaysAgo, 18), SECOND),
  swing(userId, 'demo-swing-check-1', daysAgo(112, 18)),
  swing(userId, 'demo-swing-check-2', daysAgo(latest.swingDaysAgo, 18)),
];
