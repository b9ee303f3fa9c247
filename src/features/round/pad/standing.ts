import type { Round } from '#src/domain/entities/round.entity.ts';
import { matchStanding, matchText, netTotals } from '#src/domain/rounds/formats.ts';
import { holesInPlay } from '#src/domain/rounds/play-order.ts';
import type { Player } from '#src/domain/rounds/players.ts';
import { roundTotals, toParText } from '#src/domain/rounds/totals.ts';
import { copy } from '#src/features/round/copy.ts';

export type Figure = readonly [name: string, value: string | number];

/** The figure that the form of play is about: net strokes, points (net where there is a course handicap), the match. */
export const standingFigure = (round: Round): Figure => {
  const net = netTotals(round);
  const [opponent] = round.partners ?? [];
  if (round.format === 'match' && opponent) {
    return [copy.pad.match, matchText(matchStanding(holesInPlay(round), opponent))];
  }
  if (round.format === 'stroke' && net) return [copy.pad.net(net.isEstimated), net.strokes];
  if (net) return [copy.pad.netPoints(net.points, net.isEstimated), net.points];
  const { stableford } = roundTotals(round);
  return [copy.pad.points(stableford), stableford];
};

/** How somebody on the card stands in the game: the match as each of the two sees it, points, else strokes to par. */
export const playerStanding = (round: Round, { partnerId, thru, toPar, points }: Player): string | undefined => {
  if (thru === 0) return undefined;
  const [opponent] = round.partners ?? [];
  if (round.format === 'match' && opponent && (partnerId === undefined || partnerId === opponent.id)) {
    const match = matchStanding(holesInPlay(round), opponent);
    return matchText(partnerId === undefined ? match : { ...match, up: -match.up });
  }
  return round.format === 'stableford' ? copy.pad.pointsShort(points) : toParText(toPar);
};
