import type { Round } from '#src/domain/entities/round.entity.ts';
import { roundTotals, toParText } from '#src/domain/rounds/totals.ts';
import { copy } from '#src/features/round/copy.ts';
import { standingFigure } from './standing.ts';

/** How the round stands, live. */
export const RoundTotalsLine = ({ round }: { readonly round: Round }) => {
  const { holesPlayed, strokes, toPar } = roundTotals(round);
  const standing = standingFigure(round);
  const figures = [
    [copy.pad.thru, holesPlayed],
    [copy.pad.strokes, strokes],
    [copy.pad.toPar, toParText(toPar)],
    standing,
  ] as const;
  return (
    <p
      className="flex gap-4"
      aria-label={copy.pad.live(holesPlayed, strokes, toParText(toPar), standing)}
      role="status"
      data-testid="round-totals"
    >
      {figures.map(([name, value]) => (
        <span key={name} className="flex flex-col items-center leading-tight" aria-hidden="true">
          <span className="figures text-lead font-strong">{value}</span>
          <span className="text-fine text-rough">{name}</span>
        </span>
      ))}
    </p>
  );
};
