import { type Remote, proxy, releaseProxy, transfer, wrap } from 'comlink';
import type { CameraPicture, FilmSize, Pace, SessionNews, SoundPiece } from '@divot/swing';
import { type Result, fail, ok } from '@divot/basics';
import type { FilmWorker } from '#workers/film/contract.ts';
import type { WatchFailure } from '#workers/swing/contract.ts';
import { filmInSlices } from '#src/platform/device/film-slices.ts';
import { wait } from '#src/platform/waiting/timing.ts';
import { startWorker } from './running-worker.ts';
import { workerHasGraphics } from './swing-worker.ts';

/** unrecordable: the browser encodes no video · stopped: a worker died, most likely for lack of memory */
export type WatcherFailure = WatchFailure | 'unrecordable' | 'stopped';

/** News of the session, with the share of the camera's pictures that the film has lost lately. */
export type WatcherNews =
  | Exclude<SessionNews, { readonly kind: 'load' }>
  | (Extract<SessionNews, { readonly kind: 'load' }> & { readonly lostShare: number });

/**
 * A session at the range has two workers of its own. One films and has time for every picture. The other looks at the
 * newest picture whenever it is done with the last.
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
  const remote: Remote<FilmWorker> = wrap<FilmWorker>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  broken.catch(onLost);
  let slices: ReturnType<typeof filmInSlices>;
  const stop = () => {
    slices?.close();
    remote[releaseProxy]();
    worker.terminate();
  };
  const isEncoding = await Promise.race([remote.open(size, proxy(onLost)), broken]).catch(() => false);
  if (!isEncoding) {
    slices = filmInSlices(stream);
    if (slices) await remote.open(size, proxy(onLost), proxy(slices.slice));
  }
  return { remote, isEncoding, canFilm: isEncoding || slices !== undefined, stop };
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
  const { remote, broken, stop } = startWorker(onDeath);
  const end = () => {
    film.stop();
    stop();
  };
  let pictures = { brought: 0, filmed: 0 };
  const pass = (news: SessionNews) => {
    if (news.kind !== 'load') return tell(news);
    const { brought, filmed } = pictures;
    pictures = { brought: 0, filmed: 0 };
    return tell({ ...news, lostShare: film.isEncoding && brought > 0 ? 1 - filmed / brought : 0 });
  };
  const cut = (fromMs: number, toMs: number) => film.remote.cut(fromMs, toMs);
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
  let isLooking = false;
  let isFilming = false;
  let nextLookMs = -Infinity;
  let nextFilmMs = -Infinity;
  let spareMs = 0;
  const look = async (picture: CameraPicture, ms: number) => {
    isLooking = true;
    nextLookMs = ms + (await remote.see(transfer(picture, [picture]), ms).catch(() => Infinity));
    isLooking = false;
  };
  const add = async (frame: VideoFrame, ms: number) => {
    isFilming = true;
    pictures.filmed += 1;
    nextFilmMs = ms + spareMs;
    await film.remote.add(transfer(frame, [frame])).catch(() => undefined);
    isFilming = false;
  };
  return ok({
    see(picture, ms) {
      const films = film.isEncoding && 'displayWidth' in picture && ms >= nextFilmMs;
      if (films) pictures.brought += 1;
      const frame = films && !isFilming ? picture : undefined;
      if (!isLooking && ms >= nextLookMs) void look(frame ? frame.clone() : picture, ms);
      else if (!frame) picture.close();
      if (frame) void add(frame, ms);
    },
    hear({ samples, ...sound }) {
      const copy = samples.slice();
      void film.remote.hear(transfer({ ...sound, samples: copy }, [copy.buffer]));
      void remote.hear(transfer({ ...sound, samples }, [samples.buffer]));
    },
    setPace(pace) {
      spareMs = pace === 'slow' ? SPARED_MS : 0;
      void remote.setPace(pace);
    },
    async finish() {
      await Promise.race([remote.finishSession(), broken, wait(FINISH_WITHIN_MS)]).catch(() => undefined);
      end();
    },
  });
};
