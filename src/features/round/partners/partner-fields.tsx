import { TextField } from '#src/ui/primitives/field.tsx';
import { copy } from './copy.ts';
import type { PartnerTyped } from './partners-typed.ts';

type Props = {
  readonly partners: readonly PartnerTyped[];
  readonly onChange: (partners: readonly PartnerTyped[]) => void;
};

/** The places on the card: a name for each and, in a game with handicaps, the strokes received. */
export const PartnerFields = ({ partners, onChange }: Props) => {
  const put = (at: number, part: Partial<PartnerTyped>) =>
    onChange(partners.map((other, n) => (n === at ? { ...other, ...part } : other)));
  return partners.map(({ name, handicap }, at) => (
    <div key={at} className="flex flex-col gap-4">
      <TextField
        label={copy.partner(at + 1)}
        maxLength={60}
        value={name}
        onChange={(next) => put(at, { name: next })}
      />
      {name.trim() !== '' && (
        <TextField
          label={copy.handicap(name.trim())}
          hint={copy.handicapHint}
          maxLength={4}
          value={handicap}
          onChange={(next) => put(at, { handicap: next })}
        />
      )}
    </div>
  ));
};
