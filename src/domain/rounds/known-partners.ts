import type { Partner, Round } from '#src/domain/entities/round.entity.ts';
import { compact } from '@divot/basics';

/** A partner of earlier rounds, with the handicap and the tee of the latest one. */
export type KnownPartner = Pick<Partner, 'name' | 'gender' | 'index' | 'courseHandicap'> & {
  readonly teeName?: string;
};

type WithPartners = Pick<Round, 'partners' | 'courseSnapshot'>;

const MOST = 9;
const keyOf = (name: string): string => name.trim().toLowerCase();

/** The golfer's latest partners, each once. `rounds` are newest first. */
export const knownPartners = (rounds: readonly WithPartners[]): KnownPartner[] => {
  const known = new Map<string, KnownPartner>();
  for (const { partners = [], courseSnapshot } of rounds) {
    for (const { name, gender, index, courseHandicap, tee = courseSnapshot?.tee } of partners) {
      const key = keyOf(name);
      if (!known.has(key)) known.set(key, compact({ name, gender, index, courseHandicap, teeName: tee?.name }));
    }
  }
  return [...known.values()].slice(0, MOST);
};

/** The partners of the latest round that had at least two. */
export const latestGroup = (rounds: readonly WithPartners[]): KnownPartner[] => {
  const latest = rounds.find(({ partners = [] }) => partners.length > 1);
  return latest ? knownPartners([latest]) : [];
};
