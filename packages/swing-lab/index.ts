// The drawn golfer, for tests and for the scripts that try @divot/swing.

export type { ClipOrder, DrawClip } from './draw-page/main.ts';
export { eventFramesOf, posesOf, syntheticGolfer } from './golfer.ts';
export { perceivedFramesOf } from './perceived-events.ts';
export type { GolferParameters } from './parameters.ts';
export { type SessionDials, rangeSession } from './range-session.ts';
