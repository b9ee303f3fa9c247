import { type Result, compact, fail, ok } from '@divot/basics';
import type { CameraFailure } from '#src/platform/device/camera.ts';

/**
 * unrecordable: this browser shows the camera's picture but cannot record it · unplayable: it records a format it can't
 * play
 */
export type FilmFailure = CameraFailure | 'unrecordable' | 'unplayable';

/** The camera's actual frame rate. Undefined when the browser does not report it. */
export const cameraFps = (stream: MediaStream): number | undefined =>
  stream.getVideoTracks()[0]?.getSettings().frameRate;

/** The first format that this browser can record and play and Divot's analysis can read is used. */
const FORMATS = ['video/mp4;codecs=avc1.42E01F', 'video/webm;codecs=vp9', 'video/webm;codecs=vp8'];
const BITS_PER_SECOND = 12_000_000;

export type Recording = { readonly clip: Promise<Blob>; readonly stop: () => void };

const startRecorder = (stream: MediaStream): Recording => {
  const player = document.createElement('video');
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format) && player.canPlayType(format) !== '');
  const recorder = new MediaRecorder(
    stream,
    compact({ mimeType: mimeType || undefined, videoBitsPerSecond: BITS_PER_SECOND }),
  );
  const parts: Blob[] = [];
  const clip = new Promise<Blob>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType })));
  });
  recorder.start(1000);
  return { clip, stop: () => recorder.state === 'inactive' || recorder.stop() };
};

export const record = (stream: MediaStream): Result<Recording, FilmFailure> => {
  try {
    return ok(startRecorder(stream));
  } catch {
    return fail(stream.active ? 'unrecordable' : 'busy');
  }
};

const PLAYS_WITHIN_MS = 5000;

/** Whether this browser shows the clip's first picture. A slow device gets the benefit of the doubt. */
export const isPlayable = async (clip: Blob): Promise<boolean> => {
  const player = document.createElement('video');
  const address = URL.createObjectURL(clip);
  try {
    return await new Promise((settle) => {
      player.addEventListener('loadeddata', () => settle(true));
      player.addEventListener('error', () => settle(false));
      setTimeout(() => settle(true), PLAYS_WITHIN_MS);
      player.muted = true;
      player.preload = 'auto';
      player.src = address;
    });
  } finally {
    player.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
};
