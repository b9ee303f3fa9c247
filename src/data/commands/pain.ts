import { shownDocument } from '#src/data/live/sources.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Result } from '@divot/basics';
import { changeProfile } from './golfer-profile.ts';
import { stored } from './store.ts';

/**
 * The golfer's profile, for the commands that start something. If a screen already holds it, this reads nothing: leaving
 * the page during a read would lose the tap.
 */
export const storedBody = async (userId: string): Promise<Pick<Profile, 'painAreas' | 'equipment'>> => {
  const shown = shownDocument('profiles', userId);
  const [profile] = shown ? [shown as Profile] : await stored('profiles', { selector: { id: userId }, limit: 1 });
  return profile ?? {};
};

/** Where it hurts. Every command that starts something asks. */
export const storedPain = async (userId: string): Promise<readonly string[]> =>
  (await storedBody(userId)).painAreas ?? [];

/** Later sessions spare this place too, until the golfer removes it from the profile. */
export const rememberPain = (uid: string, area: string): Promise<Result<Profile>> =>
  changeProfile(uid, ({ painAreas = [], ...profile }) => ({
    ...profile,
    painAreas: painAreas.includes(area) ? painAreas : [...painAreas, area],
  }));
