import { useState } from 'react';
import { heldSeconds } from '@divot/golf-content';
import { copy } from '#src/features/assessment/copy.ts';
import { now, nowIso } from '#src/platform/clock.ts';
import { useNow } from '#src/platform/use-clock.ts';
import { useWakeLock } from '#src/platform/wake-lock.ts';
import { TimerIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';

const words = copy.mobility;
const TICK_MS = 100;

type Props = {
  /** When the current hold began. */
  readonly startedAt: string | undefined;
  readonly onStart: (startedAt: string) => void;
  /** Seconds to a tenth. Undefined if nobody stopped the timer. */
  readonly onStop: (seconds: number | undefined) => void;
};

/** Times a hold. The timer keeps running through a lock, a reload or a killed app. */
export const HoldTimer = ({ startedAt, onStart, onStop }: Props) => {
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
