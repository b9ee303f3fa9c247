// A practice session as these rules read it. Instants are ISO 8601 in UTC, days the golfer's own.

/** The time spent on a block in the guided player (block-clock.ts). */
export type BlockClock = {
  readonly setUpAt: string;
  readonly startedAt?: string | undefined;
  readonly pausedAt?: string | undefined;
  readonly pausedMs?: number | undefined;
  readonly extraSec?: number | undefined;
  readonly endedAt?: string | undefined;
  /** When the newest try was made. The rest before the next try counts from here. */
  readonly triedAt?: string | undefined;
};

export type PracticeBlock = {
  readonly id: string;
  /** An id of the catalogue, or `OWN`. */
  readonly drillId: string;
  readonly title?: string | undefined;
  readonly mode: 'block' | 'random' | 'game';
  readonly order: number;
  readonly plannedSec: number;
  readonly actualSec?: number | undefined;
  readonly balls?: number | undefined;
  readonly attempts?: number | undefined;
  readonly successes?: number | undefined;
  readonly score?: number | undefined;
  /** One number for each try (tries.ts). Attempts, successes and score follow from it. */
  readonly tries?: number[] | undefined;
  readonly clock?: BlockClock | undefined;
  readonly passed?: boolean | undefined;
  readonly skippedBecause?: string | undefined;
  readonly painArea?: string | undefined;
  readonly note?: string | undefined;
};

export type PracticeSession = { readonly practicedOn: string; readonly blocks: PracticeBlock[] };
