import { afterEach, expect, test, vi } from 'vitest';
import { openCamera } from '#src/features/swing/film/camera.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<MediaStream>) =>
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: answer } });

test.each([
  { told: 'NotAllowedError', means: 'refused' },
  { told: 'SecurityError', means: 'refused' },
  { told: 'NotReadableError', means: 'busy' },
  { told: 'NotFoundError', means: 'none' },
])('a browser that says $told has a camera that is $means', async ({ told, means }) => {
  answering(() => Promise.reject(new DOMException('No', told)));
  expect(await openCamera()).toEqual({ ok: false, error: means });
});

test('a page that may know of no camera at all has none', async () => {
  vi.stubGlobal('navigator', {});
  expect(await openCamera()).toEqual({ ok: false, error: 'none' });
});

test('the camera that looks away from the golfer is asked for, fast enough and without sound', async () => {
  const getUserMedia = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>(() =>
    Promise.resolve({} as MediaStream),
  );
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  expect((await openCamera()).ok).toBe(true);
  const wanted = getUserMedia.mock.calls[0]![0];
  expect(wanted.audio).toBe(false);
  expect(wanted.video).toMatchObject({ facingMode: { ideal: 'environment' }, frameRate: { ideal: 60 } });
});
