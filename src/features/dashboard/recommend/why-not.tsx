import { useDecision } from '#src/data/queries/decision.ts';
import { costsIn } from '#src/domain/coach/costs.ts';
import { faultName } from '#src/domain/faults/fault-ids.ts';
import { copy } from '#src/features/dashboard/copy.ts';

const words = copy.recommend.whyNot;

/** Where the swing's first fault is not what this week is about: why not. */
export const WhyNot = ({ faultId }: { readonly faultId: string }) => {
  const decision = useDecision()?.decision;
  if (!decision || decision.kind === 'not-enough') return null;
  if (decision.kind === 'nothing-stands-out' || !costsIn(faultId, decision.part)) {
    return <p className="measure pb-1 text-note text-rough">{words.costsNothing(faultName(faultId))}</p>;
  }
  const cause = decision.cause?.faultId;
  return cause === undefined || cause === faultId ? null : (
    <p className="measure pb-1 text-note text-rough">{words.other(faultName(cause))}</p>
  );
};
