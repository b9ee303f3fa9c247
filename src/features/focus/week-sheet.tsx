import { useState } from 'react';
import { saveProfile } from '#src/data/commands/profile.ts';
import {
  MINUTES,
  PLACES,
  type PracticeWeek,
  practiceWeekOf,
  SESSIONS,
  USUAL_WEEK,
} from '#src/domain/coach/practice-week.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

const words = copy.time;
const segmentsOf = (figures: readonly number[]) => figures.map((n) => ({ value: String(n), label: String(n) }));

type SheetProps = { readonly profile: Profile; readonly onClose: () => void };

/** Asks how much the golfer can practise in a week, and where. */
export const WeekSheet = ({ profile, onClose }: SheetProps) => {
  const [week, setWeek] = useState<PracticeWeek>(practiceWeekOf(profile) ?? USUAL_WEEK);
  const set = (change: Partial<PracticeWeek>) => setWeek({ ...week, ...change });
  const save = async () => {
    if (succeeded(await saveProfile(profile.id, { practiceWeek: { ...week, places: [...week.places] } }))) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title}
      footer={
        <Button variant="primary" size="play" block onClick={() => void save()}>
          {words.save}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <SegmentedControl
          label={words.sessions}
          value={String(week.sessionsPerWeek)}
          segments={segmentsOf(SESSIONS)}
          onChange={(n) => set({ sessionsPerWeek: SESSIONS.find((one) => String(one) === n) ?? week.sessionsPerWeek })}
        />
        <SegmentedControl
          label={words.minutes}
          value={String(week.minutes)}
          segments={segmentsOf(MINUTES)}
          onChange={(n) => set({ minutes: MINUTES.find((one) => String(one) === n) ?? week.minutes })}
        />
        <fieldset>
          <legend className="text-note font-medium">{words.where}</legend>
          <p className="text-fine text-rough">{words.anywhere}</p>
          {PLACES.map((place) => (
            <Checkbox
              key={place}
              label={words.places[place]}
              checked={week.places.includes(place)}
              onChange={(on) =>
                set({ places: PLACES.filter((one) => (one === place ? on : week.places.includes(one))) })
              }
            />
          ))}
        </fieldset>
      </div>
    </Sheet>
  );
};
