// A film of a drawn session at the range, and the page's camera and microphone that bring it.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  ALL_FORMATS,
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  Output,
} from 'mediabunny';
import type { Page } from 'playwright';
import { type SessionDials, rangeSession } from '@divot/swing-lab';
import { drawing } from './drawing.ts';

const FOLDER = fileURLToPath(new URL('../../.divot/range-films/', import.meta.url));
/** What a phone films at the range: the golfer alone, who also waggles, tees up and swings without a ball. */
const SESSION: Omit<SessionDials, 'balls' | 'fps'> = { seed: 31, view: 'face-on', hands: ['right'], noise: 0.01 };

type Sound = { readonly ms: number; readonly loudness: number };
type RangeFilm = {
  readonly video: Buffer;
  readonly durationMs: number;
  /** Of the golfer's own strikes. */
  readonly impactsMs: readonly number[];
  /** Everything that clicks. */
  readonly sounds: readonly Sound[];
};

/** Draws the film, unless it is there: some minutes. */
export const rangeFilm = async (balls: number, fps: number): Promise<RangeFilm> => {
  const dials = { ...SESSION, balls, fps };
  const { durationMs, swings, strikes } = rangeSession(dials);
  const file = `${FOLDER}${SESSION.seed}-${balls}-${fps}.mp4`;
  if (!existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    const order = { dials: { width: 720, height: 1280 }, session: dials, look: 1, shutterMs: 0, bitsPerSecond: 1e6 };
    await drawing(async (draw) => writeFileSync(file, await draw(order)));
  }
  return {
    video: readFileSync(file),
    durationMs,
    impactsMs: swings.map(({ impact }) => impact),
    sounds: strikes.map(({ ms, loudness }) => ({ ms, loudness })),
  };
};

const AROUND_IMPACT_MS = { before: 3000, after: 2500 };
const CLIP_RATE = 8000;

/** The film around a ball with its sound, as a golfer picks a clip that another app has filmed. */
export const clipOfBall = async ({ video, impactsMs, sounds }: RangeFilm, ball: number): Promise<Buffer> => {
  const [fromMs, toMs] = [impactsMs[ball]! - AROUND_IMPACT_MS.before, impactsMs[ball]! + AROUND_IMPACT_MS.after];
  const track = (await new Input({ source: new BufferSource(video), formats: ALL_FORMATS }).getPrimaryVideoTrack())!;
  const packets = new EncodedPacketSink(track);
  const first = (await packets.getKeyPacket(fromMs / 1000))!;
  const target = new BufferTarget();
  const output = new Output({ format: new MovOutputFormat(), target });
  const picture = new EncodedVideoPacketSource('avc');
  const sound = new AudioSampleSource({ codec: 'pcm-s16' });
  output.addVideoTrack(picture);
  output.addAudioTrack(sound);
  await output.start();
  const decoderConfig = (await track.getDecoderConfig())!;
  for await (const packet of packets.packets(first)) {
    if (packet.timestamp > toMs / 1000) break;
    await picture.add(packet.clone({ timestamp: packet.timestamp - first.timestamp }), { decoderConfig });
  }
  const samples = Float32Array.from(
    { length: ((toMs - 1000 * first.timestamp) / 1000) * CLIP_RATE },
    () => 0.004 * (Math.random() - 0.5),
  );
  for (const { ms, loudness } of sounds) {
    const at = Math.round((ms / 1000 - first.timestamp) * CLIP_RATE);
    for (let i = Math.max(0, at); i < Math.min(samples.length, at + 0.02 * CLIP_RATE); i++)
      samples[i]! += 0.8 * loudness * (2 * Math.random() - 1);
  }
  const sample = new AudioSample({
    data: samples,
    format: 'f32',
    numberOfChannels: 1,
    sampleRate: CLIP_RATE,
    timestamp: 0,
  });
  await sound.add(sample);
  sample.close();
  await output.finalize();
  return Buffer.from(target.buffer!);
};

/** The times at which the page's camera has shown these moments of its film, by the page's clock, in ms. */
declare global {
  interface Window {
    shownAtMs?: number[];
  }
}

type Playing = Pick<RangeFilm, 'sounds'> & {
  /** An address of the page's own server, or an MP4. */
  readonly film: string | Buffer;
  /** Moments to note when they are shown. */
  readonly marksMs?: readonly number[];
};

/** Camera and microphone of the page bring this film, again and again. */
export const filmAsCamera = async (page: Page, { film: given, sounds, marksMs = [] }: Playing): Promise<void> => {
  await page.addInitScript(
    ({ address, base64, clicks, marks }) => {
      const getUserMedia = async (): Promise<MediaStream> => {
        const film = document.createElement('video');
        const bytes = address
          ? await (await fetch(address)).arrayBuffer()
          : Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        film.src = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }));
        film.loop = true;
        film.muted = true;
        const audio = new AudioContext();
        const microphone = audio.createMediaStreamDestination();
        const noise = (seconds: number, loudness: number): AudioBufferSourceNode => {
          const buffer = audio.createBuffer(1, seconds * audio.sampleRate, audio.sampleRate);
          const samples = buffer.getChannelData(0);
          for (let i = 0; i < samples.length; i++) samples[i] = loudness * (2 * Math.random() - 1);
          const source = audio.createBufferSource();
          source.buffer = buffer;
          source.connect(microphone);
          return source;
        };
        const wind = noise(2, 0.002);
        wind.loop = true;
        wind.start();
        window.shownAtMs = [];
        let lastMs = 0;
        const listen = (_: number, { mediaTime, expectedDisplayTime }: VideoFrameCallbackMetadata) => {
          const nowMs = mediaTime * 1000;
          const isNew = ({ ms }: { readonly ms: number }) => ms <= nowMs && (ms > lastMs || nowMs < lastMs);
          for (const { loudness } of clicks.filter(isNew)) noise(0.02, 0.8 * loudness).start();
          for (const { ms } of marks.filter(isNew))
            window.shownAtMs?.push(performance.timeOrigin + expectedDisplayTime - (nowMs - ms));
          lastMs = nowMs;
          film.requestVideoFrameCallback(listen);
        };
        film.requestVideoFrameCallback(listen);
        await film.play();
        const stream = (film as unknown as { captureStream: () => MediaStream }).captureStream();
        return new MediaStream([...stream.getVideoTracks(), ...microphone.stream.getAudioTracks()]);
      };
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
    },
    {
      ...(typeof given === 'string'
        ? { address: given, base64: '' }
        : { address: '', base64: given.toString('base64') }),
      clicks: sounds,
      marks: marksMs.map((ms) => ({ ms })),
    },
  );
};
