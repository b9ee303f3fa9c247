import { useSyncExternalStore } from 'react';

// Where in the clip the player stands. Pictures change sixty times a second, so the playhead lives outside React and
// only what draws the moment listens to it. Without a video on this device it keeps its own time, and the body moves
// alone.

export type Playhead = {
  readonly read: () => number;
  readonly isPlaying: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
  /** Time in ms from the first frame. Stops playback. */
  readonly seek: (ms: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** 1 is the clip's own speed. */
  readonly setRate: (rate: number) => void;
  readonly rate: () => number;
  /** The element that shows the clip, and when its first frame comes. Undefined when the element is gone. */
  readonly attach: (video: HTMLVideoElement | undefined, startMs?: number) => void;
  /** The element that shows the clip now, to take a picture from. */
  readonly video: () => HTMLVideoElement | undefined;
};

/** A seek to the exact start of a frame may show the frame before, so aim slightly past it. */
export const INTO_FRAME_MS = 2;

export const createPlayhead = (
  range: { readonly fromMs: number; readonly toMs: number },
  startMs: number,
): Playhead => {
  let ms = startMs;
  let playing = false;
  let rate = 1;
  let video: HTMLVideoElement | undefined;
  let videoStartMs = 0;
  /** Whether the video stands where the playhead does. One that is still loading stands at its beginning. */
  let isPlaced = false;
  let loop = 0;
  let lastTick = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const changed of listeners) changed();
  };
  const showFrame = () => {
    if (!video || video.readyState === 0) return;
    video.currentTime = (videoStartMs + ms + INTO_FRAME_MS) / 1000;
    isPlaced = true;
  };
  const pause = () => {
    if (!playing) return;
    playing = false;
    cancelAnimationFrame(loop);
    video?.pause();
    notify();
  };
  const tick = (time: number) => {
    if (!playing) return;
    if (!video) ms += (time - lastTick) * rate;
    else if (isPlaced) ms = video.currentTime * 1000 - videoStartMs;
    lastTick = time;
    if (ms >= range.toMs || video?.ended) {
      ms = Math.min(ms, range.toMs);
      pause();
      return;
    }
    notify();
    loop = requestAnimationFrame(tick);
  };
  return {
    read: () => ms,
    isPlaying: () => playing,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    seek: (to) => {
      pause();
      ms = to;
      showFrame();
      notify();
    },
    play: () => {
      if (playing) return;
      playing = true;
      if (ms >= range.toMs - 20) {
        ms = range.fromMs;
        showFrame();
      }
      lastTick = performance.now();
      // If the browser refuses to play (power saving), the golfer can still step through frames.
      video?.play().catch(pause);
      loop = requestAnimationFrame(tick);
      notify();
    },
    pause,
    setRate: (next) => {
      rate = next;
      if (video) video.playbackRate = next;
      notify();
    },
    rate: () => rate,
    video: () => video,
    attach: (element, startMs = 0) => {
      pause();
      video = element;
      videoStartMs = startMs;
      isPlaced = false;
      if (!element) return;
      element.playbackRate = rate;
      element.addEventListener('loadeddata', showFrame);
      showFrame();
    },
  };
};

export const usePlayheadMs = (playhead: Playhead): number => useSyncExternalStore(playhead.subscribe, playhead.read);
export const useIsPlaying = (playhead: Playhead): boolean =>
  useSyncExternalStore(playhead.subscribe, playhead.isPlaying);
export const useRate = (playhead: Playhead): number => useSyncExternalStore(playhead.subscribe, playhead.rate);
