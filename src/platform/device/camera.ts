import { type Result, fail, ok } from '@divot/basics';

/** refused: the golfer or the browser said no · none: no camera · busy: another app has it, or took it away */
export type CameraFailure = 'refused' | 'none' | 'busy';

const PICTURE: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  frameRate: { ideal: 60 },
  width: { ideal: 1280 },
  height: { ideal: 720 },
};
/** As it is: what browsers do for speech removes the strike of a ball. */
const SOUND: MediaTrackConstraints = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** What a recorder makes, in order of preference. The analysis reads each, and each is cut without encoding it again. */
export const FILM_FORMATS = ['video/mp4;codecs=avc1.42E01F', 'video/webm;codecs=vp9', 'video/webm;codecs=vp8'];

const failureOf = (error: unknown): CameraFailure => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
};

const open = async (wanted: MediaStreamConstraints): Promise<Result<MediaStream, CameraFailure>> => {
  try {
    return ok(await navigator.mediaDevices.getUserMedia(wanted));
  } catch (error) {
    return fail(failureOf(error));
  }
};

/** The rear camera, at 60 frames a second where possible. */
export const openCamera = (): Promise<Result<MediaStream, CameraFailure>> => open({ audio: false, video: PICTURE });

/** The same with the microphone, or without sound where there is none or the golfer said no. */
export const openCameraWithSound = async (): Promise<Result<MediaStream, CameraFailure>> => {
  const both = await open({ audio: SOUND, video: PICTURE });
  return both.ok ? both : openCamera();
};

/** A call may mute the camera for a moment: it is live and brings no picture. */
const MUTED_MS = 4000;

/**
 * A call, the lock screen or another app ends the picture for good, or mutes it for longer than a moment.
 * `closeCamera` does not trigger this.
 */
export const onCameraTaken = (stream: MediaStream, run: () => void): void => {
  for (const track of stream.getVideoTracks()) {
    let muted: ReturnType<typeof setTimeout>;
    track.addEventListener('ended', run);
    track.addEventListener('mute', () => {
      muted = setTimeout(() => track.readyState === 'live' && run(), MUTED_MS);
    });
    track.addEventListener('unmute', () => clearTimeout(muted));
  }
};

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
