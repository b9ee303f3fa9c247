// Tempo: backswing to downswing, about 3 to 1 on tour (Tour Tempo, Novosel 2004). A clip's frame rate is what it plays
// at, not what it was filmed at: without a known filming rate times count only when the downswing lasts as long as
// downswings do.

import type { SwingEventName, Tempo } from '#workers/swing/contract.ts';

const DOWNSWING_MS = { shortest: 180, longest: 420 };

/** Milliseconds of real time per frame; null when the clip must be slow motion of unknown rate. */
export const realFrameMs = (
  events: Readonly<Record<SwingEventName, number>>,
  fps: number,
  captureFps: number | undefined,
): number | null => {
  if (captureFps) return 1000 / captureFps;
  const downswingMs = ((events.impact - events.top) * 1000) / fps;
  return downswingMs >= DOWNSWING_MS.shortest && downswingMs <= DOWNSWING_MS.longest ? 1000 / fps : null;
};

/** From behind, the takeaway's start is known only to this share of the backswing. */
const HIDDEN_TAKEAWAY = 0.12;

export const tempoOf = (
  events: Readonly<Record<SwingEventName, number>>,
  fps: number,
  filming: { readonly captureFps: number | undefined; readonly faceOn: boolean },
): Tempo | null => {
  const frameMs = realFrameMs(events, fps, filming.captureFps);
  const back = events.top - events.address;
  const down = events.impact - events.top;
  if (frameMs === null || back <= 0 || down <= 0) return null;
  const ratio = back / down;
  return {
    backswingMs: Math.round(back * frameMs),
    downswingMs: Math.round(down * frameMs),
    ratio: Math.round(ratio * 100) / 100,
    ratioUncertainty:
      Math.round((0.5 / back + 0.5 / down + (filming.faceOn ? 0 : HIDDEN_TAKEAWAY)) * ratio * 100) / 100,
  };
};
