import { startRound } from '#src/data/commands/rounds.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { playOrder } from '@divot/golf-rules';
import { useSession } from '#src/platform/state.ts';
import { useToday } from '#src/platform/use-clock.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/round/copy.ts';
import type { NavigationState } from '#src/features/round/navigation-state.ts';
import type { GoTo } from '#src/features/round/play-search.ts';
import { parPresets } from './course-draft.ts';

/**
 * Tees off on a course that nobody has entered: par 72, 18 holes, no rating. Pars can be corrected during the round.
 */
export const useJustScore = ({ swingThought, preshotRoutine, partners }: NavigationState, go: GoTo) => {
  const session = useSession();
  const { profile } = useProfile();
  const { handicap } = useHandicap(useToday());
  const thought = swingThought ?? profile?.swingThought;
  const routine = preshotRoutine ?? profile?.preshotRoutine;
  return async (): Promise<void> => {
    if (session.kind !== 'signed-in') return;
    const started = await startRound({
      userId: session.user.uid,
      tee: { id: 'par-72', name: copy.course.usualTee, par: [...parPresets[72]] },
      holesPlanned: playOrder(18, 1),
      mode: 'casual',
      format: 'stroke',
      indexAtStart: handicap?.index,
      partners: partners?.map((name) => ({ name })),
      swingThought: thought || undefined,
      preshotRoutine: routine || undefined,
    });
    if (started.ok) go({ round: started.value.id, hole: 1 }, { replace: true });
    else showToast({ text: started.error, tone: 'error' });
  };
};
