import { type FactName, factData } from '#src/domain/facts.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useRoundsThisMonth } from '#src/data/queries/rounds.ts';
import { useWorkoutsThisWeek } from '#src/data/queries/training.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';
import { roundsPlanned, workoutsPlanned } from './progress.ts';

const lineLook = 'flex flex-wrap items-center gap-x-3 leading-tight';

const Counted = (props: {
  readonly label: string;
  readonly done: number;
  readonly plan: number;
  readonly since?: string;
  readonly fact: FactName;
}) => (
  <div className={lineLook} {...factData([props.fact, copy.of(props.done, props.plan)])}>
    <span aria-hidden="true" className="w-36 text-note">
      {props.label}
      {props.since && <span className="block text-fine text-rough">{props.since}</span>}
    </span>
    <div className="min-w-20 flex-1">
      <ProgressBar
        label={props.label}
        value={props.done}
        max={props.plan}
        valueText={copy.of(props.done, props.plan)}
      />
    </div>
    <span aria-hidden="true" className="figures text-right">
      <strong className="text-lead leading-none">{props.done}</strong>
      <span className="text-rough"> {copy.outOf(props.plan)}</span>
    </span>
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
    <div className="flex flex-col gap-1">
      <p className={lineLook}>
        <span className="text-note">{copy.handicap}</span>
        {handicap && (
          <span className="min-w-32 flex-1 text-right text-fine text-rough lg:text-left">
            {handicap.estimatedFrom === undefined ? copy.entered : copy.estimated(handicap.estimatedFrom)}
          </span>
        )}
        <strong
          className="figures ml-auto text-lead leading-none font-strong"
          {...factData(['index', handicap ? handicapText(handicap.index) : copy.none])}
        >
          {handicap ? handicapText(handicap.index) : copy.none}
        </strong>
      </p>
      <Counted fact="rounds" label={copy.rounds} done={rounds} plan={roundsPlanned(profile)} />
      <Counted
        fact="workouts"
        label={copy.workouts}
        since={copy.since}
        done={workouts.length}
        plan={workoutsPlanned(profile)}
      />
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
