import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from '#src/features/round/copy.ts';
import { ReflectionFields } from './reflection-fields.tsx';
import type { Review } from './use-review.ts';

type Props = { readonly review: Review; readonly onChange: (part: Partial<Review>) => void };

/** The golfer's notes on the day, all optional. */
export const LookingBack = ({ review, onChange }: Props) => (
  <Section title={copy.card.reflections}>
    <div className="grid gap-4 lg:grid-cols-2">
      <ReflectionFields reflections={review} onChange={onChange} />
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
