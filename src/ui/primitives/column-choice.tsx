import { useState } from 'react';
import { Button } from './button.tsx';
import { DOT } from './dot.ts';
import { Select } from './select.tsx';

/** A column of a table with a few of its cells, and what it probably holds. */
type SampleColumn<Field extends string> = {
  readonly at: number;
  readonly name: string;
  readonly cells: readonly string[];
  readonly field?: Field;
};
type Fields<Field extends string> = Readonly<Record<number, Field>>;

type Words<Field extends string> = {
  readonly title: string;
  readonly column: (name: string) => string;
  readonly unused: string;
  readonly fields: Readonly<Record<Field, string>>;
  /** Says which fields are missing. */
  readonly needs: string;
  readonly readAgain: string;
};

type Props<Field extends string> = {
  readonly columns: readonly SampleColumn<Field>[];
  readonly text: string;
  readonly words: Words<Field>;
  readonly isEnough: (fields: readonly Field[]) => boolean;
  readonly onChoose: (fields: Fields<Field>) => void;
};

/** For tables that Divot does not recognize: each column with its first cells, and a choice of what it holds. */
export const ColumnChoice = <Field extends string>({ columns, text, words, isEnough, onChoose }: Props<Field>) => {
  const [fields, setFields] = useState<Fields<Field>>(() =>
    Object.fromEntries(columns.flatMap(({ at, field }) => (field ? [[at, field] as const] : []))),
  );
  const choose = (at: number, field: Field | '') => {
    // A field belongs to one column: the newest choice takes it.
    const others = Object.entries<Field>(fields).filter(([column, taken]) => Number(column) !== at && taken !== field);
    setFields(Object.fromEntries([...others, ...(field === '' ? [] : [[at, field] as const])]));
  };
  const options = [
    { value: '' as const, label: words.unused },
    ...Object.entries<string>(words.fields).map(([value, label]) => ({ value: value as Field, label })),
  ];
  const hasEnough = isEnough(Object.values<Field>(fields));
  return (
    <section className="flex flex-col gap-3 border-l-8 border-sand-ink bg-sand-tint px-4 py-3">
      <h2 className="text-lead font-strong">{words.title}</h2>
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
              options={options}
              onChange={(field) => choose(at, field)}
            />
          </li>
        ))}
      </ul>
      {!hasEnough && <p className="text-note">{words.needs}</p>}
      <Button variant="primary" disabled={!hasEnough} onClick={() => onChoose(fields)}>
        {words.readAgain}
      </Button>
    </section>
  );
};
