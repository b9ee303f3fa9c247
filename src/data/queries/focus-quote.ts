import { focusFacts, focusQuote } from '#src/domain/coach/focus-words.ts';
import { useDecision } from './decision.ts';

/** The decision in one line, with its facts; undefined while it is being made and if there is no focus yet. */
export const useFocusQuote = () => {
  const decided = useDecision();
  const text = decided && focusQuote(decided.decision, decided.index);
  return text === undefined ? undefined : { text, facts: focusFacts(decided!.decision, decided!.index) };
};
