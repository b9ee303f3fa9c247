// Decodes the chosen frames as pictures, upright and no larger than the model needs. The browser decodes ahead on its
// own threads while the model works.

import { EncodedPacketSink, type VideoSample, VideoSampleSink } from 'mediabunny';
import type { Crop } from '../contract.ts';
import { openCopier } from './copy-picture.ts';
import type { Clip } from './open-clip.ts';

export const WHOLE_PICTURE: Crop = { left: 0, top: 0, width: 1, height: 1 };

const LONGEST_SIDE_PX = 512;

export interface Picture {
  readonly frame: number;
  /** Undefined if the file has no picture for this frame that can be decoded. */
  readonly canvas: OffscreenCanvas | undefined;
}

/** The browser cannot decode this clip, though it has said that it could. */
export class DecodingError extends Error {
  override readonly name = 'DecodingError';
}

/**
 * Yields each frame on the same canvas: use a picture before requesting the next. `frames` must be in increasing order.
 */
export async function* pictures(clip: Clip, frames: readonly number[], crop: Crop): AsyncGenerator<Picture> {
  const width = clip.widthPx * crop.width;
  const height = clip.heightPx * crop.height;
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas in this worker');
  const times = frames.map((frame) => clip.timestamps[frame]!);
  const samples = await samplesAt(clip, times);
  const copyOf = openCopier();
  try {
    for (const frame of frames) {
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other
      const { value: sample, done } = await samples.next().catch((cause: unknown) => {
        throw new DecodingError('The clip could not be decoded', { cause });
      });
      if (done || !sample) {
        yield { frame, canvas: undefined };
        continue;
      }
      try {
        draw(sample, sample.rotation === 0 ? await copyOf(sample) : undefined, context, clip, crop, scale);
      } finally {
        sample.close(); // 12 MB each in 4K, and the decoder waits until its samples are closed
      }
      yield { frame, canvas };
    }
  } finally {
    await samples.return?.(undefined);
  }
}

const EPSILON_S = 1e-3;

/** A WebM without an index, as streaming recorders write it, can only be read from its beginning. */
const samplesAt = async ({ track }: Clip, times: readonly number[]): Promise<AsyncGenerator<VideoSample | null>> => {
  const sink = new VideoSampleSink(track);
  const hasIndex = (await new EncodedPacketSink(track).getKeyPacket(times.at(-1) ?? 0)) !== null;
  return hasIndex ? sink.samplesAtTimestamps([...times]) : samplesInOrder(sink, times);
};

async function* samplesInOrder(sink: VideoSampleSink, times: readonly number[]): AsyncGenerator<VideoSample> {
  let at = 0;
  for await (const sample of sink.samples()) {
    if (at === times.length) return;
    if (sample.timestamp < times[at]! - EPSILON_S) sample.close();
    else {
      at += 1;
      yield sample;
    }
  }
}

const draw = (
  sample: VideoSample,
  copy: OffscreenCanvas | undefined,
  context: OffscreenCanvasRenderingContext2D,
  clip: Clip,
  crop: Crop,
  scale: number,
): void => {
  const width = clip.widthPx * scale;
  const height = clip.heightPx * scale;
  const [left, top] = [-crop.left * width, -crop.top * height];
  if (copy) context.drawImage(copy, left, top, width, height);
  else sample.draw(context, left, top, width, height);
};
