import { readDecimal, ok } from '@divot/basics';
import { LONGEST_HOLD_SEC } from '@divot/golf-content';
import { fieldOf } from '#src/domain/entities/limits.ts';
import { chosenField, numberField } from '#src/domain/forms/fields.ts';
import { copy } from '#src/features/assessment/copy.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';

const words = copy.mobility;
const CM_PER_INCH = 2.54;
/** More than a body allows, in what is stored: cm, s or degrees. */
const MOST = { centimetres: 60, seconds: LONGEST_HOLD_SEC, degrees: 180 } as const;
type Measure = keyof typeof MOST;
const tenths = (value: number) => Math.round(value * 10) / 10;

/** What is measured beside a test's grade, and the start of a hold. */
export const measureFields = (measure: Measure, side: string, units: UnitSystem) => {
  const inInches = measure === 'centimetres' && units === 'imperial';
  const unit = inInches ? words.inches : words.units[measure];
  const factor = inInches ? CM_PER_INCH : 1;
  const value = numberField(
    { ...fieldOf('assessments', 'tests.value'), minimum: 0, maximum: MOST[measure] },
    {
      label: `${words.measured[measure]}${side === '' ? '' : `, ${side}`}`,
      problem: (least, most) => words.outOfRange(least, tenths(most / factor), unit),
      show: (stored) => String(tenths(stored / factor)),
      read: (typed) => {
        const read = readDecimal(typed);
        return read.ok && read.value !== undefined ? ok(tenths(read.value * factor)) : read;
      },
    },
  );
  return {
    value: { ...value, box: { ...value.box, end: unit } },
    startedAt: chosenField<string | undefined>(fieldOf('assessments', 'startedAt'), undefined),
  };
};
