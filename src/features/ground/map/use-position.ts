import { useEffect, useState } from 'react';
import { type Fix, WORST_ACCURACY_M } from '@divot/ground';
import { type PositionProblem, watchPosition } from '#src/platform/position/position-watch.ts';
import { useNow } from '#src/platform/clock/use-clock.ts';

const OLD_MS = 15_000;
const HELD_MS = 30_000;
const TICK_MS = 1000;

export type PositionState = {
  readonly fix: Fix | undefined;
  /** Fixes of the last half minute, oldest first. */
  readonly fixes: readonly Fix[];
  readonly problem: PositionProblem | undefined;
  /** Older than 15 s or worse than 25 m: shown grey, never stored. */
  readonly isPoor: boolean;
};

/**
 * The golfer's position while `watch` is a number. A new number asks again. A fix's age counts from its own time, not
 * its arrival.
 */
export const usePosition = (watch: number | undefined): PositionState => {
  const [fixes, setFixes] = useState<readonly Fix[]>([]);
  const [problem, setProblem] = useState<PositionProblem>();
  const at = useNow(TICK_MS, watch !== undefined || fixes.length > 0).getTime();
  useEffect(() => {
    if (watch === undefined) return undefined;
    return watchPosition(
      (fix) => {
        setProblem(undefined);
        setFixes((all) => [...all.filter(({ got }) => fix.got - got < HELD_MS), fix]);
      },
      (met) => {
        setProblem(met);
        if (met === 'refused') setFixes([]);
      },
    );
  }, [watch]);
  const fix = fixes.at(-1);
  const isPoor = fix !== undefined && (fix.acc > WORST_ACCURACY_M || Math.max(at, fix.got) - fix.t > OLD_MS);
  return { fix, fixes, problem, isPoor };
};
