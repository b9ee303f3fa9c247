import { useMemo } from 'react';
import { painOfAssessment, painOfPractice, painOfWorkout, repeatedPain } from '#src/domain/body/repeated-pain.ts';
import { localDay } from '#src/domain/shared/day.ts';
import { now } from '#src/platform/clock.ts';
import { useFinishedAssessments } from './assessments.ts';
import { useFinishedPractice } from './practice.ts';
import { usePastWorkouts } from './workouts.ts';

/** Sessions of each kind in which the same pain is looked for. */
const LOOKED_UP = 60;

/** What has hurt in two sessions or more, of whatever kind, workouts given up among them. */
export const useRepeatedPain = (): readonly string[] => {
  const { workouts } = usePastWorkouts(LOOKED_UP);
  const { documents: sessions } = useFinishedPractice(LOOKED_UP);
  const { finished: screens } = useFinishedAssessments('mobility');
  const today = localDay(now());
  return useMemo(
    () =>
      repeatedPain(
        [...workouts.map(painOfWorkout), ...sessions.map(painOfPractice), ...screens.map(painOfAssessment)],
        today,
      ),
    [workouts, sessions, screens, today],
  );
};
