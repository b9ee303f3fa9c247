import { useActiveWorkouts, useTrainee, useWorkoutPlans } from '#src/data/queries/workouts.ts';
import type { WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import { EQUIPMENT, SPLITS, faultName, isSplit, splitOf } from '@divot/golf-content';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { copy } from '#src/features/workout/copy.ts';
import type { BuilderSearch, NavigationState, Step } from '#src/features/workout/workout-search.ts';
import { PlanStep } from './plan-step.tsx';
import { type Builder, MINUTES, useBuilder } from './use-builder.ts';
import { clsx } from 'clsx';
import { mostExercises, plannedSeconds, runsOn } from '@divot/training';
import { deviceId } from '#src/platform/device/device.ts';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { kindOf, useStart } from '#src/features/workout/use-start.ts';
import { useTodaysWorkout } from '#src/features/workout/use-todays-workout.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { Chips } from '#src/features/workout/chips.tsx';
import { minutesText } from '#src/features/workout/wording.ts';

type SplitStepProps = { readonly builder: Builder };
const words = copy.builder;

const SplitStep = ({ builder: { draft, set } }: SplitStepProps) => {
  const { workoutSplit } = useProfile().profile ?? {};
  return (
    <>
      {workoutSplit !== undefined && !isSplit(workoutSplit) && (
        <p className="measure text-note text-rough">{words.nearest(workoutSplit, splitOf(workoutSplit))}</p>
      )}
      <RadioCards
        label={words.split}
        value={draft.split}
        cards={SPLITS.map((value) => ({ value, title: value, text: words.splits[value] }))}
        onChange={(split) => set({ split })}
      />
    </>
  );
};

/** The swing band is offered only if the feature switch is on. */
const EquipmentStep = ({ builder: { draft, trainee, set } }: SplitStepProps) => (
  <Chips
    label={words.equipment}
    hint={words.equipmentHint}
    chips={EQUIPMENT.filter((item) => item !== 'swing-band' || trainee.swingBandEnabled).map((value) => ({
      value,
      label: words.items[value],
    }))}
    chosen={draft.equipment}
    onChange={(equipment) => set({ equipment })}
  />
);

const TimeStep = ({ builder: { draft, set } }: SplitStepProps) => (
  <RadioCards
    label={words.time}
    value={String(draft.minutes)}
    cards={MINUTES.map((minutes) => ({
      value: String(minutes),
      title: words.times(minutes),
      text: words.most(mostExercises(minutes)),
    }))}
    onChange={(minutes) => set({ minutes: Number(minutes) })}
  />
);

/** Today's workout, ready to start with one tap. The steps below are for golfers who want their own plan. */
const ReadyToday = ({ leave }: { readonly leave: (workoutId?: string) => void }) => {
  const { ready, today, plan, split } = useTodaysWorkout();
  const { workouts: active } = useActiveWorkouts();
  const start = useStart((id) => leave(id));
  if (!ready || !today.ok || active.some((workout) => runsOn(workout)?.id === deviceId())) return null;
  const { day, exercises, light, isOwnList } = today.value;
  return (
    <Section title={words.ready} className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="text-head font-strong">{isOwnList && plan ? plan.name : copy.home.days[day]}</p>
          <p className="text-note text-rough">
            {copy.home.facts(exercises.length, minutesText(plannedSeconds(exercises)))}
          </p>
        </div>
        <Button
          variant="primary"
          size="play"
          onClick={() => void start({ exercises, split, planId: plan?.id, kind: kindOf(split, light) })}
        >
          <StartIcon className="size-5" />
          {words.startReady}
        </Button>
      </div>
    </Section>
  );
};

type StepLineProps = {
  readonly steps: readonly Step[];
  readonly current: Step;
  readonly onChoose: (step: Step) => void;
};

/** Shows which of the four steps the golfer is on. Each step can be opened. */
const StepLine = ({ steps, current, onChoose }: StepLineProps) => (
  <nav aria-label={copy.builder.stepOf(steps.indexOf(current) + 1)}>
    <ol className="grid grid-cols-4 gap-1">
      {steps.map((step, at) => (
        <li key={step}>
          <button
            type="button"
            aria-current={step === current ? 'step' : undefined}
            className={clsx(
              'flex min-h-touch w-full flex-col justify-center border-t-4 px-1 text-left text-fine leading-tight',
              at <= steps.indexOf(current) ? 'border-fairway-ink' : 'border-rule',
              step === current ? 'font-strong text-ink' : 'text-rough',
            )}
            onClick={() => onChoose(step)}
          >
            {copy.builder.steps[step]}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);

type Props = {
  readonly at: BuilderSearch;
  readonly navigation: NavigationState;
  readonly go: (at: BuilderSearch) => void;
  /** Leaves to /workout, and into a workout if one is given. */
  readonly leave: (workoutId?: string) => void;
};
const order: readonly Step[] = ['split', 'equipment', 'time', 'plan'];

const Steps = ({
  at,
  navigation,
  go,
  leave,
  uid,
  stored,
}: Props & { readonly uid: string; readonly stored: WorkoutPlan | undefined }) => {
  const builder = useBuilder(uid, navigation, stored);
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
