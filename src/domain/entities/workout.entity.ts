import type { Static } from 'typebox';
import {
  MAX_CLOUD_BYTES,
  decimal,
  entity,
  flag,
  id,
  instant,
  instantText,
  latestInstant,
  listBy,
  object,
  oneOf,
  optional,
  prose,
  text,
  whole,
  whollyReplaced,
} from '@divot/documents';

/** An exercise from outside the catalogue (the exercise-data service), with all that a device needs to show it. */
const foreign = object({ name: text(80), area: text(40), cue: text(600) });

const workoutSet = object({
  id: id(),
  reps: optional(whole(0, 500)),
  loadKg: optional(decimal(0, 500)),
  seconds: optional(whole(0, 3600)),
  metres: optional(whole(0, 1000)),
  effort: optional(whole(1, 10)),
  done: flag(),
  doneAt: optional(instantText()),
});
const item = object({
  id: id(),
  exerciseId: text(64),
  foreign: optional(foreign),
  order: whole(0, 100),
  /** As prescribed when the workout started. */
  plannedSets: optional(whole(1, 10)),
  reps: optional(text(20)),
  loadKg: optional(decimal(0, 500)),
  restSec: optional(whole(0, 300)),
  why: optional(text(200)),
  /** Only completed sets. Each has its own id, so sets from two devices are all kept. */
  sets: listBy('id', workoutSet, 40),
  skippedBecause: optional(text(120)),
  painArea: optional(text(40)),
  swappedFrom: optional(text(64)),
  note: optional(prose(280)),
});
/** A device that opened this workout, by the device's id. */
const device = object({ id: id(), name: text(60), since: latestInstant() });

export const workouts = entity({
  name: 'workouts',
  version: 0,
  fields: {
    /** Absent until finished. The weekly count uses it (SPEC section 3). */
    completedAt: optional(instant()),
    startedAt: instant(),
    status: oneOf('active', 'finished', 'abandoned'),
    planId: optional(id()),
    split: optional(text(40)),
    kind: oneOf('strength', 'mobility', 'custom'),
    /** At most eight to do. A swapped exercise stays next to its replacement. */
    items: listBy('id', item, 40),
    sessionEffort: optional(whole(1, 10)),
    durationSec: optional(whole(0, 86_400)),
    /** The workout runs on the device that took it over last. The others watch. */
    devices: optional(listBy('id', device, 20)),
    /** When the current rest ends. Stored as an instant, so a locked phone or a reload does not stretch it. */
    restEndsAt: optional(latestInstant()),
    notes: optional(prose(1000)),
  },
  indexes: [['sortKey'], ['status', 'sortKey']],
  cloud: { collection: 'workouts', access: 'owner', countedBy: 'completedAt', maxBytes: MAX_CLOUD_BYTES },
  sortedBy: (workout) => workout.completedAt ?? workout.startedAt,
  defaults: { status: 'finished', kind: 'custom', items: [] },
  unrestored: ['devices'],
});
export type Workout = Static<typeof workouts.schema>;
export type WorkoutItem = Static<typeof item>;
export type WorkoutSet = Static<typeof workoutSet>;
export type ForeignExercise = Static<typeof foreign>;

const plannedExercise = object({
  id: id(),
  exerciseId: text(64),
  foreign: optional(foreign),
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
    /** The split day these exercises are for. Other days are built when they come. */
    day: optional(text(20)),
    days: optional(whollyReplaced(whole(0, 6), 7)),
    equipment: optional(whollyReplaced(text(40), 40)),
    faultIds: optional(whollyReplaced(text(40), 16)),
    exercises: listBy('id', plannedExercise, 8),
  },
  indexes: [['sortKey']],
  cloud: { collection: 'workoutPlans', access: 'owner', maxBytes: MAX_CLOUD_BYTES },
  sortedBy: (plan) => plan.createdAt,
  defaults: { name: '', split: 'Full Body', active: false, minutes: 30, exercises: [] },
});
export type WorkoutPlan = Static<typeof workoutPlans.schema>;
export type PlannedExercise = Static<typeof plannedExercise>;
