import { focusPart } from '#src/domain/coach/fault-order.ts';
import { useFaults } from '#src/data/queries/faults.ts';
import { keepDrill, markWatched } from '#src/data/commands/learning.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useUid } from '#src/platform/state.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';

/** The golfer's own part of the library (saved drills, watched videos), and how to change it. */
export const useLibrary = () => {
  const { profile } = useProfile();
  const faultIds = useFaults();
  const uid = useUid();
  const report = async (change: ReturnType<typeof keepDrill>) => succeeded(await change);
  return {
    hand: profile?.handedness ?? 'right',
    part: profile && focusPart(profile),
    faultIds,
    saved: profile?.savedDrills ?? [],
    watched: profile?.watchedVideos ?? [],
    save: (id: string, on: boolean) => void report(keepDrill(uid, id, on)),
    watch: (id: string, on: boolean) => void report(markWatched(uid, id, on)),
  };
};
