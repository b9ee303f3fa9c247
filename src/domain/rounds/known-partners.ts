import type { Partner, Round } from '#src/domain/entities/round.entity.ts';
import { compact, foldName } from '@divot/basics';
import { partnerIdOf } from './golfer-ids.ts';

/** A partner of earlier rounds, with the handicap and the tee of the latest one. */
export type KnownPartner = Pick<Partner, 'name' | 'gender' | 'index' | 'courseHandicap'> & {
  /** As on a board. Absent for a partner of an earlier Divot. */
  readonly id?: string;
  readonly teeName?: string;
};

type WithPartners = Pick<Round, 'partners' | 'courseSnapshot' | 'sameGolfers'>;

const MOST = 9;
/** An id made at random, which fits a code. */
const GOLFER_ID = /^[\w-]{11}$/;

/** Whether two are one golfer: by their ids, else by their names. */
export const isSamePartner = (a: Pick<KnownPartner, 'id' | 'name'>, b: Pick<KnownPartner, 'id' | 'name'>): boolean =>
  a.id !== undefined && b.id !== undefined ? a.id === b.id : foldName(a.name) === foldName(b.name);

/** The golfer's latest partners, each once. `rounds` are newest first. */
export const knownPartners = (rounds: readonly WithPartners[]): KnownPartner[] => {
  const partners: KnownPartner[] = [];
  for (const round of rounds) {
    for (const partner of round.partners ?? []) {
      const { name, gender, index, courseHandicap, tee = round.courseSnapshot?.tee } = partner;
      const id = partnerIdOf(round, partner);
      const golferId = GOLFER_ID.test(id) ? id : undefined;
      const one = compact({ id: golferId, name, gender, index, courseHandicap, teeName: tee?.name });
      if (!partners.some((other) => isSamePartner(other, one))) partners.push(one);
    }
  }
  return partners.slice(0, MOST);
};

/** The partners of the latest round that had at least two. */
export const latestGroup = (rounds: readonly WithPartners[]): KnownPartner[] => {
  const latest = rounds.find(({ partners = [] }) => partners.length > 1);
  return latest ? knownPartners([latest]) : [];
};
