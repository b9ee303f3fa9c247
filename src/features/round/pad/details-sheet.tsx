import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, MAX_PENALTIES, MAX_STROKES, rarePars, scoreName } from '@divot/golf-rules';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { Stepper } from '#src/ui/primitives/stepper.tsx';
import { copy } from '#src/features/round/copy.ts';
import { Distances } from './distances.tsx';

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
