import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok } from '@divot/basics';
import { type Senses, rangeDevice } from '#src/features/range/range-camera.ts';
import * as microphone from '#src/platform/audio/microphone.ts';
import * as watching from '#src/platform/workers/session-watcher.ts';

// A camera and a microphone that the golfer allowed and that bring what the test says, or nothing.

const track = () => Object.assign(new EventTarget(), { stop: () => undefined, getSettings: () => ({}) });
let senses: Senses[];
/** `about`: what the browser knows of it beside its time in the stream. */
let showPicture: (about?: Partial<VideoFrameCallbackMetadata>) => void;
let sayNothing: () => void;
const watcher = { see: vi.fn(), hear: vi.fn(), setPace: vi.fn(), finish: () => Promise.resolve() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  senses = [];
  const [picture, sound] = [track(), track()];
  const stream = {
    active: true,
    getTracks: () => [picture, sound],
    getVideoTracks: () => [picture],
    getAudioTracks: () => [sound],
  };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  vi.stubGlobal('VideoFrame', class { close = () => undefined; }); // prettier-ignore
  vi.spyOn(watching, 'startWatching').mockResolvedValue(ok(watcher));
  vi.spyOn(microphone, 'listenToStream').mockImplementation((_, hear) => {
    sayNothing = () => hear({ timeMs: 0, sampleRate: 8000, samples: new Float32Array(8) });
    return Promise.resolve(() => undefined);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** `starts`: whether its camera brings a first picture. */
const openCamera = (starts: boolean) => {
  let next: VideoFrameRequestCallback | undefined;
  let shown = 0;
  const video = {
    videoWidth: 0,
    videoHeight: 0,
    play: () => (starts ? Promise.resolve() : new Promise<void>(() => undefined)),
    requestVideoFrameCallback: (run: VideoFrameRequestCallback) => ((next = run), 1),
    cancelVideoFrameCallback: () => undefined,
  };
  showPicture = (about) =>
    next?.(performance.now(), { mediaTime: (shown += 1), ...about } as VideoFrameCallbackMetadata);
  return rangeDevice.open(video as unknown as HTMLVideoElement, {
    onNews: () => undefined,
    onSenses: (one) => senses.push(one),
    onEnd: () => undefined,
  });
};

it('says within five seconds that a camera brings no picture, also from the start, and watches once it does', async () => {
  const opening = openCamera(false);
  await vi.advanceTimersByTimeAsync(5000);

  expect(senses.at(-1)?.pictures).toBe(false);
  expect(await opening).toMatchObject({ ok: true });

  showPicture();
  await vi.advanceTimersByTimeAsync(1000);
  expect(watcher.see).toHaveBeenCalledTimes(1);
  expect(senses.at(-1)?.pictures).toBe(true);
});

it('says within five seconds that the microphone hears nothing at all', async () => {
  await openCamera(true);
  for (let second = 0; second < 5; second++) {
    showPicture();
    sayNothing();
    await vi.advanceTimersByTimeAsync(1000); // oxlint-disable-line no-await-in-loop -- second by second
  }

  expect(senses).toEqual([{ pictures: true, sound: false }]);
});

it('takes a picture for as old as it is, where the browser knows, and for new otherwise', async () => {
  await openCamera(true);
  const seenMs = () => watcher.see.mock.lastCall?.[1] as number;
  const captureTime = performance.now() - 80;
  showPicture({ captureTime });
  await vi.advanceTimersByTimeAsync(1000);
  expect(seenMs()).toBe(captureTime);

  await openCamera(true);
  const shownMs = performance.now();
  showPicture();
  await vi.advanceTimersByTimeAsync(1000);
  expect(seenMs()).toBe(shownMs);
});
