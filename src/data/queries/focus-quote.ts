import { focusQuote } from '#src/domain/coach/focus-words.ts';
import { useDecision } from './decision.ts';

/** The decision in one line; undefined while it is being made and if there is no focus yet. */
export const useFocusQuote = (): string | undefined => {
  const decided = useDecision();
  return decided && focusQuote(decided.decision, decided.index);
};
