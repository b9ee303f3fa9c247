import type { ComponentProps } from 'react';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';
import { KnownPartners } from './known-partners.tsx';
import { OwnIndex, PartnerFields } from './partner-fields.tsx';

type Props = ComponentProps<typeof KnownPartners> &
  ComponentProps<typeof PartnerFields> & {
    /** The golfer's own index as typed, where Divot does not know it. */
    readonly ownIndex: ComponentProps<typeof OwnIndex> | undefined;
  };

const NewPlayers = (props: ComponentProps<typeof PartnerFields>) => (
  <div className="grid gap-4 pt-1 pb-2 sm:grid-cols-2">
    <PartnerFields {...props} />
  </div>
);

/** Who plays, before the first tee. */
export const Players = ({ earlierPartners, latest, partners, onChange, ownIndex, ground }: Props) => (
  <Section title={copy.players}>
    <KnownPartners earlierPartners={earlierPartners} latest={latest} partners={partners} onChange={onChange} />
    {earlierPartners.length === 0 ? (
      <NewPlayers partners={partners} ground={ground} onChange={onChange} />
    ) : (
      <Disclosure title={copy.change}>
        <NewPlayers partners={partners} ground={ground} onChange={onChange} />
      </Disclosure>
    )}
    {ownIndex && partners.some(({ name }) => name.trim() !== '') && <OwnIndex {...ownIndex} />}
  </Section>
);
