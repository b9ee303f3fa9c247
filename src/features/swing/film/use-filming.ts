import { useEffect, useRef, useState } from 'react';
import {
  type CameraFailure,
  FILM_FORMATS,
  closeCamera,
  onCameraTaken,
  openCamera,
} from '#src/platform/device/camera.ts';
import { emptyVideo } from '#src/platform/device/empty-video.ts';
import { type Result, compact, fail, ok } from '@divot/basics';

/**
 * unrecordable: this browser shows the camera's picture but cannot record it · unplayable: it records a format it can't
 * play
 */
type FilmFailure = CameraFailure | 'unrecordable' | 'unplayable';

/** The camera's actual frame rate. Undefined when the browser does not report it. */
const cameraFps = (stream: MediaStream): number | undefined => stream.getVideoTracks()[0]?.getSettings().frameRate;

const BITS_PER_SECOND = 12_000_000;

type Recording = { readonly clip: Promise<Blob>; readonly stop: () => void };

const startRecorder = (stream: MediaStream): Recording => {
  const player = document.createElement('video');
  const mimeType = FILM_FORMATS.find(
    (format) => MediaRecorder.isTypeSupported(format) && player.canPlayType(format) !== '',
  );
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
    emptyVideo(player);
    URL.revokeObjectURL(address);
  }
};

const COUNTDOWN_S = 5;
const STOPS_AFTER_S = 10;

export type Filmed = { readonly clip: Blob; readonly durationMs: number };
export type Filming =
  | { readonly step: 'opening' }
  | { readonly step: 'failed'; readonly why: FilmFailure }
  | { readonly step: 'ready' }
  | { readonly step: 'counting'; readonly secondsLeft: number }
  | { readonly step: 'filming'; readonly secondsLeft: number }
  | { readonly step: 'filmed'; readonly filmed: Filmed };

type Clock = ReturnType<typeof setInterval>;

/** The camera from opening to the finished clip, with a countdown to walk to the ball and a hands-free stop. */
export const useFilming = () => {
  const [filming, setFilming] = useState<Filming>({ step: 'opening' });
  const [stream, setStream] = useState<MediaStream>();
  const clock = useRef<Clock>(undefined);
  const stopping = useRef<() => void>(undefined);

  useEffect(() => {
    let over = false;
    let opened: MediaStream | undefined;
    // If the camera is taken away, a running recording ends and keeps what it has.
    const onTaken = () => {
      clearInterval(clock.current);
      setFilming((now) => (now.step === 'ready' || now.step === 'counting' ? { step: 'failed', why: 'busy' } : now));
    };
    const open = async () => {
      const camera = await openCamera();
      if (!camera.ok) {
        if (!over) setFilming({ step: 'failed', why: camera.error });
        return;
      }
      opened = camera.value;
      if (over) closeCamera(opened);
      else {
        onCameraTaken(opened, onTaken);
        setStream(opened);
        setFilming({ step: 'ready' });
      }
    };
    void open();
    return () => {
      over = true;
      clearInterval(clock.current);
      stopping.current?.();
      if (opened) closeCamera(opened);
    };
  }, []);

  /** Calls `each` every second with the seconds left. The last call is 0. */
  const countDown = (seconds: number, each: (left: number) => void) => {
    clearInterval(clock.current);
    let left = seconds;
    each(left);
    clock.current = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(clock.current);
      each(left);
    }, 1000);
  };

  const film = async (camera: MediaStream) => {
    const began = performance.now();
    const started = record(camera);
    if (!started.ok) {
      setFilming({ step: 'failed', why: started.error });
      return;
    }
    const recording = started.value;
    stopping.current = recording.stop;
    countDown(STOPS_AFTER_S, (secondsLeft) => {
      if (secondsLeft === 0) recording.stop();
      else setFilming({ step: 'filming', secondsLeft });
    });
    const clip = await recording.clip;
    clearInterval(clock.current);
    stopping.current = undefined;
    const durationMs = Math.round(performance.now() - began);
    if (await isPlayable(clip)) setFilming({ step: 'filmed', filmed: { clip, durationMs } });
    else setFilming({ step: 'failed', why: 'unplayable' });
  };

  const start = () => {
    if (!stream) return;
    countDown(COUNTDOWN_S, (secondsLeft) => {
      if (secondsLeft === 0) void film(stream);
      else setFilming({ step: 'counting', secondsLeft });
    });
  };
  const stop = () => {
    if (filming.step === 'filming') stopping.current?.();
    if (filming.step === 'counting') {
      clearInterval(clock.current);
      setFilming({ step: 'ready' });
    }
  };
  const again = () => setFilming({ step: 'ready' });
  return { filming, stream, fps: stream && cameraFps(stream), start, stop, again };
};
