import { useRef } from 'react';

/**
 * For a tap that makes something. Taps while `work` runs do nothing: a second tap on "Save" is neither a second document
 * nor a refusal. Nor do taps after it resolved to true, which says that the screen is being left.
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
