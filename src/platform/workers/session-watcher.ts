import { proxy, transfer } from 'comlink';
import type { CameraPicture, FilmSize, Pace, SessionNews, SoundPiece } from '@divot/swing';
import { type Result, fail, ok } from '@divot/basics';
import type { WatchFailure } from '#workers/swing/contract.ts';
import { filmInSlices } from '#src/platform/device/film-slices.ts';
import { wait } from '#src/platform/waiting/timing.ts';
import { startWorker } from './running-worker.ts';
import { workerHasGraphics } from './swing-worker.ts';

/** A session at the range has a worker of its own, so that the analyses of its swings do not hold it up. */
export type SessionWatcher = {
  readonly see: (picture: CameraPicture, ms: number) => void;
  readonly hear: (sound: SoundPiece) => void;
  readonly setPace: (pace: Pace) => void;
  /** Ends the watching. Resolves once the last swings are told. */
  readonly finish: () => Promise<void>;
};

/** stopped: the worker died, most likely for lack of memory */
export type WatcherFailure = WatchFailure | 'stopped';

/** Judging the last pictures takes a slow phone this long. */
const FINISH_WITHIN_MS = 20_000;

/** Why this browser cannot watch a session, before any camera is opened. */
export const watchingProblem = async (): Promise<WatchFailure | undefined> => {
  const isFilming = typeof VideoEncoder !== 'undefined' || typeof MediaRecorder !== 'undefined';
  const hasPictures =
    'requestVideoFrameCallback' in HTMLVideoElement.prototype && typeof OffscreenCanvas !== 'undefined';
  if (!isFilming || !hasPictures) return 'unrecordable';
  return (await workerHasGraphics().catch(() => false)) ? undefined : 'no-graphics';
};

/** Watches what the stream's pictures and sound show. The film is encoded in the worker, or else recorded in slices. */
export const startWatching = async (
  stream: MediaStream,
  size: FilmSize,
  tell: (news: SessionNews) => void,
  onDeath: () => void,
): Promise<Result<SessionWatcher, WatcherFailure>> => {
  const { remote, broken, stop } = startWorker(onDeath);
  let film: ReturnType<typeof filmInSlices>;
  const end = () => {
    film?.close();
    stop();
  };
  try {
    let failure = await Promise.race([remote.watchSession(size, proxy(tell)), broken]);
    if (failure === 'unrecordable') {
      film = filmInSlices(stream);
      if (film) failure = await Promise.race([remote.watchSession(size, proxy(tell), proxy(film.slice)), broken]);
    }
    if (failure) {
      end();
      return fail(failure);
    }
  } catch {
    film?.close();
    return fail('stopped');
  }
  return ok({
    see: (picture, ms) => void remote.see(transfer(picture, [picture]), ms),
    hear: (sound) => void remote.hear(transfer(sound, [sound.samples.buffer])),
    setPace: (pace) => void remote.setPace(pace),
    async finish() {
      await Promise.race([remote.finishSession(), broken, wait(FINISH_WITHIN_MS)]).catch(() => undefined);
      end();
    },
  });
};
