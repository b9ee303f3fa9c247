import type { Fairway, Hole } from '#src/domain/entities/round.entity.ts';
import { rarePars } from '#src/domain/rounds/course-check.ts';
import { type HoleEntry, MAX_PENALTIES } from '#src/domain/rounds/hole-entry.ts';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { copy } from '#src/features/round/copy.ts';
import { ThreeTaps } from './three-taps.tsx';

type Props = { readonly hole: Hole; readonly thought: boolean; readonly onEntry: (entry: HoleEntry) => void };

const puttChoices = ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value }));
const penaltyChoices = ['0', '1', '2', '3'].map((value) => ({ value, label: value }));
const parChoices = ['3', '4', '5', '6'].map((value) => ({ value, label: value }));
const fairwayChoices = (['left', 'hit', 'right', 'short'] as const).map((value) => ({
  value,
  label: copy.pad.fairways[value],
}));
const answers = (['yes', 'part', 'no'] as const).map((value) => ({ value, label: copy.pad.answers[value] }));

/** Choices up to the largest usual value, and the golfer's own when it is larger. */
const withValue = (choices: readonly { value: string; label: string }[], value: number | undefined) =>
  value === undefined || choices.some((choice) => choice.value === String(value))
    ? choices
    : [...choices, { value: String(value), label: String(value) }];

/** What is quickly told on the way to the next tee. */
export const QuickDetails = ({ hole, onEntry }: Omit<Props, 'thought'>) => (
  <div className="flex flex-col gap-3 low:gap-2">
    <SegmentedControl
      play
      label={copy.pad.putts}
      value={hole.putts === undefined ? undefined : String(hole.putts)}
      segments={withValue(puttChoices, hole.putts)}
      onChange={(putts) => onEntry({ putts: Number(putts) })}
    />
    {/* A par 3 has no fairway; its room stays, so that plus and minus stand still under the thumb. */}
    <div className={hole.par > 3 ? undefined : 'invisible'}>
      <SegmentedControl<Fairway>
        play
        label={copy.pad.fairway}
        value={hole.fairway}
        segments={fairwayChoices}
        onChange={(fairway) => onEntry({ fairway })}
      />
    </div>
  </div>
);

/** The rest, for golfers who keep it. */
export const FurtherDetails = ({ hole, thought, onEntry }: Props) => (
  <div className="flex flex-col gap-4">
    <ThreeTaps hole={hole} onEntry={onEntry} />
    <SegmentedControl
      play
      label={copy.pad.penalties}
      value={String(Math.min(hole.penalties ?? 0, MAX_PENALTIES))}
      segments={withValue(penaltyChoices, hole.penalties)}
      onChange={(penalties) => onEntry({ penalties: Number(penalties) })}
    />
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
    {thought && (
      <Checkbox
        label={copy.pad.stuck}
        checked={hole.thoughtStuck ?? false}
        onChange={(thoughtStuck) => onEntry({ thoughtStuck })}
      />
    )}
  </div>
);
