import { useState } from 'react';
import { Button } from './button.tsx';
import { type Option, Select } from './select.tsx';
import { Sheet } from './sheet.tsx';
import { Switch } from './switch.tsx';

type Props<T extends string> = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly words: Readonly<Record<'title' | 'text' | 'area' | 'later' | 'laterHint' | 'action', string>>;
  readonly places: readonly Option<T>[];
  /** The initial choice. */
  readonly usual: T;
  /** Warning signs for that place that cannot wait. */
  readonly signsOf: (place: T) => readonly string[];
  readonly onStop: (place: T, isForLater: boolean) => void;
};

/** Something hurts: asks where, and whether coming sessions should spare that place too. */
export const PainSheet = <T extends string>({ open, onClose, words, places, usual, signsOf, onStop }: Props<T>) => {
  const [place, setPlace] = useState(usual);
  const [isForLater, setForLater] = useState(true);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      footer={
        <Button variant="danger" size="play" block onClick={() => onStop(place, isForLater)}>
          {words.action}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="measure text-note">{words.text}</p>
        <Select label={words.area} value={place} options={places} onChange={setPlace} />
        {signsOf(place).map((sign) => (
          <p key={sign} className="measure font-medium">
            {sign}
          </p>
        ))}
        <Switch label={words.later} hint={words.laterHint} checked={isForLater} onChange={setForLater} />
      </div>
    </Sheet>
  );
};
