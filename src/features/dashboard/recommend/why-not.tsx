import type { FaultId } from '@divot/golf-content';
import { useDecision } from '#src/data/queries/decision.ts';
import { whyNotFault } from '#src/domain/coach/focus-words.ts';

/** Explains why this week is not about the golfer's first swing fault. */
export const WhyNot = ({ faultId }: { readonly faultId: FaultId }) => {
  const decision = useDecision()?.decision;
  const why = decision && whyNotFault(decision, faultId);
  return why === undefined ? null : <p className="measure pb-1 text-note text-rough">{why}</p>;
};
