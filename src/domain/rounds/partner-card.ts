import type { Hole, Partner, Round } from '#src/domain/entities/round.entity.ts';
import { type NetCard, handicapFor, holeOf } from '@divot/golf-rules';
import { compact } from '@divot/basics';

// A partner as a player: the same card that they would have kept on their own phone. It contains what was the same for
// everyone that day (course, holes, form of play), the partner's tee and handicap, and the partner's scores. It names
// neither the phone's owner nor the other partners.

/** What a partner's card is made from. `courseHandicap` is for 18 holes. */
export type PartnerScores = Partial<Omit<Partner, 'id' | 'name'>>;

/** The partner's holes, in the order of `holes`: from their own tee, with their own scores. */
export const partnerHoles = (holes: readonly Hole[], partner: PartnerScores): Hole[] => {
  const { tee, strokes = {}, pickedUp = [], conceded = [], penalties = {} } = partner;
  return holes.map((hole) => {
    const { n, par, si, yards } = tee ? holeOf(tee, hole.n) : hole;
    const score = strokes[String(n)];
    const hasConceded = conceded.includes(n);
    const hasPickedUp = score === undefined && (hasConceded || pickedUp.includes(n));
    return compact({
      n,
      par,
      si,
      yards,
      strokes: score,
      pickedUp: hasPickedUp || undefined,
      conceded: hasConceded || undefined,
      penalties: penalties[String(n)],
    });
  });
};

const withMember = (numbers: readonly number[] | undefined, n: number, isMember: boolean): number[] | undefined => {
  if (!isMember && !numbers) return undefined;
  const others = (numbers ?? []).filter((other) => other !== n);
  return isMember ? [...others, n] : others;
};

const withFigure = (
  figures: Readonly<Record<string, number>>,
  n: number,
  figure: number | undefined,
): Record<string, number> => {
  const { [String(n)]: _before, ...others } = figures;
  return figure === undefined ? others : { ...others, [String(n)]: figure };
};

/** The partner with this hole's score, pick-up, concession or penalty strokes in place of those before. */
export const withPartnerHole = (partner: Partner, { n, strokes, pickedUp, conceded, penalties }: Hole): Partner => {
  const isPenaltyKnown = penalties !== undefined || partner.penalties !== undefined;
  return compact({
    ...partner,
    strokes: withFigure(partner.strokes, n, strokes),
    penalties: isPenaltyKnown ? withFigure(partner.penalties ?? {}, n, penalties) : undefined,
    pickedUp: withMember(partner.pickedUp, n, pickedUp === true),
    conceded: withMember(partner.conceded, n, conceded === true),
  });
};

/** A course handicap for 18 holes over these holes: on a nine half of it, .5 up. */
const overHoles = (courseHandicap: number, holeCount: number): number =>
  holeCount <= 9 ? Math.round(courseHandicap / 2) : courseHandicap;

/** What the partner's net and points are counted from. */
export const partnerNet = (card: NetCard, partner: PartnerScores): NetCard => {
  const { courseSnapshot: played, ratingMinusPar, mode, format, maximumScore } = card;
  const { tee = played?.tee, index, courseHandicap } = partner;
  const numbers = card.holes.map(({ n }) => n);
  const ofIndex = tee && index !== undefined ? handicapFor(tee, numbers, index, ratingMinusPar) : undefined;
  const typed = index === undefined ? courseHandicap : undefined;
  return compact({
    courseSnapshot: played && tee && { ...played, tee },
    holes: partnerHoles(card.holes, partner),
    mode,
    format,
    maximumScore,
    ratingMinusPar,
    indexAtStart: index,
    courseHandicap: ofIndex ?? (typed === undefined ? undefined : overHoles(typed, numbers.length)),
  });
};

export type PartnerCard = NetCard & Pick<Round, 'playedOn' | 'holesPlanned' | 'mode' | 'pcc'>;

export const partnerCard = (round: PartnerCard, partner: PartnerScores): PartnerCard => {
  const { playedOn, holesPlanned, mode, pcc } = round;
  return compact({ ...partnerNet(round, partner), playedOn, holesPlanned, mode, pcc });
};
