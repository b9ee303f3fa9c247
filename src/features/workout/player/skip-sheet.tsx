import { useState } from 'react';
import { skipExercise } from '#src/data/commands/workouts.ts';
import { useDraft } from '#src/platform/draft.ts';
import { isText } from '#src/platform/local-store.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from '#src/features/workout/copy.ts';
import type { SheetProps } from './sheet-props.ts';

const words = copy.skipSheet;

/** Skips an exercise and records the reason. */
export const SkipSheet = ({ open, workout, item, onClose, settle }: SheetProps) => {
  const [reason, setReason] = useState<string>(words.reasons[0]);
  const { draft: other = '', saveDraft, discardDraft } = useDraft(`skip-${item.id}`, workout.userId, isText);
  const skip = async () => {
    const skipped = await skipExercise(workout.id, item.id, other.trim() || reason);
    if (skipped.ok) discardDraft();
    return skipped;
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      footer={
        <Button variant="primary" size="play" block onClick={() => void settle(skip())}>
          {words.action}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioCards
          label={words.legend}
          value={other.trim() === '' ? reason : undefined}
          cards={words.reasons.map((value) => ({ value, title: value }))}
          onChange={(value) => {
            setReason(value);
            discardDraft();
          }}
        />
        <TextField label={words.other} maxLength={120} value={other} onChange={saveDraft} />
      </div>
    </Sheet>
  );
};
