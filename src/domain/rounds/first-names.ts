import type { Round } from '#src/domain/entities/round.entity.ts';

/** Undefined for the golfer. */
export type NameOf = (id: string) => string | undefined;

export const firstName = (name: string): string => name.trim().split(/\s+/u)[0]!;

/** First names, as long as they are different. */
export const namesIn = ({ partners = [] }: Pick<Round, 'partners'>): NameOf => {
  const short = partners.map(({ name }) => firstName(name));
  const areDifferent = new Set(short).size === short.length;
  return (id) => {
    const at = partners.findIndex((partner) => partner.id === id);
    return areDifferent ? short[at] : partners[at]?.name;
  };
};
