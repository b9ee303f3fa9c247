import { currentDatabase } from '#src/data/live/current.ts';
import { newestFirst } from '@divot/documents';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { displayNameOf } from '#src/domain/profile/display-name.ts';
import { type Result, compact, ok, truncate } from '@divot/basics';
import { nowIso } from '#src/platform/clock/clock.ts';
import { type SessionUser, sessionAtom, state } from '#src/platform/state.ts';
import { add, change } from './store.ts';

const newProfile = (user: SessionUser): Profile => {
  const at = nowIso();
  return compact({
    sortKey: newestFirst(at),
    trainingPlan: [],
    watchedVideos: [],
    savedDrills: [],
    id: user.uid,
    userId: user.uid,
    displayName: truncate(displayNameOf(user), 60),
    email: user.email,
    // As the earlier app creates it (SPEC section 3).
    ...(user.photoURL ? { photoURL: user.photoURL } : { extra: { photoURL: null } }),
    createdAt: at,
    updatedAt: at,
  });
};

/** Changes the golfer's profile, and creates it if a tap comes before the session has done so. */
export const changeProfile = (uid: string, modify: (profile: Profile) => Profile | string): Promise<Result<Profile>> =>
  change('profiles', uid, modify, () => {
    const session = state.get(sessionAtom);
    return session.kind === 'signed-in' && session.user.uid === uid ? newProfile(session.user) : undefined;
  });

/** Creates the golfer's profile if this device has none. Replication merges it with the cloud's. */
export const ensureProfile = async (user: SessionUser): Promise<Result<unknown>> => {
  const hasProfile = async () => Boolean(await currentDatabase()?.profiles.findOne(user.uid).exec());
  if (await hasProfile()) return ok(undefined);
  const made = await add('profiles', newProfile(user));
  return made.ok || !(await hasProfile()) ? made : ok(undefined); // a tap has created it meanwhile
};
