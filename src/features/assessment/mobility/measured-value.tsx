import { useState } from 'react';
import { type Held, type MobilityTest, heldSeconds, tiltedDegrees, turnedDegrees } from '@divot/golf-content';
import { copy } from '#src/features/assessment/copy.ts';
import { useDraft } from '#src/platform/storage/draft.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { TextField } from '#src/ui/primitives/field.tsx';
import { isTypedIn } from '#src/domain/forms/fields.ts';
import { measureFields } from './measure-fields.ts';
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
    const holdSeconds = heldSeconds(String(startedAt), now());
    setHeldFor(holdSeconds);
    onStop(holdSeconds);
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
  const orientation = useOrientation(phase === 'measuring');
  if (!hasOrientationSensor()) return null;
  if (orientation && !from) setFrom(orientation);
  const degrees = from && orientation ? (motion === 'turn' ? turnedDegrees : tiltedDegrees)(from, orientation) : null;
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

/** The optional figure next to the grade: typed, timed or measured with the phone. Stored in cm, s or degrees. */
export const MeasuredValue = ({ test, side, draft: { id, userId }, value, onValue }: Props) => {
  const { units } = usePreferences();
  const { measure } = test;
  const fields = measureFields(measure === 'quality' ? 'degrees' : measure, side, units);
  const unsaved = useDraft(`measured-${id}-${test.id}-${side}`, userId, isTypedIn(fields));
  const [shown, setShown] = useState<string>();
  if (measure === 'quality') return null;
  const enter = (text: string) => {
    const read = fields.value.read(text);
    setShown(text);
    if (!read.ok) {
      unsaved.saveDraft({ value: text });
      return;
    }
    unsaved.discardDraft();
    onValue(read.value);
  };
  const typed = unsaved.draft?.value ?? shown ?? fields.value.show(value);
  const read = fields.value.read(typed);
  return (
    <div className="flex flex-col gap-3">
      <TextField {...fields.value.box} value={typed} error={read.ok ? undefined : read.error} onChange={enter} />
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
