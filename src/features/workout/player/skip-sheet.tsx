import { useState } from 'react';
import { skipExercise } from '#src/data/commands/workouts.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from '#src/features/workout/copy.ts';
import type { SheetProps } from './sheet-props.ts';

const words = copy.skipSheet;

/** Leaving an exercise out, with the reason. */
export const SkipSheet = ({ open, workout, item, onClose, settle }: SheetProps) => {
  const [reason, setReason] = useState<string>(words.reasons[0]);
  const [other, setOther] = useState('');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      footer={
        <Button
          variant="primary"
          size="play"
          block
          onClick={() => void settle(skipExercise(workout.id, item.id, other.trim() || reason))}
        >
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
            setOther('');
          }}
        />
        <TextField label={words.other} maxLength={120} value={other} onChange={setOther} />
      </div>
    </Sheet>
  );
};
