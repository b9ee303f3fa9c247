import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { fineChecks } from '#src/domain/swing-reading/checks.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { measuredText } from '#src/features/swing/measure-text.ts';
import { useLengthText } from '#src/features/swing/use-length-text.ts';

const words = copy.result;

type Props = { readonly swings: readonly Swing[] };

/** What was checked and normal, each with its figure beside the normal band. */
export const FineList = ({ swings }: Props) => {
  const lengthText = useLengthText();
  return (
    <ul>
      {fineChecks(swings).map((check) => {
        const { value, normal } = measuredText(check, lengthText);
        return (
          <li key={check.faultId} className="rule-b py-2 last:border-b-0">
            <span className="block">{words.fine(check.faultId)}</span>
            <span className="figures block text-note text-rough">{words.figures(value, normal)}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** The same below findings. */
export const ClearChecks = ({ swings }: Props) =>
  fineChecks(swings).length > 0 && (
    <Section title={words.clearTitle}>
      <FineList swings={swings} />
    </Section>
  );
