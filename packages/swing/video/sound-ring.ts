// Keeps the last seconds of the microphone, and gives a clip its sound.

import { AudioSample, AudioSampleSource, type Output, getFirstEncodableAudioCodec } from 'mediabunny';
import type { SoundPiece } from '../stream/sound-onsets.ts';

/** What every browser plays in a clip, in order of preference. */
const CODECS = ['aac', 'opus'] as const;
const BITRATE = 96_000;

/** One channel without a gap, from a moment of the film on. */
export interface Recording {
  readonly sampleRate: number;
  readonly samples: Float32Array;
}

export const openSoundRing = (rememberedMs: number) => {
  let pieces: readonly SoundPiece[] = [];
  const endOf = ({ timeMs, samples, sampleRate }: SoundPiece) => timeMs + (samples.length * 1000) / sampleRate;
  const between = (fromMs: number, toMs: number): Recording | null => {
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
  };
  return {
    hear: (piece: SoundPiece): void => {
      pieces = [...pieces.filter((one) => endOf(one) > piece.timeMs - rememberedMs), piece];
    },
    /** The sound between these times, with silence where nothing was heard. Null if nothing was heard at all. */
    between,
    /** Adds the sound between these times as a track. Resolves to what writes it once the output has started. */
    async addTo(output: Output, fromMs: number, toMs: number): Promise<() => Promise<void>> {
      const recording = between(fromMs, toMs);
      const codecs = CODECS.filter((codec) => output.format.getSupportedAudioCodecs().includes(codec));
      const codec =
        recording &&
        (await getFirstEncodableAudioCodec([...codecs], {
          numberOfChannels: 1,
          sampleRate: recording.sampleRate,
          bitrate: BITRATE,
        }));
      if (!recording || !codec) return () => Promise.resolve();
      const source = new AudioSampleSource({ codec, bitrate: BITRATE });
      output.addAudioTrack(source);
      const { sampleRate, samples } = recording;
      return async () => {
        const sample = new AudioSample({ data: samples, format: 'f32', numberOfChannels: 1, sampleRate, timestamp: 0 });
        await source.add(sample);
        sample.close();
        source.close();
      };
    },
  };
};

export type SoundRing = ReturnType<typeof openSoundRing>;
