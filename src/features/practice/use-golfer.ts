import { useFaults } from '#src/data/queries/faults.ts';
import { useDrillText } from '#src/data/queries/drill-text.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { usePainAreas, useProfile } from '#src/data/queries/profile.ts';
import { usePractised } from '#src/data/queries/practised.ts';
import { resultsIn } from '#src/domain/coach/practised.ts';
import { type Drill, nextMark } from '@divot/golf-content';
import { useSession } from '#src/platform/state.ts';

/** What the practice screens need to know about the golfer. `say` words a catalogue text for their hand and units. */
export const useGolfer = () => {
  const session = useSession();
  const { profile, ready } = useProfile();
  const painAreas = usePainAreas();
  const drillText = useDrillText();
  const { handicap, ready: handicapReady } = useHandicap();
  const { digests, complete: practisedReady } = usePractised();
  const index = handicap?.index ?? null;
  const practised = digests.flat();
  const resultsOf = (drillId: string) => resultsIn(drillId, practised);
  return {
    uid: session.kind === 'signed-in' ? session.user.uid : undefined,
    profile,
    /** False while the values below are defaults, because the golfer's own have not loaded yet. */
    ready: ready && handicapReady && practisedReady,
    index,
    /** How a drill went, oldest first. */
    resultsOf,
    /** What to reach in a drill now. */
    markOf: (drill: Drill) => nextMark(drill, index, resultsOf(drill.id)),
    faultIds: useFaults(),
    painAreas,
    savedDrills: profile?.savedDrills ?? [],
    bag: profile?.bag ?? [],
    say: drillText,
  };
};
