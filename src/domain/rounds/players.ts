import {
  type NetTotals,
  formTotals,
  handicapRoundOf,
  holesInPlay,
  isPlayed,
  netTotals,
  roundDifferential,
  roundTotals,
  strokesGiven,
} from '@divot/golf-rules';
import type { Hole, Partner, Round } from '#src/domain/entities/round.entity.ts';
import type { HoleResult, MatchStanding } from '@divot/golf-games';
import { matchResults, matchStanding, strokesBetween, strokesOnHole } from './partner-match.ts';
import { type PartnerCard, partnerCard, withPartnerHole } from './partner-card.ts';
import { compact } from '@divot/basics';

// Everyone on one phone's card, the owner and the partners alike: each has a card, and the same rules count it.

type Group = PartnerCard & Pick<Round, 'partners'>;

const partnerOf = ({ partners = [] }: Group, id: string | undefined): Partner | undefined =>
  partners.find((partner) => partner.id === id);

/** Without `partnerId`, the owner's hole. Undefined if the card has no such hole or partner. */
export const holeOfPlayer = (group: Group, n: number, partnerId?: string): Hole | undefined => {
  const partner = partnerOf(group, partnerId);
  const card = partnerId === undefined ? group : partner && partnerCard(group, partner);
  return card?.holes.find((hole) => hole.n === n);
};

/** The round with a player's hole in place of the one before. Without `partnerId`, the owner's. */
export const withHoleOfPlayer = <R extends Pick<Round, 'holes' | 'partners'>>(
  round: R,
  hole: Hole,
  partnerId?: string,
): R =>
  partnerId === undefined
    ? { ...round, holes: round.holes.map((other) => (other.n === hole.n ? hole : other)) }
    : compact({
        ...round,
        partners: round.partners?.map((partner) =>
          partner.id === partnerId ? withPartnerHole(partner, hole) : partner,
        ),
      });

export type Player = {
  /** Undefined for the phone's owner. */
  readonly partnerId: string | undefined;
  readonly name: string | undefined;
  /** The open hole from this player's tee. */
  readonly hole: Hole | undefined;
  /** Strokes received on that hole. Undefined if the handicap is unknown. */
  readonly received: number | undefined;
  /** Number of holes with a score or a pick-up. */
  readonly thru: number;
  /** As the form of play counts, without handicap. */
  readonly toPar: number;
  readonly points: number;
  readonly up: number;
  /** In a competition or a game with handicaps, for players whose handicap is known. */
  readonly net?: Pick<NetTotals, 'toPar' | 'points' | 'up' | 'handicap'>;
};

const receivedOn = (group: Group, n: number, card: PartnerCard, partner?: Partner): number | undefined => {
  const opponent = opponentOf(group);
  if (!opponent || (partner && partner !== opponent)) return strokesOnHole(card, n);
  const received = strokesBetween(group, opponent) * (partner ? -1 : 1);
  return strokesGiven(card.holes, Math.max(0, received))[card.holes.findIndex((hole) => hole.n === n)];
};

/**
 * Strokes that a player receives on hole `n`: in a match the difference on the holes of `matchResults`, else their own.
 * Undefined if the handicap is unknown. Without `partnerId`, the owner's.
 */
export const strokesReceivedBy = (group: Group, n: number, partnerId?: string): number | undefined => {
  const partner = partnerOf(group, partnerId);
  return receivedOn(group, n, partner ? partnerCard(group, partner) : group, partner);
};

const playerOf = (group: Group, n: number, isNet: boolean, partner?: Partner): Player => {
  const card = partner ? partnerCard(group, partner) : group;
  const { toPar, points, up } = formTotals(card, 0);
  const net = isNet ? netTotals(card) : undefined;
  return {
    partnerId: partner?.id,
    name: partner?.name,
    hole: card.holes.find((hole) => hole.n === n),
    received: receivedOn(group, n, card, partner),
    thru: card.holes.filter(isPlayed).length,
    toPar,
    points,
    up,
    ...(net ? { net } : {}),
  };
};

/**
 * Whether the group plays with handicaps: in a competition, and as soon as a partner has one. Whoever has none then plays
 * gross.
 */
export const playsWithHandicaps = ({ partners = [], mode }: Pick<Round, 'partners' | 'mode'>): boolean =>
  mode === 'competition' ||
  partners.some(({ index, courseHandicap }) => index !== undefined || courseHandicap !== undefined);

/** The golfer first, then the partners in the order entered. `hole` is each player's hole `n`. */
export const playersOf = (group: Group, n: number): readonly Player[] => {
  const isNet = playsWithHandicaps(group);
  return [undefined, ...(group.partners ?? [])].map((partner) => playerOf(group, n, isNet, partner));
};

/** The partners with at least one score, each with their card, its result and what it is for their index. */
export const scoredPartners = (group: Group) =>
  (group.partners ?? []).flatMap((partner) => {
    const { id, name, index } = partner;
    const card = partnerCard(group, partner);
    const totals = roundTotals(card);
    if (totals.holesPlayed === 0) return [];
    const played = handicapRoundOf({ ...card, id, date: card.playedOn, status: 'finished' });
    const differential = played && index !== undefined ? roundDifferential(played, index) : undefined;
    return [{ id, name, card, totals, net: netTotals(card), differential }];
  });

/** The partner whom the golfer plays a match against: the first, where a match is played. */
export const opponentOf = ({ format, partners }: Pick<Round, 'format' | 'partners'>): Partner | undefined =>
  format === 'match' ? partners?.[0] : undefined;

/** The match with the opponent. Undefined where none is played. */
export const matchOf = (group: Group): MatchStanding | undefined => {
  const opponent = opponentOf(group);
  return opponent && matchStanding(holesInPlay(group), opponent, strokesBetween(group, opponent));
};

/** The result of each decided hole of the match, by hole number. Empty where none is played. */
export const matchHoles = (group: Group): ReadonlyMap<number, HoleResult> => {
  const opponent = opponentOf(group);
  return opponent ? matchResults(holesInPlay(group), opponent, strokesBetween(group, opponent)) : new Map();
};
