import type { Partner, Round } from '#src/domain/entities/round.entity.ts';
import { compact } from '@divot/basics';

/** A partner of earlier rounds, with the handicap and the tee of the latest one. */
export type KnownPartner = Pick<Partner, 'name' | 'index' | 'courseHandicap'> & { readonly teeName?: string };

const MOST = 9;

/** The golfer's latest partners, each once. `rounds` are newest first. */
export const knownPartners = (rounds: readonly Pick<Round, 'partners' | 'courseSnapshot'>[]): KnownPartner[] => {
  const known = new Map<string, KnownPartner>();
  for (const { partners = [], courseSnapshot } of rounds) {
    for (const { name, index, courseHandicap, tee = courseSnapshot?.tee } of partners) {
      const key = name.trim().toLowerCase();
      if (!known.has(key)) known.set(key, compact({ name, index, courseHandicap, teeName: tee?.name }));
    }
  }
  return [...known.values()].slice(0, MOST);
};
