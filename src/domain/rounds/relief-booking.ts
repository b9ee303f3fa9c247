import type { ReliefOption } from '@divot/golf-relief';
import { type HoleEntry, MAX_PENALTIES, changes, enter } from '#src/domain/pad/hole-entry.ts';
import type { Hole } from '#src/domain/entities/round.entity.ts';

// What one tap under the Rules writes on the card, and what takes it back.

export type Booking = {
  readonly option: Pick<ReliefOption, 'kind' | 'strokes'>;
  /** Strokes made on the hole, without penalties. */
  readonly played: number;
  /** Where the ball now lies, if the map says so. */
  readonly spot?: Hole['driveEnd'] | undefined;
};

/** The number of the golfer's next stroke on the hole. Undefined if the hole is over. */
export const playingNext = (hole: Hole, { option: { kind, strokes }, played }: Booking): number | undefined =>
  strokes === 'hole' || kind === 'pick-up' ? undefined : played + (hole.penalties ?? 0) + strokes + 1;

const entryOf = (hole: Hole, { option, played, spot }: Booking): HoleEntry => {
  const { kind, strokes } = option;
  if (strokes === 'hole') return { pickedUp: true, conceded: true };
  if (kind === 'pick-up') return { pickedUp: true };
  const penalties = Math.min(MAX_PENALTIES, (hole.penalties ?? 0) + strokes);
  const isDrive = hole.par > 3 && played === 1 && spot !== undefined;
  return { ...(strokes > 0 && { penalties }), ...(isDrive && { driveEnd: spot }) };
};

/** The entry for the card, and the entry that undoes it. */
export const reliefEntry = (hole: Hole, booking: Booking): { readonly entry: HoleEntry; readonly back: HoleEntry } => {
  const entry = entryOf(hole, booking);
  return { entry, back: changes(enter(hole, entry), hole) };
};
