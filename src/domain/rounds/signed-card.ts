import type { Hole, Round } from '#src/domain/entities/round.entity.ts';

// Apart from the board, so that a tap on the pad needs no codes.

export const OWN_CARD = 'own';

/** What counts on a hole: strokes, a pick-up or a concession. */
export type Figure = number | 'X' | 'C';
export const figureOn = ({ strokes, pickedUp, conceded }: Hole): Figure | undefined =>
  strokes ?? (conceded ? 'C' : pickedUp ? 'X' : undefined);

/** The fields of a hole that a figure fills. */
export const holeFields = (figure: Figure | null | undefined) => ({
  strokes: typeof figure === 'number' ? figure : undefined,
  pickedUp: figure === 'X' || figure === 'C' ? true : undefined,
  conceded: figure === 'C' ? true : undefined,
});

/** Whether a card is signed and read-only. Without `partnerId`, the golfer's own. */
export const isSignedCard = ({ signed = [] }: Pick<Round, 'signed'>, partnerId: string = OWN_CARD): boolean =>
  signed.includes(partnerId);
