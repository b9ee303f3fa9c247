// Onsets of sound around a strike, and the noise between them, on the clock of its pieces.

import { type Click, type ClickListener, JUMP, listenForClicks } from '../pipeline/strike-sound.ts';

/** One channel of sound. `timeMs` is the time of its first sample, on the clock of the poses. */
export interface SoundPiece {
  readonly timeMs: number;
  readonly sampleRate: number;
  readonly samples: Float32Array;
}

/** A piece this far from the end of the last one begins anew: the microphone was interrupted. */
const INTERRUPTED_MS = 50;
/** A thin strike is louder than the noise by only this factor. It counts where the hands show an impact. */
const FAINT_JUMP = 4;
/** The level of the noise is noted this often. */
const LEVEL_MS = 100;

interface Level {
  readonly ms: number;
  readonly quiet: number;
}

export interface SoundOnsets {
  readonly add: (piece: SoundPiece) => void;
  readonly forget: (beforeMs: number) => void;
  /** The time up to which the microphone has been heard, in ms. */
  readonly until: () => number;
  readonly clicksBetween: (fromMs: number, toMs: number) => readonly Click[];
  /** The same, and sounds that would be no click by themselves. */
  readonly faintBetween: (fromMs: number, toMs: number) => readonly Click[];
  /** The loudest noise around these moments, or null if nothing was recorded. */
  readonly noiseBetween: (fromMs: number, toMs: number) => number | null;
}

export const openSoundOnsets = (): SoundOnsets => {
  let listener: (ClickListener & { readonly sampleRate: number; readonly startMs: number }) | null = null;
  let until = -Infinity;
  let clicks: Click[] = [];
  let levels: Level[] = [];
  let silent = true;
  const faintBetween = (from: number, to: number) => clicks.filter(({ ms }) => ms >= from && ms <= to);
  return {
    add({ timeMs, sampleRate, samples }) {
      if (listener?.sampleRate !== sampleRate || Math.abs(timeMs - until) > INTERRUPTED_MS) {
        listener = { ...listenForClicks(sampleRate, FAINT_JUMP), sampleRate, startMs: timeMs };
        until = timeMs;
      }
      const { startMs } = listener;
      const step = Math.ceil((LEVEL_MS * sampleRate) / 1000);
      for (let from = 0; from < samples.length; from += step) {
        const part = samples.subarray(from, from + step);
        clicks.push(...listener.hear(part).map((click) => ({ ...click, ms: click.ms + startMs })));
        until += (part.length * 1000) / sampleRate;
        levels.push({ ms: until, quiet: listener.quiet() });
      }
      silent &&= listener.loudest() === 0;
    },
    forget(before) {
      clicks = clicks.filter(({ ms }) => ms > before);
      levels = levels.filter(({ ms }) => ms > before);
    },
    until: () => until,
    clicksBetween: (from, to) => faintBetween(from, to).filter(({ loudness, quiet }) => loudness > JUMP * quiet),
    faintBetween,
    noiseBetween(from, to) {
      const near = levels.filter(({ ms }) => ms >= from && ms <= to + LEVEL_MS);
      return silent || near.length === 0 ? null : Math.max(...near.map(({ quiet }) => quiet));
    },
  };
};
