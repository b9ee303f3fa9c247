import { useMemo } from 'react';
import { painOfAssessment, painOfPractice, painOfWorkout, repeatedPain } from '#src/domain/body/repeated-pain.ts';
import { localDay } from '#src/domain/shared/day.ts';
import { now } from '#src/platform/clock.ts';
import { useFinishedAssessments } from './assessments.ts';
import { useActivePractice, useFinishedPractice } from './practice.ts';
import { useActiveWorkouts, usePastWorkouts } from './workouts.ts';

/** Sessions of each kind in which the same pain is looked for. */
const LOOKED_UP = 60;

/** What has hurt in two sessions or more, of whatever kind, those given up and those under way among them. */
export const useRepeatedPain = (): readonly string[] => {
  const { workouts: past } = usePastWorkouts(LOOKED_UP);
  const { workouts: active } = useActiveWorkouts();
  const { documents: practised } = useFinishedPractice(LOOKED_UP);
  const { session } = useActivePractice();
  const { finished: screens } = useFinishedAssessments('mobility');
  const today = localDay(now());
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
