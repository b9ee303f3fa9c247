import { useState } from 'react';
import { LONGEST_HOLD_SEC, type MobilityTest } from '@divot/golf-content';
import { readDecimal } from '#src/domain/rounds/typed-number.ts';
import { copy } from '#src/features/assessment/copy.ts';
import { useDraft } from '#src/platform/draft.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { NumberField } from '#src/ui/primitives/field.tsx';
import { AngleMeter } from './angle-meter.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { isUnsavedMeasure } from './unsaved-measure.ts';

const words = copy.mobility;
const CM_PER_INCH = 2.54;
const LIMITS = { centimetres: 60, seconds: LONGEST_HOLD_SEC, degrees: 180 } as const;
/** Tests measured with the phone flat and turning with the body. */
const TURNS: ReadonlySet<string> = new Set(['hip-rotation', 'seated-rotation']);

type Props = {
  readonly test: MobilityTest;
  readonly side: string;
  /** The ids of the draft and of its golfer. */
  readonly draft: { readonly id: string; readonly userId: string };
  readonly value: number | undefined;
  readonly onValue: (value: number | undefined) => void;
};

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The optional figure next to the grade: typed, timed or measured with the phone. Stored in cm, s or degrees. */
export const MeasuredValue = ({ test, side, draft: { id, userId }, value, onValue }: Props) => {
  const { units } = usePreferences();
  const unsaved = useDraft(`measured-${id}-${test.id}-${side}`, userId, isUnsavedMeasure);
  const [shown, setShown] = useState<string>();
  const { measure } = test;
  if (measure === 'quality') return null;
  const inInches = measure === 'centimetres' && units === 'imperial';
  const factor = inInches ? CM_PER_INCH : 1;
  const unit = inInches ? words.inches : words.units[measure];
  const limit = tenths(LIMITS[measure] / factor);
  const problemOf = (text: string): string | undefined => {
    const read = readDecimal(text);
    if (!read.ok) return read.error;
    const fits = read.value === undefined || (read.value >= 0 && read.value <= limit);
    return fits ? undefined : words.outOfRange(0, limit, unit);
  };
  const enter = (text: string) => {
    setShown(text);
    if (problemOf(text) !== undefined) {
      unsaved.saveDraft({ typed: text });
      return;
    }
    const read = readDecimal(text);
    unsaved.discardDraft();
    onValue(read.ok && read.value !== undefined ? tenths(read.value * factor) : undefined);
  };
  const typed = unsaved.draft?.typed ?? shown;
  const error = typed === undefined ? undefined : problemOf(typed);
  return (
    <div className="flex flex-col gap-3">
      <NumberField
        decimal
        label={`${words.measured[measure]}${side === '' ? '' : `, ${side}`}`}
        end={unit}
        value={typed ?? (value === undefined ? '' : String(tenths(value / factor)))}
        error={error}
        onChange={enter}
      />
      {measure === 'seconds' && (
        <HoldTimer
          startedAt={unsaved.draft?.startedAt}
          onStart={(startedAt) => unsaved.saveDraft({ startedAt })}
          onStop={(seconds) => (seconds === undefined ? unsaved.discardDraft() : enter(String(seconds)))}
        />
      )}
      {measure === 'degrees' && (
        <AngleMeter motion={TURNS.has(test.id) ? 'turn' : 'tilt'} onAngle={(degrees) => enter(String(degrees))} />
      )}
    </div>
  );
};
