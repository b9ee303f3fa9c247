import { longest } from '#src/domain/entities/limits.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { DRILLS, OWN, drillById, sparesPain } from '@divot/golf-content';
import { sparesBlock } from '@divot/practice';
import { CloseIcon } from '#src/ui/icons/control-icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { NumberField, TextField } from '#src/ui/primitives/field.tsx';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { areaGroupOf, areaNames } from '#src/features/practice/drills/drill-filters.ts';
import { copy, words } from '#src/features/practice/copy.ts';
import { modes } from '#src/features/practice/practice-search.ts';
import { type BlockDraft, type FieldProblems } from './block-draft.ts';

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
  readonly block: BlockDraft;
  readonly at: number;
  readonly count: number;
  readonly isLog: boolean;
  readonly problems: FieldProblems;
  readonly onChange: (block: BlockDraft) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** One block of a session in the form. */
export const BlockFields = ({ block, at, count, isLog, problems, onChange, onMove, onRemove }: Props) => {
  const set = (change: Partial<BlockDraft>) => onChange({ ...block, ...change });
  const hurting = usePainAreas();
  // The golfer may log finished practice whatever hurts now.
  const painAreas = isLog ? [] : hurting;
  const figures = (isLog ? ['minutes', 'attempts', 'successes', 'balls'] : ['minutes']) as readonly (
    | 'minutes'
    | 'attempts'
    | 'successes'
    | 'balls'
  )[];
  return (
    <fieldset className="rule-t flex min-w-0 flex-col gap-3 pt-3">
      <legend className="sr-only">{copy.plan.block(at + 1)}</legend>
      <div className="flex items-center justify-between gap-2">
        <p className="label text-rough" aria-hidden="true">
          {copy.plan.block(at + 1)}
        </p>
        <span className="flex items-center">
          <Button variant="quiet" disabled={at === 0} onClick={() => onMove(-1)}>
            {copy.plan.up}
          </Button>
          <Button variant="quiet" disabled={at === count - 1} onClick={() => onMove(1)}>
            {copy.plan.down}
          </Button>
          <IconButton label={`${copy.plan.remove} ${at + 1}`} icon={<CloseIcon />} onClick={onRemove} />
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
        {block.drillId === OWN ? (
          <TextField
            label={copy.plan.name}
            maxLength={longest('practiceSessions', 'blocks.title')}
            value={block.title}
            error={problems['title']}
            onChange={(title) => set({ title })}
          />
        ) : null}
        <Select
          label={copy.plan.mode}
          value={block.mode}
          options={modes.map((value) => ({ value, label: words.modes[value] }))}
          onChange={(mode) => set({ mode })}
        />
      </div>
      {!sparesBlock(block, painAreas) && <FlagNote lines={[copy.plan.hurts]} />}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map((field) => (
          <NumberField
            key={field}
            label={copy.plan[field]}
            maxLength={4}
            value={block[field]}
            error={problems[field]}
            onChange={(value) => set({ [field]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
};
