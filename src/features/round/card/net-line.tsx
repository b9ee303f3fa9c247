import type { Round } from '#src/domain/entities/round.entity.ts';
import { matchStanding, matchText, netTotals, strokesBetween } from '#src/domain/rounds/formats.ts';
import { holesInPlay } from '#src/domain/rounds/play-order.ts';
import { roundTotals } from '#src/domain/rounds/totals.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { copy } from '#src/features/round/copy.ts';

/**
 * Beside the strokes: net score from the course handicap, Stableford points, and the match with each partner scored.
 */
export const NetLine = ({ round }: { readonly round: Round }) => {
  const net = netTotals(round);
  const holes = holesInPlay(round);
  const matches = (round.partners ?? []).flatMap((partner) => {
    const standing = matchStanding(holes, partner, strokesBetween(round, partner));
    return standing.played > 0 ? [copy.finish.match(partner.name, matchText(standing))] : [];
  });
  const points = net
    ? copy.finish.net(net.strokes, net.points, handicapText(net.handicap, 0), net.isEstimated)
    : copy.finish.points(roundTotals(round).stableford);
  return <p className="figures text-note">{[points, ...matches].join(' ')}</p>;
};
