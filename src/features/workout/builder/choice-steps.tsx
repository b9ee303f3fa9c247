import { EQUIPMENT, SPLITS, isSplit, splitOf } from '@divot/golf-content';
import { useProfile } from '#src/data/queries/profile.ts';
import { mostExercises } from '#src/domain/training/plan.ts';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { Chips } from '#src/features/workout/chips.tsx';
import { MINUTES } from './builder-draft.ts';
import type { Builder } from './use-builder.ts';

type Props = { readonly builder: Builder };
const words = copy.builder;

export const SplitStep = ({ builder: { draft, set } }: Props) => {
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
export const EquipmentStep = ({ builder: { draft, trainee, set } }: Props) => (
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

export const TimeStep = ({ builder: { draft, set } }: Props) => (
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
