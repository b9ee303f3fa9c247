import { deleteSwing, forgetVideo, queueSwing, recordAnalysis, recordFailure } from '#src/data/commands/swings.ts';
import { waitingSwings } from '#src/data/queries/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { SwingFailure } from '#src/domain/swing-failure/swing-failure.ts';
import { deviceId } from '#src/platform/device/device.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { sessionAtom, signedInUid, state, atom, useAtomValue } from '#src/platform/state.ts';
import { analyseSwing } from '#src/platform/workers/swing-worker.ts';
import type { KeepOutcome } from '#workers/files/contract.ts';
import { dropVideo, keepVideo, storedVideo } from '#src/data/db/swing-videos.ts';
import { noteWaitingSwings } from '#src/platform/storage/queued-swings.ts';
import type { AnalysisProgress } from '@divot/swing';
import { copy } from '#src/features/swing/copy.ts';
import {
  type SwingAnalysisFields,
  analysisFields,
  markedFrames,
  marksOf,
} from '#src/domain/swing-reading/reading-fields.ts';
import { forgetNews, noteEnded, noteStarted } from './analysis-news.ts';

// Analyses belong to no screen and continue when the golfer leaves it. The request is in the swing's document
// ('queued') and the video in the device's file system, so a reload loses nothing: the next start of the app begins
// them again. Only progress lives here.

// When a clip was filmed. An MP4 or QuickTime file says so in its movie header ('mvhd' in 'moov', ISO/IEC 14496-12,
// 8.2.2), in seconds since 1904. A copy keeps it, while the file's own date is that of the copy.

const SECONDS_1904_TO_1970 = 2_082_844_800;
/** Cameras without a clock write 0, and no phone filmed before this. */
const EARLIEST_MS = Date.UTC(1995, 0, 1);

const viewOf = async (file: Blob, from: number, bytes: number): Promise<DataView> =>
  new DataView(await file.slice(from, from + bytes).arrayBuffer());

/** Where the content of the first box of this type begins, between two places of the file. */
const findBox = async (
  file: Blob,
  type: string,
  from: number,
  until: number,
): Promise<[number, number] | undefined> => {
  for (let at = from; at + 8 <= until;) {
    // oxlint-disable-next-line no-await-in-loop -- each box says where the next one begins
    const head = await viewOf(file, at, 16);
    const short = head.getUint32(0);
    const isLong = short === 1 && head.byteLength === 16;
    const size = isLong ? Number(head.getBigUint64(8)) : short || until - at;
    const name = String.fromCharCode(...[4, 5, 6, 7].map((byte) => head.getUint8(byte)));
    if (size < 8) return undefined;
    if (name === type) return [at + (isLong ? 16 : 8), Math.min(at + size, until)];
    at += size;
  }
  return undefined;
};

const movieTimeMs = async (file: Blob): Promise<number | undefined> => {
  const movie = await findBox(file, 'moov', 0, file.size);
  const header = movie && (await findBox(file, 'mvhd', ...movie));
  if (!header) return undefined;
  const view = await viewOf(file, header[0], 12);
  const seconds = view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4);
  return (seconds - SECONDS_1904_TO_1970) * 1000;
};

/** The clip's own date, or else the file's. Undefined if neither can be true. */
export const recordedAt = async (file: File | Blob, nowMs: number): Promise<string | undefined> => {
  const movieMs = await movieTimeMs(file).catch(() => undefined);
  const times = [movieMs, file instanceof File ? file.lastModified : undefined];
  const ms = times.find((one) => one !== undefined && one > EARLIEST_MS && one <= nowMs);
  return ms === undefined ? undefined : new Date(ms).toISOString();
};

export type Job = {
  readonly progress?: AnalysisProgress;
  /** model: the body model must still be downloaded · space: measured, but there is no room to store the result */
  readonly waitsFor?: 'model' | 'space';
  /** Why the result could not be written. */
  readonly why?: string;
};

export type SwingSettings = Partial<
  Pick<Swing, 'view' | 'handedness' | 'club' | 'captureFps' | 'trimStartMs' | 'trimEndMs' | 'pairOf' | 'recordedAt'>
