import { useEffect, useState } from 'react';
import { isPositionOnIn, turnPositionOn } from '#src/platform/position/position-watch.ts';
import { setPreferences, usePreferences } from '#src/platform/settings/preferences.ts';

const OPEN_MS = 15_000;

/**
 * Open for some seconds after each mark, and while a tap waits for its first position. A golfer who saves battery lets
 * Divot read the position only while it is open.
 */
export const useMarkWindow = (isWaiting: boolean) => {
  const [marks, setMarks] = useState(0);
  const [closed, setClosed] = useState(0);
  useEffect(() => {
    if (marks === closed || isWaiting) return undefined;
    const timer = setTimeout(() => setClosed(marks), OPEN_MS);
    return () => clearTimeout(timer);
  }, [marks, closed, isWaiting]);
  return { isOpen: marks !== closed, open: () => setMarks((count) => count + 1) };
};

/** While the map is open, or only for some seconds after each mark to save battery. */
export type PositionUse = 'map' | 'marks';

/** When the golfer allows the position to be read in a round, and whether it is being read now. */
export const usePositionUse = (roundId: string, isTapWaiting: boolean) => {
  const { positionPerMark } = usePreferences();
  const [isOn, setIsOn] = useState(() => isPositionOnIn(roundId));
  const markWindow = useMarkWindow(isTapWaiting);
  const [tries, setTries] = useState(0);
  const chosen: PositionUse = positionPerMark ? 'marks' : 'map';
  return {
    use: isOn ? chosen : undefined,
    /** For `usePosition`: undefined while nothing is read. A new number asks again. */
    watch: isOn && (chosen === 'map' || markWindow.isOpen) ? tries : undefined,
    turnOn: (use: PositionUse) => {
      turnPositionOn(roundId);
      setPreferences({ positionPerMark: use === 'marks' });
      setIsOn(true);
    },
    /** After a refusal: asks at once, even if the golfer allows reading only per mark. */
    tryAgain: () => {
      markWindow.open();
      setTries(tries + 1);
    },
    readForMark: markWindow.open,
  };
};
