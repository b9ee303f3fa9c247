import { shownDocument } from '#src/data/live/sources.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { changeProfile } from './golfer-profile.ts';
import { stored } from './store.ts';

/**
 * Where it hurts, as the golfer's profile has it: every command that starts something asks. Where a screen has the
 * profile, nothing is read: a page that is left during a reading takes along what was tapped.
 */
export const storedPain = async (userId: string): Promise<readonly string[]> => {
  const shown = shownDocument('profiles', userId);
  const [profile] = shown ? [shown as Profile] : await stored('profiles', { selector: { id: userId }, limit: 1 });
  return profile?.painAreas ?? [];
};

/** Coming sessions spare this place too, until the golfer takes it off their profile. */
export const rememberPain = (uid: string, area: string): Promise<Result<Profile>> =>
  changeProfile(uid, ({ painAreas = [], ...profile }) => ({
    ...profile,
    painAreas: painAreas.includes(area) ? painAreas : [...painAreas, area],
  }));
