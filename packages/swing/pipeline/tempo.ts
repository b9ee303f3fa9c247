// Tempo is the ratio of backswing to downswing. Median 3.43, 5th to 95th percentile 2.57 to 5.33, in 758 swings at
// normal speed, mostly of the tour (GolfDB's labels). A clip's frame rate is the rate it plays at, not the one it was
// filmed at. If the filming rate is unknown, times count only when the downswing lasts as long as downswings do.

import type { SwingEventName, Tempo } from '../reading.ts';

/** How long downswings last. */
export const DOWNSWING_MS = { shortest: 180, longest: 420 };

/** Milliseconds of real time per frame. Null if the clip must be slow motion of unknown rate. */
export const realFrameMs = (
  events: Readonly<Record<SwingEventName, number>>,
  fps: number,
  captureFps: number | undefined,
): number | null => {
  if (captureFps) return 1000 / captureFps;
  const downswingMs = ((events.impact - events.top) * 1000) / fps;
  return downswingMs >= DOWNSWING_MS.shortest && downswingMs <= DOWNSWING_MS.longest ? 1000 / fps : null;
};

/** 90 % of normally distributed values lie within this many standard deviations. */
const NINE_IN_TEN = 1.645;
/**
 * The possible error of top and impact: one frame at the top, half a frame at impact, where the hands are fastest. At
 * high rates a frame is short, and the top itself is known only to a tenth of a downswing (labelled swings: 0.08, one
 * standard deviation).
 */
const TOP_FRAMES = 1;
const TOP_SHARE = 0.13;
const IMPACT_FRAMES = 0.5;

/** If the possible error is a larger share of the ratio than this, Divot gives no ratio. */
const UNKNOWN = 0.4;

export interface Filming {
  readonly captureFps: number | undefined;
  /** Uncertainty of the address: one standard deviation, in frames. */
  readonly addressDoubt: number;
  /** Frames from the last one with a body before a moment to the first one after it. 1 if every frame has a body. */
  readonly spacing: (event: 'address' | 'top' | 'impact') => number;
}

/** The ratio's possible error as a share of the ratio, for nine clips in ten. */
const tempoDoubt = (
  events: Readonly<Record<SwingEventName, number>>,
  { addressDoubt, spacing }: Pick<Filming, 'addressDoubt' | 'spacing'>,
): number => {
  const back = events.top - events.address;
  const down = events.impact - events.top;
  const address = Math.max(NINE_IN_TEN * addressDoubt, spacing('address') - 1);
  const top = Math.max(TOP_FRAMES * spacing('top'), TOP_SHARE * down);
  return Math.hypot(address / back, top / back + top / down, (IMPACT_FRAMES * spacing('impact')) / down);
};

export const tempoOf = (
  events: Readonly<Record<SwingEventName, number>>,
  fps: number,
  filming: Filming,
): Tempo | null => {
  const frameMs = realFrameMs(events, fps, filming.captureFps);
  const back = events.top - events.address;
  const down = events.impact - events.top;
  if (frameMs === null || back <= 0 || down <= 0) return null;
  const ratio = back / down;
  const doubt = tempoDoubt(events, filming);
  if (doubt > UNKNOWN) return null;
  return {
    backswingMs: Math.round(back * frameMs),
    downswingMs: Math.round(down * frameMs),
    ratio: Math.round(ratio * 100) / 100,
    ratioUncertainty: Math.round(doubt * ratio * 100) / 100,
  };
};
