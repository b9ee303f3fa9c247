import type { SomeLoads } from '../body/loads.ts';
import type { FaultId } from '../faults/fault-ids.ts';

/** Equipment that an exercise may need. Divot assumes walls, clubs and rubber bands. */
export const EQUIPMENT = [
  'dumbbells',
  'kettlebell',
  'barbell',
  'trap-bar',
  'band',
  'mini-band',
  'cable',
  'pull-up-bar',
  'medicine-ball',
  'swiss-ball',
  'foam-roller',
  'bench',
  'box',
  'swing-band',
] as const;
export type Equipment = (typeof EQUIPMENT)[number];

export type Pattern =
  | 'mobility'
  | 'power'
  | 'squat'
  | 'hinge'
  | 'push'
  | 'pull'
  | 'carry'
  | 'core'
  | 'balance'
  | 'rotation';

export type BodyArea =
  | 'ankles'
  | 'balance'
  | 'chest'
  | 'core'
  | 'full-swing'
  | 'glutes'
  | 'grip'
  | 'hamstrings'
  | 'hips'
  | 'lats'
  | 'legs'
  | 'neck'
  | 'pelvic-control'
  | 'shoulders'
  | 'thoracic'
  | 'wrists';

export type SplitDay = 'full' | 'upper' | 'lower' | 'push' | 'pull' | 'legs' | 'mobility';

export type ExerciseEntry = {
  readonly id: string;
  readonly name: string;
  readonly area: BodyArea;
  readonly pattern: Pattern;
  /** 1 for everyone. 2 and 3 after some workouts of this pattern (gates.ts). */
  readonly level: 1 | 2 | 3;
  /** Any one of these is enough. Empty means that body weight is enough. */
  readonly needs: readonly Equipment[];
  readonly sets: number;
  /** As a golfer reads it: '8', '8/side', '40 s/side', '30 m'. */
  readonly reps: string;
  /** Seconds down, paused and up, or a word. */
  readonly tempo: string;
  readonly restSec: number;
  readonly splits: readonly SplitDay[];
  readonly faults: readonly FaultId[];
  /** The regions that it loads, and how hard. Pain in one excludes it. */
  readonly loads: SomeLoads;
  readonly cue: string;
};

export type Exercise = ExerciseEntry & {
  readonly type: 'mobility' | 'stability' | 'strength' | 'power';
  /** Power work, a lift at speed, or a full swing. */
  readonly isFast: boolean;
};
