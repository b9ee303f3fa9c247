import type { Round } from '#src/domain/entities/round.entity.ts';
import {
  type Player,
  holesInPlay,
  matchStanding,
  matchText,
  netTotals,
  roundTotals,
  strokesBetween,
  toParText,
} from '@divot/golf-rules';
import { copy } from '#src/features/round/copy.ts';

const matchWith = (round: Round, opponent: NonNullable<Round['partners']>[number]) =>
  matchStanding(holesInPlay(round), opponent, strokesBetween(round, opponent));

export type Figure = readonly [name: string, value: string | number];

/** The main figure of the form of play: net strokes, points (net if there is a course handicap), or the match. */
export const standingFigure = (round: Round): Figure => {
  const net = netTotals(round);
  const [opponent] = round.partners ?? [];
  if (round.format === 'match' && opponent) {
    return [copy.pad.match, matchText(matchWith(round, opponent))];
  }
  if (round.format === 'stroke' && net) return [copy.pad.net(net.isEstimated), net.strokes];
  if (net) return [copy.pad.netPoints(net.points, net.isEstimated), net.points];
  const { stableford } = roundTotals(round);
  return [copy.pad.points(stableford), stableford];
};

/**
 * A player's standing in the game: the match from that player's side, points, or otherwise strokes to par. Net if
 * handicaps are known.
 */
export const playerStanding = (round: Round, { partnerId, thru, toPar, points, net }: Player): string | undefined => {
  if (thru === 0) return undefined;
  const [opponent] = round.partners ?? [];
  if (round.format === 'match' && opponent && (partnerId === undefined || partnerId === opponent.id)) {
    const match = matchWith(round, opponent);
    return matchText(partnerId === undefined ? match : { ...match, up: -match.up });
  }
  const isPoints = round.format === 'stableford';
  if (net) return copy.pad.netShort(isPoints ? copy.pad.pointsShort(net.points) : toParText(net.toPar));
  return isPoints ? copy.pad.pointsShort(points) : toParText(toPar);
};
