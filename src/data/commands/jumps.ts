import { type MeasuredJump, MOST_JUMPS, type Profile } from '#src/domain/entities/profile.entity.ts';
import type { Result } from '@divot/basics';
import { changeProfile } from './golfer-profile.ts';

// Measured jumps are stored in the golfer's profile, each with its own id, so that jumps from two phones are both kept.

/** Also restores a deleted jump: jumps are in order of their days. */
export const addJump = (uid: string, jump: MeasuredJump): Promise<Result<Profile>> =>
  changeProfile(uid, (profile) => {
    const others = (profile.jumps ?? []).filter(({ id }) => id !== jump.id);
    const jumps = [...others, jump].toSorted((a, b) => a.on.localeCompare(b.on)).slice(-MOST_JUMPS);
    return { ...profile, jumps };
  });

export const deleteJump = (uid: string, jumpId: string): Promise<Result<Profile>> =>
  changeProfile(uid, (profile) => ({ ...profile, jumps: (profile.jumps ?? []).filter(({ id }) => id !== jumpId) }));
