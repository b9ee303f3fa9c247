// Measures a jump in one clip, from bytes to centimetres. A few pictures a second find the jump, then every frame
// around it goes through the model.

import { type Jump, isFastEnough, measureJump } from './jump.ts';
import { type Result, fail, ok } from '@divot/basics';
import type { JumpClip, JumpFailureCode, JumpOutcome } from '../contract.ts';
import { PoseReader } from '../pose-reader.ts';
import type { AnalysisTools } from '../tools.ts';
import { golferBox } from '../pipeline/golfer-box.ts';
import { jumpFramesOf } from './jump-frames.ts';
import { searchFrames } from '../pipeline/sampling.ts';
import { WHOLE_PICTURE } from '../video/frames.ts';
import { type Clip, openClip } from '../video/open-clip.ts';

/** At this rate, four pictures show the golfer in the air during a jump of 11 cm. */
const SEARCH_PER_SECOND = 15;
const AROUND_MS = 450;
/** The least rise of the feet, as a share of the golfer's height. A lower one is no jump and needs no closer look. */
const RISE = 0.025;

/**
 * The time in which the feet are off the floor, extended to show the floor before and after. Undefined if the feet
 * never leave it.
 */
const around = (reader: PoseReader): readonly [fromMs: number, toMs: number] | undefined => {
  const { frames, size } = jumpFramesOf(reader.poses());
  const low = frames.map(({ feet }) => feet).toSorted((a, b) => a - b);
  const floor = low[Math.floor(low.length * 0.3)] ?? Number.NaN;
  const up = frames.filter(({ feet }) => feet > floor + RISE * size);
  return up.length === 0 ? undefined : [up[0]!.timeMs - AROUND_MS, up.at(-1)!.timeMs + AROUND_MS];
};

const framesBetween = ({ timesMs }: Clip, [fromMs, toMs]: readonly [number, number]): number[] =>
  timesMs.flatMap((ms, frame) => (ms >= fromMs && ms <= toMs ? [frame] : []));

const study = async (clip: Clip, reader: PoseReader): Promise<Result<Jump, JumpFailureCode>> => {
  const search = searchFrames(clip.timestamps.length, clip.fps, SEARCH_PER_SECOND);
  if (!(await reader.read(search, WHOLE_PICTURE, 'find-swing', { from: 0.05, to: 0.4 }))) return fail('cancelled');
  if (reader.frames.every((frame) => frame === null)) return fail('no-person');
  const span = around(reader);
  if (span === undefined) return fail('no-jump');
  const crop = golferBox(reader.frames, clip.widthPx / clip.heightPx) ?? WHOLE_PICTURE;
  // In a different crop the same feet appear slightly elsewhere, so the frames read so far are read again.
  reader.forget();
  // With smoothing, take-off would appear some 30 ms late.
  reader.isSmooth = false;
  const close = framesBetween(clip, span);
  if (!(await reader.read(close, crop, 'read-swing', { from: 0.4, to: 1 }))) return fail('cancelled');
  const { frames, size } = jumpFramesOf(reader.poses());
  return measureJump(frames, size, clip.fps);
};

export const readJump = async (video: Blob, tools: AnalysisTools): Promise<JumpOutcome> => {
  const opened = await openClip(video);
  if (!opened.ok) return { jump: fail(opened.error) };
  const clip = opened.value;
  try {
    if (!isFastEnough(clip.fps)) return { jump: fail('slow-film') };
    const { fps, timesMs, startMs } = clip;
    const seen: JumpClip = { fps, timesMs, startMs };
    const loading = (share: number) => tools.report({ stage: 'model', share: 0.05 * share, remainingMs: null });
    loading(0);
    const model = await tools.landmarker(loading);
    if (!model) return { clip: seen, jump: fail('model-missing') };
    const jump = await study(clip, new PoseReader(clip, model, tools, { fromMs: -Infinity, toMs: Infinity }));
    return { clip: seen, jump: jump.ok ? ok(jump.value) : jump };
  } finally {
    clip.input.dispose();
  }
};
