import { FeelScale } from '#src/ui/primitives/feel-scale.tsx';
import { TextArea, TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from '#src/features/round/copy.ts';
import type { Review } from './use-review.ts';

type Props = { readonly review: Review; readonly onChange: (part: Partial<Review>) => void };

/** The golfer's notes on the day, all optional. */
export const LookingBack = ({ review, onChange }: Props) => (
  <Section title={copy.card.reflections}>
    <div className="grid gap-4 lg:grid-cols-2">
      <TextArea
        label={copy.finish.best}
        maxLength={280}
        value={review.bestShot}
        onChange={(bestShot) => onChange({ bestShot })}
      />
      <TextArea
        label={copy.finish.lesson}
        maxLength={280}
        value={review.lesson}
        onChange={(lesson) => onChange({ lesson })}
      />
      <FeelScale value={review.mood} onChange={(mood) => onChange({ mood })} />
      <TextField
        label={copy.finish.signer}
        hint={copy.finish.signerHint}
        maxLength={60}
        value={review.signedBy}
        onChange={(signedBy) => onChange({ signedBy })}
      />
      <TextArea
        label={copy.pad.notes}
        maxLength={2000}
        value={review.notes}
        onChange={(notes) => onChange({ notes })}
      />
      <Select
        label={copy.finish.pcc}
        hint={copy.finish.pccHint}
        value={String(review.pcc)}
        options={copy.finish.conditions.map(([value, label]) => ({ value, label }))}
        onChange={(value) => onChange({ pcc: Number(value) })}
      />
    </div>
  </Section>
);
