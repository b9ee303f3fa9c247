import type { Round } from '#src/domain/entities/round.entity.ts';
import { holesInPlay, matchStanding, matchText, netTotals, roundTotals, strokesBetween } from '@divot/golf-rules';
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
