import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { SwingEventName, SwingPosition } from '@divot/swing';

/** P1 to P10, each with its name in a swing's events. */
export const POSITIONS: readonly (readonly [SwingPosition, SwingEventName | 'P6' | 'P9'])[] = [
  ['P1', 'address'],
  ['P2', 'toeUp'],
  ['P3', 'midBackswing'],
  ['P4', 'top'],
  ['P5', 'midDownswing'],
  ['P6', 'P6'],
  ['P7', 'impact'],
  ['P8', 'midFollowThrough'],
  ['P9', 'P9'],
  ['P10', 'finish'],
];

export type PlacedPosition = {
  readonly position: SwingPosition;
  readonly event: string;
  readonly frame: number;
  readonly ms: number;
  readonly moved: boolean;
};

/** The positions stored in a swing's document, in time order. */
export const positionsOf = ({ events = {} }: Pick<Swing, 'events'>): readonly PlacedPosition[] =>
  POSITIONS.flatMap(([position, event]) => {
    const at = events[event];
    return at ? [{ position, event, frame: at.frame, ms: at.ms, moved: at.moved ?? false }] : [];
  });

/** The position nearest to a frame, to name the position of a finding seen there. */
export const positionAtFrame = (positions: readonly PlacedPosition[], frame: number): PlacedPosition | undefined =>
  positions.toSorted((a, b) => Math.abs(a.frame - frame) - Math.abs(b.frame - frame))[0];
