import { startTransition, useEffect, useState } from 'react';

// Computes figures that take longer than a frame: once for all who use them, in pieces, with pauses in between.

type Pieces<T> = Generator<undefined, T>;

/**
 * A hook that returns the result of `piecesOf` an object. While that is computed, it returns the last object's result:
 * undefined at first, and for no object. Drops work that no component waits for any more.
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
      if (!of) return setLast(undefined); // the next result may be another golfer's
      if (!results.has(of)) return ask(of, (result) => startTransition(() => setLast(() => result)));
      // Another component may have had it computed after this one was drawn.
      if (results.get(of) !== shown) setLast(() => results.get(of));
      return undefined;
    }, [of, shown]);
    return shown;
  };
};
