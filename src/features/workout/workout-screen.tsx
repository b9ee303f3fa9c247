import { useActiveWorkouts, useWorkout, useWorkoutPlans } from '#src/data/queries/workouts.ts';
import { useReloadGuard } from '#src/platform/pwa/reload-guard.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';
import { minutesText } from './wording.ts';
import { FinishScreen } from './finish-screen.tsx';
import { HistoryScreen } from './history/history-screen.tsx';
import { SummaryScreen } from './history/summary-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { PlayerScreen } from './player/player-screen.tsx';
import type { GoTo, WorkoutSearch } from './workout-search.ts';
import { Suspense, useEffect, useRef } from 'react';
import { plannedSeconds, runsOn } from '@divot/training';
import { deviceId } from '#src/platform/device/device.ts';
import { kindOf, useStart } from './use-start.ts';
import { useTodaysWorkout } from './use-todays-workout.ts';
import { Link } from '@tanstack/react-router';
import { deletePlan, followPlan, restorePlan } from '#src/data/commands/workout-plans.ts';
import type { WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import { DeleteIcon, EditIcon } from '#src/ui/icons/screen-icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

const Loaded = lazyPart(() => import('./jump/jump-screen.tsx'), 'JumpScreen');

/** Rarely opened, so its code loads on demand. */
const JumpScreen = (props: { readonly go: GoTo }) => (
  <Suspense fallback={<Skeleton className="mt-8 h-60" />}>
    <Loaded {...props} />
  </Suspense>
);

const words = copy.plans;

const PlanRow = ({ plan }: { readonly plan: WorkoutPlan }) => {
  const remove = async () => {
    const deleted = await deletePlan(plan.id);
    if (succeeded(deleted)) showUndo(words.deleted, () => void restorePlan(plan));
  };
  return (
    <li className="rule-b flex items-center gap-x-1 py-2">
      <span className="row-words flex flex-col items-start gap-1">
        <Name className="font-medium">{plan.name}</Name>
        <span className="text-note text-rough">
          {`${plan.split}, ${copy.home.facts(plan.exercises.length, minutesText(plannedSeconds(plan.exercises)))}`}
        </span>
        {plan.active ? (
          <Badge tone="fairway">{words.followed}</Badge>
        ) : (
          <Button onClick={() => void followPlan(plan.id)}>{words.follow}</Button>
        )}
      </span>
      <Link
        to="/workout-new"
        search={{ plan: plan.id, step: 'plan' }}
        aria-label={words.edit(plan.name)}
        className={buttonLook({ variant: 'quiet', size: 'icon' })}
      >
        <EditIcon />
      </Link>
      <IconButton label={words.delete(plan.name)} icon={<DeleteIcon />} onClick={() => void remove()} />
    </li>
  );
};

/** All stored plans. The golfer follows one of them. */
const PlansScreen = ({ go }: { readonly go: GoTo }) => {
  const { plans, ready } = useWorkoutPlans();
  return (
    <Page title={words.title} back={<BackLink label={copy.back} onClick={() => go({})} />}>
      {ready && plans.length === 0 && <EmptyState of="workouts">{words.empty}</EmptyState>}
      <ul>
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
    </Page>
  );
};

/**
 * /workout?start=true starts the workout that is ready, so other screens can start it with one tap. A workout already
 * running on this device continues. If no exercise is left, the page says so. Going back does not start it again.
 */
const StartToday = ({ go }: { readonly go: GoTo }) => {
  const { ready, today, plan, split } = useTodaysWorkout();
  const { workouts: active, ready: activeReady } = useActiveWorkouts();
  const open = (workout?: string) => go(workout === undefined ? {} : { workout }, { replace: true });
  const start = useStart(open);
  const running = active.find((workout) => runsOn(workout)?.id === deviceId());
  const begin = async () => {
    if (!today.ok) return open();
    const { exercises, light } = today.value;
    const isStarted = await start({ exercises, split, planId: plan?.id, kind: kindOf(split, light) });
    return isStarted ? undefined : open();
  };
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!ready || !activeReady || hasStarted.current) return;
    hasStarted.current = true;
    if (running) open(running.id);
    else void begin();
  });
  return (
    <Page title={copy.title}>
      <Skeleton className="h-40" />
    </Page>
  );
};

type Props = { readonly at: WorkoutSearch; readonly go: GoTo };

const OneWorkout = ({ at, id, go }: Props & { readonly id: string }) => {
  const { workout, ready } = useWorkout(id);
  const isActive = workout?.status === 'active';
  useReloadGuard('workout', isActive);
  if (!workout) {
    return (
      <Page title={copy.title}>
        {ready ? (
          <EmptyState of="gone" action={<Button onClick={() => go({})}>{copy.summary.goneAction}</Button>}>
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
