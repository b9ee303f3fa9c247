import { useState } from 'react';
import type { MobilityTest } from '#src/domain/mobility/mobility-tests.ts';
import { readDecimal } from '#src/domain/rounds/typed-number.ts';
import { copy } from '#src/features/assessment/copy.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { NumberField } from '#src/ui/primitives/field.tsx';
import { AngleMeter } from './angle-meter.tsx';
import { HoldTimer } from './hold-timer.tsx';

const words = copy.mobility;
const CM_PER_INCH = 2.54;
const LIMITS = { centimetres: 60, seconds: 300, degrees: 180 } as const;
/** Measured with the phone lying flat and turning with the body. */
const TURNS: ReadonlySet<string> = new Set(['hip-rotation', 'seated-rotation']);

type Props = {
  readonly test: MobilityTest;
  readonly side: string;
  readonly value: number | undefined;
  readonly onValue: (value: number | undefined) => void;
};

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The optional figure beside the grade: typed, timed or measured with the phone. Stored in cm, s or degrees. */
export const MeasuredValue = ({ test, side, value, onValue }: Props) => {
  const { units } = usePreferences();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const { measure } = test;
  if (measure === 'quality') return null;
  const inInches = measure === 'centimetres' && units === 'imperial';
  const factor = inInches ? CM_PER_INCH : 1;
  const unit = inInches ? words.inches : words.units[measure];
  const limit = tenths(LIMITS[measure] / factor);
  const enter = (text: string) => {
    setTyped(text);
    const read = readDecimal(text);
    if (!read.ok) setError(read.error);
    else if (read.value !== undefined && (read.value < 0 || read.value > limit)) {
      setError(words.outOfRange(0, limit, unit));
    } else {
      setError(undefined);
      onValue(read.value === undefined ? undefined : tenths(read.value * factor));
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <NumberField
        decimal
        label={`${words.measured[measure]}${side === '' ? '' : `, ${side}`}`}
        end={unit}
        value={typed ?? (value === undefined ? '' : String(tenths(value / factor)))}
        {...(error === undefined ? {} : { error })}
        onChange={enter}
      />
      {measure === 'seconds' && <HoldTimer onHeld={(seconds) => enter(String(seconds))} />}
      {measure === 'degrees' && (
        <AngleMeter motion={TURNS.has(test.id) ? 'turn' : 'tilt'} onAngle={(degrees) => enter(String(degrees))} />
      )}
    </div>
  );
};
