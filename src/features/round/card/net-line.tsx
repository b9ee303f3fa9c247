import type { Round } from '#src/domain/entities/round.entity.ts';
import { netTotals } from '#src/domain/rounds/formats.ts';
import { copy } from '#src/features/round/copy.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { standingFigure } from '#src/features/round/pad/standing.ts';

/** Net score and points off the course handicap, and the match where one was played. */
export const NetLine = ({ round }: { readonly round: Round }) => {
  const net = netTotals(round);
  const [name, value] = standingFigure(round);
  if (!net && round.format !== 'match') return null;
  return (
    <p className="figures text-note">
      {net && copy.finish.net(net.strokes, net.points, handicapText(round.courseHandicap!, 0))}{' '}
      {round.format === 'match' && `${name}: ${value}`}
    </p>
  );
};
