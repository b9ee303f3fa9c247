import { useMemo } from 'react';
import { painOfAssessment, painOfPractice, painOfWorkout, repeatedPain } from '@divot/golf-content';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { useFinishedAssessments } from './assessments.ts';
import { useActivePractice, useFinishedPractice } from './practice.ts';
import { useActiveWorkouts, usePastWorkouts } from './workouts.ts';

/** How many sessions of each kind to search for the same pain. */
const LOOKED_UP = 60;

/** Areas that have hurt in two or more sessions of any kind, including abandoned and running ones. */
export const useRepeatedPain = (): readonly string[] => {
  const { workouts: past } = usePastWorkouts(LOOKED_UP);
  const { workouts: active } = useActiveWorkouts();
  const { documents: practised } = useFinishedPractice(LOOKED_UP);
  const { session } = useActivePractice();
  const { finished: screens } = useFinishedAssessments('mobility');
  const today = useToday();
  return useMemo(
    () =>
      repeatedPain(
        [
          ...[...past, ...active].map(painOfWorkout),
          ...[...practised, ...(session ? [session] : [])].map(painOfPractice),
          ...screens.map(painOfAssessment),
        ],
        today,
      ),
    [past, active, practised, session, screens, today],
  );
};
