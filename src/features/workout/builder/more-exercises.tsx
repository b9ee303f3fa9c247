import { useState } from 'react';
import type { ForeignExercise } from '#src/domain/entities/workout.entity.ts';
import { EXERCISES } from '@divot/golf-content';
import { configCheck } from '#src/platform/current-config.ts';
import { logError } from '#src/platform/error-log.ts';
import { useNetwork } from '#src/platform/state.ts';
import { createExerciseData, type MoreExercise } from '#src/services/exercise-data/exercise-data.ts';
import { foundExercises, keepExercises } from '#src/services/exercise-data/found-exercises.ts';
import { PlusIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/features/workout/copy.ts';

type Props = {
  readonly search: string;
  readonly onChoose: (id: string, foreign: ForeignExercise) => void;
};
const words = copy.moreExercises;

const ours: ReadonlySet<string> = new Set(EXERCISES.map(({ name }) => name.toLowerCase()));
const isOurs = (name: string) => ours.has(name.toLowerCase());

const settings = configCheck.ok ? configCheck.config.exerciseData : undefined;

/** Exercises from the exercise service: fetched on a tap, stored on the device, and then available offline. */
export const MoreExercises = ({ search, onChoose }: Props) => {
  const network = useNetwork();
  const [state, setState] = useState<'known' | 'asking' | 'asked' | 'failed'>('known');
  if (settings?.key === undefined) return <p className="pt-6 text-fine text-rough">{words.noKey}</p>;
  const service = createExerciseData({ ...settings, key: settings.key });
  const found = foundExercises(search).filter(({ name }) => !isOurs(name));
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
        {words.title}
      </h3>
      <p role="status" className="text-note text-rough">
        {isOffline && words.offline}
        {!isOffline && state === 'failed' && words.failed}
        {!isOffline && state === 'asked' && found.length === 0 && words.none}
      </p>
      <ul>
        {found.map((exercise) => (
          <li key={exercise.id} className="rule-b">
            <FoundExercise exercise={exercise} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {!isOffline && (
        <Button className="mt-3" busy={state === 'asking'} onClick={() => void ask()}>
          {words.find}
        </Button>
      )}
    </section>
  );
};

const FoundExercise = ({ exercise, onChoose }: { readonly exercise: MoreExercise } & Pick<Props, 'onChoose'>) => {
  const { id, name, area, instructions } = exercise;
  return (
    <button
      type="button"
      aria-label={copy.builder.addOne(name)}
      className="flex min-h-play w-full items-center gap-3 py-2 text-left hover:bg-sunken"
      onClick={() => onChoose(id, { name, area, cue: instructions })}
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-medium">{name}</span>
        <span className="line-clamp-2 text-note text-rough">{instructions}</span>
      </span>
      <PlusIcon className="size-5 text-fairway-ink" />
    </button>
  );
};
