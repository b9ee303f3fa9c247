import type { Me } from '#src/data/commands/invitations.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useSession } from '#src/platform/state.ts';

/** The golfer's profile as other golfers see it. */
export const usePublicProfile = (): Me => {
  const session = useSession();
  const { profile } = useProfile();
  const { handicap } = useHandicap();
  const user = session.kind === 'signed-in' ? session.user : undefined;
  return {
    uid: user?.uid ?? '',
    name: profile?.displayName ?? user?.displayName ?? '',
    birthYear: profile?.birthYear,
    index: handicap?.index,
  };
};
