import { useState } from 'react';
import {
  type Held,
  LONGEST_HOLD_SEC,
  type MobilityTest,
  heldSeconds,
  tiltedDegrees,
  turnedDegrees,
} from '@divot/golf-content';
import { readDecimal } from '@divot/basics';
import { copy } from '#src/features/assessment/copy.ts';
import { useDraft } from '#src/platform/storage/draft.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { NumberField } from '#src/ui/primitives/field.tsx';
import { isUnsavedMeasure } from './unsaved-measure.ts';
import { askForOrientation, hasOrientationSensor, useOrientation } from '#src/platform/device/orientation.ts';
import { DeviceIcon } from '#src/ui/icons/frame-icons.ts';
import { TimerIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { useNow } from '#src/platform/clock/use-clock.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';

const words = copy.mobility;
const TICK_MS = 100;

type HoldTimerProps = {
  /** When the current hold began. */
  readonly startedAt: string | undefined;
  readonly onStart: (startedAt: string) => void;
  /** Seconds to a tenth. Undefined if nobody stopped the timer. */
  readonly onStop: (seconds: number | undefined) => void;
};

/** Times a hold. The timer keeps running through a lock, a reload or a killed app. */
const HoldTimer = ({ startedAt, onStart, onStop }: HoldTimerProps) => {
  const [heldFor, setHeldFor] = useState<number>();
  const at = useNow(TICK_MS, startedAt !== undefined);
  // Until its first tick, the clock on screen may still show a time before the start.
  const read = startedAt === undefined ? at : new Date(Math.max(at.getTime(), Date.parse(startedAt)));
  const seconds = startedAt === undefined ? undefined : heldSeconds(startedAt, read);
  useWakeLock(seconds !== undefined);
  const stop = () => {
    const held = heldSeconds(String(startedAt), now());
    setHeldFor(held);
    onStop(held);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {seconds === undefined && heldFor !== undefined && words.held(heldFor.toFixed(1))}
      </p>
      {seconds === undefined ? (
        <Button size="play" onClick={() => onStart(nowIso())}>
          <TimerIcon className="size-6" />
          {words.timerStart}
        </Button>
      ) : (
        <Button variant="primary" size="play" onClick={stop}>
          <span role="timer" className="figures">
            {words.held(seconds.toFixed(1))}
          </span>
          {words.timerStop}
        </Button>
      )}
    </>
  );
};

type AngleMeterProps = {
  /** turn: a flat phone around the vertical. tilt: against gravity. */
  readonly motion: 'turn' | 'tilt';
  readonly onAngle: (degrees: number) => void;
};

/** The phone as an angle meter. Empty if the phone has no sensor. */
const AngleMeter = ({ motion, onAngle }: AngleMeterProps) => {
  const [phase, setPhase] = useState<'idle' | 'measuring' | 'denied'>('idle');
  const [from, setFrom] = useState<Held>();
  const held = useOrientation(phase === 'measuring');
  if (!hasOrientationSensor()) return null;
  if (held && !from) setFrom(held);
  const degrees = from && held ? (motion === 'turn' ? turnedDegrees : tiltedDegrees)(from, held) : null;
  const start = async () => {
    setFrom(undefined);
    setPhase((await askForOrientation()) ? 'measuring' : 'denied');
  };
  const take = () => {
    setPhase(degrees === null ? 'denied' : 'idle');
    if (degrees !== null) onAngle(degrees);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      {phase === 'measuring' ? (
        <Button variant="primary" size="play" onClick={take}>
          <span className="figures">{degrees ?? '–'}°</span>
          {words.angleStop}
        </Button>
      ) : (
        <Button size="play" onClick={() => void start()}>
          <DeviceIcon className="size-6" />
          {words.angleStart}
        </Button>
      )}
      <p role="status" className="text-note text-rough">
        {phase === 'denied' ? words.angleDenied : words.angleHow}
      </p>
    </div>
  );
};

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
