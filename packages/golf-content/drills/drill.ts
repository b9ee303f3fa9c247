import type { Loaded } from '../body/loads.ts';
import type { FaultId } from '../faults/fault-ids.ts';

export type DrillArea =
  | 'setup'
  | 'backswing'
  | 'downswing'
  | 'impact'
  | 'tempo'
  | 'full-swing'
  | 'off-tee'
  | 'approach'
  | 'short-game'
  | 'putting'
  | 'mental';

/** Catalogue id of a block that the golfer named. */
export const OWN = 'custom';

/** block: one task repeated. random: the task changes every ball. game: one ball, with a consequence. */
export type DrillMode = 'block' | 'random' | 'game';

/** The hardest swing that a drill needs. It decides what the drill loads (drill-loads.ts). */
export type DrillSwing = 'none' | 'posture' | 'turn' | 'putt' | 'chip' | 'half' | 'full';

export type PassMark = {
  /** What the golfer counts. Higher is better for the first three, lower for the rest. */
  readonly counts: 'hits' | 'run' | 'points' | 'strokes' | 'over-par' | 'spread-seconds';
  /** Attempts, or the maximum points. */
  readonly of: number;
  /** [index, mark] pairs, interpolated linearly. A single mark changes by a tenth of `of` per ten of index. */
  readonly marks: readonly (readonly [index: number, mark: number])[];
  /** The possible scores of one try, best first. Without this, a try scores 1 or 0. */
  readonly points?: readonly number[];
  /** Tries in one set. The default is `of`. */
  readonly tries?: number;
};

export type DrillEntry = {
  readonly id: string;
  readonly name: string;
  readonly area: DrillArea;
  readonly mode: DrillMode;
  readonly swing: DrillSwing;
  readonly minutes: number;
  /** 0: needs no ball and works at home. */
  readonly balls: number;
  /** What to bring, in words. Empty means nothing. */
  readonly equipment: string;
  readonly faults: readonly FaultId[];
  readonly setup: string;
  readonly how: string;
  readonly scoring: string;
  readonly feel: string;
  readonly pass: PassMark;
};

export type Drill = DrillEntry & Loaded;
