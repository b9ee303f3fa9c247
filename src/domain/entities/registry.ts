import type { Static } from 'typebox';
import { assessments } from './assessment.entity.ts';
import { bookings } from './booking.entity.ts';
import { coaches } from './coach.entity.ts';
import { courses } from './course.entity.ts';
import { games } from './invitation.entity.ts';
import { meetingPoints } from './meeting-point.entity.ts';
import { practiceSessions } from './practice-session.entity.ts';
import { profiles } from './profile.entity.ts';
import { rounds } from './round.entity.ts';
import { shotSessions } from './shot-session.entity.ts';
import { swings } from './swing.entity.ts';
import { workoutPlans, workouts } from './workout.entity.ts';

/** Every collection of the app. RxDB's free edition stalls at the 14th open collection, so no more can be added. */
export const entities = {
  profiles,
  rounds,
  courses,
  assessments,
  swings,
  practiceSessions,
  workouts,
  workoutPlans,
  bookings,
  coaches,
  games,
  meetingPoints,
  shotSessions,
};
export type EntityName = keyof typeof entities;
export type DocumentOf<N extends EntityName> = Static<(typeof entities)[N]['schema']>;
export const entityNames = Object.keys(entities) as EntityName[];
