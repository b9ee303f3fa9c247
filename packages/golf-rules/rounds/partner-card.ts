import type { Hole, Round } from '../round.ts';
import { compact } from '../compact.ts';
import { netTotals } from './formats.ts';
import { roundTotals } from './totals.ts';

// The card of a partner whose score was kept on another golfer's phone, to give to that partner. It contains what was
// the same for everyone that day (course, tee, holes) and this partner's strokes. It names neither the phone's owner
// nor the other partners.

type Partner = NonNullable<Round['partners']>[number];

export type PartnerCard = Pick<
  Round,
  'playedOn' | 'courseSnapshot' | 'holesPlanned' | 'holes' | 'mode' | 'pcc' | 'ratingMinusPar' | 'courseHandicap'
>;

export const partnerCard = (
  round: PartnerCard,
  { strokes, courseHandicap }: Pick<Partner, 'strokes' | 'courseHandicap'>,
): PartnerCard => {
  const { playedOn, courseSnapshot, holesPlanned, mode, pcc, ratingMinusPar } = round;
  const holes: Hole[] = round.holes.map(({ n, par, si, yards }) =>
    compact({ n, par, si, yards, strokes: strokes[String(n)] }),
  );
  return compact({ playedOn, courseSnapshot, holesPlanned, holes, mode, pcc, ratingMinusPar, courseHandicap });
};

/** The partners with at least one score, each with their card and its result. */
export const scoredPartners = (round: PartnerCard & Pick<Round, 'partners'>) =>
  (round.partners ?? []).flatMap((partner) => {
    const { id, name } = partner;
    const card = partnerCard(round, partner);
    const totals = roundTotals(card);
    return totals.holesPlayed === 0 ? [] : [{ id, name, card, totals, net: netTotals(card)?.strokes }];
  });
