import { AudioSample, AudioSampleSource, type Output, getFirstEncodableAudioCodec } from 'mediabunny';
import type { Recording } from './sound-ring.ts';

/** What every browser plays in a clip, in order of preference. */
const CODECS = ['aac', 'opus'] as const;
const BITRATE = 96_000;

/**
 * Gives a film this sound, where the browser encodes sound. Resolves to what writes it once the output has started.
 */
export const addSoundTrack = async (output: Output, recording: Recording | null): Promise<() => Promise<void>> => {
  if (!recording) return () => Promise.resolve();
  const { sampleRate, samples } = recording;
  const playable = output.format.getSupportedAudioCodecs();
  const codecs = CODECS.filter((one) => playable.includes(one));
  const codec = await getFirstEncodableAudioCodec(codecs, { numberOfChannels: 1, sampleRate, bitrate: BITRATE });
  if (!codec) return () => Promise.resolve();
  const source = new AudioSampleSource({ codec, bitrate: BITRATE });
  output.addAudioTrack(source);
  return async () => {
    const sample = new AudioSample({ data: samples, format: 'f32', numberOfChannels: 1, sampleRate, timestamp: 0 });
    await source.add(sample);
    sample.close();
    source.close();
  };
};
