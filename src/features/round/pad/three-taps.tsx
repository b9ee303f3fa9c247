import type { Hole, Lie } from '#src/domain/entities/round.entity.ts';
import type { HoleEntry } from '#src/domain/rounds/hole-entry.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { copy } from '#src/features/round/copy.ts';
import { footUnit, shownFeet, shownYards, typedFeet, typedYards, yardUnit } from '#src/features/round/lengths.ts';
import { LengthField } from './length-field.tsx';

type Props = { readonly hole: Hole; readonly onEntry: (entry: HoleEntry) => void };
type End = 'driveEnd' | 'approachEnd';

const LIES = {
  driveEnd: ['fairway', 'rough', 'sand', 'recovery'],
  approachEnd: ['green', 'fairway', 'rough', 'sand'],
} as const;
const MOST_YARDS = 700;
const MOST_FEET = 120;

const EndOf = ({ end, hole, onEntry }: Props & { readonly end: End }) => {
  const { units } = usePreferences();
  const spot = hole[end];
  const segments = LIES[end].map((value) => ({ value, label: copy.pad.lies[value] }));
  const tell = (lie: Lie, yards: number) => onEntry({ [end]: { lie, yards } });
  return (
    <div className="flex flex-col gap-2">
      <SegmentedControl
        play
        label={copy.pad.ends[end]}
        value={segments.find(({ value }) => value === spot?.lie)?.value}
        segments={segments}
        onChange={(lie) => tell(lie, lie === 'green' ? 0 : (spot?.yards ?? 0))}
      />
      {spot !== undefined && spot.lie !== 'green' && (
        <LengthField
          key={`${hole.n}:${spot.yards}`}
          label={copy.pad.left[end]}
          unit={yardUnit(units)}
          value={spot.yards === 0 ? undefined : shownYards(spot.yards, units)}
          least={1}
          most={shownYards(MOST_YARDS, units)}
          onSave={(yards) => tell(spot.lie, yards === undefined ? 0 : typedYards(yards, units))}
        />
      )}
    </div>
  );
};

/** Where the drive ended, where the approach ended, the first putt: enough for strokes gained. */
export const ThreeTaps = ({ hole, onEntry }: Props) => {
  const { units } = usePreferences();
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-note text-rough">{copy.pad.threeTaps}</legend>
      {hole.par > 3 && <EndOf end="driveEnd" hole={hole} onEntry={onEntry} />}
      <EndOf end="approachEnd" hole={hole} onEntry={onEntry} />
      <LengthField
        key={`${hole.n}:${hole.firstPuttFt}`}
        label={copy.pad.firstPutt}
        unit={footUnit(units)}
        value={hole.firstPuttFt === undefined ? undefined : shownFeet(hole.firstPuttFt, units)}
        least={shownFeet(1, units)}
        most={shownFeet(MOST_FEET, units)}
        onSave={(feet) => onEntry({ firstPuttFt: feet === undefined ? undefined : typedFeet(feet, units) })}
      />
    </fieldset>
  );
};
