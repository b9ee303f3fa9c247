import { CLUBS_IN_BAG, NAME_LENGTH } from '#src/domain/profile/limits.ts';
import { truncate } from '@divot/basics';
import { displayNameOf } from '#src/domain/profile/display-name.ts';
import type { Static } from 'typebox';
import type { FaultId } from '@divot/golf-content';
import type { Part } from '@divot/golf-rules';
import type { Place } from '@divot/practice';
import {
  MAX_CLOUD_BYTES,
  day,
  decimal,
  derived,
  derivedText,
  entity,
  firstOf,
  flag,
  id,
  instant,
  instantText,
  largeText,
  latestDay,
  listBy,
  mapOf,
  newestFirst,
  object,
  oneOf,
  optional,
  plusIsNegative,
  setOf,
  text,
  textOf,
  whole,
  whollyReplaced,
} from '@divot/documents';

// users/{uid} of SPEC section 3, with exactly its field names, plus the golfer's settings.

/** How many measured jumps are kept. The oldest are dropped first. */
export const MOST_JUMPS = 300;

const playingGoal = object({
  id: id(),
  /** Absent if the earlier app's goal has none of these. */
  type: optional(oneOf('outcome', 'performance', 'process', 'mindset', 'practice')),
  text: text(280),
  createdAt: optional(instantText()),
});
const club = object({
  id: id(),
  type: text(30),
  loftDegrees: optional(decimal(0, 70)),
  carryYards: optional(whole(10, 400)),
});
/** A jump filmed in slow motion. `isByHand`: the golfer picked its first and last frame. */
const jump = object({
  id: id(),
  on: day(),
  heightCm: decimal(1, 200),
  fps: whole(100, 1000),
  isByHand: optional(flag()),
});
/** Strokes a round over a typical golfer. */
const strokesOver = decimal(-200, 200);
/**
 * What the golfer works on for three weeks. Two devices that begin the same focus store one, with the later days of
 * both, and no conflict: any figure that either of them derived will do.
 */
const focus = object({
  id: id(),
  part: textOf<Part>(40),
  startedOn: day(),
  /** The day of the last retest. */
  retestOn: latestDay(),
  chosenBy: firstOf('golfer', 'strokes'),
  /** What the part cost when the focus began, and the 80 % band of that. */
  before: optional(derived({ value: strokesOver, low: strokesOver, high: strokesOver, rounds: whole(1, 100_000) })),
  endedOn: optional(latestDay()),
  /** The swing fault that the golfer began it from, and the drill shown with it. */
  faultId: optional(textOf<FaultId>(40)),
  drillId: optional(derivedText(64)),
});
/** How much practice fits into a week. No places: any will do. */
const practiceWeek = object({
  sessionsPerWeek: whole(1, 14),
  minutes: whole(5, 240),
  places: setOf(textOf<Place>(20), 10),
});
/** A coach the golfer knows who is not in the directory. */
const ownCoach = object({ id: id(), name: text(80), email: optional(text(254)), phone: optional(text(40)) });

export const profiles = entity({
  name: 'profiles',
  version: 0,
  fields: {
    displayName: text(NAME_LENGTH),
    email: text(254),
    photoURL: optional(largeText(400_000)),
    trainingPlan: setOf(text(64), 100),
    watchedVideos: setOf(text(64), 500),
    savedDrills: setOf(text(64), 500),
    assessmentComplete: optional(flag()),
    assessment: optional(object({ swingAssessmentComplete: optional(flag()) })),
    swingAssessment: optional(
      object({ faultIds: optional(whollyReplaced(text(40), 16)), assessmentDate: optional(instantText()) }),
    ),
    swingIssues: optional(whollyReplaced(text(40), 16)),
    mobilityAssessmentComplete: optional(flag()),
    mobilityScore: optional(decimal(0, 100)),
    mobilityAssessedOn: optional(day()),
    flexibilityAreas: optional(whollyReplaced(text(40), 12)),
    /** As entered. */
    handicap: optional(plusIsNegative(-10, 54)),
    handicapSource: optional(oneOf('estimated', 'entered')),
    preshotRoutine: optional(oneOf('target-alignment', 'visualization', 'breathing-trigger')),
    swingThought: optional(text(120)),
    swingThoughts: optional(setOf(text(120), 3, 3)),
    roundsPlanned: optional(whole(1, 60)),
    workoutsPlanned: optional(whole(1, 31)),
    workoutSplit: optional(text(40)),
    workoutFrequency: optional(whole(1, 7)),
    practiceFocus: optional(text(40)),
    playingGoals: optional(listBy('id', playingGoal, 100)),
    swingVideos: optional(setOf(text(64), 1000)),
    savedCoaches: optional(setOf(id(), 200)),
    ownCoaches: optional(listBy('id', ownCoach, 20)),
    focusHistory: optional(listBy('id', focus, 80)),
    practiceWeek: optional(practiceWeek),
    /** Coaches and hosts this golfer no longer wants to see. */
    hiddenPeople: optional(setOf(text(128), 500)),
    handedness: optional(oneOf('right', 'left')),
    /** Rule 25: which of its modifications are the golfer's. */
    disability: optional(oneOf('wheeled', 'assistive', 'blind')),
    birthYear: optional(whole(1900, 2100)),
    gender: optional(oneOf('female', 'male')),
    heightCm: optional(decimal(90, 250)),
    homeCourseId: optional(id()),
    bag: optional(listBy('id', club, CLUBS_IN_BAG)),
    jumps: optional(listBy('id', jump, MOST_JUMPS)),
    painAreas: optional(setOf(text(40), 20)),
    equipment: optional(setOf(text(40), 40)),
    /** The golfer's public id on cards, made at random. */
    cardId: optional(derivedText(64)),
    /** The public keys of the golfer's own phones. */
    cardKeys: optional(setOf(text(64), 40)),
    /** App preferences by name (units, theme, glove mode, reminders, …). */
    preferences: optional(mapOf(text(60))),
    lastSignInAt: optional(instant()),
  },
  indexes: [],
  cloud: { collection: 'users', access: 'owner', maxBytes: MAX_CLOUD_BYTES },
  sortedBy: (profile) => profile.createdAt,
  defaults: {
    sortKey: newestFirst(undefined),
    displayName: '',
    email: '',
    trainingPlan: [],
    watchedVideos: [],
    savedDrills: [],
  },
  derive: ({ email }) => ({
    displayName: truncate(
      displayNameOf({ displayName: '', email: typeof email === 'string' ? email : '' }),
      NAME_LENGTH,
    ),
  }),
  filledAlike: ['displayName', 'email'],
  unrestored: ['cardKeys', 'email', 'lastSignInAt'],
});
export type Profile = Static<typeof profiles.schema>;
export type PlayingGoal = Static<typeof playingGoal>;
export type Club = Static<typeof club>;
export type MeasuredJump = Static<typeof jump>;
export type StoredFocus = Static<typeof focus>;
export type OwnCoach = Static<typeof ownCoach>;
