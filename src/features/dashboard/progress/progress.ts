import type { Profile } from '#src/domain/entities/profile.entity.ts';

/** Defaults of SPEC section 9. They also apply when the plan is 0. */
const ROUNDS_PLANNED = 8;
const WORKOUTS_PLANNED = 12;

const planned = (plan: number | undefined, usual: number) => (plan !== undefined && plan > 0 ? plan : usual);

export const roundsPlanned = (profile: Pick<Profile, 'roundsPlanned'> | undefined): number =>
  planned(profile?.roundsPlanned, ROUNDS_PLANNED);

export const workoutsPlanned = (profile: Pick<Profile, 'workoutsPlanned'> | undefined): number =>
  planned(profile?.workoutsPlanned, WORKOUTS_PLANNED);
