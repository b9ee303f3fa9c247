import type { PlayingGoal, Profile } from '#src/domain/entities/profile.entity.ts';
import type { GoalType } from '#src/domain/goals/goal-types.ts';
import { type Result, fail } from '@divot/basics';
import { now } from '#src/platform/clock/clock.ts';
import { CLUBS_IN_BAG } from '#src/domain/profile/limits.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { changeProfile } from './golfer-profile.ts';

/** How many of the newest thoughts to keep (SPEC section 9). */
const THOUGHTS_KEPT = 3;
/** The profile's limit for one thought. */
export const THOUGHT_CHARACTERS = 120;

export const saveProfile = (
  uid: string,
  edit: Partial<Omit<Profile, 'id' | 'userId' | 'createdAt' | 'updatedAt' | 'sortKey'>>,
): Promise<Result<Profile>> =>
  changeProfile(
    uid,
    (profile) =>
      Object.fromEntries(
        Object.entries({ ...profile, ...edit }).filter(([, value]) => value !== undefined),
      ) as unknown as Profile,
  );

/** SPEC section 5: an empty goal, or one of spaces only, is not added. */
export const addPlayingGoal = (uid: string, type: GoalType, text: string): Promise<Result<Profile>> => {
  if (text.trim() === '') return Promise.resolve(fail('Write your goal first.'));
  return changeProfile(uid, (profile) => {
    const goals = profile.playingGoals ?? [];
    // The id is a timestamp as text (SPEC section 3). Two goals in one millisecond still get different ids.
    let at = now().getTime();
    while (goals.some(({ id }) => id === String(at))) at += 1;
    const goal = { id: String(at), type, text: text.trim(), createdAt: now().toISOString() };
    return { ...profile, playingGoals: [...goals, goal] };
  });
};

export const deletePlayingGoal = (uid: string, goalId: string): Promise<Result<Profile>> =>
  changeProfile(uid, (profile) => ({
    ...profile,
    playingGoals: (profile.playingGoals ?? []).filter(({ id }) => id !== goalId),
  }));

/** Restores a deleted goal as it was. */
export const restorePlayingGoal = (uid: string, goal: PlayingGoal): Promise<Result<Profile>> =>
  changeProfile(uid, (profile) => {
    const goals = profile.playingGoals ?? [];
    return goals.some(({ id }) => id === goal.id) ? profile : { ...profile, playingGoals: [...goals, goal] };
  });

/** SPEC section 5: appended unless already there (ignoring case); the last three are kept. */
export const saveSwingThought = (uid: string, thought: string): Promise<Result<Profile>> => {
  const text = thought.trim();
  if (text === '') return Promise.resolve(fail('Write your swing thought first.'));
  return changeProfile(uid, (profile) => {
    const recent = profile.swingThoughts ?? [];
    const isKept = recent.some((one) => one.trim().toLowerCase() === text.toLowerCase());
    const swingThoughts = isKept ? recent : [...recent, text].slice(-THOUGHTS_KEPT);
    return { ...profile, swingThought: text, swingThoughts };
  });
};

export const choosePreshotRoutine = (
  uid: string,
  preshotRoutine: NonNullable<Profile['preshotRoutine']>,
): Promise<Result<Profile>> => saveProfile(uid, { preshotRoutine });

/** Accepts a proposed carry. A club that is not in the bag yet is added. */
export const acceptCarry = (uid: string, type: string, carryYards: number): Promise<Result<Profile>> =>
  changeProfile(uid, (profile) => {
    const bag = profile.bag ?? [];
    if (bag.some((club) => club.type === type)) {
      return { ...profile, bag: bag.map((club) => (club.type === type ? { ...club, carryYards } : club)) };
    }
    if (bag.length >= CLUBS_IN_BAG) return 'Your bag has 14 clubs already. Remove one in Settings first.';
    return { ...profile, bag: [...bag, { id: newId(), type, carryYards }] };
  });
