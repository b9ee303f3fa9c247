import { type Result, fail, ok } from '@divot/basics';
import type { CameraPicture, Pace } from '@divot/swing';
import { type Sound, listenToStream } from '#src/platform/audio/microphone.ts';
import { sourceClock } from '#src/platform/clock/source-clock.ts';
import { type CameraFailure, closeCamera, openCameraWithSound } from '#src/platform/device/camera.ts';
import { type Stamina, followStamina } from '#src/platform/device/stamina.ts';
import { wait } from '#src/platform/waiting/timing.ts';
import {
  type WatcherFailure,
  type WatcherNews,
  startWatching,
  watchingProblem,
} from '#src/platform/workers/session-watcher.ts';

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

/** What comes in: a camera may be live without pictures, and a microphone without sound. */
export type Senses = { readonly pictures: boolean; readonly sound: boolean };

export type RangeListener = {
  readonly onNews: (news: WatcherNews) => void;
  /** What comes in has changed. */
  readonly onSenses: (senses: Senses) => void;
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
/** A live camera may bring no picture for a while, as during a call. Its film has a size all the same. */
const PICTURE_WITHIN_MS = 2000;
const USUAL_SIZE = { width: 720, height: 1280 };
/** Camera and microphone that bring nothing for this long are said to bring nothing. */
const SILENT_MS = 3000;
const ASK_MS = 1000;

/** Passes on every picture that the video shows, with its time on the page's clock, until stopped. */
const passPictures = (video: HTMLVideoElement, see: (picture: CameraPicture, ms: number) => void): (() => void) => {
  const toPage = sourceClock();
  let lastMs = -Infinity;
  let isOver = false;
  let handle = 0;
  const next = async (nowMs: number, { mediaTime, captureTime }: VideoFrameCallbackMetadata) => {
    if (isOver) return;
    handle = video.requestVideoFrameCallback(onPicture);
    // Chromium calls for a stream's first picture before the video has it.
    if (video.readyState < video.HAVE_CURRENT_DATA) return;
    // A browser may give live pictures no time of their own: https://wicg.github.io/video-rvfc/#dom-videoframecallbackmetadata-mediatime
    // Where the browser knows when the camera took a picture, the way to the screen takes no time.
    const ms = toPage(mediaTime > 0 ? mediaTime * 1000 : nowMs, captureTime ?? performance.now());
    if (ms <= lastMs) return;
    lastMs = ms;
    const isFrame = typeof VideoFrame !== 'undefined';
    const picture = isFrame
      ? new VideoFrame(video, { timestamp: Math.round(ms * 1000) })
      : await createImageBitmap(video);
    if (isOver) picture.close();
    else see(picture, ms);
  };
  const onPicture: VideoFrameRequestCallback = (nowMs, metadata) => void next(nowMs, metadata);
  handle = video.requestVideoFrameCallback(onPicture);
  return () => {
    isOver = true;
    video.cancelVideoFrameCallback(handle);
  };
};

/** Tells whenever pictures or sound stop or come again. */
const followSenses = (video: HTMLVideoElement, tell: (senses: Senses) => void) => {
  // No sound is missed before somebody listens.
  const came = { pictureMs: performance.now(), soundMs: Infinity };
  let last: Senses = { pictures: true, sound: true };
  const clock = setInterval(() => {
    const nowMs = performance.now();
    const pictures = nowMs - came.pictureMs < SILENT_MS;
    const sound = nowMs - came.soundMs < SILENT_MS;
    if (!pictures) void video.play().catch(() => undefined);
    if (pictures !== last.pictures || sound !== last.sound) tell({ pictures, sound });
    last = { pictures, sound };
  }, ASK_MS);
  return { came, stop: () => clearInterval(clock) };
};

const open: RangeDevice['open'] = async (video, { onNews, onSenses, onEnd }) => {
  const camera = await openCameraWithSound();
  if (!camera.ok) return camera;
  const stream = camera.value;
  video.srcObject = stream;
  const stamina = followStamina();
  const { came, stop } = followSenses(video, onSenses);
  let see = (picture: CameraPicture, _ms: number): void => picture.close();
  const stopPictures = passPictures(video, (picture, ms) => {
    came.pictureMs = performance.now();
    see(picture, ms);
  });
  let isOver = false;
  const closing = [stamina.stop, stop, stopPictures];
  const close = () => {
    isOver = true;
    for (const stop of closing) stop();
    video.srcObject = null;
    closeCamera(stream);
  };
  const end = (why: RangeFailure) => {
    if (isOver) return;
    close();
    onEnd(why);
  };
  await Promise.race([video.play().catch(() => undefined), wait(PICTURE_WITHIN_MS)]);
  const [track] = stream.getVideoTracks();
  const { width, height, frameRate = MOST_FPS } = { ...USUAL_SIZE, ...track?.getSettings() };
  const size = {
    widthPx: video.videoWidth || width,
    heightPx: video.videoHeight || height,
    fps: Math.min(MOST_FPS, frameRate),
  };
  const watcher = await startWatching(stream, size, onNews, () => end('stopped'));
  if (!watcher.ok) {
    close();
    return fail(watcher.error);
  }
  const { hear, setPace, finish } = watcher.value;
  if (!stream.active) {
    close();
    await finish();
    return fail('busy');
  }
  ({ see } = watcher.value);
  const noteSound = (sound: Sound) => {
    if (sound.samples.some((sample) => sample !== 0)) came.soundMs = performance.now();
    hear(sound);
  };
  const silence = await listenToStream(stream, noteSound);
  came.soundMs = performance.now();
  if (silence) closing.push(silence);
  track?.addEventListener('ended', () => {
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
