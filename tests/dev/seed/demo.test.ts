import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, demoSeeds, EMPTY_ACCOUNT, sharedSeeds } from '#dev/seed/demo.ts';
import type { SeedDocument } from '#src/data/sample/document.ts';
import { cloudFields, plantDemo } from '#dev/seed/plant.ts';
import { documentRules } from '#dev/services/rules/access.ts';
import { countedLookUps } from '@divot/local-cloud';
import { type Services, startServices } from '#dev/services/start-services.ts';
import { decideFocus } from '#src/domain/coach/coach.ts';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Workout, WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import {
  MOBILITY_TESTS,
  QUESTIONS,
  drillById,
  exerciseById,
  mobilitySummary,
  readFaultId,
  readFaultIds,
} from '@divot/golf-content';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { holeFromMarks, marksOn, unpackMap } from '@divot/ground';
import { holeOf } from '@divot/golf-rules';
import { partLosses } from '@divot/analytics';
import { holeLength } from '#src/domain/rounds/hole-length.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { toCloud } from '#src/sync/wire.ts';
import { packedPosesOfDemo } from '#dev/seed/swings.ts';
import { searchSwings, unpackPoses } from '@divot/swing';
import { newestFirst } from '@divot/documents';
import { entities } from '#src/domain/entities/registry.ts';

const TODAY = new Date('2026-06-10T14:00:00Z');
const all = [...demoSeeds(TODAY), ...sharedSeeds(TODAY)];
const rounds = all.filter(({ entity }) => entity === 'rounds').map(({ document }) => document as unknown as Round);
const grossOf = ({ holes }: Round) => holes.reduce((sum, hole) => sum + (hole.strokes ?? 0), 0);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const daysBack = (instant: string) => (TODAY.getTime() - Date.parse(instant)) / 86_400_000;

const asStored = ({ entity, document }: SeedDocument) => {
  const sortedBy = entities[entity].sortedBy;
  return { ...document, sortKey: newestFirst(sortedBy(document)) };
};

describe('the demo data', () => {
  it.each(all.map((each) => [`${each.entity}/${each.document.id}`, each] as const))('%s fits its entity', (_, each) => {
    const { schema } = entities[each.entity];
    const stored = asStored(each);
    expect(Value.Errors(schema, stored)).toEqual([]);
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(stored)));
  });

  it('fills every collection', () => {
    expect(new Set(all.map(({ entity }) => entity))).toEqual(new Set(Object.keys(entities)));
  });

  it('is the same on every machine, and moves with today', () => {
    expect(demoSeeds(TODAY)).toEqual(demoSeeds(TODAY));
    const later = demoSeeds(new Date('2026-07-10T03:00:00Z'));
    expect(later).toHaveLength(demoSeeds(TODAY).length);
    expect(later).not.toEqual(demoSeeds(TODAY));
  });

  it('contains six months of golf with nine-hole rounds, and none in the future', () => {
    expect(rounds.length).toBeGreaterThanOrEqual(28);
    expect(rounds.filter(({ holes }) => holes.length === 9).length).toBeGreaterThanOrEqual(4);
    const ages = rounds.map(({ date }) => daysBack(date));
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeGreaterThan(170);
    expect(new Set(rounds.map(({ playedOn }) => playedOn)).size).toBe(rounds.length);
  });

  it('has a map of each course of its own that agrees with the card, and one round with every ball on it', () => {
    const own = all.flatMap(({ entity, document }) => {
      const course = document as unknown as Course;
      return entity === 'courses' && course.userId === DEMO_ACCOUNT.uid ? [course] : [];
    });
    const packs = own.map(({ map = '' }) => unpackMap(map)!.pack);
    const agree = own.map(({ tees }, at) => {
      const [tee] = tees;
      return tee!.par.filter((_, n) => !holeLength(holeOf(tee!, n + 1), packs[at]).map).length / tee!.par.length;
    });
    const newest = rounds.find(({ id }) => id === 'demo-round-01')!;
    const heron = packs[own.findIndex(({ id }) => id === newest.courseId)]!;

    expect(packs.map(({ holes }) => holes.filter(({ green }) => green !== undefined).length)).toEqual([18, 18, 9]);
    expect(Math.min(...agree)).toBeGreaterThan(0.5);
    for (const hole of newest.holes) {
      const marks = marksOn({ roundId: newest.id, marks: newest.marks ?? [], flags: {} }, hole.n);
      expect(holeFromMarks({ pack: heron, n: hole.n, marks }, hole, hole.putts!)).toMatchObject({
        strokes: hole.strokes,
        shots: hole.shots,
      });
    }
  });

  it('is believable golf of a mid-handicapper who improves', () => {
    const full = rounds.filter(({ holes }) => holes.length === 18);
    const scores = full.map(grossOf); // newest first
    expect(Math.min(...scores)).toBeGreaterThan(75);
    expect(Math.max(...scores)).toBeLessThan(112);
    const half = Math.floor(scores.length / 2);
    expect(mean(scores.slice(0, half))).toBeLessThan(mean(scores.slice(half)));
    const putts = full.map(({ holes }) => holes.reduce((sum, hole) => sum + (hole.putts ?? 0), 0));
    expect(mean(putts)).toBeGreaterThan(29);
    expect(mean(putts)).toBeLessThan(37);
    for (const { holes } of rounds) {
      for (const hole of holes) {
        expect(hole.strokes).toBeGreaterThan((hole.putts ?? 0) + (hole.penalties ?? 0) - 1);
        expect(hole.fairway === undefined).toBe(hole.par === 3);
      }
    }
    const misses = rounds.flatMap(({ holes }) => holes.map(({ fairway }) => fairway));
    const count = (side: string) => misses.filter((miss) => miss === side).length;
    expect(count('right')).toBeGreaterThan(count('left')); // a slicer
  });

  it('gives every course a stroke index that names each hole once', () => {
    for (const { entity, document } of all) {
      if (entity !== 'courses') continue;
      for (const tee of (document as unknown as { tees: { par: number[]; strokeIndex: number[] }[] }).tees) {
        expect(new Set(tee.strokeIndex).size).toBe(tee.par.length);
      }
    }
  });
});

