import { currentDatabase } from '#src/data/live/current.ts';
import { newestFirst } from '#src/domain/entities/entity.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { ok } from '#src/domain/shared/result.ts';
import { nowIso } from '#src/platform/clock.ts';
import type { SessionUser } from '#src/platform/state.ts';
import { add } from './store.ts';

/** The given name, or what stands before the @ (SPEC section 3). */
export const displayNameOf = ({ displayName, email }: Pick<SessionUser, 'displayName' | 'email'>): string =>
  displayName.trim() || (email.split('@')[0] ?? '');

/** Creates the golfer's profile where this device has none yet; replication merges it with the cloud's. */
export const ensureProfile = async (user: SessionUser): Promise<Result<unknown>> => {
  const known = await currentDatabase()?.profiles.findOne(user.uid).exec();
  if (known) return ok(undefined);
  const at = nowIso();
  return add('profiles', {
    sortKey: newestFirst(at),
    trainingPlan: [],
    watchedVideos: [],
    savedDrills: [],
    id: user.uid,
    userId: user.uid,
    displayName: displayNameOf(user).slice(0, 60),
    email: user.email,
    ...(user.photoURL ? { photoURL: user.photoURL } : {}),
    createdAt: at,
    updatedAt: at,
  });
};
