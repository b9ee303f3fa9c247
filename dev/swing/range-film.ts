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

/** The film as the page's decoder takes it: its packets one after the other, and where each of them is. */
type Reel = {
  readonly codec: string;
  readonly description: readonly number[];
  readonly durationUs: number;
  readonly packets: readonly { readonly us: number; readonly type: 'key' | 'delta'; readonly bytes: number }[];
};

/** A reel before the bytes of its packets, with its length as JSON in the first four bytes. */
const reelOf = async (video: Buffer): Promise<Buffer> => {
  const track = (await new Input({ source: new BufferSource(video), formats: ALL_FORMATS }).getPrimaryVideoTrack())!;
  const { codec, description } = (await track.getDecoderConfig())!;
  const packets: Reel['packets'][number][] = [];
  const parts: Uint8Array[] = [];
  for await (const { timestamp, type, data } of new EncodedPacketSink(track).packets()) {
    packets.push({ us: Math.round(timestamp * 1e6), type, bytes: data.byteLength });
    parts.push(data);
  }
  const durationUs = Math.round((await track.computeDuration()) * 1e6);
  const reel: Reel = { codec, description: [...(description as Uint8Array)], durationUs, packets };
  const head = Buffer.from(JSON.stringify(reel));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...parts]);
};

/** The times at which the page's camera took these moments of its film, by the phone's clock, in ms. */
declare global {
  interface Window {
    filmedAtMs?: number[];
  }
}

type Playing = Pick<RangeFilm, 'sounds'> & {
  /** An MP4. */
  readonly film: Buffer;
  /** Moments to note when they are filmed. */
  readonly marksMs?: readonly number[];
};

/** Below it the service worker answers nothing. */
const REEL = '/__/range-film';

/**
 * Camera and microphone of the page bring this film, again and again. Each frame comes when it is due, and has the time
 * at which it was due, as a camera's has the time of its exposure; so have the sounds.
 */
export const filmAsCamera = async (page: Page, { film, sounds, marksMs = [] }: Playing): Promise<void> => {
  const reel = await reelOf(film);
  await page.route(`**${REEL}`, (route) => route.fulfill({ body: reel, contentType: 'application/octet-stream' }));
  await page.addInitScript(
    ({ address, clicks, marks }) => {
      const SETTLED_MS = 1000;
      const DECODED_AHEAD = 5;
      const SOUND_AHEAD_MS = 500;
      const until = (ms: number) => new Promise((done) => setTimeout(done, ms - performance.now()));

      /** Sounds at their time of each round of the film, which began at this time of the page. */
      const openMicrophone = async (beganMs: number, roundMs: number) => {
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
        await audio.resume();
        let offMs = Infinity;
        let playedMs = -Infinity;
        const clock = setInterval(() => {
          const nowMs = performance.now();
          offMs = Math.min(offMs, nowMs - 1000 * audio.currentTime);
          const toMs = nowMs - beganMs + SOUND_AHEAD_MS;
          if (toMs < 0) return;
          for (const { ms, loudness } of clicks) {
            const atMs = ms + Math.floor((toMs - ms) / roundMs) * roundMs;
            if (atMs > playedMs && atMs >= 0) noise(0.02, 0.8 * loudness).start((beganMs + atMs - offMs) / 1000);
          }
          playedMs = toMs;
        }, 20);
        const close = () => {
          clearInterval(clock);
          void audio.close();
        };
        return { tracks: microphone.stream.getAudioTracks(), close };
      };

      const getUserMedia = async (): Promise<MediaStream> => {
        const bytes = await (await fetch(address)).arrayBuffer();
        const begin = 4 + new DataView(bytes).getUint32(0, true);
        const { packets, durationUs, codec, description } = JSON.parse(
          new TextDecoder().decode(bytes.slice(4, begin)),
        ) as Reel;
        const generator = new MediaStreamTrackGenerator({ kind: 'video' });
        const writer = generator.writable.getWriter();
        const frames: VideoFrame[] = [];
        let fed = 0;
        let at = begin;
        let decoded = (): void => undefined;
        const beganUs = Math.round(1000 * (performance.now() + SETTLED_MS));
        const feed = () => {
          while (frames.length + decoder.decodeQueueSize < DECODED_AHEAD) {
            const { us, type, bytes: length } = packets[fed % packets.length]!;
            const timestamp = beganUs + Math.floor(fed / packets.length) * durationUs + us;
            decoder.decode(new EncodedVideoChunk({ type, timestamp, data: new Uint8Array(bytes, at, length) }));
            fed += 1;
            at = fed % packets.length === 0 ? begin : at + length;
          }
        };
        const decoder = new VideoDecoder({
          output(frame) {
            frames.push(frame);
            decoded();
          },
          error: console.error,
        });
        decoder.addEventListener('dequeue', () => decoded());
        decoder.configure({ codec, description: new Uint8Array(description) });
        const microphone = await openMicrophone(beganUs / 1000, durationUs / 1000);
        window.filmedAtMs = [];
        const note = (ms: number, lastMs: number) => {
          const nowMs = Date.now() - performance.now();
          const rounds = Math.floor((ms - beganUs / 1000) / (durationUs / 1000));
          for (const mark of marks) {
            const markMs = beganUs / 1000 + (rounds * durationUs) / 1000 + mark;
            if (markMs <= ms && markMs > lastMs) window.filmedAtMs?.push(nowMs + markMs);
          }
        };
        const film = async () => {
          let lastMs = 0;
          while (generator.readyState === 'live') {
            feed();
            const frame = frames.shift();
            if (!frame) {
              await new Promise<void>((done) => (decoded = done));
              continue;
            }
            const ms = frame.timestamp / 1000;
            await until(ms);
            note(ms, lastMs);
            lastMs = ms;
            await writer.write(frame);
          }
        };
        void film()
          .catch(() => undefined)
          .finally(() => {
            for (const frame of frames) frame.close();
            decoder.close();
            microphone.close();
          });
        return new MediaStream([generator, ...microphone.tracks]);
      };
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
    },
    { address: REEL, clicks: sounds, marks: marksMs },
  );
};
