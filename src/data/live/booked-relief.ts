import type { HoleEntry } from '#src/domain/pad/hole-entry.ts';

// What the Rules wrote last on a card. The pad, another screen, opens with it as the step that its Undo takes back.

export type BookedRelief = {
  readonly roundId: string;
  readonly n: number;
  readonly back: HoleEntry;
  /** Takes the dropped ball off the map. */
  readonly undoOnMap: () => void;
};

let booked: BookedRelief | undefined;

/** Undefined once it was taken back, or something was entered after it. */
export const noteBookedRelief = (next: BookedRelief | undefined): void => {
  booked = next;
};

export const bookedReliefOn = (roundId: string): BookedRelief | undefined =>
  booked?.roundId === roundId ? booked : undefined;
