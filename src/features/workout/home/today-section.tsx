import { Link } from '@tanstack/react-router';
import { useFocusQuote } from '#src/data/queries/focus-quote.ts';
import { useActiveWorkouts } from '#src/data/queries/workouts.ts';
import { plannedSeconds, runsOn } from '@divot/training';
import { deviceId } from '#src/platform/device/device.ts';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { PrintIcon } from '#src/ui/icons/screen-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { ExerciseLine, OpensFigure } from '#src/features/workout/exercise-line.tsx';
import { SetBoxes } from '#src/features/workout/set-boxes.tsx';
import { PainNotes } from '#src/features/workout/pain-notes.tsx';
import { exerciseName, minutesText, needsBand, setsText } from '#src/features/workout/wording.ts';
import { kindOf, useStart } from '#src/features/workout/use-start.ts';
import type { useTodaysWorkout } from '#src/features/workout/use-todays-workout.ts';
import type { GoTo } from '#src/features/workout/workout-search.ts';
import type { PlannedExercise } from '#src/domain/entities/workout.entity.ts';
import { Figure } from '#src/ui/figures/figure.tsx';
import { DeskRow, DeskTable } from '#src/ui/layout/desk-table.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';

/** The exercises of a workout on a desktop: name, amount, rest and reason. */
const ExerciseTable = ({ exercises }: { readonly exercises: readonly PlannedExercise[] }) => (
  <DeskTable label={copy.exercises.title} columns={copy.exercises.columns}>
    {exercises.map((entry) => (
      <DeskRow key={entry.id}>
        <th scope="row" className="py-2 pr-4 text-left font-medium">
          <OpensFigure entry={entry}>
            <Figure id={entry.exerciseId} className="w-12 shrink-0" />
            <span>
              {exerciseName(entry)} {needsBand(entry.exerciseId) && <Badge tone="sky">{copy.band}</Badge>}
            </span>
          </OpensFigure>
          <SetBoxes sets={entry.sets} />
        </th>
        <td className="figures py-2 pr-4 text-right whitespace-nowrap">{setsText(entry.sets, entry.reps)}</td>
        <td className="figures py-2 pr-4 text-right whitespace-nowrap">
          {entry.restSec > 0 ? copy.exercises.seconds(entry.restSec) : '–'}
        </td>
        <td className="py-2 text-rough">{entry.why}</td>
      </DeskRow>
    ))}
  </DeskTable>
);

type Props = { readonly state: ReturnType<typeof useTodaysWorkout>; readonly go: GoTo };
const words = copy.home;

/** Today's workout, exercise by exercise with its reason, and the button that starts it. */
export const TodaySection = ({ state: { today, plan, plans, split, trainee }, go }: Props) => {
  const { workouts: active } = useActiveWorkouts();
  const quote = useFocusQuote();
  const start = useStart((id) => go({ workout: id }));
  const isWide = useIsWide();
  const isBusyHere = active.some((workout) => runsOn(workout)?.id === deviceId());
  const links = (
    <span className="flex flex-wrap gap-x-4 print:hidden">
      {plan && (
        <Link to="/workout-new" search={{ plan: plan.id, step: 'plan' }} className={textLinkLook}>
          {words.edit}
        </Link>
      )}
      {plans.length > 1 && (
        <button type="button" className={textLinkLook} onClick={() => go({ view: 'plans' })}>
          {words.plans}
        </button>
      )}
    </span>
  );
  const pain = <PainNotes painAreas={trainee.painAreas} leftOut={today.ok ? today.value.leftOut : []} />;
  if (!today.ok) {
    return (
      <Section title={words.today} aside={links}>
        {pain}
        <EmptyState of="workouts">{words.none}</EmptyState>
      </Section>
    );
  }
  const { day, exercises, light, deload, isOwnList } = today.value;
  return (
    <Section title={words.today} aside={links}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div>
            <p className="text-head font-strong">{isOwnList && plan ? plan.name : words.days[day]}</p>
            <p className="text-note text-rough">
              {words.facts(exercises.length, minutesText(plannedSeconds(exercises)))}
            </p>
            {quote && (
              <p className="measure text-note" {...quote.facts}>
                {quote.text}
              </p>
            )}
          </div>
          <span className="flex gap-3">
            <Button size="play" className="max-lg:hidden" onClick={() => window.print()}>
              <PrintIcon className="size-5" />
              {words.print}
            </Button>
            <Button
              variant="primary"
              size="play"
              disabled={isBusyHere}
              onClick={() =>
                void start({
                  exercises,
                  split,
                  planId: plan?.id,
                  kind: kindOf(split, light),
                })
              }
            >
              <StartIcon className="size-5" />
              {words.start}
            </Button>
          </span>
        </div>
        {pain}
        {light && <p className="border-l-4 border-sand bg-sand-tint px-4 py-2 text-note">{words.light[light]}</p>}
        {deload && <p className="border-l-4 border-sand bg-sand-tint px-4 py-2 text-note">{words.deload}</p>}
        {isWide ? (
          <ExerciseTable exercises={exercises} />
        ) : (
          <ol className="rule-t [&>li:last-child]:border-b-0">
            {exercises.map((entry) => (
              <li key={entry.id} className="rule-b py-3">
                <ExerciseLine entry={entry} />
                <SetBoxes sets={entry.sets} />
              </li>
            ))}
          </ol>
        )}
        {!plan && <p className="text-note text-rough">{words.suggestion}</p>}
      </div>
    </Section>
  );
};
