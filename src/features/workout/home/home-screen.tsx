import { Link } from '@tanstack/react-router';
import { useActiveWorkouts, usePastWorkouts } from '#src/data/queries/workouts.ts';
import { useTodaysWorkout } from '#src/features/workout/use-todays-workout.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/workout/copy.ts';
import type { GoTo } from '#src/features/workout/workout-search.ts';
import { HistoryList } from '#src/features/workout/history/history-list.tsx';
import { ActiveWorkout } from './active-workout.tsx';
import { BestsList } from './bests-list.tsx';
import { DueLine } from './due-line.tsx';
import { JumpLine } from './jump-line.tsx';
import { NextDays } from './next-days.tsx';
import { TodaySection } from './today-section.tsx';
import { WeekSection } from './week-section.tsx';

const RECENT = 5;

/** Where a golfer starts today's workout, continues one, or looks back. */
export const HomeScreen = ({ go }: { readonly go: GoTo }) => {
  const state = useTodaysWorkout();
  const { workouts: active } = useActiveWorkouts();
  const { workouts: past } = usePastWorkouts(2 * RECENT);
  if (!state.ready) {
    return (
      <Page title={copy.title}>
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-40" />
        </div>
      </Page>
    );
  }
  return (
    <Page
      title={copy.title}
      width="wide"
      action={
        <Link to="/workout-new" className={buttonLook()}>
          {copy.home.build}
        </Link>
      }
    >
      {active.map((workout) => (
        <div key={workout.id} className="print:hidden">
          <ActiveWorkout workout={workout} go={go} />
        </div>
      ))}
      <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[1.4fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <TodaySection state={state} go={go} />
        <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="print:hidden">
            <WeekSection profile={state.profile} finished={state.finished} />
          </div>
          <NextDays plan={state.plan} />
          <div className="flex flex-col gap-6 print:hidden">
            <DueLine profile={state.profile} />
            <JumpLine profile={state.profile} go={go} />
            <BestsList finished={state.finished} go={go} />
          </div>
        </div>
        <div className="print:hidden">
          <HistoryList workouts={past.slice(0, RECENT)} all={past.length > RECENT} go={go} />
        </div>
      </div>
    </Page>
  );
};
