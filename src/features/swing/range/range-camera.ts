import { type Result, fail, ok } from '@divot/basics';
import type { CameraPicture, Pace, SessionNews } from '@divot/swing';
import { listenToStream } from '#src/platform/audio/microphone.ts';
import { type CameraFailure, closeCamera, onCameraTaken, openCameraWithSound } from '#src/platform/device/camera.ts';
import { type Stamina, followStamina } from '#src/platform/device/stamina.ts';
import { type WatcherFailure, startWatching, watchingProblem } from '#src/platform/workers/session-watcher.ts';

/** hot, battery: Divot stopped before the phone did */
export type RangeFailure = CameraFailure | WatcherFailure | 'battery' | 'hot';

/** A camera at the range, with its microphone and its watching. */
export type RangeCamera = {
  /** The sound as it is recorded, if the golfer allowed it. */
  readonly microphone?: MediaStreamTrack | undefined;
  readonly stamina: () => Stamina;
  readonly setPace: (pace: Pace) => void;
  /** Ends camera and microphone at once. Resolves when the last swings are told. */
  readonly finish: () => Promise<void>;
};

export type RangeListener = {
  readonly onNews: (news: SessionNews) => void;
  /** The camera or the watching ended by itself. */
  readonly onEnd: (why: RangeFailure) => void;
};

/** What the range needs of the device. */
export type RangeDevice = {
  /** Why this device cannot watch a session, as far as it shows before a camera is opened. */
  readonly problem: () => Promise<RangeFailure | undefined>;
  readonly open: (video: HTMLVideoElement, listener: RangeListener) => Promise<Result<RangeCamera, RangeFailure>>;
};

const MOST_FPS = 60;

/** Passes on every picture that the video shows, with its time on the page's clock. */
const passPictures = (video: HTMLVideoElement, see: (picture: CameraPicture, ms: number) => void): void => {
  const next = async (nowMs: number) => {
    if (!video.srcObject) return;
    video.requestVideoFrameCallback((ms) => void next(ms));
    if (typeof VideoFrame === 'undefined') see(await createImageBitmap(video), nowMs);
    else see(new VideoFrame(video, { timestamp: Math.round(nowMs * 1000) }), nowMs);
  };
  video.requestVideoFrameCallback((ms) => void next(ms));
};

const open: RangeDevice['open'] = async (video, { onNews, onEnd }) => {
  const camera = await openCameraWithSound();
  if (!camera.ok) return camera;
  const stream = camera.value;
  video.srcObject = stream;
  await video.play().catch(() => undefined);
  const fps = Math.min(MOST_FPS, stream.getVideoTracks()[0]?.getSettings().frameRate ?? MOST_FPS);
  const size = { widthPx: video.videoWidth, heightPx: video.videoHeight, fps };
  const stamina = followStamina();
  let isOver = false;
  let silence: (() => void) | undefined;
  const close = () => {
    isOver = true;
    video.srcObject = null;
    closeCamera(stream);
    stamina.stop();
    silence?.();
  };
  const end = (why: RangeFailure) => {
    if (isOver) return;
    close();
    onEnd(why);
  };
  const watcher = await startWatching(stream, size, onNews, () => end('stopped'));
  if (!watcher.ok) {
    close();
    return fail(watcher.error);
  }
  const { see, hear, setPace, finish } = watcher.value;
  if (!stream.active) {
    close();
    await finish();
    return fail('busy');
  }
  passPictures(video, see);
  silence = await listenToStream(stream, hear);
  onCameraTaken(stream, () => {
    if (isOver) return;
    close();
    void finish().then(() => onEnd('busy'));
  });
  return ok({
    microphone: silence && stream.getAudioTracks()[0],
    stamina: stamina.read,
    setPace,
    finish() {
      close();
      return finish();
    },
  });
};

/** The browser's own camera, recorder and sensors. */
export const rangeDevice: RangeDevice = {
  problem: async () => (navigator.mediaDevices ? watchingProblem() : 'none'),
  open,
};
