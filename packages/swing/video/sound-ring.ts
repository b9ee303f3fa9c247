// Keeps the last seconds of the microphone.

import type { SoundPiece } from '../stream/sound-onsets.ts';

/** One channel without a gap, from a moment of the film on. */
export interface Recording {
  readonly sampleRate: number;
  readonly samples: Float32Array;
}

export interface SoundRing {
  readonly hear: (piece: SoundPiece) => void;
  /** The sound between these times, with silence where nothing was heard. Null if nothing was heard at all. */
  readonly between: (fromMs: number, toMs: number) => Recording | null;
}

const endOf = ({ timeMs, samples, sampleRate }: SoundPiece) => timeMs + (samples.length * 1000) / sampleRate;

export const openSoundRing = (rememberedMs: number): SoundRing => {
  let pieces: readonly SoundPiece[] = [];
  return {
    hear(piece) {
      pieces = [...pieces.filter((one) => endOf(one) > piece.timeMs - rememberedMs), piece];
    },
    between(fromMs, toMs) {
      const near = pieces.filter((piece) => endOf(piece) > fromMs && piece.timeMs < toMs);
      const sampleRate = near.at(-1)?.sampleRate;
      if (sampleRate === undefined) return null;
      const samples = new Float32Array(Math.ceil(((toMs - fromMs) * sampleRate) / 1000));
      for (const piece of near) {
        const at = Math.round(((piece.timeMs - fromMs) * sampleRate) / 1000);
        const part = piece.samples.subarray(Math.max(0, -at), Math.max(0, samples.length - at));
        samples.set(part, Math.max(0, at));
      }
      return { sampleRate, samples };
    },
  };
};
