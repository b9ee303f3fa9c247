import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { paceOf, roundTotals, toParText } from '@divot/golf-rules';
import { copy } from '#src/features/round/copy.ts';
import { scoreInWords } from './score-in-words.ts';
import { standingFigure } from './standing.ts';

type Props = { readonly round: Round; readonly hole: Hole };

/**
 * The round's standing, live: the card so far and, from the sixth hole, the projected score. Screen readers announce it
 * after each tap, with the hole and its score.
 */
export const RoundTotalsLine = ({ round, hole }: Props) => {
  const { holesPlayed, strokes, toPar } = roundTotals(round);
  const standing = standingFigure(round);
  const pace = round.status === 'active' ? paceOf(round) : undefined;
  const soFar = copy.pad.soFar(holesPlayed, toParText(toPar));
  const first = pace ? copy.pad.pace(pace.strokes) : soFar;
  const second = pace
    ? copy.pad.likely(pace.low, pace.high)
    : holesPlayed === 0
      ? undefined
      : copy.pad.card2(strokes, standing);
  return (
    <div className="flex min-w-0 flex-col items-center leading-tight" data-testid="round-totals">
      <p className="sr-only" role="status">
        {copy.pad.said(hole.n, hole.par, scoreInWords(hole))}{' '}
        {copy.pad.live(holesPlayed, strokes, toParText(toPar), standing)}
      </p>
      <span className="max-w-full truncate text-body font-strong" aria-hidden="true">
        {first}
      </span>
      {second !== undefined && (
        <span className="figures max-w-full truncate text-note text-rough" aria-hidden="true">
          {pace && <span className="tiny:hidden">{soFar} · </span>}
          {second}
        </span>
      )}
    </div>
  );
};
