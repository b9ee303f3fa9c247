import { useEffect } from 'react';
import { ensureCardId } from '#src/data/commands/card-id.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Owner } from '#src/domain/rounds/golfer-ids.ts';
import { useSession } from '#src/platform/state.ts';

/** Whose phone it is. The name is empty until the profile has one; `isReady` once they have an id for cards. */
export const useOwner = (): Owner & { readonly isReady: boolean } => {
  const session = useSession();
  const { profile } = useProfile();
  const user = session.kind === 'signed-in' ? session.user : undefined;
  const uid = user?.uid;
  useEffect(() => {
    if (uid !== undefined) void ensureCardId(uid);
  }, [uid]);
  const name = (profile?.displayName ?? user?.displayName ?? '').trim();
  return { name, id: profile?.cardId, keys: profile?.cardKeys, isReady: name !== '' && profile?.cardId !== undefined };
};
