import { clsx } from 'clsx';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import type { KnownPartner } from '#src/domain/rounds/known-partners.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { copy } from './copy.ts';
import { type PartnerTyped, isOnCard, placesFor, withKnown, without } from '#src/domain/rounds/partners-typed.ts';

type Props = {
  readonly earlierPartners: readonly KnownPartner[];
  /** The partners of the latest round with more than one. */
  readonly latest: readonly KnownPartner[];
  readonly partners: readonly PartnerTyped[];
  readonly onChange: (partners: readonly PartnerTyped[]) => void;
};

/** What is remembered of a partner: the index and the tee. */
const remembered = ({ index, teeName }: KnownPartner): string =>
  [index === undefined ? undefined : handicapText(index), teeName].filter(Boolean).join(DOT);

/** Partners of earlier rounds: one tap puts each on the card with tee and handicap, another takes them off. */
export const KnownPartners = ({ earlierPartners, latest, partners, onChange }: Props) => {
  if (earlierPartners.length === 0) return null;
  const isFull = partners.every(({ name }) => name.trim() !== '');
  const isEmpty = partners.every(({ name }) => name.trim() === '');
  return (
    <div className="flex flex-wrap gap-2">
      {latest.length > 1 && (
        <Button disabled={!isEmpty} onClick={() => onChange(latest.reduce(withKnown, placesFor([])))}>
          {copy.sameGroup}
        </Button>
      )}
      {earlierPartners.map((one) => {
        const isOn = isOnCard(partners, one);
        return (
          <Button
            key={one.name}
            className="max-w-full flex-wrap gap-y-0!"
            aria-pressed={isOn}
            variant={isOn ? 'primary' : 'secondary'}
            disabled={isFull && !isOn}
            onClick={() => onChange(isOn ? without(partners, one) : withKnown(partners, one))}
          >
            {one.name}
            <span className={clsx('figures font-text', !isOn && 'text-rough')}>{remembered(one)}</span>
          </Button>
        );
      })}
    </div>
  );
};
