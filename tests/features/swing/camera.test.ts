import { afterEach, expect, test, vi } from 'vitest';
import { isPlayable, record } from '#src/features/swing/film/use-filming.ts';
import { openCamera } from '#src/platform/device/camera.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<MediaStream>) =>
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: answer } });

test.each([
  { told: 'NotAllowedError', means: 'refused' },
  { told: 'SecurityError', means: 'refused' },
  { told: 'NotReadableError', means: 'busy' },
  { told: 'NotFoundError', means: 'none' },
])('a browser that reports $told has a camera that is $means', async ({ told, means }) => {
  answering(() => Promise.reject(new DOMException('No', told)));
  expect(await openCamera()).toEqual({ ok: false, error: means });
});

test('a page that may not know of any camera has none', async () => {
  vi.stubGlobal('navigator', {});
  expect(await openCamera()).toEqual({ ok: false, error: 'none' });
});

test('requests the camera that looks away from the golfer, fast enough and without sound', async () => {
  const getUserMedia = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>(() =>
    Promise.resolve({} as MediaStream),
  );
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  expect((await openCamera()).ok).toBe(true);
  const wanted = getUserMedia.mock.calls[0]![0];
  expect(wanted.audio).toBe(false);
  expect(wanted.video).toMatchObject({ facingMode: { ideal: 'environment' }, frameRate: { ideal: 60 } });
});

/** A browser whose player fires this event for a film, and answers this for each format. */
const playing = (event: string, canPlay: (format: string) => CanPlayTypeResult = () => 'probably') => {
  class Player extends EventTarget {
    canPlayType = canPlay;
    removeAttribute = () => undefined;
    load = () => undefined;
    set src(_address: string) {
      queueMicrotask(() => this.dispatchEvent(new Event(event)));
    }
  }
  const player = new Player();
  vi.stubGlobal('document', { createElement: () => player });
};

test.each([
  { event: 'loadeddata', is: true },
  { event: 'error', is: false },
])('a film that the player answers with $event is playable: $is', async ({ event, is }) => {
  playing(event);
  expect(await isPlayable(new Blob(['film']))).toBe(is);
});

test('a browser that records H.264 and plays only WebM films in WebM', () => {
  playing('loadeddata', (format) => (format.startsWith('video/webm') ? 'probably' : ''));
  const asked: (string | undefined)[] = [];
  class Recorder extends EventTarget {
    static isTypeSupported = () => true;
    constructor(_stream: MediaStream, { mimeType }: MediaRecorderOptions) {
      super();
      asked.push(mimeType);
    }
    start = () => undefined;
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  record({} as MediaStream);
  expect(asked).toEqual(['video/webm;codecs=vp9']);
});
