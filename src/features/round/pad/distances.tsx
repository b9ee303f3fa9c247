import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, YARDS } from '@divot/golf-rules';
import { footUnit, shownFeet, shownYards, typedFeet, typedYards, yardUnit } from '#src/platform/lengths.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { copy } from '#src/features/round/copy.ts';
import { LengthField } from './length-field.tsx';

type Props = { readonly hole: Hole; readonly onEntry: (entry: HoleEntry) => void };
type End = 'driveEnd' | 'approachEnd';

const MOST_YARDS = YARDS[1];
const MOST_FEET = 120;

const LeftAfter = ({ end, hole, onEntry }: Props & { readonly end: End }) => {
  const { units } = usePreferences();
  const spot = hole[end];
  if (spot === undefined || spot.lie === 'green') return null;
  return (
    <LengthField
      key={`${hole.n}:${spot.yards}`}
      label={copy.pad.left[end]}
      unit={yardUnit(units)}
      value={spot.yards === 0 ? undefined : shownYards(spot.yards, units)}
      least={1}
      most={shownYards(MOST_YARDS, units)}
      onSave={(yards) => onEntry({ [end]: { ...spot, yards: yards === undefined ? 0 : typedYards(yards, units) } })}
    />
  );
};

/** Exact lengths for golfers who paced them. A chip or the usual length fills in anything left open. */
export const Distances = ({ hole, onEntry }: Props) => {
  const { units } = usePreferences();
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-note text-rough">{copy.pad.distancesHint}</legend>
      <LeftAfter end="driveEnd" hole={hole} onEntry={onEntry} />
      <LeftAfter end="approachEnd" hole={hole} onEntry={onEntry} />
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
