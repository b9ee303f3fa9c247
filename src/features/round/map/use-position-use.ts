import { useState } from 'react';
import { isPositionOnIn, turnPositionOn } from '#src/platform/position-watch.ts';
import { setPreferences, usePreferences } from '#src/platform/preferences.ts';
import { useMarkWindow } from './use-mark-window.ts';

/** While the map is looked at, or only for some seconds after each mark, which spares the battery. */
export type PositionUse = 'map' | 'marks';

/** How the golfer lets the position be read in a round, and whether it is being read. */
export const usePositionUse = (roundId: string, isTapWaiting: boolean) => {
  const { positionPerMark } = usePreferences();
  const [isOn, setIsOn] = useState(() => isPositionOnIn(roundId));
  const markWindow = useMarkWindow(isTapWaiting);
  const [tries, setTries] = useState(0);
  const chosen: PositionUse = positionPerMark ? 'marks' : 'map';
  return {
    use: isOn ? chosen : undefined,
    /** For `usePosition`: undefined while nothing is read, and another number to ask anew. */
    watch: isOn && (chosen === 'map' || markWindow.isOpen) ? tries : undefined,
    turnOn: (use: PositionUse) => {
      turnPositionOn(roundId);
      setPreferences({ positionPerMark: use === 'marks' });
      setIsOn(true);
    },
    /** After a refusal: also a golfer who lets it be read only per mark is answered at once. */
    tryAgain: () => {
      markWindow.open();
      setTries(tries + 1);
    },
    readForMark: markWindow.open,
  };
};
