import { startTransition, useEffect, useState } from 'react';

type AnswerSource<A> = {
  readonly read: () => A;
  readonly subscribe: (changed: () => void) => () => void;
};
type Drawing = {
  /**
   * Whether the first result fills much of a screen. React then draws it in short pieces and handles taps in between.
   */
  readonly firstInPieces: boolean;
};

/** Subscribes to a source: at once, except for a first result that is drawn in pieces. */
export const useAnswer = <A extends { readonly ready: boolean }>(
  source: AnswerSource<A>,
  { firstInPieces }: Drawing,
): A => {
  const [seen, setSeen] = useState(() => ({ source, answer: source.read() }));
  useEffect(() => {
    const look = () => {
      const answer = source.read();
      setSeen((last) => (last.source === source && last.answer === answer ? last : { source, answer }));
    };
    let wasReady = source.read().ready;
    const changed = () => {
      if (wasReady || !firstInPieces) look();
      else startTransition(look);
      wasReady = source.read().ready;
    };
    const leave = source.subscribe(changed);
    look(); // what arrived between the drawing and now
    return leave;
  }, [source, firstInPieces]);
  return seen.source === source ? seen.answer : source.read();
};
