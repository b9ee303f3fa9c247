// Finds the view, handedness and event frames of the main swing in a pose sequence.

import type { Handedness, SwingView } from '../reading.ts';
import type { PoseSequence } from '../contract.ts';
import { detectEvents } from './events.ts';
import { findSwings, mainSwing } from './find-swings.ts';
import { handPath } from './hand-path.ts';
import { buildTrack } from './pose-track.ts';
import { soundSequence } from './sound-sequence.ts';
import { viewOfSwing } from './view.ts';

/** Light smoothing, in frames, that finds swings of any length. */
export const SEARCH_SIGMA = 0.6;

export interface FoundEvents {
  readonly view: SwingView;
  readonly handedness: Handedness;
  /** Video frames of the eight events in time order. */
  readonly frames: readonly number[];
}

/** Null if no swing is found. */
export const findEvents = (sequence: PoseSequence): FoundEvents | null => {
  const sound = soundSequence(sequence);
  const track = sound && buildTrack(sound);
  if (!track) return null;
  const path = handPath(track, SEARCH_SIGMA);
  const span = mainSwing(path, findSwings(path).spans);
  if (!span) return null;
  const { frames } = detectEvents(track, span);
  const { view, handedness } = viewOfSwing(track, { ...span, address: frames[0] });
  return { view, handedness, frames: frames.map((frame) => track.sourceFrame[Math.round(frame)]!) };
};
