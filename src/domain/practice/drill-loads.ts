import { type Loaded, type Loads, sparesPain } from '#src/domain/body/loads.ts';
import type { Drill, DrillSwing } from './drill.ts';

// What a drill loads follows from the swing that it is done with (docs/body-loads.md). A three-quarter swing counts as a
// full one: golfers swing it as fast.

const HALF: Loads = {
  'lower-back': 2,
  thoracic: 2,
  core: 2,
  shoulders: 2,
  elbows: 2,
  wrists: 2,
  grip: 2,
  neck: 1,
  chest: 1,
  lats: 1,
  hips: 1,
  glutes: 1,
  knees: 1,
};
const LOADS: Record<DrillSwing, Loads> = {
  none: {},
  posture: { 'lower-back': 1, hips: 1, hamstrings: 1 },
  turn: { thoracic: 1, 'lower-back': 1, core: 1, hips: 1, shoulders: 1, neck: 1, knees: 1 },
  // Minutes bent over the ball, looking down.
  putt: { 'lower-back': 1, neck: 1 },
  chip: { 'lower-back': 1, neck: 1, shoulders: 1, elbows: 1, wrists: 1, grip: 1 },
  half: HALF,
  full: { ...HALF, 'lower-back': 3, wrists: 3, elbows: 3, hips: 3, knees: 3, hamstrings: 1, legs: 2, ankles: 2 },
};

/** A drill as `sparesPain` wants it. */
export const loadedDrill = ({ swing }: Pick<Drill, 'swing'>): Loaded => ({
  loads: LOADS[swing],
  isFast: swing === 'full',
});

/** Why a block is left, as it is stored with the block. */
export const HURTS = 'It hurts';
/** No region of the body: `sparesPain` then leaves only what is light everywhere. */
const UNNAMED = 'somewhere';

/** The places that hurt in a session: the golfer's own, and one that nobody named once a block was left for pain. */
export const painIn = (
  blocks: readonly { readonly skippedBecause?: string | undefined }[],
  painAreas: readonly string[],
): readonly string[] =>
  blocks.some(({ skippedBecause }) => skippedBecause === HURTS) ? [...painAreas, UNNAMED] : painAreas;

/** Whether a golfer who hurts in `painAreas` should leave the drill. */
export const loadsPain = (drill: Pick<Drill, 'swing'>, painAreas: readonly string[]): boolean =>
  !sparesPain(loadedDrill(drill), painAreas);
