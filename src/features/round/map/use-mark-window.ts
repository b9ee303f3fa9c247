import { useEffect, useState } from 'react';

const OPEN_MS = 15_000;

/** Open for some seconds after each mark: as long as a golfer who spares the battery lets the position be read. */
export const useMarkWindow = () => {
  const [marks, setMarks] = useState(0);
  const [closed, setClosed] = useState(0);
  useEffect(() => {
    if (marks === closed) return undefined;
    const timer = setTimeout(() => setClosed(marks), OPEN_MS);
    return () => clearTimeout(timer);
  }, [marks, closed]);
  return { isOpen: marks !== closed, open: () => setMarks((count) => count + 1) };
};
