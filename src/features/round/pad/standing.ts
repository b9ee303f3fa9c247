import { OWNER } from '#src/domain/rounds/round-game.ts';
import { factData } from '#src/domain/facts.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { type Player, matchOf, opponentOf, playsWithHandicaps } from '#src/domain/rounds/players.ts';
import { formTotals, netTotals } from '@divot/golf-rules';
import { matchText } from '@divot/golf-games';
import { toParInWords, toParText } from '#src/domain/rounds/score-names.ts';
import { copy } from '#src/features/round/copy.ts';

export type Figure = readonly [name: string, value: string | number];

/** The main figure of the form of play: net strokes, points (net if there is a handicap), holes against par, or the match. */
export const standingFigure = (round: Round): Figure => {
  const match = matchOf(round);
  if (match) return [copy.pad.match, matchText(match)];
  const net = netTotals(round);
  const { strokes, points, up } = net ?? formTotals(round, 0);
  const isCompetition = round.mode === 'competition';
  const off = !net
    ? ''
    : isCompetition
      ? copy.pad.off(handicapText(net.handicap, 0))
      : net.basis === 'rating'
        ? ''
        : copy.pad.about;
  if (round.format === 'par') return [copy.pad.againstPar(off), upText(up)];
  if (round.format === 'maximum') return [net ? copy.pad.net(off) : copy.pad.counted, strokes];
  if (!net) return [copy.pad.points(points), points];
  return round.format === 'stroke' ? [copy.pad.net(off), strokes] : [copy.pad.netPoints(points, off), points];
};

/** Holes won or lost against par: '2 up', '1 down', 'level'. */
const upText = (up: number): string => (up === 0 ? copy.pad.level : copy.pad.up[up > 0 ? 1 : -1](Math.abs(up)));

/**
 * A player's standing in the game: the match from that player's side, points, holes against par, or otherwise strokes
 * to par, also `inWords` for a screen reader. Net if handicaps are known.
 */
export const playerStanding = (
  round: Round,
  { partnerId, thru, toPar, points, up, net }: Player,
  inWords = false,
): string | undefined => {
  if (thru === 0) return undefined;
  const match = matchOf(round);
  if (match && (partnerId === undefined || partnerId === opponentOf(round)?.id))
    return matchText(partnerId === undefined ? match : { ...match, up: -match.up });
  const shown = (counted: Pick<Player, 'toPar' | 'points' | 'up'>) => {
    if (round.format === 'par') return upText(counted.up);
    return round.format === 'stableford'
      ? copy.pad.pointsShort(counted.points)
      : (inWords ? toParInWords : toParText)(counted.toPar);
  };
  if (net) return copy.pad.netShort(shown(net));
  const figure = shown({ toPar, points, up });
  return playsWithHandicaps(round) ? copy.pad.grossShort(figure) : figure;
};

/** The fact that a player's standing shows in Stableford. */
export const pointsFact = (round: Round, { partnerId = OWNER, thru, points, net }: Player) => {
  const basis = net ? ' net' : playsWithHandicaps(round) ? ' gross' : '';
  return round.format === 'stableford' && thru > 0
    ? factData(['points', `${(net ?? { points }).points}${basis}`, `${round.id}/${partnerId}`])
    : {};
};
