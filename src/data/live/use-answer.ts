import { startTransition, useEffect, useState } from 'react';

type Whole = { readonly ready: boolean; readonly complete?: boolean };
type AnswerSource<A> = {
  readonly read: () => A;
  readonly subscribe: (changed: () => void) => () => void;
};

const isWhole = ({ ready, complete = true }: Whole) => ready && complete;

/**
 * What a source says, live. A first answer fills a whole part of a screen: React draws it in short pieces and lets taps
 * in between them. What changes later is shown at once.
 */
export const useAnswer = <A extends Whole>(source: AnswerSource<A>): A => {
  const [seen, setSeen] = useState(() => ({ source, answer: source.read() }));
  useEffect(() => {
    const look = () => {
      const answer = source.read();
      setSeen((last) => (last.source === source && last.answer === answer ? last : { source, answer }));
    };
    let wasWhole = isWhole(source.read());
    const changed = () => {
      if (wasWhole) look();
      else startTransition(look);
      wasWhole = isWhole(source.read());
    };
    const leave = source.subscribe(changed);
    look(); // what was said between the drawing and now
    return leave;
  }, [source]);
  return seen.source === source ? seen.answer : source.read();
};
