import { type Problems, controls } from '#src/domain/forms/fields.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { DRILLS, OWN, drillById, sparesPain } from '@divot/golf-content';
import { sparesBlock } from '@divot/practice';
import { CloseIcon } from '#src/ui/icons/control-icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { areaGroupOf, areaNames } from '#src/features/practice/drills/drill-filters.ts';
import { copy, words } from '#src/features/practice/copy.ts';
import { type BlockTyped, blockFields } from './plan-fields.ts';

/** The drills to choose from. The current choice stays in the list, so that the golfer can see and change it. */
const drillOptions = (chosen: string, painAreas: readonly string[]) => [
  { value: OWN, label: copy.plan.own },
  ...areaNames.flatMap((group) =>
    DRILLS.filter((drill) => drill.id === chosen || sparesPain(drill, painAreas))
      .filter(({ area }) => areaGroupOf(area) === group)
      .map(({ id, name }) => ({ value: id, label: `${words.areas[group]}: ${name}` })),
  ),
];

type Props = {
  readonly block: BlockTyped;
  readonly nth: number;
  readonly count: number;
  readonly isLog: boolean;
  readonly problems: Problems;
  readonly onChange: (block: BlockTyped) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** One block of a session in the form. */
export const BlockFields = ({ block, nth, count, isLog, problems, onChange, onMove, onRemove }: Props) => {
  const set = (part: Partial<BlockTyped>) => onChange({ ...block, ...part });
  const at = controls(blockFields, { typed: block, problems, path: `blocks.${block.id}.`, change: set });
  const hurting = usePainAreas();
  // The golfer may log finished practice whatever hurts now.
  const painAreas = isLog ? [] : hurting;
  return (
    <fieldset className="rule-t flex min-w-0 flex-col gap-3 pt-3">
      <legend className="sr-only">{copy.plan.block(nth + 1)}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="label text-rough" aria-hidden="true">
          {copy.plan.block(nth + 1)}
        </p>
        <span className="flex flex-wrap items-center">
          <Button variant="quiet" disabled={nth === 0} onClick={() => onMove(-1)}>
            {copy.plan.up}
          </Button>
          <Button variant="quiet" disabled={nth === count - 1} onClick={() => onMove(1)}>
            {copy.plan.down}
          </Button>
          <IconButton label={`${copy.plan.remove} ${nth + 1}`} icon={<CloseIcon />} onClick={onRemove} />
        </span>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={copy.plan.drill}
          value={block.drillId}
          options={drillOptions(block.drillId, painAreas)}
          onChange={(drillId) => {
            const chosen = drillById(drillId);
            set({ drillId, ...(chosen ? { mode: chosen.mode, minutes: String(chosen.minutes) } : {}) });
          }}
        />
        {block.drillId === OWN && <TextField {...at('title')} />}
        <Select {...at('mode')} />
      </div>
      {!sparesBlock(block, painAreas) && <FlagNote lines={[copy.plan.hurts]} />}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <TextField {...at('minutes')} />
        {isLog && (
          <>
            <TextField {...at('attempts')} />
            <TextField {...at('successes')} />
            <TextField {...at('balls')} />
          </>
        )}
      </div>
    </fieldset>
  );
};
