// Chooses the frames that go through the model. A few a second find the swing. Then each part of the swing gets as many
// frames as its movement needs. Everything is counted in downswings, so that slow motion costs no more than real time.

import type { SwingSpan } from './find-swings.ts';
import { clamp } from './numeric.ts';

const range = (from: number, to: number, step: number): number[] => {
  const frames: number[] = [];
  for (let at = from; at <= to; at += step) frames.push(Math.round(at));
  return frames;
};
const tidy = (frames: readonly number[], frameCount: number): number[] =>
  [...new Set(frames.map((frame) => clamp(frame, 0, frameCount - 1)))].sort((a, b) => a - b);

/** `perSecond` frames a second, evenly spread, with the first and the last frame. */
export const searchFrames = (frameCount: number, fps: number, perSecond: number): number[] =>
  tidy([...range(0, frameCount - 1, Math.max(1, fps / perSecond)), frameCount - 1], frameCount);

/**
 * Frames at multiples of the power of two nearest to `step`, so that two passes over nearly the same swing share most
 * of their frames.
 */
const grid = (from: number, to: number, step: number): number[] => {
  const spacing = Math.max(1, 2 ** Math.round(Math.log2(step)));
  return range(Math.floor(from / spacing) * spacing, to + spacing - 1, spacing);
};

/**
 * Frames around a coarsely found swing: enough to find all events to within a few frames. `searchStep`: frames from one
 * sample of the search to the next.
 */
export const outlineFrames = (span: SwingSpan, searchStep: number, frameCount: number): number[] => {
  const beat = Math.max(span.impact - span.top, searchStep);
  return tidy(
    grid(Math.max(span.first, span.top - 5 * beat), Math.min(span.last, span.through + 3 * beat), beat / 2),
    frameCount,
  );
};

/** The frames that decide each event. `events` are fractional frames from a coarser pass. */
export const closeFrames = (events: readonly number[], frameCount: number): number[] => {
  const [address, , , top, , impact, followThrough, finish] = events as readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const beat = Math.max(3, impact - top);
  return tidy(
    [
      ...grid(address - 0.6 * beat, top, beat / 8),
      ...grid(address - 0.3 * beat, address + 0.9 * beat, beat / 16),
      ...grid(top - 0.15 * beat, followThrough + 0.3 * beat, beat / 16),
      ...grid(followThrough, Math.min(finish, followThrough + 3 * beat), beat / 4),
      ...grid(followThrough, finish, beat / 2),
      ...grid(finish - 0.3 * beat, finish + beat, beat / 8),
    ],
    frameCount,
  );
};

/** Between the shortest downswings and the longest (tempo.ts). */
const USUAL_DOWNSWING_S = 0.27;
/**
 * The few frames that tell the tempo of a swing at normal speed, of frames at these times. Its impact was heard, and its
 * address may be a downswing late. Of the backswing those are enough that have been `seen`, one frame to each side.
 */
export const firstFrames = (
  { address, impact }: { readonly address: number; readonly impact: number },
  { fps, timesMs }: { readonly fps: number; readonly timesMs: readonly number[] },
  seen: readonly boolean[],
): number[] => {
  const beat = USUAL_DOWNSWING_S * fps;
  const [from, struck] = [(address * fps) / 1000, (impact * fps) / 1000];
  /** A busy phone loses frames, so the frame after this many of the camera's may be an earlier one of the film. */
  const inFilm = (at: number) => timesMs.findLastIndex((ms) => ms <= ((at + 0.5) * 1000) / fps);
  const isUnseen = (frame: number) => !seen.slice(Math.max(0, frame - 1), frame + 2).includes(true);
  return tidy(
    [
      ...grid(from - 0.7 * beat, from + 1.2 * beat, beat / 4).map(inFilm),
      ...grid(from, struck - beat, beat / 2)
        .map(inFilm)
        .filter(isUnseen),
      ...grid(struck - 1.4 * beat, struck + 0.3 * beat, beat / 8).map(inFilm),
    ],
    seen.length,
  );
};
