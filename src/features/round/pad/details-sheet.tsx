import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, MAX_PENALTIES, MAX_STROKES } from '#src/domain/pad/hole-entry.ts';
import { rarePars, YARDS } from '#src/domain/rounds/course-check.ts';
import { scoreName } from '#src/domain/rounds/score-names.ts';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { Stepper } from '#src/ui/primitives/stepper.tsx';
import { copy } from '#src/features/round/copy.ts';
import { footUnit, shownFeet, shownYards, typedFeet, typedYards, yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { useState } from 'react';
import { readDecimal } from '@divot/basics';
import { NumberField } from '#src/ui/primitives/field.tsx';

type LengthFieldProps = {
  readonly label: string;
  readonly unit: string;
  /** The displayed value, in `unit`. */
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly onSave: (value: number | undefined) => void;
};

/** Saves a length when the golfer leaves the field. An invalid value stays in the field with the reason. */
const LengthField = ({ label, unit, value, least, most, onSave }: LengthFieldProps) => {
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  const [error, setError] = useState<string>();
  const save = () => {
    const read = readDecimal(typed);
    if (!read.ok) {
      setError(read.error);
    } else if (read.value !== undefined && (read.value < least || read.value > most)) {
      setError(copy.pad.between(least, most, unit));
    } else {
      setError(undefined);
      if (read.value !== value) onSave(read.value);
    }
  };
  return <NumberField decimal label={label} end={unit} value={typed} error={error} onChange={setTyped} onBlur={save} />;
};

type DistancesProps = { readonly hole: Hole; readonly onEntry: (entry: HoleEntry) => void };
type End = 'driveEnd' | 'approachEnd';

const MOST_YARDS = YARDS[1];
const MOST_FEET = 120;

const LeftAfter = ({ end, hole, onEntry }: DistancesProps & { readonly end: End }) => {
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
const Distances = ({ hole, onEntry }: DistancesProps) => {
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

type Props = { readonly hole: Hole; readonly onEntry: (entry: HoleEntry) => void };

const parChoices = ['2', '3', '4', '5', '6', '7'].map((value) => ({ value, label: value }));
const penaltyChoices = ['0', '1', '2', '3'].map((value) => ({ value, label: value }));
const answers = (['yes', 'part', 'no'] as const).map((value) => ({ value, label: copy.pad.answers[value] }));

/** Choices up to the largest usual value, extended if the golfer's own value is larger. */
const withValue = (value: number) =>
  value <= 3 ? penaltyChoices : [...penaltyChoices, { value: String(value), label: String(value) }];

/** Corrects the score, penalties, and a par that the card has wrong. */
const Counts = ({ hole, onEntry }: Props) => {
  const penalties = Math.min(hole.penalties ?? 0, MAX_PENALTIES);
  return (
    <>
      <Stepper
        label={copy.pad.score}
        value={hole.strokes}
        min={1}
        max={MAX_STROKES}
        start={hole.par}
        valueText={hole.strokes === undefined ? undefined : `${hole.strokes}, ${scoreName(hole.strokes, hole.par)}`}
        onChange={(strokes) => onEntry({ strokes })}
      />
      <SegmentedControl
        play
        label={copy.pad.penalties}
        value={String(penalties)}
        segments={withValue(penalties)}
        onChange={(value) => onEntry({ penalties: Number(value) })}
      />
      <div className="flex flex-col gap-1.5">
        <SegmentedControl
          label={copy.pad.holePar}
          value={String(hole.par)}
          segments={parChoices}
          onChange={(par) => onEntry({ par: Number(par) })}
        />
        {rarePars([hole.par]).length > 0 && (
          <p role="status" className="text-note font-medium">
            {copy.pad.rarePar}
          </p>
        )}
      </div>
    </>
  );
};

type SheetProps = Props & {
  readonly round: Round;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** A hole's remaining details, for golfers who record them. */
export const DetailsSheet = ({ round, hole, open, onClose, onEntry }: SheetProps) => (
  <Sheet open={open} onClose={onClose} title={copy.pad.hole(hole.n)}>
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2">
        <Checkbox label={copy.pad.chip} checked={hole.chip ?? false} onChange={(chip) => onEntry({ chip })} />
        <Checkbox label={copy.pad.bunker} checked={hole.sand ?? false} onChange={(sand) => onEntry({ sand })} />
      </div>
      <SegmentedControl
        label={copy.pad.routine}
        value={hole.routine}
        segments={answers}
        onChange={(routine) => onEntry({ routine })}
      />
      {round.swingThought !== undefined && (
        <Checkbox
          label={copy.pad.stuck}
          checked={hole.thoughtStuck ?? false}
          onChange={(thoughtStuck) => onEntry({ thoughtStuck })}
        />
      )}
      <Distances hole={hole} onEntry={onEntry} />
      <Counts hole={hole} onEntry={onEntry} />
    </div>
  </Sheet>
);
