import type { Lie } from '#src/domain/entities/round.entity.ts';
import type { Position } from './course-pack.ts';

// What a golfer marks with one tap at the ball. Raw positions: they stay on the device that took them.

export type GroundMark = Position & {
  readonly id: string;
  readonly hole: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly accuracyM: number;
  /** The club of the stroke from here. */
  readonly club?: string;
  /** As the golfer corrected it; without it the map tells. */
  readonly lie?: Lie;
  /** The stroke before this mark cost a penalty stroke: this is where the ball was dropped. */
  readonly isDrop?: boolean;
};

export type RoundMarks = {
  readonly roundId: string;
  readonly marks: readonly GroundMark[];
  /** The day's flags, by hole, where the golfer moved them. */
  readonly flags: Readonly<Record<string, Position>>;
};
