import { useState } from 'react';
import { finishWorkout } from '#src/data/commands/workouts.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { inOrder, isOver, isShown, secondsUntil, setsDone } from '@divot/training';
import { nowIso } from '#src/platform/clock/clock.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { copy } from './copy.ts';
import { EffortPicker } from './effort-picker.tsx';
import { finishFields } from './workout-fields.ts';
import { exerciseName, loadUnit, setsInOrder, setText } from './wording.ts';
import type { GoTo } from './workout-search.ts';

const words = copy.finish;

/** The end of a workout: how long, how hard, and what was done. */
export const FinishScreen = ({ workout, go }: { readonly workout: Workout; readonly go: GoTo }) => {
  const { units } = usePreferences();
  // oxlint-disable-next-line time/no-clock-in-render -- the workout ended when the golfer opened this screen
  const [measuredSec] = useState(() => secondsUntil(workout, nowIso()));
  const [failure, setFailure] = useState<string>();
  const form = useForm(finishFields, {
    name: `finish-${workout.id}`,
    uid: workout.userId,
    document: { durationSec: measuredSec, notes: workout.notes },
    isLive: true,
  });
  const items = inOrder(workout.items).filter(isShown);
  const left = items.filter((item) => !isOver(item)).length;
  const isNothing = setsDone(workout) === 0;

  const save = async () => {
    const read = form.read();
    if (!read.ok) {
      focusFirstProblem();
      return;
    }
    // The field shows whole minutes.
    const durationSec = form.touched.durationSec === undefined ? measuredSec : read.value.durationSec!;
    const finished = await finishWorkout(workout.id, { ...read.value, durationSec });
    setFailure(finished.ok ? undefined : finished.error);
    if (!finished.ok) return;
    form.discard();
    showToast({ text: words.saved });
    go({ workout: workout.id }, { replace: true });
  };

  return (
    <Page
      title={words.title}
      back={<BackLink label={words.back} onClick={() => go({ workout: workout.id }, { replace: true })} />}
    >
      {isNothing && <p className="border-l-4 border-sand bg-sand-tint px-4 py-3">{words.none}</p>}
      {left > 0 && !isNothing && <p className="border-l-4 border-sand bg-sand-tint px-4 py-3">{words.left(left)}</p>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.at('durationSec')} />
        <EffortPicker {...form.at('sessionEffort')} />
      </div>
      <TextArea {...form.at('notes')} />
      <Section title={words.done}>
        <ul>
          {items
            .filter(({ sets }) => sets.length > 0)
            .map((item) => (
              <li key={item.id} className="rule-b flex flex-wrap justify-between gap-x-4 py-2">
                <span>{exerciseName(item)}</span>
                <span className="figures text-rough">
                  {setsInOrder(item)
                    .map((set) => setText(set, loadUnit(units)))
                    .join(', ')}
                </span>
              </li>
            ))}
        </ul>
      </Section>
      {failure !== undefined && <ErrorNote title={failure} />}
      <Button
        variant="primary"
        size="play"
        block
        className="sm:w-auto sm:self-start"
        disabled={isNothing}
        onClick={() => void save()}
      >
        {words.save}
      </Button>
    </Page>
  );
};
