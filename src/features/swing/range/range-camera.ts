import { type Result, fail, ok } from '@divot/basics';
import type { SessionNews } from '@divot/swing';
import { listenToStream } from '#src/platform/audio/microphone.ts';
import { type CameraFailure, closeCamera, onCameraTaken, openCameraWithSound } from '#src/platform/device/camera.ts';
import { type WatcherFailure, startWatching } from '#src/platform/workers/session-watcher.ts';

export type RangeFailure = CameraFailure | WatcherFailure | 'battery';

export type RangeCamera = { readonly stream: MediaStream; readonly hasSound: boolean; readonly close: () => void };

type Listener = {
  readonly onNews: (news: SessionNews) => void;
  /** The camera or the watching ended by itself. */
  readonly onEnd: (why: RangeFailure) => void;
};

const MOST_FPS = 60;
const LOW_BATTERY = 0.05;
type Battery = EventTarget & { readonly level: number; readonly charging: boolean };

/** Only Chromium tells the battery's level. */
const watchBattery = async (onLow: () => void): Promise<void> => {
  const { getBattery } = navigator as { readonly getBattery?: () => Promise<Battery> };
  const battery = await getBattery?.call(navigator).catch(() => undefined);
  battery?.addEventListener('levelchange', () => {
    if (!battery.charging && battery.level <= LOW_BATTERY) onLow();
  });
};

/** Passes on every picture that the video shows. */
const passPictures = (video: HTMLVideoElement, see: (frame: VideoFrame) => void): void => {
  const next = (nowMs: number) => {
    if (!video.srcObject) return;
    see(new VideoFrame(video, { timestamp: Math.round(nowMs * 1000) }));
    video.requestVideoFrameCallback(next);
  };
  video.requestVideoFrameCallback(next);
};

/** Opens camera and microphone and watches what they bring until closed. */
export const openRangeCamera = async (
  video: HTMLVideoElement,
  { onNews, onEnd }: Listener,
): Promise<Result<RangeCamera, RangeFailure>> => {
  const camera = await openCameraWithSound();
  if (!camera.ok) return camera;
  const stream = camera.value;
  const closing: (() => void)[] = [() => closeCamera(stream)];
  const close = () => {
    video.srcObject = null;
    for (const run of closing.splice(0)) run();
  };
  const end = (why: RangeFailure) => {
    if (closing.length === 0) return;
    close();
    onEnd(why);
  };
  video.srcObject = stream;
  await video.play().catch(() => undefined);
  const fps = Math.min(MOST_FPS, stream.getVideoTracks()[0]?.getSettings().frameRate ?? MOST_FPS);
  // H.264 takes even sizes only.
  const even = (size: number) => size - (size % 2);
  const size = { widthPx: even(video.videoWidth), heightPx: even(video.videoHeight), fps };
  const watcher = await startWatching(size, onNews, () => end('stopped'));
  if (!watcher.ok) {
    close();
    return fail(watcher.error);
  }
  closing.push(watcher.value.stop);
  passPictures(video, watcher.value.see);
  const silence = await listenToStream(stream, watcher.value.hear);
  if (silence) closing.push(silence);
  onCameraTaken(stream, () => end('busy'));
  void watchBattery(() => end('battery'));
  return ok({ stream, hasSound: silence !== undefined, close });
};
