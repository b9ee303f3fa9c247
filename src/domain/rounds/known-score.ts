import type { Round } from '#src/domain/entities/round.entity.ts';
import { roundTotals, scoreWithoutHoles } from '@divot/golf-rules';
import { compact } from '@divot/basics';
import { factData } from '#src/domain/facts.ts';
import { toParText } from './score-names.ts';

// What is known about a round's score. Screens and lists use this. Code that needs holes reads the holes, which a round
// with only a total does not have.

type KnownScore = {
  /**
   * Gross score over the holes played. For a round with only a total, its adjusted gross score. Undefined before the
   * first score.
   */
  readonly strokes?: number;
  /** Undefined for a round with only a total, because the pars of its holes are unknown. */
  readonly toPar?: number;
  readonly holesPlayed: number;
  readonly holesPlanned: number;
  readonly putts?: number;
  readonly hasHoles: boolean;
};

type Card = Parameters<typeof roundTotals>[0] & Pick<Round, 'total'>;

export const knownScore = (round: Card): KnownScore => {
  const total = scoreWithoutHoles(round);
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

/** The facts of an element that shows a round's score. `of`: the round, or the round and the player. */
export const scoreFacts = (about: string, { strokes, toPar }: Pick<KnownScore, 'strokes' | 'toPar'>) =>
  factData(
    ['score', strokes === undefined ? '–' : String(strokes), about],
    ['to-par', toPar === undefined ? undefined : toParText(toPar), about],
  );
