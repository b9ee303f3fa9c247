import { useExamples } from '#src/data/queries/examples.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { setsDone } from '@divot/training';
import { weekdayText } from '#src/platform/clock/day-text.ts';
import { isRejected, useDocumentSync } from '#src/platform/state.ts';
import { Figure } from '#src/ui/figures/figure.tsx';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { minutesText } from '#src/features/workout/wording.ts';
import type { GoTo } from '#src/features/workout/workout-search.ts';

const words = copy.summary;

const Marks = ({ workout }: { readonly workout: Workout }) => {
  const sync = useDocumentSync('workouts', workout.id);
  return (
    <>
      {workout.status === 'abandoned' && <Badge>{words.abandoned}</Badge>}
      {(workout.conflicts?.length ?? 0) > 0 && <Badge tone="flag">{words.disagreement}</Badge>}
      {(sync === 'pending' || sync === 'syncing') && <Badge>{words.pending}</Badge>}
      {isRejected(sync) && <Badge tone="sand">{words.rejected}</Badge>}
    </>
  );
};

export const WorkoutRow = ({ workout, go }: { readonly workout: Workout; readonly go: GoTo }) => (
  <li className="rule-b">
    <button
      type="button"
      className="flex min-h-play w-full flex-wrap items-center gap-x-4 py-2 text-left hover:bg-sunken"
      onClick={() => go({ workout: workout.id })}
    >
      <Figure id={workout.items[0]?.exerciseId ?? ''} className="w-16 shrink-0" />
      <span className="row-words flex flex-col">
        <span className="font-medium">{workout.split ?? copy.title}</span>
        <span className="flex flex-wrap items-center gap-2 text-note text-rough">
          {weekdayText(workout.completedAt ?? workout.startedAt)}
          <Marks workout={workout} />
        </span>
      </span>
      <span className="figures text-note text-rough">
        {[copy.sets(setsDone(workout)), ...(workout.durationSec ? [minutesText(workout.durationSec)] : [])].join(', ')}
      </span>
    </button>
  </li>
);

const Examples = () => (
  <ul>
    {useExamples('workouts', 2).map((workout) => (
      <WorkoutRow key={workout.id} workout={workout} go={() => undefined} />
    ))}
  </ul>
);

/** In place of the list before the first workout. */
export const NoWorkouts = () => (
  <EmptyState of="workouts" example={<Examples />}>
    {copy.home.noHistory}
  </EmptyState>
);

type Props = {
  readonly workouts: readonly Workout[];
  /** Whether older workouts exist beyond these. */
  readonly all: boolean;
  readonly go: GoTo;
};

/** The newest finished workouts. */
export const HistoryList = ({ workouts, all, go }: Props) => (
  <Section
    title={copy.home.history}
    aside={
      all && (
        <button type="button" className={textLinkLook} onClick={() => go({ view: 'history' })}>
          {copy.home.all}
        </button>
      )
    }
  >
    {workouts.length === 0 && <NoWorkouts />}
    <ul>
      {workouts.map((workout) => (
        <WorkoutRow key={workout.id} workout={workout} go={go} />
      ))}
    </ul>
  </Section>
);
