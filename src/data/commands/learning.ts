import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { type Result, fail } from '@divot/basics';
import { changeProfile } from './golfer-profile.ts';

// The golfer's saved drills and videos: lists in the profile, each entry once (SPEC section 1).

const MOST_KEPT = { savedDrills: 500, watchedVideos: 500, trainingPlan: 100 } as const;

const keep = (
  uid: string,
  list: 'savedDrills' | 'watchedVideos' | 'trainingPlan',
  id: string,
  isSaved: boolean,
): Promise<Result<Profile>> =>
  changeProfile(uid, (profile) => {
    const others = profile[list].filter((one) => one !== id);
    if (!isSaved) return { ...profile, [list]: others };
    if (profile[list].includes(id)) return profile;
    if (others.length >= MOST_KEPT[list]) return `You can save at most ${MOST_KEPT[list]}. Remove one first.`;
    return { ...profile, [list]: [...others, id] };
  });

const nobody = Promise.resolve(fail('Not saved: nobody is signed in on this device.'));

/** Saved drills and videos share one list. */
export const keepDrill = (uid: string | undefined, id: string, isSaved: boolean) =>
  uid === undefined ? nobody : keep(uid, 'savedDrills', id, isSaved);

export const markWatched = (uid: string | undefined, videoId: string, watched: boolean) =>
  uid === undefined ? nobody : keep(uid, 'watchedVideos', videoId, watched);

export const planDrill = (uid: string | undefined, id: string, isPlanned: boolean) =>
  uid === undefined ? nobody : keep(uid, 'trainingPlan', id, isPlanned);
