import { afterEach, expect, test, vi } from 'vitest';
import { type Sound, listenToStream } from '#src/platform/audio/microphone.ts';

let port: MessagePort;
let now = 0;
const contexts: Context[] = [];

class Context extends EventTarget {
  readonly sampleRate = 1000;
  currentTime = 0;
  readonly audioWorklet = { addModule: () => Promise.resolve() };
  createMediaStreamSource = () => ({ connect: () => undefined });
  resume = () => new Promise<void>(() => undefined);
  close = () => Promise.resolve();
  constructor() {
    super();
    contexts.push(this);
  }
}

const listen = async () => {
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal(
    'AudioWorkletNode',
    class {
      port = port;
    },
  );
  const channel = new MessageChannel();
  port = channel.port1;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const heard: Sound[] = [];
  const stop = await listenToStream({ getAudioTracks: () => [{}] } as unknown as MediaStream, (sound) =>
    heard.push(sound),
  );
  /** A tenth of a second of sound arrives, which ended so long before the end of what the audio thread has heard. */
  const bring = async (startSec: number, atMs: number, endedSec = 0) => {
    now = atMs;
    contexts.at(-1)!.currentTime = startSec + 0.1 + endedSec;
    const arrived = new Promise((resolve) => port.addEventListener('message', resolve, { once: true }));
    channel.port2.postMessage({ startSec, samples: new Float32Array(100) });
    await arrived;
  };
  return { heard, stop, bring };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  port.close();
});

test('a browser that holds sound back does not hold the camera up', async () => {
  const { stop } = await listen();

  expect(stop).toBeDefined();
});

test('sound is on the page’s clock, also after a call has stopped the microphone', async () => {
  const { heard, bring } = await listen();

  await bring(2, 5100);
  await bring(2.1, 5230);
  contexts.at(-1)!.dispatchEvent(new Event('statechange'));
  await bring(2.2, 65_100);

  expect(heard.map(({ timeMs }) => timeMs)).toEqual([5000, 5100, 65_000]);
});

test('sound is as old as it is, where each piece ends in the middle of a burst', async () => {
  const { heard, bring } = await listen();

  for (const startSec of [2, 2.1, 2.2]) await bring(startSec, 1000 * (startSec + 3.14), 0.04); // oxlint-disable-line no-await-in-loop

  expect(heard.map(({ timeMs }) => Math.round(timeMs))).toEqual([5000, 5100, 5200]);
});
