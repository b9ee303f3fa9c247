import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { type TypedClub, carriedClubs } from '#src/domain/bag/carried-clubs.ts';
import { FEWEST_SHOTS } from '#src/domain/bag/ladder.ts';
import { clubPattern, priorOf } from '@divot/shot-files';
import { type Clearance, type HolePlan, type PlanClub, planClub } from '@divot/ground';

// The plan of a course before the round, as a pocket book. It uses only the map and the golfer's patterns. Rule 4.3a
// (2023) allows information gathered before the round, but not advice that depends on where a ball lies. So Divot makes
// no new book while a round is played, except in practice.

export type PocketBook = {
  readonly courseId: string;
  readonly madeAt: string;
  readonly holes: readonly HolePlan[];
};

/**
 * Clubs with a carry, from five shots or typed by the golfer. Course shots take precedence over range shots if there
 * are enough.
 */
export const bookClubs = (bag: readonly TypedClub[], sessions: readonly ShotSession[]): readonly PlanClub[] =>
  carriedClubs(bag, sessions).flatMap(({ club, shots: all, typedM }) => {
    const onCourse = all.filter(({ place }) => place === 'course');
    const shots = onCourse.length >= 20 ? onCourse : all;
    if (shots.length < FEWEST_SHOTS && typedM === undefined) return [];
    return planClub(club, clubPattern(shots, { ...priorOf(club), carryM: typedM })) ?? [];
  });

/**
 * How many strokes a golfer of this index takes for one of the tour's: 72 for scratch, plus one for each stroke of
 * index.
 */
export const levelOf = (index: number | null | undefined): number => 1 + Math.max(0, index ?? 18) / 72;

type Round = { readonly courseId?: string | undefined; readonly mode: 'casual' | 'practice' | 'competition' };

/** Whether a book may be made now: not while a round is played on the course, except in practice (Rule 4.3a). */
export const mayMakeBook = (courseId: string, active: Round | undefined): boolean =>
  active === undefined || active.courseId !== courseId || active.mode === 'practice';

/** Whether a plan may follow the ball: only in practice rounds (Rule 4.3a). */
export const mayPlanLive = ({ mode }: Pick<Round, 'mode'>): boolean => mode === 'practice';

export type HardestCarry = Clearance & { readonly club: string };

/** The carry on the hole with the least to spare. */
export const hardestCarry = ({ shots }: HolePlan): HardestCarry | undefined =>
  shots
    .flatMap(({ club, clears }) => clears.map((clear) => ({ ...clear, club })))
    .reduce<HardestCarry | undefined>(
      (hardest, one) => (hardest && hardest.haveM - hardest.needM <= one.haveM - one.needM ? hardest : one),
      undefined,
    );
