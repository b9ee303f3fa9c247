// Reads a ball just hit from the few pictures of its film that tell its tempo and positions, so that the golfer hears of
// it before the next one. The whole film is read later, by the same reader, and stands then.

import type { PoseFrame } from './contract.ts';
import { GraphicsLostError, type Landmarker } from './model/landmarker.ts';
import { PoseReader } from './pose-reader.ts';
import { readWithSound } from './read-with-sound.ts';
import type { SwingReading } from './reading.ts';
import { golferBox } from './pipeline/golfer-box.ts';
import { searchSwings } from './pipeline/read-swing.ts';
import { firstFrames } from './pipeline/sampling.ts';
import { DecodingError, WHOLE_PICTURE } from './video/frames.ts';
import { openClip } from './video/open-clip.ts';

export interface JustHit {
  /** Its film so far, with its sound. */
  readonly video: Blob;
  /** The bodies that were seen while it was filmed. These times, in ms, count from the clip's first frame. */
  readonly bodies: readonly PoseFrame[];
  readonly address: number;
  readonly impact: number;
}

interface Tools {
  readonly model: Landmarker;
  readonly cancelled: () => boolean;
}

/** Null where the film cannot be read yet, or shows no swing there. */
export const firstReading = async (
  { video, bodies, address, impact }: JustHit,
  { model, cancelled }: Tools,
): Promise<SwingReading | null> => {
  const opened = await openClip(video);
  if (!opened.ok) return null;
  const clip = opened.value;
  try {
    const reader = new PoseReader(clip, model, { report: () => undefined, cancelled });
    reader.recall(bodies);
    const crop = golferBox(reader.frames, clip.widthPx / clip.heightPx) ?? WHOLE_PICTURE;
    const frames = firstFrames({ address, impact }, clip, reader.sampled);
    if (!(await reader.read(frames, crop, 'read-swing', { from: 0, to: 1 }, true))) return null;
    const poses = reader.poses();
    const search = searchSwings(poses);
    if (search.found !== 'swing') return null;
    const away = (at: number) => Math.abs((1000 * search.spans[at]!.impact) / search.track.fps - impact);
    const [swing] = search.spans.map((_, at) => at).toSorted((a, b) => away(a) - away(b));
    return (await readWithSound(clip, poses, search, { swing })).reading;
  } catch (error) {
    if (error instanceof DecodingError || error instanceof GraphicsLostError) return null;
    throw error;
  } finally {
    clip.input.dispose();
  }
};
