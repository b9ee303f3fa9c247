import type { Playhead } from '#src/features/swing/result/playhead.ts';

/** How far the second video may drift during playback before it is corrected. Each correction shows as a jump. */
const DRIFT_S = 0.07;
const INTO_FRAME_S = 0.002;

/** A playhead that follows another one through `match`. */
export const createFollower = (leader: Playhead, match: (ms: number) => number): Playhead => {
  let video: HTMLVideoElement | undefined;
  let videoStartMs = 0;
  let stop: (() => void) | undefined;
  const read = () => Math.max(0, match(leader.read()));
  const follow = () => {
    if (!video || video.readyState === 0) return;
    const wanted = (videoStartMs + read()) / 1000 + INTO_FRAME_S;
    if (!leader.isPlaying()) {
      video.pause();
      video.currentTime = wanted;
      return;
    }
    video.playbackRate = leader.rate();
    if (Math.abs(video.currentTime - wanted) > DRIFT_S) video.currentTime = wanted;
    if (video.paused && wanted > 0.01) video.play().catch(() => undefined); // stepping still works if play is refused
  };
  return {
    ...leader,
    read,
    attach: (element, startMs = 0) => {
      stop?.();
      video = element;
      videoStartMs = startMs;
      if (!element) return;
      element.addEventListener('loadeddata', follow);
      stop = leader.subscribe(follow);
      follow();
    },
    video: () => video,
  };
};
