import { startTransition, useEffect, useState } from 'react';

// Computes figures that take longer than a frame: once for all who use them, in pieces, with pauses in between.

type Pieces<T> = Generator<undefined, T>;

/**
 * A hook that returns the result of `piecesOf` an object. While that is computed, it returns the last object's result:
 * undefined at first, and for no object. Drops work that no component waits for any more.
 */
export const createTimeSlicedHook = <Input extends object, T>(piecesOf: (input: Input) => Pieces<T>) => {
  const results = new WeakMap<Input, T>();
  const waiting = new WeakMap<Input, Set<(result: T) => void>>();

  const workOn = (input: Input, subscribers: ReadonlySet<(result: T) => void>): void => {
    const pieces = piecesOf(input);
    const next = () => {
      if (subscribers.size === 0) {
        waiting.delete(input);
        return;
      }
      const { done, value } = pieces.next();
      if (!done) {
        setTimeout(next);
        return;
      }
      waiting.delete(input);
      results.set(input, value);
      for (const notify of subscribers) notify(value);
    };
    setTimeout(next);
  };

  const ask = (input: Input, notify: (result: T) => void): (() => void) => {
    const existing = waiting.get(input);
    const subscribers = existing ?? new Set();
    subscribers.add(notify);
    if (!existing) {
      waiting.set(input, subscribers);
      workOn(input, subscribers);
    }
    return () => {
      subscribers.delete(notify);
    };
  };

  return (input: Input | undefined): T | undefined => {
    const [last, setLast] = useState<T>();
    const shown = input && (results.get(input) ?? last);
    useEffect(() => {
      if (!input) return setLast(undefined); // the next result may be another golfer's
      if (!results.has(input)) return ask(input, (result) => startTransition(() => setLast(() => result)));
      // Another component may have had it computed after this one was drawn.
      if (results.get(input) !== shown) setLast(() => results.get(input));
      return undefined;
    }, [input, shown]);
    return shown;
  };
};