describe('the demo speaks the catalogues’ language', () => {
  const documents = <T>(entity: SeedDocument['entity']) =>
    all.filter((each) => each.entity === entity).map(({ document }) => document as unknown as T);

  it('exercises, drills and faults exist', () => {
    const done = documents<Workout>('workouts').flatMap(({ items }) => items.map(({ exerciseId }) => exerciseId));
    const planned = documents<WorkoutPlan>('workoutPlans').flatMap(({ exercises }) =>
      exercises.map((e) => e.exerciseId),
    );
    expect([...done, ...planned].filter((id) => !exerciseById(id))).toEqual([]);
    const drilled = documents<PracticeSession>('practiceSessions').flatMap(({ blocks }) =>
      blocks.map((b) => b.drillId),
    );
    expect(drilled.filter((id) => !drillById(id))).toEqual([]);
    const faults = documents<{ faultIds?: string[] }>('practiceSessions').flatMap(({ faultIds }) => faultIds ?? []);
    expect(faults.filter((id) => !readFaultId(id))).toEqual([]);
  });

  it('the assessments are complete, and what they found is on the profile', () => {
    const [profile] = documents<Profile>('profiles');
    const assessments = documents<Assessment>('assessments');
    const newest = assessments.find(({ id }) => id === 'demo-mobility-2');
    expect(mobilitySummary(newest?.tests ?? []).testsScored).toBe(MOBILITY_TESTS.length);
    expect(profile?.mobilityScore).toBe(newest?.mobilityScore);
    expect(profile?.flexibilityAreas).toEqual(newest?.flexibilityAreas);
    const swing = assessments.find(({ id }) => id === 'demo-swing-check-2');
    expect(Object.keys(swing?.answers ?? {})).toEqual(QUESTIONS.map(({ id }) => id));
    expect(profile?.swingAssessment?.faultIds).toEqual(swing?.faultIds);
    expect(swing?.faultIds).toContain('over-the-top');
  });

  it('the filmed swings have bodies that can be read again, and a sway that shrank', () => {
    const swings = documents<Swing>('swings').toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt));
    const tracks = new Map(packedPosesOfDemo());
    for (const { posesKey = '', findings = [], events = {} } of swings) {
      expect(searchSwings(unpackPoses(tracks.get(posesKey)!)).found).toBe('swing');
      expect(Object.keys(events)).toHaveLength(10);
      expect(
        findings.filter(
          ({ faultId }) => !readFaultId(faultId) && !['early-extension', 'hanging-back'].includes(faultId),
        ),
      ).toEqual([]);
    }
    const sways = swings.flatMap(({ metrics }) => metrics?.['hipSwayTop'] ?? []);
    expect(sways.length).toBeGreaterThanOrEqual(4);
    expect(sways).toEqual(sways.toSorted((a, b) => b - a));
    expect(swings.at(0)?.findings?.map(({ faultId }) => faultId)).toContain('sway');
    expect(swings.at(-1)?.findings?.map(({ faultId }) => faultId)).not.toContain('sway');
  });

  it('the record gives a low-teens index that has come down', () => {
    const indexes = rounds.flatMap(({ indexAtStart }) => indexAtStart ?? []); // newest first
    expect(indexes.length).toBeGreaterThan(20);
    expect(indexes[0]).toBeGreaterThan(8);
    expect(indexes[0]).toBeLessThan(15);
    expect(indexes[0]).toBeLessThan(indexes.at(-5) ?? 0);
  });
});

