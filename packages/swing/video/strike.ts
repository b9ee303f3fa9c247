import { AudioSampleSink } from 'mediabunny';
import { strikeTimes } from '../pipeline/strike-sound.ts';
import type { Clip } from './open-clip.ts';

const MARGIN_MS = 700;

/**
 * Clicks heard near a moment, in ms from the first frame. Empty if there is no sound track that this browser can
 * decode.
 */
export const strikesNear = async (clip: Clip, nearMs: number): Promise<number[]> => {
  const track = await clip.input.getPrimaryAudioTrack();
  if (!track || !(await track.canDecode())) return [];
  const origin = clip.timestamps[0]!;
  const from = Math.max(0, origin + (nearMs - MARGIN_MS) / 1000);
  const parts: Float32Array[] = [];
  let startsAt: number | null = null;
  let rate = 0;
  for await (const sample of new AudioSampleSink(track).samples(from, origin + (nearMs + MARGIN_MS) / 1000)) {
    startsAt ??= sample.timestamp;
    rate = sample.sampleRate;
    const channel = new Float32Array(sample.numberOfFrames);
    sample.copyTo(channel, { planeIndex: 0, format: 'f32-planar' });
    sample.close();
    parts.push(channel);
  }
  if (startsAt === null) return [];
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  const offsetMs = (startsAt - origin) * 1000;
  return strikeTimes(all, rate).map((ms) => ms + offsetMs);
};
