import type { Keywords } from '@divot/documents';
import { fieldIn, fieldOf } from '#src/domain/entities/limits.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { eventSchema } from '#src/domain/events/event.ts';
import { seasonSchema } from '#src/domain/events/season.ts';
import type { Fields } from '#src/domain/forms/fields.ts';
import { measureFields } from '#src/features/assessment/mobility/measure-fields.ts';
import { messageFields } from '#src/features/coaches/use-message.ts';
import { goalFields } from '#src/features/dashboard/modals/new-goal.tsx';
import { eventFields, seasonFields } from '#src/features/group/events/event-fields.ts';
import { courseFields } from '#src/features/ground/course-form/course-fields.ts';
import { cardFields, reviewFields } from '#src/features/round/card/card-fields.ts';
import { gameFields } from '#src/features/invitations/invitation-fields.ts';
import { lessonFields } from '#src/features/lessons/book/lesson-fields.ts';
import { blockFields, planFields } from '#src/features/practice/plan/plan-fields.ts';
import { logFields } from '#src/features/practice/player/result-phase.tsx';
import { clubFields, profileFields } from '#src/features/profile/profile-fields.ts';
import { aboutFields } from '#src/features/welcome/first-steps.tsx';
import { planFields as workoutPlanFields, finishFields, setFields } from '#src/features/workout/workout-fields.ts';

/** What the document says of a form's field. Undefined: it is in no document as it is typed, or a form of its own. */
type Schemas = (field: string) => Keywords | undefined;
type Other = Readonly<Record<string, string | undefined>>;

const of =
  (name: EntityName, { within = '', ...other }: Other & { readonly within?: string } = {}): Schemas =>
  (field) => {
    const path = field in other ? other[field] : `${within}${field}`;
    return path === undefined ? undefined : fieldOf(name, path);
  };

/** Each table of fields, with the document that it is of. */
export const FORMS: Readonly<Record<string, readonly [fields: Fields, schemas: Schemas]>> = {
  'the profile': [profileFields('imperial', 2026), of('profiles', { bag: undefined })],
  'the profile in metres': [profileFields('metric', 2026), of('profiles', { bag: undefined })],
  'a club': [clubFields('imperial'), of('profiles', { within: 'bag.' })],
  'a club in metres': [clubFields('metric'), of('profiles', { within: 'bag.' })],
  'a new golfer': [aboutFields, of('profiles')],
  'a goal': [goalFields, of('profiles', { within: 'playingGoals.' })],
  'a game': [
    gameFields,
    (field) =>
      field === 'directions'
        ? fieldOf('meetingPoints', field)
        : of('games', { day: undefined, time: undefined })(field),
  ],
  'a practice': [planFields, of('practiceSessions', { blocks: undefined, practicedOn: undefined })],
  'a block': [blockFields, of('practiceSessions', { within: 'blocks.', minutes: undefined })],
  'a practised block': [logFields, of('practiceSessions', { within: 'blocks.' })],
  'a workout plan': [workoutPlanFields, of('workoutPlans', { own: undefined })],
  ...Object.fromEntries(
    (['reps', 'seconds', 'metres'] as const).flatMap((kind) =>
      (['kg', 'lb'] as const).map((unit) => [
        `a set in ${kind} and ${unit}`,
        [
          setFields(kind, unit),
          of('workouts', {
            within: 'items.sets.',
            amount: `items.sets.${kind}`,
            holdEndsAt: undefined,
            speeds: undefined,
          }),
        ] as const,
      ]),
    ),
  ),
  'the end of a workout': [finishFields, of('workouts')],
  ...Object.fromEntries(
    (['centimetres', 'seconds', 'degrees'] as const).map((measure) => [
      `a side in ${measure}`,
      [
        measureFields(measure, 'left', 'imperial'),
        of('assessments', { within: 'tests.', startedAt: undefined }),
      ] as const,
    ]),
  ),
  'a lesson': [
    lessonFields,
    of('bookings', { slug: 'lessonType', start: 'startUtc', topics: 'topicFaultIds', parts: 'shared' }),
  ],
  'a message to a coach': [messageFields, of('bookings', { text: 'note', parts: 'shared' })],
  'an event': [
    eventFields,
    (field) => (['courses', 'players', 'day'].includes(field) ? undefined : fieldIn(eventSchema, field)),
  ],
  'a course': [
    courseFields,
    of('courses', {
      teeName: 'tees.name',
      holes: undefined,
      nines: undefined,
      ratings: undefined,
      rated: undefined,
      women: undefined,
    }),
  ],
  'the facts of a card': [
    cardFields,
    of('rounds', {
      playedOn: undefined,
      teeId: 'courseSnapshot.tee.id',
      rating: undefined,
      slope: undefined,
      startHole: 'holes.n',
      gross: undefined,
    }),
  ],
  'the review of a round': [reviewFields, of('rounds')],
  'a season': [seasonFields, (field) => (field === 'points' ? undefined : fieldIn(seasonSchema, field))],
};
