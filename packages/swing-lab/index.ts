// The drawn golfer, for tests and for the scripts that try @divot/swing.

export type { ClipOrder, DrawClip } from './draw-page/main.ts';
export { eventFramesOf, posesOf, syntheticGolfer } from './golfer.ts';
export { noticedFramesOf } from './noticed.ts';
export type { GolferParameters } from './parameters.ts';
export { type SessionDials, rangeSession } from './range-session.ts';
