// Runs frames of a clip through the body model, one after the other and each only once.

import { compact, nextTask } from '@divot/basics';
import type { AnalysisProgress, Crop, PoseFrame, PoseSequence } from './contract.ts';
import type { Landmarker } from './model/landmarker.ts';
import type { AnalysisTools } from './tools.ts';
import { pictures } from './video/frames.ts';
import { ALL, type Clip, type Part } from './video/open-clip.ts';

type Tools = Omit<AnalysisTools, 'landmarker'>;

/** Runs frames of one clip through the body model and remembers what it saw. */
export class PoseReader {
  frames: (PoseFrame | null)[];
  sampled: boolean[];
  poseMs = 0;
  decodeMs = 0;
  framesRead = 0;
  /** Frames that were asked for and could not be decoded. */
  undecoded = 0;
  /** Whether the model smooths the body over time. */
  isSmooth = true;
  private readonly clip: Clip;
  private readonly model: Landmarker;
  private readonly tools: Tools;
  private readonly since = performance.now();
  private readonly within: (frame: number) => boolean;

  constructor(clip: Clip, model: Landmarker, tools: Tools, part: Part = ALL) {
    this.clip = clip;
    this.model = model;
    this.tools = tools;
    this.within = (frame) => clip.timesMs[frame]! >= part.fromMs && clip.timesMs[frame]! <= part.toMs;
    this.frames = clip.timestamps.map(() => null);
    this.sampled = clip.timestamps.map(() => false);
  }

  forget(): void {
    this.frames = this.clip.timestamps.map(() => null);
    this.sampled = this.clip.timestamps.map(() => false);
  }

  /** Takes over what was seen of these frames while they were filmed. */
  recall(bodies: readonly PoseFrame[]): void {
    const { timesMs, fps } = this.clip;
    for (const body of bodies) {
      const frame = timesMs.findIndex((ms) => Math.abs(ms - body.timeMs) < 500 / fps);
      if (frame === -1) continue;
      this.frames[frame] = { ...body, timeMs: timesMs[frame]! };
      this.sampled[frame] = true;
    }
  }

  poses(): PoseSequence {
    const { fps, widthPx, heightPx, timesMs, startMs } = this.clip;
    const { frames, sampled } = this;
    return compact({ fps, widthPx, heightPx, frames, sampled, timesMs, startMs: startMs === 0 ? undefined : startMs });
  }

  /**
   * Runs the frames that have not gone through the model yet, or all of them `anew`: then each is seen on the way from
   * the one before it, wherever the clip begins. Resolves to false if the golfer stopped the analysis.
   */
  async read(
    frames: readonly number[],
    crop: Crop,
    stage: AnalysisProgress['stage'],
    share: { from: number; to: number },
    anew = false,
  ): Promise<boolean> {
    const open = frames.filter((frame) => (anew || !this.sampled[frame]) && this.within(frame));
    if (open.length === 0) return true;
    const body = this.model.follow(this.isSmooth);
    let waiting = performance.now();
    let done = 0;
    for await (const { frame, canvas } of pictures(this.clip, open, crop)) {
      this.sampled[frame] = true;
      if (!canvas) {
        this.undecoded += 1;
        continue;
      }
      const start = performance.now();
      this.decodeMs += start - waiting;
      this.frames[frame] = body.detect(canvas, this.clip.timesMs[frame]!, crop);
      this.poseMs += performance.now() - start;
      this.framesRead += 1;
      done += 1;
      const reached = share.from + ((share.to - share.from) * done) / open.length;
      const elapsed = performance.now() - this.since;
      this.tools.report({ stage, share: reached, remainingMs: Math.round((elapsed * (1 - reached)) / reached) });
      await (this.tools.turn ?? nextTask)();
      if (this.tools.cancelled()) return false;
      waiting = performance.now();
    }
    return true;
  }
}
