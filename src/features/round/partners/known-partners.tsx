import { clsx } from 'clsx';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import type { KnownPartner } from '#src/domain/rounds/known-partners.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';
import { type PartnerTyped, isOnCard, withKnown, without } from './partners-typed.ts';

type Props = {
  readonly known: readonly KnownPartner[];
  readonly partners: readonly PartnerTyped[];
  readonly tees: readonly Tee[];
  readonly onChange: (partners: readonly PartnerTyped[]) => void;
};

/** Partners of earlier rounds: one tap puts each on the card with tee and handicap, another takes them off. */
export const KnownPartners = ({ known, partners, tees, onChange }: Props) => {
  if (known.length === 0) return null;
  const isFull = partners.every(({ name }) => name.trim() !== '');
  return (
    <Section title={copy.who}>
      <div className="flex flex-wrap gap-2">
        {known.map((one) => {
          const isOn = isOnCard(partners, one);
          return (
            <Button
              key={one.name}
              aria-pressed={isOn}
              variant={isOn ? 'primary' : 'secondary'}
              disabled={isFull && !isOn}
              onClick={() => onChange(isOn ? without(partners, one) : withKnown(partners, one, tees))}
            >
              {one.name}
              {one.index !== undefined && (
                <span className={clsx('figures', !isOn && 'text-rough')}>{handicapText(one.index)}</span>
              )}
            </Button>
          );
        })}
      </div>
    </Section>
  );
};