describe('planting', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startServices();
    await plantDemo(services.cloud, TODAY);
  });
  afterAll(() => services.stop());

  it('stores instants as timestamps, stamps every document and keeps the sort key on the device', () => {
    const stored = services.documents.store.all();
    const games = all.filter(({ entity }) => entity === 'games');
    const swings = all.filter(({ entity }) => entity === 'swings');
    // Each game also has a card for other golfers, and each swing a pose track.
    expect(stored).toHaveLength(all.length + games.length + swings.length);
    for (const { fields } of stored) {
      expect(fields['serverTimestamp']).toHaveProperty('timestampValue');
      expect(fields).not.toHaveProperty('sortKey');
    }
    const round = cloudFields(all.find(({ entity }) => entity === 'rounds') as SeedDocument);
    expect(round['date']).toHaveProperty('timestampValue');
    expect(round['playedOn']).toHaveProperty('stringValue');
  });

  it('plants the fields that the app itself writes, so that one changed field is one change', () => {
    for (const each of all) {
      const byTheApp = Object.keys(toCloud(each.entity, { ...each.document, _deleted: false }));
      expect([each.document.id, Object.keys(cloudFields(each)).toSorted()]).toEqual([
        each.document.id,
        byTheApp.toSorted(),
      ]);
    }
  });

  it('plants nothing that the rules would refuse its owner', () => {
    const requestTime = TODAY.toISOString();
    for (const each of demoSeeds(TODAY)) {
      const fields = { ...cloudFields(each), serverTimestamp: { timestampValue: requestTime } };
      const owner = (each.document as unknown as { userId: string }).userId;
      const path = `${entities[each.entity].cloud.collection}/${each.document.id}`;
      const change = { before: undefined, after: fields, requestTime, lookUps: countedLookUps(() => undefined)() };
      expect([path, documentRules.mayWrite({ kind: 'golfer', uid: owner }, path, change)]).toEqual([path, true]);
    }
  });

  it('lets both accounts sign in; the second has nothing yet', () => {
    const { accounts } = services.identity;
    expect(accounts.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password).account.uid).toBe(DEMO_ACCOUNT.uid);
    const empty = accounts.signIn(EMPTY_ACCOUNT.email, EMPTY_ACCOUNT.password).account;
    const owned = services.documents.store
      .all()
      .filter(({ fields }) => JSON.stringify(fields['userId']).includes(empty.uid));
    expect(owned).toEqual([]);
  });

  it('has a cause behind its lost strokes: a fault and a body limit', () => {
    const { swingIssues = [], flexibilityAreas = [] } = all.find(({ entity }) => entity === 'profiles')!
      .document as unknown as Profile;
    const newest = rounds.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, 20);
    const losses = partLosses(
      newest.flatMap((round) => roundFacts(round) ?? []),
      11,
    );
    const today = '2026-06-10';
    const faults = readFaultIds(swingIssues).map(
      (faultId) => ({ faultId, source: 'questions', confidence: 'low', day: today }) as const,
    );
    const decision = decideFocus({ today, index: 11, losses, faults, pain: [], limits: flexibilityAreas });
    expect(decision).toMatchObject({
      part: 'short-game',
      loss: { rounds: 20 },
      cause: { faultId: 'casting', limit: 'pelvic-control' },
    });
  });
});
