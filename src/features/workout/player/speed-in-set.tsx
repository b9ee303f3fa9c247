import { useState } from 'react';
import { readSpeedSet, speedsIn } from '#src/domain/training/speed-set.ts';
import { copy } from '#src/features/workout/copy.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { NumberField } from '#src/ui/primitives/field.tsx';

const words = copy.player.speed;

type Props = {
  /** What was typed of this set, as text. */
  readonly speeds: string;
  readonly onChange: (speeds: string) => void;
};

/** Speeds of a set of fast swings as a measuring device says them: one after the other, or pasted. Says when the set is over. */
export const SpeedInSet = ({ speeds, onChange }: Props) => {
  const [next, setNext] = useState('');
  const swings = speedsIn(speeds);
  const set = readSpeedSet(swings);
  const added = speedsIn(next);
  const add = () => {
    onChange([...swings, ...added].join(' '));
    setNext('');
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <NumberField decimal label={words.field} hint={words.hint} maxLength={200} value={next} onChange={setNext} />
        <Button disabled={added.length === 0} onClick={add}>
          {words.add}
        </Button>
      </div>
      {set && (
        <div className="flex items-center justify-between gap-4">
          <p role="status" className={set.isOver ? 'text-lead font-strong' : 'figures text-note'}>
            {set.isOver ? words.over(Math.round(set.loss * 100)) : words.so(set.swings, set.best, swings.at(-1)!)}
          </p>
          <Button variant="quiet" onClick={() => onChange(swings.slice(0, -1).join(' '))}>
            {words.undo}
          </Button>
        </div>
      )}
    </div>
  );
};
