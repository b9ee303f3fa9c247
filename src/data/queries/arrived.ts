import { useLive } from '#src/data/live/use-live.ts';
import { useFinishedRounds } from './rounds.ts';
import { useSwings } from './swings.ts';

const COUNTED = 200;
const some = { selector: {}, sort: [{ sortKey: 'asc' as const }], limit: COUNTED };

/** How many documents of each kind are here while they arrive. */
export const useArrived = () => {
  const { documents: rounds } = useFinishedRounds(COUNTED);
  const { documents: sessions } = useLive('practiceSessions', some);
  const { documents: workouts } = useLive('workouts', some);
  const { swings } = useSwings(5);
  return { rounds: rounds.length, practice: sessions.length + workouts.length, swings: swings.length };
};
