import type { Round } from '#src/domain/entities/round.entity.ts';
import { compact } from '#src/domain/shared/compact.ts';
import { roundTotals } from './totals.ts';
import { totalAlone } from './total-alone.ts';

// What a round knows of its score. Screens and lists use this. Anything that needs holes reads the holes, which a round
// with only a total does not have.

type KnownScore = {
  /** Gross over the holes played, or the adjusted gross of a total. Undefined before the first score. */
  readonly strokes?: number;
  /** Undefined for a total, because the pars of its holes are unknown. */
  readonly toPar?: number;
  readonly holesPlayed: number;
  readonly holesPlanned: number;
  readonly putts?: number;
  readonly hasHoles: boolean;
};

type Card = Parameters<typeof roundTotals>[0] & Pick<Round, 'total'>;

export const knownScore = (round: Card): KnownScore => {
  const total = totalAlone(round);
  if (total) {
    const { adjustedGross, holes } = total;
    return { strokes: adjustedGross, holesPlayed: holes, holesPlanned: holes === 9 ? 9 : 18, hasHoles: false };
  }
  const { strokes, toPar, holesPlayed, holesPlanned, putts } = roundTotals(round);
  return compact({
    ...(holesPlayed > 0 ? { strokes, toPar } : {}),
    putts,
    holesPlayed,
    holesPlanned,
    hasHoles: true,
  });
};
