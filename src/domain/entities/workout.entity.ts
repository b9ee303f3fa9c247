import type { Static } from 'typebox';
import { entity } from './entity.ts';
import { decimal, flag, id, instant, listBy, object, oneOf, optional, text, whole, whollyReplaced } from './fields.ts';

const workoutSet = object({
  id: id(),
  reps: optional(whole(0, 500)),
  loadKg: optional(decimal(0, 500)),
  seconds: optional(whole(0, 3600)),
  effort: optional(whole(1, 10)),
  done: flag(),
  doneAt: optional(text(32)),
});
const item = object({
  id: id(),
  exerciseId: text(64),
  order: whole(0, 100),
  sets: listBy('id', workoutSet, 20),
  skippedBecause: optional(text(120)),
  painArea: optional(text(40)),
  swappedFrom: optional(text(64)),
  note: optional(text(280)),
});

export const workouts = entity({
  name: 'workouts',
  version: 0,
  fields: {
    /** Absent until finished (SPEC section 3: the week's count goes by it). */
    completedAt: optional(instant()),
    startedAt: instant(),
    status: oneOf('active', 'finished', 'abandoned'),
    planId: optional(id()),
    split: optional(text(40)),
    kind: oneOf('strength', 'mobility', 'custom'),
    items: listBy('id', item, 8),
    sessionEffort: optional(whole(1, 10)),
    durationSec: optional(whole(0, 86_400)),
    runningOn: optional(text(60)),
    notes: optional(text(1000)),
  },
  indexes: [['sortKey'], ['status', 'sortKey']],
  cloud: { collection: 'workouts', access: 'owner', maxBytes: 100_000 },
  sortedBy: (workout) => workout.completedAt ?? workout.startedAt,
  defaults: { status: 'finished', kind: 'custom', items: [] },
});
export type Workout = Static<typeof workouts.schema>;
export type WorkoutItem = Static<typeof item>;
export type WorkoutSet = Static<typeof workoutSet>;

const plannedExercise = object({
  id: id(),
  exerciseId: text(64),
  order: whole(0, 100),
  sets: whole(1, 10),
  reps: optional(text(20)),
  loadKg: optional(decimal(0, 500)),
  restSec: whole(0, 300),
  why: optional(text(200)),
});

export const workoutPlans = entity({
  name: 'workoutPlans',
  version: 0,
  fields: {
    name: text(60),
    split: text(40),
    active: flag(),
    minutes: whole(5, 120),
    days: optional(whollyReplaced(whole(0, 6), 7)),
    equipment: optional(whollyReplaced(text(40), 40)),
    faultIds: optional(whollyReplaced(text(40), 16)),
    exercises: listBy('id', plannedExercise, 8),
  },
  indexes: [['sortKey']],
  cloud: { collection: 'workoutPlans', access: 'owner', maxBytes: 60_000 },
  sortedBy: (plan) => plan.createdAt,
  defaults: { name: '', split: 'Full Body', active: false, minutes: 30, exercises: [] },
});
export type WorkoutPlan = Static<typeof workoutPlans.schema>;
export type PlannedExercise = Static<typeof plannedExercise>;