>;
export type Refused = { readonly fileName: string; readonly sentence: string };

const MOST_BYTES = 200_000_000;

const jobsAtom = atom<Readonly<Record<string, Job>>>({});
/** By swing id. */
export const jobs = () => state.get(jobsAtom);
export const useJobs = () => useAtomValue(jobsAtom);

const running = new Map<string, AbortController>();
/** Videos that did not fit on the device. They last only as long as the page. */
const unkept = new Map<string, Blob>();
const measured = new Map<string, SwingAnalysisFields>();

const show = (id: string, job: Job | undefined): void => {
  const { [id]: _before, ...others } = state.get(jobsAtom);
  state.set(jobsAtom, job ? { ...others, [id]: job } : others);
};

const videoOf = async (uid: string, id: string): Promise<Blob | undefined> =>
  unkept.get(id) ?? (await storedVideo(uid, id));

const store = async (id: string, fields: SwingAnalysisFields): Promise<Swing | undefined> => {
  const stored = await recordAnalysis(id, fields);
  if (stored.ok) {
    measured.delete(id);
    unkept.delete(id);
    show(id, undefined);
    return stored.value;
  }
  measured.set(id, fields);
  show(id, { waitsFor: 'space', why: stored.error });
  return undefined;
};

const endFailed = async (id: string, why: SwingFailure): Promise<Swing | undefined> => {
  const failed = await recordFailure(id, why);
  return failed.ok ? failed.value : undefined;
};

/** The swing as it ended. Undefined if it waits or was cancelled. */
const analyse = async (uid: string, swing: Swing, signal: AbortSignal): Promise<Swing | undefined> => {
  const { id, handedness, captureFps, trimStartMs, trimEndMs } = swing;
  const file = await videoOf(uid, id);
  if (!file) {
    // Another device's swing waits for that device. If it is this device's swing, the browser has cleared the video.
    return swing.videoDeviceId === deviceId() ? endFailed(id, 'lost') : undefined;
  }
  const view = swing.view === 'unknown' ? undefined : swing.view;
  const marksMs = marksOf(swing);
  const options = { view, handedness, captureFps, ...(marksMs ? { marksMs } : { trimStartMs, trimEndMs }) };
  const outcome = await analyseSwing(file, { options, signal, onProgress: (progress) => show(id, { progress }) });
  if (signal.aborted) return undefined;
  if (!outcome.ok) {
    if (outcome.error.code === 'model-missing') {
      show(id, { waitsFor: 'model' });
      return undefined;
    }
    show(id, undefined);
    return endFailed(id, outcome.error.code);
  }
  // The model is on the device now, whatever kept other analyses from loading it.
  if (Object.values(state.get(jobsAtom)).some(({ waitsFor }) => waitsFor === 'model')) void resumeAnalyses(uid);
  const moved = marksMs ? markedFrames(outcome.value.reading) : {};
  return store(id, analysisFields(outcome.value, { view, handedness, captureFps, moved }));
};

/** Only one tab analyses a swing. Another tab that asks meanwhile leaves it to the first. */
const run = async (uid: string, swing: Swing): Promise<void> => {
  if (running.has(swing.id) || measured.has(swing.id)) return;
  const abort = new AbortController();
  running.set(swing.id, abort);
  noteWaitingSwings(true);
  noteStarted();
  let ended: Swing | undefined;
  try {
    ended = await navigator.locks.request(`divot-swing-${swing.id}`, { ifAvailable: true }, (lock) =>
      lock ? analyse(uid, swing, abort.signal) : undefined,
    );
  } catch (error) {
    // The worker died, most likely out of memory. The golfer is told and may try again.
    logError(error);
    show(swing.id, undefined);
    ended = await endFailed(swing.id, 'stopped');
  } finally {
    running.delete(swing.id);
    noteEnded(ended);
    noteWaitingSwings(running.size > 0 || Object.keys(state.get(jobsAtom)).length > 0);
  }
};

