import { useEffect, useState } from 'react';

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
