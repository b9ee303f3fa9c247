import { describe, expect, it } from 'vitest';
import { validateDocument } from '#src/domain/entities/documents.ts';
import { profiles } from '#src/domain/entities/profile.entity.ts';
import { entities } from '#src/domain/entities/registry.ts';
import { restoredOver } from '#src/domain/entities/versions.ts';
import { FAULTS, ROUTINES } from '@divot/golf-content';
import { GOAL_TYPES } from '#src/domain/goals/goal-types.ts';
import { VIDEOS } from '#src/domain/videos/videos.ts';

// The customer's field names (SPEC section 3), letter for letter, so that their existing documents keep working.

const at = '2026-05-01T08:00:00.000Z';
const base = { id: 'sam', userId: 'sam', createdAt: at, updatedAt: at };

describe('a profile', () => {
  const specified = {
    displayName: 'Sam',
    email: 'sam@example.org',
    photoURL: 'https://example.org/sam.jpg',
    trainingPlan: [],
    watchedVideos: [],
    savedDrills: [],
    assessmentComplete: true,
    assessment: { swingAssessmentComplete: true },
    swingAssessment: { faultIds: ['slice'], assessmentDate: at },
    swingIssues: ['slice'],
    mobilityAssessmentComplete: true,
    mobilityScore: 75,
    flexibilityAreas: ['hips'],
    handicap: 14.2,
    preshotRoutine: 'breathing-trigger',
    swingThought: 'turn',
    swingThoughts: ['tall neck', 'slow back', 'turn'],
    roundsPlanned: 8,
    workoutsPlanned: 12,
    workoutSplit: 'Full Body',
    workoutFrequency: 3,
    practiceFocus: 'general',
    playingGoals: [{ id: '1777620600000', type: 'outcome', text: 'Break 85', createdAt: at }],
    swingVideos: ['swing-1'],
  };
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `id-${n}`);
  const club = (fields: object) => ({ id: 'club', type: 'putter', ...fields });
  const jump = (heightCm: number) => ({ id: 'jump', on: '2026-05-01', heightCm, fps: 240 });
  const focus = (before: object) => ({
    id: 'focus',
    part: 'putting',
    startedOn: '2026-05-01',
    retestOn: '2026-05-15',
    chosenBy: 'strokes',
    before: { value: 0, low: 0, high: 0, rounds: 8, ...before },
  });
  const week = (places: readonly string[]) => ({ sessionsPerWeek: 3, minutes: 45, places });
  const problemWith = (fields: object) =>
    validateDocument('profiles', { ...profiles.defaults, ...base, ...specified, ...fields });

  it('has every field of the specification under its name', () => {
    expect(problemWith({})).toBeUndefined();
    for (const field of Object.keys(specified)) expect(Object.keys(profiles.schema.properties)).toContain(field);
    expect(profiles.cloud.collection).toBe('users');
    expect(profiles.version).toBe(0); // the customer's existing documents need no migration
  });

  it.each([
    ['mobilityScore', 100, 100.1],
    ['mobilityScore', 0, -0.1],
    ['preshotRoutine', 'target-alignment', 'hope'],
    ['preshotRoutine', 'visualization', ''],
    ['swingThoughts', ['a', 'b', 'c'], ['a', 'b', 'c', 'd']],
    ['swingThoughts', ['a'.repeat(120)], ['a'.repeat(121)]],
    ['handicap', -10, -10.1],
    ['savedCoaches', ids(200), ids(201)],
    ['bag', [club({ loftDegrees: 0 })], [club({ loftDegrees: -0.1 })]],
    ['bag', [club({ carryYards: 10 })], [club({ carryYards: 9 })]],
    ['jumps', [jump(200)], [jump(200.1)]],
    ['focusHistory', [focus({ high: 200 })], [focus({ high: 200.1 })]],
    ['focusHistory', [focus({ low: -200 })], [focus({ low: -200.1 })]],
    ['practiceWeek', week(ids(10)), week(ids(11))],
  ])('accepts %s of %j and refuses %j', (field, fine, wrong) => {
    expect(problemWith({ [field]: fine })).toBeUndefined();
    expect(problemWith({ [field]: wrong })).toContain(field);
  });

  it('keeps its address when an earlier version comes back', () => {
    const now = { ...specified, email: 'new@example.org', handicap: 12 };
    expect(restoredOver('profiles', now, specified)).toEqual({ ...specified, email: now.email });
  });
});

it('rounds and workouts have the fields that the customer’s queries use', () => {
  expect(Object.keys(entities.rounds.schema.properties)).toEqual(expect.arrayContaining(['userId', 'date']));
  expect(Object.keys(entities.workouts.schema.properties)).toEqual(expect.arrayContaining(['userId', 'completedAt']));
  expect([entities.rounds.cloud.collection, entities.workouts.cloud.collection]).toEqual(['rounds', 'workouts']);
});

it('the catalogues’ entries have the fields that are named for them', () => {
  const fields = (entry: object) => Object.keys(entry);
  for (const fault of FAULTS) {
    expect(fields(fault)).toEqual(
      expect.arrayContaining(['title', 'category', 'description', 'biomechanicalFix', 'drills', 'videoIds', 'icon']),
    );
  }
  for (const routine of ROUTINES) {
    expect(fields(routine)).toEqual(expect.arrayContaining(['name', 'steps', 'pros', 'ideal', 'psychology']));
    expect(routine.steps).toHaveLength(4);
  }
  expect(ROUTINES.map(({ stepSeconds }) => stepSeconds)).toEqual([
    [6, 3, 4, 3],
    [7, 5, 4, 3],
    [4, 10, 3, 3], // in for 4 s, out for 6
  ]);
  for (const type of GOAL_TYPES) {
    expect(fields(type)).toEqual(expect.arrayContaining(['type', 'description', 'examples', 'icon', 'tip']));
  }
  for (const video of VIDEOS) {
    expect(fields(video)).toEqual(
      expect.arrayContaining(['id', 'title', 'youtubeId', 'views', 'duration', 'category', 'tags']),
    );
  }
  expect(VIDEOS.map(({ category, tags }) => [category, ...tags])).toEqual([
    ['full-swing', 'slice', 'over-the-top', 'driver'],
    ['putting', 'putting', 'setup', 'alignment'],
    ['full-swing', 'power', 'weight transfer', 'driver'],
  ]);
});
