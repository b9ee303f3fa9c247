import { factData } from '#src/domain/facts.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { matchOf, opponentOf } from '#src/domain/rounds/players.ts';
import { matchText } from '@divot/golf-games';
import { netTotals, roundTotals } from '@divot/golf-rules';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { standingFigure } from '#src/features/round/pad/standing.ts';
import { copy } from '#src/features/round/copy.ts';

const formSentence = (round: Round): string => {
  const standing = String(standingFigure(round)[1]);
  if (round.format === 'maximum') return copy.finish.form.maximum(standing);
  return round.format === 'par' ? copy.finish.form.par(standing) : '';
};

const netSentences = (round: Round): readonly string[] => {
  const net = netTotals(round);
  const form = formSentence(round);
  if (!net) return [form || copy.finish.points(roundTotals(round).stableford)];
  const { strokes, points, handicap, courseHandicap, percent, basis } = net;
  const written = copy.finish.off[basis](handicapText(handicap, 0));
  const isReduced = percent < 100;
  return [
    copy.finish.net(strokes, points, isReduced ? copy.finish.playing(written, percent) : written),
    form,
    copy.finish.basis[basis],
    isReduced && basis === 'rating' ? copy.finish.forIndex(handicapText(courseHandicap, 0)) : '',
  ];
};

/** Beside the strokes: net score, Stableford points, and the match where one is played. */
export const NetLine = ({ round }: { readonly round: Round }) => {
  const [match, opponent] = [matchOf(round), opponentOf(round)];
  const played = match && match.played > 0 && opponent ? copy.finish.match(opponent.name, matchText(match)) : '';
  const net = netTotals(round);
  const points = net ? net.points : formSentence(round) ? undefined : roundTotals(round).stableford;
  return (
    <p
      className="figures text-note"
      {...factData(
        ['net', net && String(net.strokes), round.id],
        ['points', points === undefined ? undefined : String(points), `${round.id}/card`],
      )}
    >
      {[...netSentences(round), played].filter(Boolean).join(' ')}
    </p>
  );
};
