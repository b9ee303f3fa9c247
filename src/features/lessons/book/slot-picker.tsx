import { useState } from 'react';
import { bookingDays, slotsByDay } from '#src/domain/lessons/slots.ts';
import { clockIn, deviceZone, placeOfZone, sameClock, zonedTime } from '#src/domain/lessons/zones.ts';
import { dayOfMonthText, shortWeekdayName } from '#src/platform/clock/day-text.ts';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/features/lessons/copy.ts';

const words = copy.book;

type SlotPickerProps = {
  readonly starts: readonly string[];
  readonly coachTz: string | undefined;
  readonly value: string | undefined;
  readonly onChange: (startUtc: string) => void;
};

/**
 * 60 days, of which those with a free start can be tapped. Then the starts, in the golfer's time with the coach's
 * below.
 */
export const SlotPicker = ({ starts, coachTz, value, onChange }: SlotPickerProps) => {
  const mine = deviceZone();
  const now = useMinute();
  const days = slotsByDay(starts, mine, now);
  const first = days.keys().next().value;
  const [picked, setPicked] = useState<string>();
  const chosen = value ? zonedTime(value, mine).day : undefined;
  const day = [picked, chosen].find((one) => one !== undefined && days.has(one)) ?? first;
  if (first === undefined || day === undefined) return <p className="text-note">{words.noSlots}</p>;
  const differs = coachTz !== undefined && (days.get(day) ?? []).some((start) => !sameClock(start, mine, coachTz));
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-note font-medium">{words.day}</legend>
        <div className="-mx-1 flex snap-x gap-2 overflow-x-auto px-1 pb-2">
          {bookingDays(now, mine)
            .filter((one) => days.has(one))
            .map((one) => (
              <Button
                key={one}
                variant={one === day ? 'primary' : 'secondary'}
                aria-pressed={one === day}
                className="min-w-18 shrink-0 snap-start flex-col gap-0"
                onClick={() => setPicked(one)}
              >
                <span className="text-fine">{shortWeekdayName(one)}</span>
                <span className="figures">{dayOfMonthText(one)}</span>
              </Button>
            ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-note font-medium">{words.time}</legend>
        <p className="mb-2 text-fine text-rough">
          {differs ? words.timesNote(placeOfZone(mine), placeOfZone(coachTz)) : words.timesSame(placeOfZone(mine))}
        </p>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {(days.get(day) ?? []).map((start) => (
            <Button
              key={start}
              variant={start === value ? 'primary' : 'secondary'}
              aria-pressed={start === value}
              className="flex-col gap-0"
              onClick={() => onChange(start)}
            >
              <span className="figures">{clockIn(start, mine)}</span>
              {differs && <span className="figures text-fine">{clockIn(start, coachTz)}</span>}
            </Button>
          ))}
        </div>
      </fieldset>
    </div>
  );
};
