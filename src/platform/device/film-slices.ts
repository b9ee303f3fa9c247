import { compact } from '@divot/basics';
import type { CutClip, Slicer } from '@divot/swing';
import { FILM_FORMATS } from './camera.ts';

// The browser's own recorder gives a film only as a whole, from its beginning. So a new recording begins every few
// seconds while the last one still runs, and a swing is whole in one of them.

/** A swing with what leads up to it is shorter than this. */
const OVERLAP_MS = 15_000;
/** For as long as the watching may be behind. */
const REMEMBERED_MS = 60_000;
const BITS_PER_SECOND = 6_000_000;

type Recording = { readonly startMs: number; endMs: number; readonly film: Promise<Blob>; readonly stop: () => void };

export type SlicedFilm = { readonly slice: Slicer; readonly close: () => void };

const record = (stream: MediaStream): Recording => {
  const mimeType = FILM_FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  const picture = new MediaStream(stream.getVideoTracks());
  const recorder = new MediaRecorder(picture, compact({ mimeType, videoBitsPerSecond: BITS_PER_SECOND }));
  const film = new Promise<Blob>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => resolve(data), { once: true });
  });
  recorder.start();
  const recording: Recording = {
    startMs: performance.now(),
    endMs: Infinity,
    film,
    stop() {
      if (recorder.state === 'inactive') return;
      recording.endMs = performance.now();
      recorder.stop();
    },
  };
  return recording;
};

/** Films until closed. Undefined if this browser records nothing. Times are the page's own (`performance.now`). */
export const filmInSlices = (stream: MediaStream): SlicedFilm | undefined => {
  let recordings: readonly Recording[] = [];
  const begin = () => {
    const now = performance.now();
    for (const { startMs, stop } of recordings) if (now - startMs >= 2 * OVERLAP_MS - 1) stop();
    recordings = [...recordings.filter(({ endMs }) => endMs > now - REMEMBERED_MS), record(stream)];
  };
  try {
    begin();
  } catch {
    return undefined;
  }
  const clock = setInterval(begin, OVERLAP_MS);
  return {
    async slice(fromMs, toMs): Promise<CutClip | null> {
      const whole = ({ startMs, endMs }: Recording) => startMs <= fromMs && endMs >= toMs;
      // The latest has the least in front of the swing.
      const recording = recordings.findLast(whole) ?? recordings.find(({ endMs }) => endMs >= toMs);
      if (!recording) return null;
      recording.stop();
      begin();
      return { video: await recording.film, startMs: recording.startMs };
    },
    close() {
      clearInterval(clock);
      for (const { stop } of recordings) stop();
    },
  };
};
