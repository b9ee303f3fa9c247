import type { SwingEventName, SwingPosition } from '../reading.ts';

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

/** The events of a swing that was read, by name. */
export type PlacedEvents = {
  readonly events?:
    | Readonly<Record<string, { readonly frame: number; readonly ms: number; readonly moved?: boolean | undefined }>>
    | undefined;
};

/** The positions among a swing's events, in time order. */
export const positionsOf = ({ events = {} }: PlacedEvents): readonly PlacedPosition[] =>
  POSITIONS.flatMap(([position, event]) => {
    const at = events[event];
    return at ? [{ position, event, frame: at.frame, ms: at.ms, moved: at.moved ?? false }] : [];
  });

/** The position nearest to a frame, to name the position of a finding seen there. */
export const positionAtFrame = (positions: readonly PlacedPosition[], frame: number): PlacedPosition | undefined =>
  positions.toSorted((a, b) => Math.abs(a.frame - frame) - Math.abs(b.frame - frame))[0];
