import { useHandicap } from '#src/data/queries/handicap.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useRoundsThisMonth } from '#src/data/queries/rounds.ts';
import { useWorkoutsThisWeek } from '#src/data/queries/training.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';
import { roundsPlanned, workoutsPlanned } from './progress.ts';

const Counted = (props: { readonly label: string; readonly done: number; readonly plan: number }) => (
  <div className="flex flex-col justify-between gap-1">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-note leading-tight" aria-hidden="true">
      <span>{props.label}</span>
      <span className="figures">
        <strong className="text-lead">{props.done}</strong>
        <span className="text-rough"> / {props.plan}</span>
      </span>
    </div>
    <ProgressBar label={props.label} value={props.done} max={props.plan} valueText={copy.of(props.done, props.plan)} />
  </div>
);

/** Handicap, rounds this month and workouts this week against the plan (SPEC section 2, sidebar). */
export const ProgressList = () => {
  const { profile, ready: profileReady } = useProfile();
  const { count: rounds, ready: roundsReady } = useRoundsThisMonth();
  const { workouts, ready: workoutsReady } = useWorkoutsThisWeek();
  const { handicap, ready: handicapReady } = useHandicap();
  if (!(profileReady && roundsReady && workoutsReady && handicapReady)) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-20" />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-5 gap-y-3">
      <div className="leading-tight">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-note">{copy.handicap}</span>
          <span className="figures text-lead leading-none font-strong">
            {handicap ? handicapText(handicap.index) : copy.none}
          </span>
        </p>
        {handicap && (
          <p className="text-fine text-rough">
            {handicap.estimatedFrom === undefined ? copy.entered : copy.estimated(handicap.estimatedFrom)}
          </p>
        )}
      </div>
      <Counted label={copy.rounds} done={rounds} plan={roundsPlanned(profile)} />
      <Counted label={copy.workouts} done={workouts.length} plan={workoutsPlanned(profile)} />
    </div>
  );
};

/** The same list in the desktop sidebar. */
export const SidebarProgress = () => (
  <section aria-labelledby="sidebar-progress" className="rule-t pt-5">
    <h2 id="sidebar-progress" className="label mb-3 text-rough">
      {copy.title}
    </h2>
    <ProgressList />
  </section>
);
