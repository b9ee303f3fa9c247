import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventFramesOf, posesOf, syntheticGolfer } from '../../swing-lab/golfer.ts';
import { analyseVideo } from '../analyse-video.ts';
import type { AnalysisOptions, Crop, PoseFrame } from '../contract.ts';
import type { Landmarker } from '../model/landmarker.ts';
import * as video from '../video/frames.ts';
import * as lists from '../video/thumbnail.ts';
import type { Clip } from '../video/open-clip.ts';

// The whole analysis with a scripted pose model, because Node decodes no video. The frame times come from the clip.

const decoder = { decodes: (_frame: number): boolean => true, fails: false };
async function* decoded(_clip: Clip, frames: readonly number[]) {
  if (decoder.fails) throw new video.DecodingError('no');
  for (const frame of frames) yield await Promise.resolve({ frame, canvas: decoder.decodes(frame) ? {} : undefined });
}

beforeEach(() => {
  vi.spyOn(video, 'pictures').mockImplementation(decoded as typeof video.pictures);
  vi.spyOn(lists, 'thumbnailOf').mockResolvedValue(undefined);
  const isConfigSupported = () => Promise.resolve({ supported: true });
  vi.stubGlobal('VideoDecoder', { isConfigSupported });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const golfer = syntheticGolfer({ view: 'face-on', sway: 0.3, tail: 0 });
const swing = posesOf(golfer).frames.filter((frame) => frame !== null);
const truth = eventFramesOf(golfer)[0]!;
const standing = swing[0]!;
const clip = new Blob([readFileSync(new URL('../../swing-lab/clips/findings/fo_sway.mp4', import.meta.url))]);

type Sees = (frame: number, crop: Crop) => PoseFrame | null;
const analyse = (sees: Sees, options: AnalysisOptions = {}) => {
  let untouched = false;
  return analyseVideo(clip, options, {
    landmarker: () =>
      Promise.resolve({
        isLost: () => false,
        follow: () => {
          expect(untouched, 'a look without a picture').toBe(false);
          untouched = true;
          return {
            detect: (_canvas, timeMs, crop) => {
              untouched = false;
              return sees(Math.round((timeMs * 60) / 1000), crop);
            },
          };
        },
      }),
    report: () => undefined,
    cancelled: () => false,
  });
};
const swinging = (frame: number) => swing[Math.min(frame, swing.length - 1)]!;

describe('several people in view', () => {
  test('the one who swings is read, not the one who is larger in the whole picture', async () => {
    const outcome = await analyse((frame, { left, width }) => (width === 1 || left > 0 ? standing : swinging(frame)));
    if (!outcome.ok) throw new Error(outcome.error);
    const { events, findings } = outcome.value.reading;
    expect(Math.abs(events.impact.frame - truth[5]!)).toBeLessThanOrEqual(2);
    expect(findings.map(({ faultId }) => faultId)).toContain('sway');
  });
});

test('the same swing has the same tempo wherever its clip begins', async () => {
  /** A model that follows the body and is late by a share of the time since it last saw it, as smoothing makes it. */
  const tempoFrom = async (begin: number) => {
    let last = 0;
    const outcome = await analyse((frame) => {
      const late = frame > last ? Math.round(0.35 * Math.min(12, frame - last)) : 0;
      last = frame;
      return { ...swinging(Math.max(0, frame + begin - late)), timeMs: (frame * 1000) / 60 };
    });
    if (!outcome.ok) throw new Error(outcome.error);
    return outcome.value.reading.tempo!.ratio;
  };
  const ratios = [];
  for (const begin of [0, 1, 2, 3, 4, 5]) ratios.push(await tempoFrom(begin)); // oxlint-disable-line no-await-in-loop
  expect(Math.max(...ratios) - Math.min(...ratios)).toBeLessThan(0.1);
});

describe('a clip whose pictures do not come', () => {
  afterEach(() => Object.assign(decoder, { decodes: () => true, fails: false }));

  test('is damaged, and nothing is said about the golfer', async () => {
    decoder.decodes = () => false;
    expect(await analyse(() => standing)).toEqual({ ok: false, error: 'damaged' });
  });

  test('is damaged too if some came and no swing was found in them', async () => {
    decoder.decodes = (frame) => frame < 60;
    expect(await analyse(() => null)).toEqual({ ok: false, error: 'damaged' });
  });

  test('cannot be played by this browser if its decoder fails', async () => {
    decoder.fails = true;
    expect(await analyse(() => standing)).toEqual({ ok: false, error: 'codec' });
  });
});

describe('a body model', () => {
  const analyseWith = (landmarker: () => Promise<Landmarker | null>) =>
    analyseVideo(clip, {}, { landmarker, report: () => undefined, cancelled: () => false });

  test('that is not on the device waits for a connection', async () =>
    expect(await analyseWith(() => Promise.resolve(null))).toEqual({ ok: false, error: 'model-missing' }));

  test('that is stored and does not start is a separate failure, not a missing connection', async () =>
    expect(analyseWith(() => Promise.reject(new Error('ModuleFactory not set.')))).rejects.toThrow('ModuleFactory'));
});

test('nobody in the picture', async () => expect(await analyse(() => null)).toEqual({ ok: false, error: 'no-person' }));

describe('somebody who makes no swing that can be found', () => {
  // Hands that never rise: a chip, or a body hidden from the chest up.
  const chip = (frame: number): PoseFrame => {
    const { timeMs, landmarks } = swinging(frame);
    const low = Math.max(...[23, 24].map((hip) => landmarks[hip]![1]));
    return {
      timeMs,
      landmarks: landmarks.map((point, i) =>
        i >= 13 && i <= 22 ? ([point[0], Math.max(point[1], low), point[2], point[3]] as const) : point,
      ),
    };
  };

  test('reads that no swing was found', async () =>
    expect(await analyse(chip)).toEqual({ ok: false, error: 'no-swing' }));

  test('is read between the marks that the golfer sets, which stay in place', async () => {
    const ms = (event: number) => (truth[event]! * 1000) / 60;
    const marksMs = { address: ms(0), top: ms(3), impact: ms(5), finish: ms(7) };
    const outcome = await analyse(chip, { marksMs });
    if (!outcome.ok) throw new Error(outcome.error);
    const { events, tempo, findings } = outcome.value.reading;
    expect([events.address, events.top, events.impact, events.finish].map(({ frame }) => frame)).toEqual(
      [0, 3, 5, 7].map((event) => truth[event]),
    );
    const order = Object.values(events).map(({ frame }) => frame);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(tempo!.ratio).toBeCloseTo(0.8 / 0.27, 0);
    expect(findings.map(({ faultId }) => faultId)).toContain('sway');
  });
});
