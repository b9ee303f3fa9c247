import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { roundTotals, toParText } from '#src/domain/rounds/totals.ts';
import { copy } from '#src/features/round/copy.ts';
import { scoreSaid } from './score-said.ts';
import { standingFigure } from './standing.ts';

type Props = { readonly round: Round; readonly hole: Hole };

/** How the round stands, live. Whoever does not look hears it after each tap, with the hole and its score. */
export const RoundTotalsLine = ({ round, hole }: Props) => {
  const { holesPlayed, strokes, toPar } = roundTotals(round);
  const standing = standingFigure(round);
  const figures = [
    [copy.pad.thru, holesPlayed],
    [copy.pad.strokes, strokes],
    [copy.pad.toPar, toParText(toPar)],
    standing,
  ] as const;
  return (
    <div className="flex gap-3 sm:gap-4" data-testid="round-totals">
      <p className="sr-only" role="status">
        {copy.pad.said(hole.n, hole.par, scoreSaid(hole))}{' '}
        {copy.pad.live(holesPlayed, strokes, toParText(toPar), standing)}
      </p>
      {figures.map(([name, value]) => (
        <span key={name} className="flex flex-col items-center leading-tight" aria-hidden="true">
          <span className="figures text-lead font-strong">{value}</span>
          <span className="text-fine text-rough">{name}</span>
        </span>
      ))}
    </div>
  );
};
