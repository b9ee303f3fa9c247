import { useEffect, useState } from 'react';
import { now } from '#src/platform/clock.ts';
import { useWakeLock } from '#src/platform/wake-lock.ts';
import { TimerIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/features/assessment/copy.ts';

const words = copy.mobility;
const TICK_MS = 100;

/** Counts a hold from its starting instant, so that a locked screen loses no time; gives whole tenths of a second. */
export const HoldTimer = ({ onHeld }: { readonly onHeld: (seconds: number) => void }) => {
  const [startedAt, setStartedAt] = useState<number>();
  const [, tick] = useState(0);
  const running = startedAt !== undefined;
  useWakeLock(running);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  const seconds = running ? Math.round((now().getTime() - startedAt) / 100) / 10 : 0;
  if (!running) {
    return (
      <Button size="play" onClick={() => setStartedAt(now().getTime())}>
        <TimerIcon className="size-6" />
        {words.timerStart}
      </Button>
    );
  }
  return (
    <Button
      variant="flag"
      size="play"
      onClick={() => {
        setStartedAt(undefined);
        onHeld(seconds);
      }}
    >
      <span className="figures">{words.held(seconds.toFixed(1))}</span>
      {words.timerStop}
    </Button>
  );
};
