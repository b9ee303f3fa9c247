import { useWorkout } from '#src/data/queries/workouts.ts';
import { useReloadGuard } from '#src/platform/reload-guard.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';
import { FinishScreen } from './finish-screen.tsx';
import { HistoryScreen } from './history/history-screen.tsx';
import { SummaryScreen } from './history/summary-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { JumpScreen } from './jump/lazy-jump.tsx';
import { PlansScreen } from './plans-screen.tsx';
import { PlayerScreen } from './player/player-screen.tsx';
import { StartToday } from './start-today.tsx';
import type { GoTo, WorkoutSearch } from './workout-search.ts';

type Props = { readonly at: WorkoutSearch; readonly go: GoTo };

const OneWorkout = ({ at, id, go }: Props & { readonly id: string }) => {
  const { workout, ready } = useWorkout(id);
  const isActive = workout?.status === 'active';
  useReloadGuard('workout', isActive);
  if (!workout) {
    return (
      <Page title={copy.title}>
        {ready ? (
          <EmptyState action={<Button onClick={() => go({})}>{copy.summary.goneAction}</Button>}>
            {copy.summary.gone}
          </EmptyState>
        ) : (
          <Skeleton className="h-40" />
        )}
      </Page>
    );
  }
  if (isActive && at.view === 'finish') return <FinishScreen workout={workout} go={go} />;
  if (isActive) return <PlayerScreen workout={workout} exercise={at.exercise} go={go} />;
  return <SummaryScreen workout={workout} go={go} />;
};

/** /workout: every workout screen, chosen by the address. */
export const WorkoutScreen = ({ at, go }: Props) => {
  if (at.workout !== undefined) return <OneWorkout at={at} id={at.workout} go={go} />;
  if (at.start) return <StartToday go={go} />;
  if (at.view === 'history') return <HistoryScreen go={go} />;
  if (at.view === 'jump') return <JumpScreen go={go} />;
  if (at.view === 'plans') return <PlansScreen go={go} />;
  return <HomeScreen go={go} />;
};
