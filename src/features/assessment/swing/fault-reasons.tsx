import {
  type FaultId,
  type FaultReason,
  QUESTIONS,
  type SwingVerdict,
  faultById,
  faultName,
} from '@divot/golf-content';
import { type Handedness, forHandedness } from '#src/domain/shared/handedness.ts';
import { copy } from '#src/features/assessment/copy.ts';
import { FaultTile } from '#src/ui/figures/row-picture.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';

const words = copy.swing;

const reasonText = (reason: FaultReason, hand: Handedness): string => {
  switch (reason.source) {
    case 'questionnaire': {
      const option = QUESTIONS.find(({ id }) => id === reason.questionId)?.options[reason.option]?.label ?? '';
      return `${words.said}: ${forHandedness(option, hand)}`;
    }
    case 'video':
      return words.video[reason.confidence];
    case 'ball-flight':
      return words.flight(reason.curvedShare, reason.shots);
    default:
      return words.coachSaid;
  }
};

type ListProps = { readonly fault: string; readonly reasons: readonly FaultReason[]; readonly hand: Handedness };

/** The reasons for a fault: each source, what it said, and the points it gave. */
export const ReasonList = ({ fault, reasons, hand }: ListProps) => (
  <ul aria-label={`${words.why}: ${fault}`} className="text-note text-rough">
    {reasons.map((reason) => (
      <li key={reasonText(reason, hand)} className="flex justify-between gap-4 py-0.5">
        <span>{reasonText(reason, hand)}</span>
        <span className="figures shrink-0">{words.points(reason.points)}</span>
      </li>
    ))}
  </ul>
);

type Props = { readonly faultId: FaultId; readonly verdict: SwingVerdict; readonly hand: Handedness };

/** A fault with its score and the reasons for it. */
export const FaultReasons = ({ faultId, verdict, hand }: Props) => {
  const fault = faultById(faultId);
  if (!fault) return null;
  return (
    <li className="rule-b flex flex-col gap-2 py-4">
      <div className="flex items-center gap-3">
        <FaultTile id={faultId} hand={hand} />
        <h3 className="min-w-0 flex-1 text-lead">{faultName(fault.id)}</h3>
        <Badge tone="sand">{words.outOf(verdict.scores[faultId] ?? 0)}</Badge>
      </div>
      <p className="measure">{forHandedness(fault.description, hand)}</p>
      <ReasonList fault={faultName(fault.id)} reasons={verdict.reasons[faultId] ?? []} hand={hand} />
    </li>
  );
};
