// Opens a file as a clip, or returns a code for what is wrong with it. Decodes no pictures yet.

import {
  ALL_FORMATS,
  BlobSource,
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
} from 'mediabunny';
import { type Result, fail, ok } from '@divot/basics';
import type { AnalysisFailure } from '../failures.ts';
import { median } from '../pipeline/numeric.ts';

export interface Clip {
  readonly input: Input;
  readonly track: InputVideoTrack;
  /** Presentation time of every frame in seconds, as in the file, in display order. */
  readonly timestamps: readonly number[];
  /** The same times, in ms from the first frame. */
  readonly timesMs: readonly number[];
  /** Time of the first frame on the file's own clock. */
  readonly startMs: number;
  readonly fps: number;
  readonly durationMs: number;
  /** Size of the upright picture. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The golfer can select a part of a longer clip. A swing's document stores times of up to ten minutes. */
const LIMITS = { bytes: 200_000_000, longestMs: 60_500, wholeMs: 600_000, shortestMs: 900, fewestFrames: 20 };

/** The selected part, in ms on the file's own clock. */
export interface Part {
  readonly fromMs: number;
  readonly toMs: number;
}
export const ALL: Part = { fromMs: 0, toMs: Infinity };

/** The frames' times, and whether the file has the last of them: a truncated one still lists what it has lost. */
const framesOf = async (track: InputVideoTrack): Promise<{ readonly times: number[]; readonly isWhole: boolean }> => {
  const sink = new EncodedPacketSink(track);
  const times: number[] = [];
  let [beforeLast, last]: (EncodedPacket | undefined)[] = [];
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    times.push(packet.timestamp);
    [beforeLast, last] = [last, packet];
  }
  // By its place, not by its time: where the last frame takes no time, nothing is found at it.
  const held = beforeLast ? await sink.getNextPacket(beforeLast) : await sink.getFirstPacket();
  return { times: times.sort((a, b) => a - b), isWhole: held !== null && held.data.byteLength === held.byteLength };
};

const read = async (input: Input, part: Part): Promise<Result<Clip, AnalysisFailure>> => {
  if (!(await input.canRead())) return fail('not-a-video');
  const track = await input.getPrimaryVideoTrack();
  if (!track) return fail('not-a-video');
  const { times, isWhole } = await framesOf(track);
  const first = times[0];
  if (first === undefined || !isWhole) return fail('damaged');
  const timesMs = times.map((time) => (time - first) * 1000);
  const step = median(timesMs.slice(1).map((time, i) => time - timesMs[i]!));
  const durationMs = timesMs.at(-1)! + (step || 0);
  const lookedAtMs = Math.min(part.toMs - first * 1000, durationMs) - Math.max(0, part.fromMs - first * 1000);
  if (lookedAtMs > LIMITS.longestMs || durationMs > LIMITS.wholeMs) return fail('too-long');
  if (durationMs < LIMITS.shortestMs || times.length < LIMITS.fewestFrames) return fail('too-short');
  if (!(await track.canDecode())) return fail('codec');
  return ok({
    input,
    track,
    timestamps: times,
    timesMs,
    startMs: first * 1000,
    fps: 1000 / step,
    durationMs,
    widthPx: await track.getDisplayWidth(),
    heightPx: await track.getDisplayHeight(),
  });
};

/** The caller disposes of `clip.input`. If opening fails, this function does. */
export const openClip = async (video: Blob, part: Part = ALL): Promise<Result<Clip, AnalysisFailure>> => {
  if (video.size === 0) return fail('empty');
  if (video.size > LIMITS.bytes) return fail('too-large');
  const input = new Input({ source: new BlobSource(video), formats: ALL_FORMATS });
  // The reader throws if a container promises more than the file holds. The file is damaged, so this is no bug.
  const opened = await read(input, part).catch(() => fail('damaged' as const));
  if (!opened.ok) input.dispose();
  return opened;
};
