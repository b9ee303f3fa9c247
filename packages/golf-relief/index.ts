// Where a golf ball may be dropped: ball, hole, situation, form of play and Local Rules in; choices with rule, strokes,
// words and relief areas out.

export { type Point, type Ring, type Segment, isInRing } from './geometry/points.ts';
export { reliefOptions } from './all-relief-options.ts';
export { loadReliefOptions } from './load-relief-options.ts';
export type { ReliefOptions } from './relief-options.ts';
export {
  AT_BALL,
  type AreaKind,
  type Facts,
  type Form,
  type HoleArea,
  type Kind,
  type Question,
  type Relief,
  type ReliefHole,
  type ReliefOption,
  type ReliefRequest,
  SITUATIONS,
  type Situation,
  type Switches,
} from './relief-types.ts';
