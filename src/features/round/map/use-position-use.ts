import { useState } from 'react';
import { isPositionOnIn, turnPositionOn } from '#src/platform/position-watch.ts';
import { setPreferences, usePreferences } from '#src/platform/preferences.ts';
import { useMarkWindow } from './use-mark-window.ts';

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
