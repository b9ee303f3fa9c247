import { factData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import { useActiveWorkouts, usePastWorkouts } from '#src/data/queries/workouts.ts';
import { useTodaysWorkout } from '#src/features/workout/use-todays-workout.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/workout/copy.ts';
import type { GoTo } from '#src/features/workout/workout-search.ts';
import { HistoryList } from '#src/features/workout/history/history-list.tsx';
import { JumpLine } from './jump-line.tsx';
import { TodaySection } from './today-section.tsx';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { type IsoDay, daysBetween, localDay } from '@divot/basics';
import { reassessOn } from '#src/domain/shared/reassessment.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { takeOver } from '#src/data/commands/workouts.ts';
import type { Workout, WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import { nextTrainingDays, personalBests, runsOn, setsDone, weeksInARow } from '@divot/training';
import { deviceId } from '#src/platform/device/device.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { weekdayText } from '#src/platform/clock/day-text.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { useWorkoutsThisWeek } from '#src/data/queries/training.ts';
import { USUAL_PLAN } from '#src/domain/profile/limits.ts';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { useState } from 'react';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { Figure } from '#src/ui/figures/figure.tsx';
import { exerciseName, loadUnit, setText } from '#src/features/workout/wording.ts';

const BESTS_SHOWN = 5;
const words = copy.home;

/** The best set of each exercise, the newest best first. */
const BestsList = ({ finished, go }: { readonly finished: readonly Workout[]; readonly go: GoTo }) => {
  const { units } = usePreferences();
  const [shown, setShown] = useState(BESTS_SHOWN);
  const bests = personalBests(finished);
  return (
    <Section title={words.bests}>
      {bests.length === 0 && <p className="text-note text-rough">{words.noBests}</p>}
      <ul>
        {bests.slice(0, shown).map(({ exerciseId, foreign, set, workoutId, on }) => (
          <li key={exerciseId} className="rule-b">
            <button
              type="button"
              className="flex min-h-touch w-full flex-wrap items-center gap-x-4 py-1.5 text-left hover:bg-sunken"
              onClick={() => go({ workout: workoutId })}
            >
              <Figure id={exerciseId} className="w-16 shrink-0" />
              <span className="row-words flex flex-col">
                <span>{exerciseName({ exerciseId, foreign })}</span>
                <span className="text-fine text-rough">{weekdayText(on)}</span>
              </span>
              <span className="figures font-medium whitespace-nowrap">{setText(set, loadUnit(units))}</span>
            </button>
          </li>
        ))}
      </ul>
      {bests.length > shown && (
        <Button className="mt-3" onClick={() => setShown(bests.length)}>
          {words.more}
        </Button>
      )}
    </Section>
  );
};

type Props = { readonly profile: Profile | undefined; readonly finished: readonly Workout[] };
/** More than one a day is probably a monthly number entered by mistake. */
const MOST_A_WEEK = 7;

/** Workouts since Sunday against the plan, and the streak of weeks. */
const WeekSection = ({ profile, finished }: Props) => {
  const today = useToday();
  const { workouts } = useWorkoutsThisWeek();
  const { workoutsPlanned = 0, workoutFrequency = USUAL_PLAN.workoutFrequency } = profile ?? {};
  // A plan of zero counts as no plan.
  const planned = workoutsPlanned > 0 ? workoutsPlanned : USUAL_PLAN.workoutsPlanned;
  const text = words.weekOf(workouts.length, planned);
  return (
    <Section title={words.week}>
      <div className="flex flex-col gap-2">
        <p className="figures text-head font-strong" {...factData(['workouts', text])}>
          {text}
        </p>
        <ProgressBar label={words.week} value={workouts.length} max={planned} valueText={text} />
        <p className="text-note">{words.streak(weeksInARow(finished, today))}</p>
        {planned > MOST_A_WEEK && (
          <p className="text-note text-rough">
            {words.weekHint(planned, workoutFrequency)}{' '}
            <Link to="/profile" search={{ group: 'you' }} className={textLinkLook}>
              {words.changePlanned}
            </Link>
          </p>
        )}
      </div>
    </Section>
  );
};

const SHOWN = 3;

/** The next days of the followed plan. */
const NextDays = ({ plan }: { readonly plan: WorkoutPlan | undefined }) => {
  const today = useToday();
  const days = nextTrainingDays(plan?.days ?? [], today, SHOWN);
  return (
    <Section title={words.next}>
      {days.length === 0 ? (
        <p className="text-note text-rough">{words.nextNone}</p>
      ) : (
        <ul>
          {days.map((day) => (
            <li key={day} className="flex justify-between gap-4 py-1.5">
              <span>{day === today ? words.nextToday : weekdayText(day)}</span>
              <Name className="text-rough">{plan?.name}</Name>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

/** A workout under way, here or on another device, and a link into it. */
const ActiveWorkout = ({ workout, go }: { readonly workout: Workout; readonly go: GoTo }) => {
  const device = runsOn(workout);
  const isHere = device === undefined || device.id === deviceId();
  const open = () => go({ workout: workout.id });
  const take = async () => {
    if (succeeded(await takeOver(workout.id))) open();
  };
  return (
    <section
      aria-label={copy.active.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-l-4 border-fairway bg-sunken px-4 py-3"
    >
      <p className="min-w-40 flex-1 leading-tight">
        <span className="label block text-rough">
          {isHere ? copy.active.title : copy.active.elsewhere(device.name)}
        </span>
        <span className="font-medium">{copy.active.stands(setsDone(workout))}</span>
      </p>
      {isHere ? (
        <Button variant="primary" size="play" onClick={open}>
          {copy.active.resume}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button size="play" onClick={open}>
            {copy.active.watch}
          </Button>
          <Button size="play" onClick={() => void take()}>
            {copy.active.takeOver}
          </Button>
        </div>
      )}
    </section>
  );
};

const dueWords = copy.home.due;

/** The assessment that is due first, and in how many calendar days. Undefined if one was never done. */
const nextCheck = (profile: Profile | undefined, today: IsoDay) => {
  const [swing, mobility] = [profile?.swingAssessment?.assessmentDate, profile?.mobilityAssessedOn];
  if (swing === undefined || mobility === undefined) return undefined;
  const [days, screened] = [localDay(swing), mobility].map((day) => daysBetween(today, reassessOn(day))) as [
    number,
    number,
  ];
  return days <= screened ? { of: 'swing', days } : { of: 'mobility', days: screened };
};

const DueLine = ({ profile }: { readonly profile: Profile | undefined }) => {
  const next = nextCheck(profile, useToday());
  const text = !next ? dueWords.never : next.days < 0 ? dueWords.over(-next.days) : dueWords.in(next.days);
  return (
    <p className="rule-t flex flex-wrap items-center justify-between gap-x-4 pt-3 text-note">
      <span {...factData(['due', next && String(Math.abs(next.days)), next?.of])}>{text}</span>
      <Link to="/assessment" className={textLinkLook}>
        {dueWords.open}
      </Link>
    </p>
  );
};

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
      <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[1.4fr_1fr] 2xl:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <TodaySection state={state} go={go} />
        <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 2xl:in-columns">
          <div className="print:hidden">
            <WeekSection profile={state.profile} finished={state.finished} />
          </div>
          <NextDays plan={state.plan} />
          <div className="flex flex-col gap-6 print:hidden 2xl:contents">
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