/** The last analyses that the queue began by itself, so that it asks for each once. */
const tried = new Set<string>();
let isResuming = false;
/** How often it was asked. Who asks while it looks for the last time would otherwise not be heard. */
let calls = 0;
let holds = 0;

/**
 * Runs requested analyses that have not ended, one after the other, the newest first: after a reload, a crash, or the
 * model's download. Resolves when none is left, or somebody holds them.
 */
export const resumeAnalyses = async (uid: string): Promise<void> => {
  tried.clear();
  calls += 1;
  if (isResuming) return;
  isResuming = true;
  try {
    for (;;) {
      const before = calls;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const next = (await waitingSwings()).findLast(({ id }) => !tried.has(id) && !running.has(id));
      if (holds > 0 || (!next && calls === before)) return;
      if (!next) continue;
      tried.add(next.id);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await run(uid, next);
    }
  } finally {
    isResuming = false;
  }
};

/** Until released, the queue begins no analysis by itself: the camera needs the device. The one that runs still ends. */
export const holdAnalyses = (uid: string): (() => void) => {
  holds += 1;
  return () => {
    holds -= 1;
    void resumeAnalyses(uid);
  };
};

export type AddOutcome = {
  /** The ids of the queued swings. */
  readonly added: readonly string[];
  readonly refused: readonly Refused[];
  /** Why videos are not stored. Their swings are analysed, but the videos are lost when the page closes. */
  readonly unkept: readonly Exclude<KeepOutcome, 'kept'>[];
};

/**
 * Queues clips. Each bad clip is returned with its error sentence, and the others continue.
 * @param starts whether their analyses may begin. They wait for `resumeAnalyses` while the camera needs the device.
 */
export const addSwings = async (
  uid: string,
  files: readonly (File | Blob)[],
  settings: SwingSettings,
  starts = true,
): Promise<AddOutcome> => {
  const added: string[] = [];
  const refused: Refused[] = [];
  const without: Exclude<KeepOutcome, 'kept'>[] = [];
  for (const file of files) {
    const fileName = file instanceof File ? file.name : copy.film.fileName;
    const refuse = (sentence: string) => refused.push({ fileName, sentence });
    if (file.size === 0) {
      refuse(copy.failures.empty);
      continue;
    }
    if (file.size > MOST_BYTES) {
      refuse(copy.failures['too-large']);
      continue;
    }
    const id = newId();
    const outcome = await keepVideo(uid, id, file);
    if (outcome !== 'kept') {
      unkept.set(id, file);
      without.push(outcome);
    }
    const queued = await queueSwing({
      id,
      userId: uid,
      fileName,
      recordedAt: await recordedAt(file, Date.now()),
      videoBytes: outcome === 'kept' ? file.size : 0,
      ...settings,
    });
    if (queued.ok) {
      added.push(id);
      if (starts) void run(uid, queued.value);
      else noteWaitingSwings(true);
    } else refuse(queued.error);
  }
  return { added, refused, unkept: without };
};

/** Stops an analysis and deletes everything it left. */
export const cancelAnalysis = async (uid: string, swing: Swing): Promise<void> => {
  running.get(swing.id)?.abort();
  unkept.delete(swing.id);
  measured.delete(swing.id);
  show(swing.id, undefined);
  await deleteSwing(swing);
  await dropVideo(uid, swing.id);
};

/** No room for the result: deletes the video and keeps the measured swing. Only when the golfer says so. */
export const keepWithoutVideo = async (uid: string, id: string): Promise<void> => {
  const fields = measured.get(id);
  if (!fields) return;
  await dropVideo(uid, id);
  await store(id, fields);
  await forgetVideo(id);
};

const stopAll = (): void => {
  for (const abort of running.values()) abort.abort();
  unkept.clear();
  measured.clear();
  forgetNews();
  state.set(jobsAtom, {});
};
let golfer = signedInUid();
state.sub(sessionAtom, () => {
  const uid = signedInUid();
  if (golfer !== undefined && uid !== golfer) stopAll();
  golfer = uid;
});
