import { useMemo } from 'react';
import type { PlayingGoal } from '#src/domain/entities/profile.entity.ts';
import { goalTime } from '#src/domain/goals/newest-goals.ts';
import { type GoalProgress, goalProgress, practiceTarget } from '#src/domain/goals/practice-goal.ts';
import { localDay } from '@divot/basics';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { useFinishedPractice } from './practice.ts';
import { useProfile } from './profile.ts';
import { useFinishedWorkouts } from './workouts.ts';

/** How many sessions and workouts count towards a goal. */
const REMEMBERED = 200;

type GoalInNumbers = PlayingGoal & { readonly progress: GoalProgress };

/** Practice goals that name a number of something Divot logs, with their progress. */
export const usePracticeGoals = (): readonly GoalInNumbers[] => {
  const { profile } = useProfile();
  const { documents: sessions } = useFinishedPractice(REMEMBERED);
  const { workouts } = useFinishedWorkouts(REMEMBERED);
  const today = useToday();
  return useMemo(
    () =>
      (profile?.playingGoals ?? []).flatMap((goal) => {
        const target = goal.type === 'practice' ? practiceTarget(goal.text) : undefined;
        if (!target) return [];
        const setOn = localDay(new Date(goalTime(goal)));
        return [{ ...goal, progress: goalProgress(target, setOn, { sessions, workouts }, today) }];
      }),
    [profile, sessions, workouts, today],
  );
};
