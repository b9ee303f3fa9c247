import { type Result, compact, ok } from '@divot/basics';
import { phoneKey } from '#src/data/db/phone-key.ts';
import { storedProfile } from '#src/data/queries/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { newGolferId } from '#src/platform/storage/ids.ts';
import { changeProfile } from './golfer-profile.ts';

/** The golfer's public id on cards and this phone's public key are in the profile. Made once, then left alone. */
export const ensureCardId = async (uid: string): Promise<Result<Profile>> => {
  const [phone, profile] = [await phoneKey(uid), await storedProfile(uid)];
  const hasKey = !phone || profile?.cardKeys?.includes(phone.key);
  if (profile?.cardId !== undefined && hasKey) return ok(profile);
  return changeProfile(uid, (before) =>
    compact({
      ...before,
      cardId: before.cardId ?? newGolferId(),
      cardKeys: phone ? [...new Set([...(before.cardKeys ?? []), phone.key])] : before.cardKeys,
    }),
  );
};

/** The golfer says that the phone with this key is theirs too. */
export const addOwnPhone = (uid: string, key: string): Promise<Result<Profile>> =>
  changeProfile(uid, (profile) => ({
    ...profile,
    cardKeys: [...new Set([...(profile.cardKeys ?? []), key])],
  }));
