import { proxy, transfer } from 'comlink';
import type { CameraPicture, ClipRing, FilmSize, Pace, SessionNews, Slicer, SoundPiece } from '@divot/swing';
import { type Result, fail, ok } from '@divot/basics';
import type { FilmWorker } from '#workers/film/contract.ts';
import type { WatchFailure } from '#workers/swing/contract.ts';
import { filmInSlices } from '#src/platform/device/film-slices.ts';
import { wait } from '#src/platform/waiting/timing.ts';
import { connectTo } from './running-worker.ts';
import { sharePictures } from './share-pictures.ts';
import { keepSwingWorker, workerHasGraphics } from './swing-worker.ts';

/** unrecordable: the browser encodes no video · stopped: a worker died, most likely for lack of memory */
export type WatcherFailure = WatchFailure | 'unrecordable' | 'stopped';

/** News of the session, with the share of the camera's pictures that the film has lost lately. */
export type WatcherNews =
  | Exclude<SessionNews, { readonly kind: 'load' }>
  | (Extract<SessionNews, { readonly kind: 'load' }> & { readonly lostShare: number });

/**
 * A session at the range has a worker of its own, which films and has time for every picture. The swing worker looks at
 * the newest picture whenever it is done with the last, and reads balls with the same model between the looks.
 */
export type SessionWatcher = {
  readonly see: (picture: CameraPicture, ms: number) => void;
  readonly hear: (sound: SoundPiece) => void;
  readonly setPace: (pace: Pace) => void;
  /** Ends the watching. Resolves once the last swings are told. */
  readonly finish: () => Promise<void>;
};

/** Judging the last pictures takes a slow phone this long. */
const FINISH_WITHIN_MS = 20_000;
/** From one filmed picture to the next at least, when the phone is to be spared. */
const SPARED_MS = 30;

/** Why this browser cannot watch a session, before any camera is opened. */
export const watchingProblem = async (): Promise<WatcherFailure | undefined> => {
  const isFilming = typeof VideoEncoder !== 'undefined' || typeof MediaRecorder !== 'undefined';
  const hasPictures =
    'requestVideoFrameCallback' in HTMLVideoElement.prototype && typeof OffscreenCanvas !== 'undefined';
  if (!isFilming || !hasPictures) return 'unrecordable';
  return (await workerHasGraphics().catch(() => false)) ? undefined : 'no-graphics';
};

const startFilm = async (stream: MediaStream, size: FilmSize, onLost: () => void) => {
  const worker = new Worker(new URL('../../../workers/film/worker.ts', import.meta.url), { type: 'module' });
  const { remote, broken, stop } = connectTo<FilmWorker>(worker);
  broken.catch(onLost);
  let slices: ReturnType<typeof filmInSlices>;
  const opens = (slice?: Slicer) =>
    Promise.race([remote.open(size, proxy(onLost), slice && proxy(slice)), broken]).catch(() => false);
  const isEncoding = await opens();
  if (!isEncoding) slices = filmInSlices(stream);
  const canFilm = isEncoding || (slices !== undefined && (await opens(slices.slice)));
  const end = () => {
    slices?.close();
    stop();
  };
  return { remote, isEncoding, canFilm, stop: end };
};

/** Watches what the stream's pictures and sound show. */
export const startWatching = async (
  stream: MediaStream,
  size: FilmSize,
  tell: (news: WatcherNews) => void,
  onDeath: () => void,
): Promise<Result<SessionWatcher, WatcherFailure>> => {
  const film = await startFilm(stream, size, () => tell({ kind: 'film-lost' }));
  if (!film.canFilm) {
    film.stop();
    return fail('unrecordable');
  }
  const kept = await keepSwingWorker().catch(() => undefined);
  if (!kept) {
    film.stop();
    return fail('stopped');
  }
  const { remote, broken, release } = kept;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    film.stop();
    release();
  };
  const pictures = sharePictures({
    look: async (picture, ms) => remote.see(transfer(picture, [picture]), ms),
    film: film.isEncoding ? async (frame) => film.remote.add(transfer(frame, [frame])) : undefined,
  });
  const pass = (news: SessionNews) => tell(news.kind === 'load' ? { ...news, lostShare: pictures.lostShare() } : news);
  const cut: ClipRing['cut'] = (...between) => film.remote.cut(...between);
  try {
    const failure = await Promise.race([remote.watchSession(proxy(pass), proxy(cut)), broken]);
    if (failure) {
      end();
      return fail(failure);
    }
  } catch {
    end();
    return fail('stopped');
  }
  broken.catch(() => {
    if (isOver) return;
    end();
    onDeath();
  });
  return ok({
    see: pictures.see,
    hear({ samples, ...sound }) {
      const copy = samples.slice();
      void film.remote.hear(transfer({ ...sound, samples: copy }, [copy.buffer]));
      void remote.hear(transfer({ ...sound, samples }, [samples.buffer]));
    },
    setPace(pace) {
      pictures.spare(pace === 'slow' ? SPARED_MS : 0);
      void remote.setPace(pace);
    },
    async finish() {
      await Promise.race([remote.finishSession(), broken, wait(FINISH_WITHIN_MS)]).catch(() => undefined);
      end();
    },
  });
};
