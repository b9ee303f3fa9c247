import { useState } from 'react';
import type { SampleColumn } from '#src/domain/transfer/shots/sample-table.ts';
import { COLUMN_FIELDS, type ColumnField } from '#src/domain/transfer/shots/types.ts';
import { copy } from '#src/features/bag/copy.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { Select } from '#src/ui/primitives/select.tsx';

const words = copy.import;
type Fields = Readonly<Record<number, ColumnField>>;

type Props = {
  readonly columns: readonly SampleColumn[];
  readonly text: string;
  readonly onChoose: (fields: Fields) => void;
};

const OPTIONS = [
  { value: '' as const, label: words.unused },
  ...COLUMN_FIELDS.map((field) => ({ value: field, label: words.fields[field] })),
];

/** For tables that Divot does not recognize: each column with its first cells, and a choice of what it holds. */
export const ColumnChoice = ({ columns, text, onChoose }: Props) => {
  const [fields, setFields] = useState<Fields>(() =>
    Object.fromEntries(columns.flatMap(({ at, field }) => (field ? [[at, field] as const] : []))),
  );
  const choose = (at: number, field: ColumnField | '') => {
    // A field belongs to one column: the newest choice takes it.
    const others = Object.entries(fields).filter(([column, known]) => Number(column) !== at && known !== field);
    setFields(Object.fromEntries([...others, ...(field === '' ? [] : [[at, field]])]) as Fields);
  };
  const chosen = Object.values(fields);
  const proposed = columns.map(({ field }) => field);
  // Divot proposes a carry without a club only if the clubs are on lines of their own.
  const hasClubLines = proposed.includes('carryM') && !proposed.includes('club');
  const isEnough = chosen.includes('carryM') && (hasClubLines || chosen.includes('club'));
  return (
    <section className="flex flex-col gap-3 border-l-8 border-sand-ink bg-sand-tint px-4 py-3">
      <h2 className="text-lead font-strong">{words.columns}</h2>
      <p className="text-body">{text}</p>
      <ul>
        {columns.map(({ at, name, cells }) => (
          <li key={at} className="rule-b grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[1fr_14rem] sm:items-center">
            <div className="min-w-0">
              <p className="font-medium break-words">{words.column(name)}</p>
              <p className="figures truncate text-note text-rough">{cells.filter(Boolean).join(DOT)}</p>
            </div>
            <Select
              hideLabel
              label={words.column(name)}
              value={fields[at] ?? ''}
              options={OPTIONS}
              onChange={(field) => choose(at, field)}
            />
          </li>
        ))}
      </ul>
      {!isEnough && <p className="text-note">{words.needs}</p>}
      <Button variant="primary" disabled={!isEnough} onClick={() => onChoose(fields)}>
        {words.readAgain}
      </Button>
    </section>
  );
};
