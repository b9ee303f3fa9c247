import { useFaults } from '#src/data/queries/faults.ts';
import { useDrillText } from '#src/data/queries/drill-text.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { usePainAreas, useProfile } from '#src/data/queries/profile.ts';
import { useSession } from '#src/platform/state.ts';

/** What the practice screens need to know about the golfer. `say` words a catalogue text for their hand and units. */
export const useGolfer = () => {
  const session = useSession();
  const { profile, ready } = useProfile();
  const painAreas = usePainAreas();
  const drillText = useDrillText();
  const { handicap, ready: handicapReady } = useHandicap();
  return {
    uid: session.kind === 'signed-in' ? session.user.uid : undefined,
    profile,
    /** False while the values below are defaults, because the golfer's own have not loaded yet. */
    ready: ready && handicapReady,
    index: handicap?.index ?? null,
    faultIds: useFaults(),
    painAreas,
    savedDrills: profile?.savedDrills ?? [],
    bag: profile?.bag ?? [],
    say: drillText,
  };
};
