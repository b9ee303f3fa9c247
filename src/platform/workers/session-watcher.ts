import { proxy, transfer } from 'comlink';
import type { FilmSize, SessionNews, SoundPiece } from '@divot/swing';
import { type Result, fail, ok } from '@divot/basics';
import type { WatchFailure } from '#workers/swing/contract.ts';
import { startWorker } from './running-worker.ts';

/** A session at the range has a worker of its own, so that the analyses of its swings do not hold it up. */
export type SessionWatcher = {
  readonly see: (frame: VideoFrame) => void;
  readonly hear: (sound: SoundPiece) => void;
  readonly stop: () => void;
};

/** stopped: the worker died, most likely for lack of memory */
export type WatcherFailure = WatchFailure | 'stopped';

export const startWatching = async (
  size: FilmSize,
  tell: (news: SessionNews) => void,
  onDeath: () => void,
): Promise<Result<SessionWatcher, WatcherFailure>> => {
  if (typeof VideoFrame === 'undefined') return fail('unrecordable');
  const { remote, broken, stop } = startWorker(onDeath);
  try {
    const failure = await Promise.race([remote.watchSession(size, proxy(tell)), broken]);
    if (failure) {
      stop();
      return fail(failure);
    }
  } catch {
    return fail('stopped');
  }
  return ok({
    see: (frame) => void remote.see(transfer(frame, [frame])),
    hear: (sound) => void remote.hear(transfer(sound, [sound.samples.buffer])),
    stop,
  });
};
