import { shownDocument } from '#src/data/live/sources.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Result } from '@divot/basics';
import { changeProfile } from './golfer-profile.ts';
import { stored } from './store.ts';

/**
 * Where it hurts, from the golfer's profile. Every command that starts something asks. If a screen already holds the
 * profile, this reads nothing: leaving the page during a read would lose the tap.
 */
export const storedPain = async (userId: string): Promise<readonly string[]> => {
  const shown = shownDocument('profiles', userId);
  const [profile] = shown ? [shown as Profile] : await stored('profiles', { selector: { id: userId }, limit: 1 });
  return profile?.painAreas ?? [];
};

/** Later sessions spare this place too, until the golfer removes it from the profile. */
export const rememberPain = (uid: string, area: string): Promise<Result<Profile>> =>
  changeProfile(uid, ({ painAreas = [], ...profile }) => ({
    ...profile,
    painAreas: painAreas.includes(area) ? painAreas : [...painAreas, area],
  }));
