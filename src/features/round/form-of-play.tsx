import { MAXIMUM_SCORES, type MaximumScore } from '@divot/golf-rules';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';

export type Form = {
  readonly format: NonNullable<Round['format']>;
  readonly maximumScore: MaximumScore;
};

const formats = (['stroke', 'stableford', 'match', 'maximum', 'par'] as const).map((value) => ({
  value,
  label: copy.setup.formats[value],
}));
const maximums = MAXIMUM_SCORES.map((value) => ({
  value,
  label: copy.setup.maximums[value],
}));

type Props = { readonly form: Form; readonly onChange: (part: Partial<Form>) => void };

/** What the card is played for, with what it needs to know. */
export const FormOfPlay = ({ form: { format, maximumScore }, onChange }: Props) => (
  <div className="flex flex-col gap-1.5">
    <SegmentedControl
      label={copy.setup.format}
      value={format}
      segments={formats}
      onChange={(next) => onChange({ format: next })}
    />
    {format === 'match' && <p className="text-fine text-rough">{copy.setup.matchHint}</p>}
    {format === 'par' && <p className="text-fine text-rough">{copy.setup.parHint}</p>}
    {format === 'maximum' && (
      <Select
        label={copy.setup.maximum}
        value={maximumScore}
        options={maximums}
        onChange={(next) => onChange({ maximumScore: next })}
      />
    )}
  </div>
);
