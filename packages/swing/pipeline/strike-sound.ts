// Hears the strike: a click of a few milliseconds, far sharper than a frame every 33 ms. A click counts only near the
// impact that the hands already show.

import type { SwingEventName } from '../reading.ts';

const WINDOW_MS = 3;
/** How many times louder a click is than the quarter second before it. */
export const JUMP = 8;
const BEFORE = Math.round(250 / WINDOW_MS);
/** A click reaches its peak within this many windows. */
const RISE = 4;
/** A click among the echoes of another one is this many times louder. An echo never is. */
const LOUDER = 1.3;
/** A click begins at this share of its peak. Quieter sounds are not compared with the loudest of a recording. */
const AUDIBLE = 0.35;

export interface Click {
  /** From the first sample. */
  readonly ms: number;
  /** The peak, as the root mean square of first differences. */
  readonly loudness: number;
  /** The same of the quarter second before it. */
  readonly quiet: number;
}

export interface ClickListener {
  /** Clicks that are certain once these samples of one channel have followed the earlier ones, in time order. */
  readonly hear: (samples: Float32Array) => readonly Click[];
  /** Loudest window so far, and the mean of the last quarter second. */
  readonly loudest: () => number;
  readonly quiet: () => number;
}

/** Hears sudden clicks, louder than what was before by the factor `jump`, in a recording that comes in pieces. */
export const listenForClicks = (sampleRate: number, jump = JUMP): ClickListener => {
  const size = Math.max(1, Math.round((sampleRate * WINDOW_MS) / 1000));
  /** Of the last windows, oldest first. */
  const energies: number[] = [];
  let total = 0;
  let window = 0;
  let loudest = 0;
  let rising: { readonly window: number; readonly quiet: number; readonly energies: number[] } | null = null;
  let echo = { until: 0, loudness: 0 };
  let last = Number.NaN;
  let filled = 0;
  let sum = 0;
  const quietBefore = (): number => (energies.length > 1 ? (total - energies.at(-1)!) / (energies.length - 1) : 0);

  const click = (): Click => {
    const loudness = Math.max(...rising!.energies);
    const begin = rising!.window + rising!.energies.findIndex((energy) => energy >= AUDIBLE * loudness);
    echo = { until: begin + BEFORE, loudness };
    const { quiet } = rising!;
    rising = null;
    return { ms: (begin * size * 1000) / sampleRate, loudness, quiet };
  };

  const endWindow = (energy: number): Click | null => {
    const quiet = quietBefore();
    const isEcho = window < echo.until && energy <= LOUDER * echo.loudness;
    if (rising) rising.energies.push(energy);
    else if (energies.length >= RISE - 1 && !isEcho && energy > jump * quiet + 1e-5)
      rising = { window, quiet, energies: [energy] };
    loudest = Math.max(loudest, energy);
    energies.push(energy);
    total += energy;
    if (energies.length > BEFORE + 1) total -= energies.shift()!;
    window += 1;
    return rising?.energies.length === RISE ? click() : null;
  };

  return {
    hear(samples) {
      const clicks: Click[] = [];
      for (const sample of samples) {
        // First differences damp speech and wind and keep the click.
        if (filled > 0) sum += (sample - last) ** 2;
        last = sample;
        filled += 1;
        if (filled < size) continue;
        const heard = endWindow(Math.sqrt(sum / size));
        if (heard) clicks.push(heard);
        filled = 0;
        sum = 0;
      }
      return clicks;
    },
    loudest: () => loudest,
    quiet: quietBefore,
  };
};

/** Times of sudden clicks, in ms from the first sample. `samples` is one channel. */
export const strikeTimes = (samples: Float32Array, sampleRate: number): number[] => {
  const listener = listenForClicks(sampleRate);
  const clicks = listener.hear(samples);
  return clicks.filter(({ loudness }) => loudness >= AUDIBLE * listener.loudest()).map(({ ms }) => ms);
};

/**
 * Impact in fractional track frames: the click nearest to the impact that the hands show. Null if no click is near
 * enough.
 */
export const impactBySound = (
  events: Readonly<Record<SwingEventName, number>>,
  strikeMs: readonly number[],
  frameMs: number,
): number | null => {
  const reach = Math.max(1.5, 0.15 * (events.impact - events.top));
  const frames = strikeMs.map((ms) => ms / frameMs).filter((frame) => Math.abs(frame - events.impact) <= reach);
  const near = frames.sort((a, b) => Math.abs(a - events.impact) - Math.abs(b - events.impact))[0];
  return near !== undefined && near > events.midDownswing && near < events.midFollowThrough ? near : null;
};
