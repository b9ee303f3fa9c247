import { useTrainee, useWorkoutPlans } from '#src/data/queries/workouts.ts';
import type { WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import { faultName } from '@divot/golf-content';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { copy } from '#src/features/workout/copy.ts';
import type { NavigationState, BuilderSearch, Step } from '#src/features/workout/workout-search.ts';
import { EquipmentStep, SplitStep, TimeStep } from './choice-steps.tsx';
import { PlanStep } from './plan-step.tsx';
import { ReadyToday } from './ready-today.tsx';
import { StepLine } from './step-line.tsx';
import { useBuilder } from './use-builder.ts';

type Props = {
  readonly at: BuilderSearch;
  readonly arrival: NavigationState;
  readonly go: (at: BuilderSearch) => void;
  /** Leaves to /workout, and into a workout if one is given. */
  readonly leave: (workoutId?: string) => void;
};
const words = copy.builder;
const order: readonly Step[] = ['split', 'equipment', 'time', 'plan'];

const Steps = ({
  at,
  arrival,
  go,
  leave,
  uid,
  stored,
}: Props & { readonly uid: string; readonly stored: WorkoutPlan | undefined }) => {
  const builder = useBuilder(uid, arrival, stored);
  const { step = 'split' } = at;
  const position = order.indexOf(step);
  const to = (next: Step | undefined) => go({ ...at, step: next });
  const faults = builder.trainee.faultIds.map(faultName).join(', ');
  return (
    <Page
      title={stored ? words.editTitle : words.title}
      lead={faults ? words.faults(faults) : undefined}
      back={<BackLink label={copy.back} onClick={() => leave()} />}
    >
      {!stored && step === 'split' && <ReadyToday leave={leave} />}
      <StepLine steps={order} current={step} onChoose={to} />
      {step === 'split' && <SplitStep builder={builder} />}
      {step === 'equipment' && <EquipmentStep builder={builder} />}
      {step === 'time' && <TimeStep builder={builder} />}
      {step === 'plan' && <PlanStep builder={builder} leave={leave} />}
      <ActionBar>
        {position > 0 && (
          <Button size="play" onClick={() => to(order[position - 1])}>
            {words.previous}
          </Button>
        )}
        {step !== 'plan' && (
          <Button variant="primary" size="play" className="min-w-40" onClick={() => to(order[position + 1])}>
            {words.next}
          </Button>
        )}
        {builder.isKept && (
          <Button variant="quiet" size="play" onClick={builder.drop}>
            {words.drop}
          </Button>
        )}
      </ActionBar>
    </Page>
  );
};

/** /workout-new: build a plan in four steps, or edit a stored one. */
export const BuilderScreen = (props: Props) => {
  const { profile, ready } = useTrainee(); // waits for workouts: a list built without them would change later
  const { plans, ready: plansReady } = useWorkoutPlans();
  if (!profile || !ready || !plansReady) {
    return (
      <Page title={words.title}>
        <Skeleton className="h-40" />
      </Page>
    );
  }
  const stored = plans.find(({ id }) => id === props.at.plan);
  return <Steps key={stored?.id ?? 'new'} {...props} uid={profile.id} stored={stored} />;
};
