import { faultsInOrder } from '#src/domain/coach/fault-order.ts';
import { useDrillText } from '#src/data/queries/drill-text.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { usePainAreas, useProfile } from '#src/data/queries/profile.ts';
import { useSession } from '#src/platform/state.ts';

/** What the practice screens need to know of the golfer; `say` puts a catalogue text in their hand and units. */
export const useGolfer = () => {
  const session = useSession();
  const { profile, ready } = useProfile();
  const painAreas = usePainAreas();
  const say = useDrillText();
  const { handicap, ready: handicapReady } = useHandicap();
  return {
    uid: session.kind === 'signed-in' ? session.user.uid : undefined,
    profile,
    /** False until what stands below is the golfer's own, and not what a new golfer has. */
    ready: ready && handicapReady,
    index: handicap?.index ?? null,
    faultIds: faultsInOrder(profile),
    painAreas,
    savedDrills: profile?.savedDrills ?? [],
    bag: profile?.bag ?? [],
    say,
  };
};
