// Draws the synthetic golfer at every filming rate, and once in a ten-second clip, into packages/swing-lab/clips/rates, with
// the true events beside each clip:
//   tsx dev/swing/draw-clips-cli.ts [CLIP_NAME …]

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type ClipOrder,
  type GolferParameters,
  eventFramesOf,
  perceivedFramesOf,
  syntheticGolfer,
} from '@divot/swing-lab';
import { drawing } from './drawing.ts';

const FOLDER = fileURLToPath(new URL('../../packages/swing-lab/clips/rates/', import.meta.url));
const JUMPS_FOLDER = fileURLToPath(new URL('../../packages/swing-lab/clips/jumps/', import.meta.url));
const SHORT: Partial<GolferParameters> = { width: 360, height: 640, lead: 0.5, hold: 0.45, relax: 0.45, tail: 0.15 };

interface RateClip extends ClipOrder {
  readonly clip: string;
}
/** Ten seconds, as golfers film themselves alone. The benchmark counts frames on this clip. */
const TEN_SECONDS: RateClip = {
  clip: 'fo_ten_seconds_60',
  dials: { ...SHORT, view: 'face-on', handedness: 'right', fps: 60, lead: 5, tail: 2.68 },
  look: 1,
  shutterMs: 4,
  bitsPerSecond: 60_000,
};
const RATES: readonly RateClip[] = (['face-on', 'down-the-line'] as const).flatMap((view, row) =>
  [30, 60, 120, 240].map((fps, k) => ({
    clip: `${view === 'face-on' ? 'fo' : 'dtl'}_rate_${fps}`,
    dials: { ...SHORT, view, fps, handedness: (k + row) % 2 ? ('left' as const) : ('right' as const) },
    look: k % 3,
    shutterMs: fps <= 60 ? 4 : 0,
    bitsPerSecond: 60_000 + 300 * fps,
  })),
);

/** Harder conditions: a second person in view, a broad body, a handheld phone, dusk. */
const HARDER: readonly RateClip[] = [
  {
    clip: 'fo_bystander_60',
    dials: { ...SHORT, view: 'face-on', fps: 60, width: 640, height: 360, sway: 0.32 },
    look: 'broad',
    shutterMs: 4,
    bitsPerSecond: 120_000,
    bystander: true,
  },
  {
    clip: 'fo_handheld_30',
    dials: { ...SHORT, view: 'face-on', fps: 30, width: 400, height: 400 },
    look: 0,
    shutterMs: 8,
    bitsPerSecond: 300_000,
    shake: 0.008,
    noise: 0.12,
  },
];

/** Faults that no clip in `clips/` shows. */
const FAULTS: readonly RateClip[] = [
  {
    clip: 'fo_reverse_pivot_60',
    dials: { ...SHORT, view: 'face-on', fps: 60, reversePivot: 1.2 },
    look: 1,
    shutterMs: 4,
    bitsPerSecond: 80_000,
  },
];

/** Jumps with a known time in the air. */
const JUMPS = [
  { fps: 120, flight: 0.41 },
  { fps: 120, flight: 0.57 },
  { fps: 240, flight: 0.47 },
].map(({ fps, flight }, look): RateClip => ({
  clip: `jump_${fps}_${Math.round(flight * 1000)}ms`,
  dials: { ...SHORT, view: 'face-on', fps, cameraDistance: 5 },
  jumps: [{ takeOff: 1.2, flight }],
  look,
  shutterMs: 0,
  bitsPerSecond: 120_000 + 600 * fps,
}));

const CLIPS: readonly RateClip[] = [...RATES, TEN_SECONDS, ...HARDER, ...FAULTS];

const wanted = process.argv.slice(2);
const chosen = [...CLIPS, ...JUMPS].filter(({ clip }) => wanted.length === 0 || wanted.includes(clip));
for (const folder of [FOLDER, JUMPS_FOLDER]) mkdirSync(folder, { recursive: true });
await drawing(async (draw) => {
  for (const { clip, ...order } of chosen) {
    const video = await draw(order);
    writeFileSync(`${order.jumps ? JUMPS_FOLDER : FOLDER}${clip}.mp4`, video);
    console.log(`${clip.padEnd(16)} ${(video.length / 1000).toFixed(0)} kB`);
  }
});
const truths = CLIPS.map(({ clip, dials }) => {
  const golfer = syntheticGolfer(dials);
  const { view, handedness, fps } = golfer.parameters;
  return { clip, view, handedness, fps, swings: eventFramesOf(golfer), perceived: perceivedFramesOf(golfer) };
});
writeFileSync(`${FOLDER}truth.json`, `[\n${truths.map((truth) => JSON.stringify(truth)).join(',\n')}\n]\n`);
const flights = JUMPS.map(({ clip, dials, jumps = [] }) => ({
  clip,
  fps: dials.fps,
  flightMs: 1000 * jumps[0]!.flight,
}));
writeFileSync(`${JUMPS_FOLDER}truth.json`, `[\n${flights.map((flight) => JSON.stringify(flight)).join(',\n')}\n]\n`);
