import { longest } from '#src/domain/entities/limits.ts';
import type { TypedReflections } from '#src/domain/rounds/reflections.ts';
import { FeelScale } from '#src/ui/primitives/feel-scale.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { copy } from '#src/features/round/copy.ts';

type Props = {
  readonly reflections: TypedReflections;
  readonly onChange: (part: Partial<TypedReflections>) => void;
};

/** What the golfer says about the day, before the card is handed in and afterwards. */
export const ReflectionFields = ({ reflections, onChange }: Props) => (
  <>
    <TextArea
      label={copy.finish.best}
      maxLength={longest('rounds', 'bestShot')}
      value={reflections.bestShot}
      onChange={(bestShot) => onChange({ bestShot })}
    />
    <TextArea
      label={copy.finish.lesson}
      maxLength={longest('rounds', 'lesson')}
      value={reflections.lesson}
      onChange={(lesson) => onChange({ lesson })}
    />
    <FeelScale value={reflections.mood} onChange={(mood) => onChange({ mood })} />
    <TextField
      label={copy.finish.signer}
      hint={copy.finish.signerHint}
      maxLength={longest('rounds', 'signedBy')}
      value={reflections.signedBy}
      onChange={(signedBy) => onChange({ signedBy })}
    />
    <TextArea
      label={copy.pad.notes}
      maxLength={longest('rounds', 'notes')}
      value={reflections.notes}
      onChange={(notes) => onChange({ notes })}
    />
  </>
);
