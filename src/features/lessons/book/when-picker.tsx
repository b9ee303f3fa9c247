import { useState } from 'react';
import { momentText } from '#src/platform/day-text.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/lessons/copy.ts';
import { useFreeStarts } from '#src/features/lessons/use-free-starts.ts';
import { SlotPicker } from './slot-picker.tsx';

const words = copy.book;

/** Without the coach's free times, the golfer names a start in their own time zone. The calendar decides later. */
const Wish = ({ onChange }: { readonly onChange: (startUtc: string) => void }) => {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const change = (nextDay: string, nextTime: string) => {
    setDay(nextDay);
    setTime(nextTime);
    const start = nextDay && nextTime ? new Date(`${nextDay}T${nextTime}`) : undefined;
    onChange(start && !Number.isNaN(start.getTime()) ? start.toISOString() : '');
  };
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField type="date" label={words.wishDay} value={day} onChange={(next) => change(next, time)} />
      <TextField type="time" step={1800} label={words.wishTime} value={time} onChange={(next) => change(day, next)} />
    </div>
  );
};

type WhenPickerProps = {
  readonly userId: string;
  readonly lesson: { readonly coachUser: string; readonly slug: string };
  readonly coachTz: string | undefined;
  readonly value: string | undefined;
  readonly onChange: (startUtc: string) => void;
};

export const WhenPicker = ({ userId, lesson, coachTz, value, onChange }: WhenPickerProps) => {
  const free = useFreeStarts(userId, lesson);
  const isUnreached = free.failure === undefined || free.failure === 'offline' || free.failure === 'busy';
  if (free.state === 'loading' && free.starts.length === 0) {
    return (
      <div aria-busy="true">
        <p className="text-note text-rough">{words.loading}</p>
        <Skeleton className="mt-2 h-24 w-full" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {free.failure !== undefined && !isUnreached && <ErrorNote title={words.failed[free.failure]} />}
      {free.failure !== undefined && isUnreached && (
        <div role="status" className="flex flex-col items-start gap-2 border-l-4 border-rule pl-3 text-note">
          <p>{words.failed[free.failure]}</p>
          <p>{free.at ? words.cached(momentText(free.at)) : words.noCache}</p>
          <Button onClick={free.ask}>{words.again}</Button>
        </div>
      )}
      {free.state === 'none' && isUnreached && <Wish onChange={onChange} />}
      {(free.state === 'fresh' || free.state === 'kept' || free.starts.length > 0) && (
        <SlotPicker starts={free.starts} coachTz={coachTz} value={value} onChange={onChange} />
      )}
    </div>
  );
};
