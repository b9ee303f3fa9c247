import { useState } from 'react';
import { EXERCISES, todayWithout } from '@divot/golf-content';
import {
  type PlanList,
  addExercise,
  addForeignExercise,
  availableTo,
  ranked,
  reasonFor,
  suitsUnknown,
} from '@divot/training';
import type { Result } from '@divot/basics';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { ExerciseChoice } from '#src/features/workout/exercise-choice.tsx';
import type { Builder } from './use-builder.ts';
import type { ForeignExercise } from '#src/domain/entities/workout.entity.ts';
import { configCheck } from '#src/platform/settings/current-config.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { useNetwork } from '#src/platform/state.ts';
import { type MoreExercise, createExerciseData } from '#src/services/exercise-data/exercise-data.ts';
import { foundExercises, keepExercises } from '#src/services/exercise-data/found-exercises.ts';
import { PlusIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';

type MoreExercisesProps = {
  readonly search: string;
  readonly onChoose: (id: string, foreign: ForeignExercise) => void;
};
const moreExercisesWords = copy.moreExercises;

const ours: ReadonlySet<string> = new Set(EXERCISES.map(({ name }) => name.toLowerCase()));
const isOurs = (name: string) => ours.has(name.toLowerCase());

const settings = configCheck.ok ? configCheck.config.exerciseData : undefined;

/** Exercises from the exercise service: fetched on a tap, stored on the device, and then available offline. */
const MoreExercises = ({ search, onChoose }: MoreExercisesProps) => {
  const network = useNetwork();
  const [state, setState] = useState<'known' | 'asking' | 'asked' | 'failed'>('known');
  if (settings?.key === undefined) return <p className="pt-6 text-fine text-rough">{moreExercisesWords.noKey}</p>;
  const service = createExerciseData({ ...settings, key: settings.key });
  const matches = foundExercises(search).filter(({ name }) => !isOurs(name));
  const isOffline = network === 'offline';
  const ask = async () => {
    setState('asking');
    const answer = await service.find(search.trim());
    if (answer.ok) keepExercises(answer.value);
    else logError(new Error(answer.error));
    setState(answer.ok ? 'asked' : 'failed');
  };
  return (
    <section aria-labelledby="more-exercises" className="pt-6">
      <h3 id="more-exercises" className="label text-rough">
        {moreExercisesWords.title}
      </h3>
      <p role="status" className="text-note text-rough">
        {isOffline && moreExercisesWords.offline}
        {!isOffline && state === 'failed' && moreExercisesWords.failed}
        {!isOffline && state === 'asked' && matches.length === 0 && moreExercisesWords.none}
      </p>
      <ul>
        {matches.map((exercise) => (
          <li key={exercise.id} className="rule-b">
            <FoundExercise exercise={exercise} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {!isOffline && (
        <Button className="mt-3" busy={state === 'asking'} onClick={() => void ask()}>
          {moreExercisesWords.find}
        </Button>
      )}
    </section>
  );
};

const FoundExercise = ({
  exercise,
  onChoose,
}: { readonly exercise: MoreExercise } & Pick<MoreExercisesProps, 'onChoose'>) => {
  const { id, name, area, instructions } = exercise;
  return (
    <button
      type="button"
      aria-label={copy.builder.addOne(name)}
      className="flex min-h-play w-full flex-wrap items-center gap-x-3 py-2 text-left hover:bg-sunken"
      onClick={() => onChoose(id, { name, area, cue: instructions })}
    >
      <span className="row-words flex flex-col">
        <span className="font-medium">{name}</span>
        <span className="line-clamp-2 text-note text-rough">{instructions}</span>
      </span>
      <PlusIcon className="size-5 text-fairway-ink" />
    </button>
  );
};

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly builder: Builder;
  readonly onAdded: (list: PlanList) => void;
  readonly onProblem: (text: string) => void;
};
const words = copy.builder;
const REPS_OF_FOREIGN = '8-12';

/** Every exercise the golfer can do that is not in the plan, best fit first. */
export const AddSheet = ({ open, onClose, builder: { list, trainee }, onAdded, onProblem }: Props) => {
  const [search, setSearch] = useState('');
  const without = todayWithout(trainee.painAreas);
  const wanted = search.trim().toLowerCase();
  const choices = ranked(availableTo(trainee), trainee).filter(
    ({ id, name, area, pattern }) =>
      !list.some((entry) => entry.exerciseId === id) &&
      [name, area, pattern].some((text) => text.toLowerCase().includes(wanted)),
  );
  const settle = (more: Result<PlanList>) => {
    if (more.ok) onAdded(more.value);
    else onProblem(more.error);
  };
  return (
    <Sheet open={open} onClose={onClose} title={words.add}>
      <TextField label={words.search} value={search} onChange={setSearch} type="search" />
      {without !== undefined && <p className="measure py-2 text-note text-rough">{without}</p>}
      {choices.length === 0 && <p className="py-4 text-rough">{words.nothing}</p>}
      <ul className="pt-2">
        {choices.map((exercise) => (
          <li key={exercise.id} className="rule-b">
            <ExerciseChoice
              exercise={exercise}
              why={reasonFor(exercise, trainee)}
              label={words.addOne(exercise.name)}
              onChoose={() => settle(addExercise(list, exercise, reasonFor(exercise, trainee)))}
            />
          </li>
        ))}
      </ul>
      {suitsUnknown(trainee) && (
        <MoreExercises
          search={search}
          onChoose={(id, foreign) => settle(addForeignExercise(list, id, foreign, REPS_OF_FOREIGN))}
        />
      )}
    </Sheet>
  );
};
