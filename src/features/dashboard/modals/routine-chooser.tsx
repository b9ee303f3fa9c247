import { faultsInOrder } from '#src/domain/coach/fault-order.ts';
import { useState } from 'react';
import { choosePreshotRoutine } from '#src/data/commands/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { ROUTINES, type Routine, suggestedRoutine } from '#src/domain/routines/routines.ts';
import { compact } from '@divot/basics';
import { copy } from '#src/features/dashboard/copy.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { Part } from './part.tsx';

const words = copy.routine;

const Detail = ({ routine: { steps, stepSeconds, pros, ideal, psychology } }: { readonly routine: Routine }) => (
  <div className="measure flex flex-col gap-5">
    <Part title={words.steps}>
      <ol className="flex flex-col gap-2">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span className="figures w-4 shrink-0 font-strong">{at + 1}</span>
            <span className="flex-1">{step}</span>
            <span className="figures text-note text-rough">{words.seconds(stepSeconds[at]!)}</span>
          </li>
        ))}
      </ol>
    </Part>
    <Part title={words.ideal}>
      <p>{ideal}</p>
    </Part>
    <Part title={words.pros}>
      <ul className="list-disc pl-5">
        {pros.map((pro) => (
          <li key={pro}>{pro}</li>
        ))}
      </ul>
    </Part>
    <Part title={words.why}>
      <p>{psychology}</p>
    </Part>
  </div>
);

/** Lets the golfer choose one of three pre-shot routines. */
export const RoutineChooser = ({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) => {
  const faultIds = faultsInOrder(profile);
  const fitting = suggestedRoutine(faultIds);
  const [chosen, setChosen] = useState(profile.preshotRoutine ?? fitting);
  const [error, setError] = useState<string>();
  const routine = ROUTINES.find(({ id }) => id === chosen);
  const use = async () => {
    const saved = await choosePreshotRoutine(profile.id, chosen);
    if (saved.ok) onClose();
    else setError(saved.error);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title}
      footer={
        <Button variant="primary" block onClick={() => void use()}>
          {words.use}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        {error !== undefined && <ErrorNote title={error} />}
        <RadioCards
          label={words.choose}
          value={chosen}
          onChange={setChosen}
          cards={ROUTINES.map(({ id, name }) =>
            compact({
              value: id,
              title: name,
              text: id === fitting && faultIds.length > 0 ? words.fits : undefined,
            }),
          )}
        />
        {routine && <Detail routine={routine} />}
      </div>
    </Sheet>
  );
};
