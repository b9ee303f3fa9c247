import { useState } from 'react';
import { saveProfile } from '#src/data/commands/profile.ts';
import { reportPain } from '#src/data/commands/workouts.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { areaName } from '#src/domain/mobility/areas.ts';
import { seeAtOnce } from '#src/domain/body/pain-words.ts';
import { REGIONS, type Region } from '#src/domain/body/regions.ts';
import type { Trainee } from '#src/domain/training/candidates.ts';
import { areaOf } from '#src/domain/training/pain.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy } from '#src/features/workout/copy.ts';
import type { SheetProps } from './sheet-props.ts';

const words = copy.painSheet;
const named = (area: string) => `${area.charAt(0).toUpperCase()}${area.slice(1)}`;
const options = REGIONS.map((value) => ({ value, label: named(areaName(value)) }));

/** Pain stops the exercise and spares the area, today and, where the golfer wants it, in coming plans. */
export const PainSheet = ({
  open,
  workout,
  item,
  trainee,
  onClose,
  settle,
}: SheetProps & { readonly trainee: Trainee }) => {
  const { profile } = useProfile();
  const usual = REGIONS.find((area) => area === areaOf(item)) ?? REGIONS[0];
  const [area, setArea] = useState<Region>(usual);
  const [later, setLater] = useState(true);
  const stop = async () => {
    const stopped = await reportPain(workout.id, item.id, area, trainee);
    const known = profile?.painAreas ?? [];
    if (stopped.ok && profile && later && !known.includes(area)) {
      await saveProfile(profile.id, { painAreas: [...known, area] });
    }
    return stopped;
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      footer={
        <Button variant="danger" size="play" block onClick={() => void settle(stop())}>
          {words.action}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="measure text-note">{words.text}</p>
        <Select label={words.area} value={area} options={options} onChange={setArea} />
        {seeAtOnce([area]).map((sign) => (
          <p key={sign} className="measure font-medium">
            {sign}
          </p>
        ))}
        <Switch label={words.later} hint={words.laterHint} checked={later} onChange={setLater} />
      </div>
    </Sheet>
  );
};
