import type { Measure } from './measures.ts';
import type { RoundFacts } from './round-facts.ts';

// How often the golfer kept to the pre-shot routine, by the holes they tagged (routines sheet). A hole with part of the
// routine does not count as one with all of it.

export type RoutineUse = {
  /** Holes tagged with the routine: all of it, a part, or none. */
  readonly tagged: number;
  /** Share of the tagged holes with all of it, in per cent. */
  readonly percent: number;
};

export const routineUse = (rounds: readonly RoundFacts[]): RoutineUse => {
  const holes = (measure: Measure) => rounds.reduce((total, { tallies }) => total + (tallies[measure]?.n ?? 0), 0);
  const whole = holes('routine-yes');
  const tagged = whole + holes('routine-part') + holes('routine-no');
  return { tagged, percent: tagged === 0 ? 0 : (100 * whole) / tagged };
};
