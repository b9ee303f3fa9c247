import { useRef } from 'react';

/**
 * For a tap that makes something. Taps while `work` runs do nothing: a second tap on "Save" is neither a second document
 * nor a refusal. Resolve to true when the screen is closing. Later taps are then ignored too.
 */
export const useSingleFlight = <A extends readonly unknown[]>(work: (...args: A) => Promise<boolean>) => {
  const isTaken = useRef(false);
  return async (...args: A): Promise<boolean> => {
    if (isTaken.current) return false;
    isTaken.current = true;
    const done = work(...args);
    done.then(
      (hasLeft) => (isTaken.current = hasLeft),
      () => (isTaken.current = false),
    );
    return done;
  };
};
