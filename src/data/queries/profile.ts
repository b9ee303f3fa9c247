import { openedDatabase } from '#src/data/live/current.ts';
import { useLive } from '#src/data/live/use-live.ts';
import { practiceWeekOf } from '#src/domain/coach/practice-week.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Limits } from '@divot/practice';
import { useUid } from '#src/platform/state.ts';

/** The signed-in golfer's profile. */
export const useProfile = () => {
  const uid = useUid() ?? '';
  const { documents, ready } = useLive('profiles', { selector: { id: uid }, limit: 1 });
  return { profile: documents[0], ready };
};

/** The profile, for code outside screens. */
export const storedProfile = async (uid: string): Promise<Profile | undefined> => {
  const database = await openedDatabase();
  return (await database?.profiles.findOne(uid).exec())?.toJSON() as Profile | undefined;
};

const NOWHERE: readonly string[] = [];

/** Where it hurts now. Every screen that offers an activity uses this. */
export const usePainAreas = (): readonly string[] => useProfile().profile?.painAreas ?? NOWHERE;

/** What hurts and where the golfer practises: what a drill for them must fit. */
export const useLimits = (): Limits => {
  const { profile } = useProfile();
  return { pain: profile?.painAreas ?? NOWHERE, places: (profile && practiceWeekOf(profile)?.places) ?? [] };
};
