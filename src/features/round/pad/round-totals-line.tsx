import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { roundTotals, toParText } from '#src/domain/rounds/totals.ts';
import { copy } from '#src/features/round/copy.ts';

type Props = { readonly holes: readonly Hole[]; readonly holesPlanned: Round['holesPlanned'] };

/** How the round stands, live. */
export const RoundTotalsLine = ({ holes, holesPlanned }: Props) => {
  const { holesPlayed, strokes, toPar, stableford } = roundTotals({ holes: [...holes], holesPlanned });
  const figures = [
    [copy.pad.thru, holesPlayed],
    [copy.pad.strokes, strokes],
    [copy.pad.toPar, toParText(toPar)],
    [copy.pad.points, stableford],
  ] as const;
  return (
    <p
      className="flex gap-4"
      aria-label={copy.pad.live(holesPlayed, strokes, toParText(toPar), stableford)}
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
