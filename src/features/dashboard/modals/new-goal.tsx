import { useState } from 'react';
import { addPlayingGoal } from '#src/data/commands/profile.ts';
import { fieldOf } from '#src/domain/entities/limits.ts';
import { choiceField, textField } from '#src/domain/forms/fields.ts';
import { GOAL_CHARACTERS, GOAL_COUNTED_FROM, GOAL_TYPES, MOST_GOALS } from '#src/domain/goals/goal-types.ts';
import { copy } from '#src/features/dashboard/lower-copy.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { Offers } from './part.tsx';

const words = copy.goals;

export const goalFields = {
  type: choiceField(fieldOf('profiles', 'playingGoals.type'), 'process', words.type, words.types),
  text: textField(
    { ...fieldOf('profiles', 'playingGoals.text'), maxLength: GOAL_CHARACTERS },
    {
      label: words.text,
      problem: words.tooLong(GOAL_CHARACTERS),
    },
  ),
};

type Props = {
  readonly uid: string;
  /** The number of goals the golfer already has. */
  readonly goals: number;
};

/**
 * SPEC section 5: the golfer cannot add a goal that is empty or only spaces. The button is disabled, and submitting
 * does nothing.
 */
export const NewGoal = ({ uid, goals }: Props) => {
  const form = useForm(goalFields, { name: 'playing-goal', uid, document: {}, isLive: true });
  const [failure, setFailure] = useState<string>();
  const { type, text } = form.typed;
  const kind = GOAL_TYPES.find((one) => one.type === type);
  const { length } = text.trim();
  const hint = length > GOAL_COUNTED_FROM ? words.count(length, GOAL_CHARACTERS) : kind?.tip;
  const tooLong = form.problems['text'];
  const full = goals >= MOST_GOALS ? words.tooMany(MOST_GOALS) : undefined;
  const error = full ?? tooLong ?? failure;
  const blank = text.trim() === '';

  const edit: typeof form.change = (part) => {
    setFailure(undefined);
    form.change(part);
  };
  const save = useSingleFlight(async () => {
    if (blank || tooLong !== undefined || full !== undefined) return false;
    const added = await addPlayingGoal(uid, type, text);
    if (added.ok) form.discard();
    else {
      logError(new Error('playing goal'));
      setFailure(added.error);
    }
    return false; // false allows saving again: the form stays open for the next goal
  });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        {...form.at('text')}
        onChange={(next) => edit({ text: next })}
        hint={hint}
        error={error}
        autoComplete="off"
        enterKeyHint="done"
      />
      <RadioCards
        label={words.type}
        value={type}
        onChange={(next) => edit({ type: next })}
        cards={GOAL_TYPES.map((one) => ({ value: one.type, title: words.types[one.type], text: one.description }))}
      />
      <Offers title={words.examples} texts={kind?.examples ?? []} onPick={(example) => edit({ text: example })} />
      <Button
        variant="primary"
        type="submit"
        disabled={blank || tooLong !== undefined || full !== undefined}
        className="self-start"
      >
        {words.save}
      </Button>
    </form>
  );
};
