import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openAnalysisBrowser } from '#dev/swing/analysis-browser.ts';
import type { AnalysisTiming, SwingAnalysis } from '@divot/swing';
import type { Figure } from './figure.ts';
import type { Options } from './options.ts';
import { median } from './statistics.ts';

// The swing pipeline in its real worker: its cost compared with the pose model.

const CLIP = fileURLToPath(new URL('../../packages/swing/lab/clips/rates/fo_ten_seconds_60.mp4', import.meta.url));

type Run = AnalysisTiming & Pick<SwingAnalysis, 'durationMs' | 'fps'>;

const measureClip = async (clip: string, repeats: number): Promise<readonly Figure[]> => {
  const browser = await openAnalysisBrowser();
  try {
    const runs: Run[] = [];
    const { task } = await browser.analyseWatched(clip); // the first run also loads the model
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const { outcome } = await browser.analyse(clip);
      if (!outcome.ok) throw new Error(`${basename(clip)}: ${outcome.error.code}`);
      runs.push({
        ...outcome.value.timing,
        durationMs: outcome.value.durationMs,
        fps: outcome.value.fps,
      });
    }
    const { frames, clipFrames, durationMs, fps } = runs[0]!;
    const of = (read: (run: Run) => number) => median(runs.map(read));
    return [
      {
        id: 'swingOverhead',
        title: 'swing analysis, whole / inside the pose model',
        value: of(({ totalMs, poseMs }) => totalMs / poseMs),
        unit: 'x',
        goal: { atMost: 1.2 },
        ours: of(({ totalMs }) => totalMs),
        baseline: of(({ poseMs }) => poseMs),
        sidesIn: 'ms',
        note: `${basename(clip)}, ${(durationMs / 1000).toFixed(1)} s at ${Math.round(fps)} frames per second.`,
      },
      {
        id: 'swingFrames',
        title: 'frames through the model / frames of the clip',
        value: frames / clipFrames,
        unit: 'x',
        ours: frames,
        baseline: clipFrames,
        // The goal is for 10 s clips: in a short clip the swing itself is most of the picture.
        ...(durationMs >= 8_000 ? { goal: { atMost: 0.25 } } : {}),
      },
      {
        id: 'swingLongestTask',
        title: 'longest main-thread task while a swing is analysed',
        value: task.busyMs,
        unit: 'ms',
        goal: { atMost: 50 },
        note: `Processor time; ${Math.round(task.clockMs)} ms on the clock, with what the thread waited for a processor.`,
      },
    ];
  } finally {
    await browser.close();
  }
};

export const measureSwing = ({ quick, clip = CLIP }: Options): Promise<readonly Figure[]> =>
  measureClip(resolve(clip), quick ? 1 : 3);
