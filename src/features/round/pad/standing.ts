import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { type Player, matchOf, matchText, netTotals, opponentOf, roundTotals, toParText } from '@divot/golf-rules';
import { copy } from '#src/features/round/copy.ts';

export type Figure = readonly [name: string, value: string | number];

/** The main figure of the form of play: net strokes, points (net if there is a handicap), or the match. */
export const standingFigure = (round: Round): Figure => {
  const match = matchOf(round);
  if (match) return [copy.pad.match, matchText(match)];
  const net = netTotals(round);
  if (!net) {
    const { stableford } = roundTotals(round);
    return [copy.pad.points(stableford), stableford];
  }
  const { basis, handicap, points, strokes } = net;
  const isCompetition = round.mode === 'competition';
  const off = isCompetition ? copy.pad.off(handicapText(handicap, 0)) : basis === 'rating' ? '' : copy.pad.about;
  return round.format === 'stroke' ? [copy.pad.net(off), strokes] : [copy.pad.netPoints(points, off), points];
};

/**
 * A player's standing in the game: the match from that player's side, points, or otherwise strokes to par. Net if
 * handicaps are known.
 */
export const playerStanding = (round: Round, { partnerId, thru, toPar, points, net }: Player): string | undefined => {
  if (thru === 0) return undefined;
  const match = matchOf(round);
  if (match && (partnerId === undefined || partnerId === opponentOf(round)?.id))
    return matchText(partnerId === undefined ? match : { ...match, up: -match.up });
  const isPoints = round.format === 'stableford';
  if (net) return copy.pad.netShort(isPoints ? copy.pad.pointsShort(net.points) : toParText(net.toPar));
  return isPoints ? copy.pad.pointsShort(points) : toParText(toPar);
};
