import type { Drill } from '@divot/golf-content';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { DeskRow, DeskTable } from '#src/ui/layout/desk-table.tsx';
import { RowList } from '#src/ui/layout/row-list.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { copy, words } from '#src/features/practice/copy.ts';
import { DrillRowPicture } from '#src/features/practice/drill-picture.tsx';
import { areaGroupOf } from './drill-filters.ts';

export type ListedDrill = {
  readonly drill: Drill;
  readonly isMine: boolean;
  readonly isSaved: boolean;
};

type RowProps = ListedDrill & { readonly onOpen: () => void };

const Marks = ({ isMine, isSaved }: ListedDrill) => (
  <>
    {isMine && <Badge tone="fairway">{copy.drills.mine}</Badge>}
    {isSaved && <Badge>{copy.drills.savedMark}</Badge>}
  </>
);

const Mode = ({ mode }: Pick<Drill, 'mode'>) => (
  <Badge tone={mode === 'block' ? 'plain' : mode === 'random' ? 'sky' : 'sand'}>{words.modes[mode]}</Badge>
);

const Row = ({ onOpen, ...listed }: RowProps) => {
  const { drill } = listed;
  return (
    <li className="rule-b">
      <button
        type="button"
        className="flex min-h-play w-full flex-wrap items-center gap-x-3 py-2 text-left hover:bg-sunken"
        onClick={onOpen}
      >
        <DrillRowPicture drillId={drill.id} />
        <span className="row-words flex flex-col">
          <span className="font-medium">{drill.name}</span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-note text-rough">
            {words.areas[areaGroupOf(drill.area)]} · {copy.drills.row(drill.minutes, copy.drills.balls(drill.balls))}
            <Marks {...listed} />
          </span>
        </span>
        <Mode mode={drill.mode} />
        <ForwardIcon className="size-5 text-rough" />
      </button>
    </li>
  );
};

const cell = 'py-1.5 pr-4';

const Line = ({ onOpen, ...listed }: RowProps) => {
  const { drill } = listed;
  return (
    <DeskRow>
      <th scope="row" className={`${cell} text-left font-medium`}>
        <span className="flex items-center gap-3">
          <DrillRowPicture drillId={drill.id} size="line" />
          <button type="button" data-row-target className="min-h-8 text-left font-medium" onClick={onOpen}>
            {drill.name}
          </button>
        </span>
      </th>
      <td className={cell}>
        <span className="flex flex-wrap gap-2">
          <Marks {...listed} />
        </span>
      </td>
      <td className={`${cell} text-rough`}>{words.areas[areaGroupOf(drill.area)]}</td>
      <td className={cell}>
        <Mode mode={drill.mode} />
      </td>
      <td className={`${cell} figures text-right text-rough`}>{copy.drills.minutes(drill.minutes)}</td>
      <td className={`${cell} text-right text-rough`}>{copy.drills.balls(drill.balls)}</td>
    </DeskRow>
  );
};

type Props = { readonly drills: readonly ListedDrill[]; readonly onOpen: (drill: Drill) => void };

/** The drills as rows on a phone, as a table at a desk. */
export const DrillList = ({ drills, onOpen }: Props) => {
  const isWide = useIsWide();
  const rows = drills.map((listed) => ({ ...listed, onOpen: () => onOpen(listed.drill) }));
  if (!isWide) {
    return (
      <RowList>
        {rows.map((row) => (
          <Row key={row.drill.id} {...row} />
        ))}
      </RowList>
    );
  }
  if (rows.length === 0) return null;
  return (
    <DeskTable label={copy.drills.title} columns={copy.drills.columns}>
      {rows.map((row) => (
        <Line key={row.drill.id} {...row} />
      ))}
    </DeskTable>
  );
};
