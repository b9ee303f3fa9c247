import type { Booking } from '#src/domain/entities/booking.entity.ts';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import { isTakenIn } from '#src/domain/invitations/invitation-rules.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { HOUR_MS, daysBetween, localDay } from '@divot/basics';
import { dayOfDate } from '#src/domain/shared/day-of-date.ts';
import { reassessOn } from '#src/domain/shared/reassessment.ts';

// What the golfer should not miss: assessments that are due on the golfer's own calendar day, then lessons and games of
// the next 72 hours.

export const SOON_MS = 72 * HOUR_MS;

export type ComingUp =
  | { readonly kind: 'swing-due' | 'mobility-due'; readonly daysAgo: number }
  | { readonly kind: 'lesson'; readonly at: string; readonly with: string; readonly confirmed: boolean }
  | { readonly kind: 'game'; readonly at: string; readonly timeZone: string | undefined; readonly place: string };

type Golfer = Pick<Profile, 'swingAssessment' | 'mobilityAssessmentComplete' | 'mobilityAssessedOn'>;
type Lesson = Pick<Booking, 'kind' | 'status' | 'startUtc' | 'coachName'>;
type GameDate = Pick<Invitation, 'userId' | 'startUtc' | 'timeZone' | 'place' | 'status' | 'requests'>;

const OPEN_LESSON: ReadonlySet<Booking['status']> = new Set(['requested-local', 'requested', 'confirmed']);
const PLAYED_GAME: ReadonlySet<Invitation['status']> = new Set(['open', 'full', 'closed']);

type DueAssessment = Extract<ComingUp, { readonly daysAgo: number }>;

const due = (kind: DueAssessment['kind'], assessed: string | undefined, now: Date): DueAssessment[] => {
  const day = dayOfDate(assessed);
  const today = localDay(now);
  return day !== undefined && reassessOn(day) <= today ? [{ kind, daysAgo: daysBetween(day, today) }] : [];
};

/** Assessments that are at least 28 calendar days old. */
export const dueAssessments = (profile: Golfer, now: Date) => [
  ...due('swing-due', profile.swingAssessment?.assessmentDate, now),
  ...due('mobility-due', profile.mobilityAssessmentComplete ? profile.mobilityAssessedOn : undefined, now),
];

const isSoon = (startUtc: string, now: Date): boolean => {
  const inMs = Date.parse(startUtc) - now.getTime();
  return inMs > 0 && inMs <= SOON_MS;
};

/** Due assessments first, then lessons and games by start time. */
export const comingUp = (
  uid: string,
  profile: Golfer,
  { lessons, games }: { readonly lessons: readonly Lesson[]; readonly games: readonly GameDate[] },
  now: Date,
): ComingUp[] => {
  const dates = [
    ...lessons
      .filter(({ kind, status, startUtc }) => kind === 'lesson' && OPEN_LESSON.has(status) && isSoon(startUtc, now))
      .map(({ startUtc, coachName = '', status }) => ({
        kind: 'lesson' as const,
        at: startUtc,
        with: coachName,
        confirmed: status === 'confirmed',
      })),
    ...games
      .filter((game) => game.userId === uid || isTakenIn(game, uid))
      .filter(({ status, startUtc }) => PLAYED_GAME.has(status) && isSoon(startUtc, now))
      .map(({ startUtc, timeZone, place }) => ({ kind: 'game' as const, at: startUtc, timeZone, place })),
  ];
  return [...dueAssessments(profile, now), ...dates.toSorted((a, b) => a.at.localeCompare(b.at))];
};
