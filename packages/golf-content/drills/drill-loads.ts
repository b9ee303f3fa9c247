import type { Loaded, Loads } from '../body/loads.ts';
import type { DrillSwing } from './drill.ts';

// What a drill loads depends on the swing it uses (docs/body-loads.md). A three-quarter swing counts as a full one,
// because golfers swing it as fast.

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
  // The golfer bends over the ball for minutes, looking down.
  putt: { 'lower-back': 1, neck: 1 },
  chip: { 'lower-back': 1, neck: 1, shoulders: 1, elbows: 1, wrists: 1, grip: 1 },
  half: HALF,
  full: { ...HALF, 'lower-back': 3, wrists: 3, elbows: 3, hips: 3, knees: 3, hamstrings: 1, legs: 2, ankles: 2 },
};

export const loadsOf = (swing: DrillSwing): Loaded => ({ loads: LOADS[swing], isFast: swing === 'full' });
