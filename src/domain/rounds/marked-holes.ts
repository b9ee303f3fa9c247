import { type BoardPlayer, figureOf, figuresOf } from '@divot/golf-games';

/** agreed: player and marker have the same figure · differs: they do not · open: one of them or both have none */
export type MarkedHole = {
  readonly n: number;
  readonly player: string | undefined;
  readonly marker: string | undefined;
  readonly state: 'agreed' | 'differs' | 'open';
};

/** A card with its marker's figures beside the player's own (Rule 3.3b), hole by hole in the order of play. */
export const markedHoles = (player: BoardPlayer, order: readonly number[]): readonly MarkedHole[] =>
  order.map((n) => {
    const entries = player.holes[n] ?? [];
    const figure = (author: string | undefined) => {
      const value = author === undefined ? undefined : figureOf(entries, author);
      return value === undefined || value === null ? undefined : String(value);
    };
    const [ownFigure, marker] = [figure(player.id), figure(player.marker)];
    const isDifferent =
      ownFigure !== undefined && marker !== undefined ? ownFigure !== marker : figuresOf(entries, player.id).length > 1;
    const state = isDifferent ? 'differs' : ownFigure !== undefined && ownFigure === marker ? 'agreed' : 'open';
    return { n, player: ownFigure, marker, state };
  });
