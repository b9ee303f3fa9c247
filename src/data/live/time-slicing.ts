import { startTransition, useEffect, useState } from 'react';

// Figures that take longer than a frame: worked out once for all who ask for them, a piece at a time, with the thread
// let go in between.

type Pieces<T> = Generator<undefined, T>;

/**
 * A hook that gives what `piecesOf` an object comes to. While that is worked out, what the last object came to;
 * undefined at first, and for no object. Work that nobody waits for any more is dropped.
 */
export const createTimeSlicedHook = <Of extends object, T>(piecesOf: (of: Of) => Pieces<T>) => {
  const results = new WeakMap<Of, T>();
  const waiting = new WeakMap<Of, Set<(result: T) => void>>();

  const workOn = (of: Of, subscribers: ReadonlySet<(result: T) => void>): void => {
    const pieces = piecesOf(of);
    const next = () => {
      if (subscribers.size === 0) {
        waiting.delete(of);
        return;
      }
      const { done, value } = pieces.next();
      if (!done) {
        setTimeout(next);
        return;
      }
      waiting.delete(of);
      results.set(of, value);
      for (const notify of subscribers) notify(value);
    };
    setTimeout(next);
  };

  const ask = (of: Of, notify: (result: T) => void): (() => void) => {
    const known = waiting.get(of);
    const subscribers = known ?? new Set();
    subscribers.add(notify);
    if (!known) {
      waiting.set(of, subscribers);
      workOn(of, subscribers);
    }
    return () => {
      subscribers.delete(notify);
    };
  };

  return (of: Of | undefined): T | undefined => {
    const [last, setLast] = useState<T>();
    const shown = of && (results.get(of) ?? last);
    useEffect(() => {
      if (!of) return setLast(undefined); // what comes next may be another golfer's
      if (!results.has(of)) return ask(of, (result) => startTransition(() => setLast(() => result)));
      // Others had it worked out after this one was drawn.
      if (results.get(of) !== shown) setLast(() => results.get(of));
      return undefined;
    }, [of, shown]);
    return shown;
  };
};
