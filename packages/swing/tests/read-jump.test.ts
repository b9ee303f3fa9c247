import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { posesOf } from '../../swing-lab/golfer.ts';
import { jumpingBody } from '../../swing-lab/jumping-body.ts';
import { jumpHeightCm } from '../jump/jump.ts';
import type { PoseFrame } from '../contract.ts';
import { readJump } from '../jump/read-jump.ts';
import * as video from '../video/frames.ts';
import type { Clip } from '../video/open-clip.ts';

// The whole reading with a scripted pose model, because Node decodes no video. The frame times come from the clip.

async function* decoded(_clip: Clip, frames: readonly number[]) {
  for (const frame of frames) yield await Promise.resolve({ frame, canvas: {} });
}
beforeEach(() => {
  vi.spyOn(video, 'pictures').mockImplementation(decoded as typeof video.pictures);
  vi.stubGlobal('VideoDecoder', { isConfigSupported: () => Promise.resolve({ supported: true }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const clip = (name: string) =>
  new Blob([readFileSync(new URL(`../../swing-lab/clips/rates/${name}.mp4`, import.meta.url))]);
const jumping = (flight: number, fps: number) =>
  posesOf(jumpingBody([{ takeOff: 1.1, flight }], { fps, view: 'down-the-line' })).frames;

const read = async (name: string, sees: readonly (PoseFrame | null)[], fps: number) => {
  let looks = 0;
  const smoothed: boolean[] = [];
  const outcome = await readJump(clip(name), {
    landmarker: () =>
      Promise.resolve({
        isLost: () => false,
        follow: (isSmooth) => {
          smoothed.push(isSmooth);
          return {
            detect: (_canvas, timeMs) => {
              looks += 1;
              const seen = sees[Math.min(sees.length - 1, Math.round((timeMs * fps) / 1000))] ?? null;
              return seen && { ...seen, timeMs };
            },
          };
        },
      }),
    report: () => undefined,
    cancelled: () => false,
  });
  return { ...outcome, looks, smoothed };
};

it.each([
  { name: 'fo_rate_120', fps: 120, within: 1.5 },
  { name: 'fo_rate_240', fps: 240, within: 0.8 },
])('finds the jump in a clip of $fps frames a second and looks closely only there', async ({ name, fps, within }) => {
  const { jump, clip: frames, looks } = await read(name, jumping(0.47, fps), fps);

  if (!jump.ok) throw new Error(jump.error);
  expect(Math.abs(jump.value.heightCm - jumpHeightCm(0.47))).toBeLessThan(within);
  expect(Math.abs(jump.value.takeOffMs - 1100)).toBeLessThan(8);
  expect(frames?.timesMs.length).toBeGreaterThan(2 * fps);
  expect(looks).toBeLessThan(1.5 * fps + 60);
});

it('smooths the body while it searches the jump, not while it times it', async () => {
  expect((await read('fo_rate_120', jumping(0.47, 120), 120)).smoothed).toEqual([true, false]);
});

it('refuses slow film before anything is analysed', async () => {
  expect(await read('fo_rate_60', jumping(0.47, 60), 60)).toEqual({
    jump: { ok: false, error: 'slow-film' },
    looks: 0,
    smoothed: [],
  });
});

it('notices a clip without a jump, and one without anybody, and leaves both to the golfer’s own marks', async () => {
  const standing = await read('fo_rate_120', jumping(0.47, 120).slice(0, 20), 120);
  const nobody = await read('fo_rate_120', [null], 120);

  expect(standing.jump).toEqual({ ok: false, error: 'no-jump' });
  expect(nobody.jump).toEqual({ ok: false, error: 'no-person' });
  expect(standing.clip?.fps).toBeCloseTo(120, 0);
  expect(nobody.clip).toBeDefined();
});
