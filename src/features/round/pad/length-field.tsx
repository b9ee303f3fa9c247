import { useState } from 'react';
import { readDecimal } from '#src/domain/rounds/typed-number.ts';
import { NumberField } from '#src/ui/primitives/field.tsx';
import { copy } from '#src/features/round/copy.ts';

type Props = {
  readonly label: string;
  readonly unit: string;
  /** The displayed value, in `unit`. */
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly onSave: (value: number | undefined) => void;
};

/** Saves a length when the golfer leaves the field. An invalid value stays in the field with the reason. */
export const LengthField = ({ label, unit, value, least, most, onSave }: Props) => {
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
