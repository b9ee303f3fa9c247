import { useEffect, useState } from 'react';
import {
  type HandicapShown,
  handicapShown,
  ROUNDS_FOR_INDEX,
  ROUNDS_OF_REGULARS,
} from '#src/domain/handicap/shown-handicap.ts';
import { whenIdle } from '#src/platform/idle.ts';
import { useProfile } from './profile.ts';
import { useFinishedRounds } from './rounds.ts';

let wasIdle = false;

/** True once it is wanted and the app has had a moment with nothing better to do: no start waits for it. */
const useLater = (wanted: boolean): boolean => {
  const [later, setLater] = useState(wasIdle);
  useEffect(() => {
    if (!wanted || later) return undefined;
    let open = true;
    const enter = async () => {
      await whenIdle();
      wasIdle = true;
      if (open) setLater(true);
    };
    void enter();
    return () => {
      open = false;
    };
  }, [wanted, later]);
  return wanted && later;
};

/**
 * The golfer's handicap, entered or estimated from their rounds; undefined while there is none. Whoever plays often has
 * a year behind them that the newest rounds do not reach: it follows, with the low index that caps the estimate.
 */
export const useHandicap = (): HandicapShown | undefined => {
  const { profile } = useProfile();
  const newest = useFinishedRounds(ROUNDS_FOR_INDEX);
  const goesFurther = useLater(newest.documents.length === ROUNDS_FOR_INDEX);
  const all = useFinishedRounds(goesFurther ? ROUNDS_OF_REGULARS : ROUNDS_FOR_INDEX);
  return handicapShown(profile, all.ready ? all.documents : newest.documents);
};
