import { markCloudVideo } from '#src/data/commands/swings.ts';
import { existingSwings } from '#src/data/queries/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { type Result, fail, ok } from '@divot/basics';
import { cloud } from '#src/platform/cloud.ts';
import { connectionCost, watchLink } from '#src/platform/network/connection-cost.ts';
import { networkAtom, sessionAtom, state, atom, useAtomValue } from '#src/platform/state.ts';
import { keepVideo, storedVideo } from '#src/data/db/swing-videos.ts';
import { copy } from '#src/features/swing/copy.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText, readLocal, writeLocal } from '#src/platform/storage/local-store.ts';

// Videos go to the cloud only when the golfer says so, and only over Wi-Fi. If the browser does not report the
// connection type, each visit needs the golfer's own tap. The swing's document records that an upload is wanted.

// The cloud's id of an unfinished upload. It outlives the page, so no byte is sent twice.

const uploadKey = (id: string) => `divot-upload-${id}`;

export const startedUpload = (id: string): string | undefined => {
  const upload = readLocal(uploadKey(id), isRecord)?.['upload'];
  return isText(upload) ? upload : undefined;
};
const storeStartedUpload = (id: string, upload: string): boolean => writeLocal(uploadKey(id), { upload });
const forgetStartedUpload = (id: string): boolean => writeLocal(uploadKey(id), {});

export type Upload = {
  readonly share?: number;
  readonly waitsFor?: 'wifi' | 'network' | 'tap';
  readonly why?: string;
};

const words = copy.cloud;
const uploadsAtom = atom<Readonly<Record<string, Upload>>>({});
/** By swing id. */
export const useUploads = () => useAtomValue(uploadsAtom);

const wanted = new Map<string, Swing>();
const running = new Map<string, AbortController>();
/** Started by a tap in this visit. */
const tapped = new Set<string>();

const show = (id: string, upload: Upload | undefined): void => {
  const { [id]: _before, ...others } = state.get(uploadsAtom);
  state.set(uploadsAtom, upload ? { ...others, [id]: upload } : others);
};

const obstacle = (id: string): Upload['waitsFor'] => {
  if (state.get(networkAtom) === 'offline') return 'network';
  const link = connectionCost();
  if (link === 'metered') return 'wifi';
  return link === 'unknown' && !tapped.has(id) ? 'tap' : undefined;
};

const run = async (swing: Swing): Promise<void> => {
  const { id, userId } = swing;
  if (running.has(id)) return;
  const waitsFor = obstacle(id);
  if (waitsFor) {
    show(id, { waitsFor });
    return;
  }
  const abort = new AbortController();
  running.set(id, abort);
  show(id, { share: 0 });
  try {
    const video = await storedVideo(userId, id);
    const videos = await (await cloud()).videos();
    if (!video || !videos) {
      show(id, { why: video ? words.noCloud : words.noVideo });
      return;
    }
    const sent = await videos.send(id, video, {
      signal: abort.signal,
      onShare: (share) => show(id, { share }),
      startedUpload: startedUpload(id),
      onStarted: (upload) => storeStartedUpload(id, upload),
    });
    if (abort.signal.aborted && !wanted.has(id)) return;
    if (!sent.ok) {
      show(id, sent.error === 'offline' ? { waitsFor: obstacle(id) ?? 'network' } : { why: words.failed });
      return;
    }
    wanted.delete(id);
    forgetStartedUpload(id);
    show(id, undefined);
    const marked = await markCloudVideo(id, 'uploaded');
    // The swing was deleted meanwhile, possibly on another device, so its video must not stay behind.
    if (!marked.ok && (await existingSwings([id]))?.has(id) === false) await videos.drop(id);
  } finally {
    running.delete(id);
  }
};

const goOn = (): void => {
  for (const [id, swing] of wanted) {
    if (obstacle(id) !== undefined) running.get(id)?.abort();
    else void run(swing);
  }
};
let watching = false;
const want = (swing: Swing): void => {
  wanted.set(swing.id, swing);
  if (!watching) watchLink(goOn);
  watching = true;
};

/** Starts an upload at the golfer's tap. */
export const uploadVideo = async (swing: Swing): Promise<Result<void>> => {
  const marked = await markCloudVideo(swing.id, 'uploading');
  if (!marked.ok) return marked;
  tapped.add(swing.id);
  want(swing);
  void run(swing);
  return ok(undefined);
};

/** After a reload: resumes a requested, unfinished upload if it is allowed. */
export const resumeUpload = (swing: Swing): void => {
  if (swing.cloudVideo !== 'uploading' || wanted.has(swing.id)) return;
  want(swing);
  void run(swing);
};

/** The swing is being deleted, so no more of it is sent. An undo resumes from the same byte. */
export const leaveUpload = (id: string): void => {
  wanted.delete(id);
  tapped.delete(id);
  running.get(id)?.abort();
  show(id, undefined);
};

export const stopUpload = async ({ id }: Swing): Promise<void> => {
  leaveUpload(id);
  await markCloudVideo(id, 'none');
};

export const takeOutOfCloud = async ({ id }: Swing): Promise<Result<void>> => {
  const removed = await (await (await cloud()).videos())?.drop(id);
  if (!removed?.ok) return fail(words.notTakenOut);
  const marked = await markCloudVideo(id, 'none');
  return marked.ok ? ok(undefined) : marked;
};

/** Downloads a video from the cloud to this device. */
export const bringVideo = async ({ id, userId }: Swing): Promise<Result<void>> => {
  const answer = await (await (await cloud()).videos())?.fetch(id);
  if (!answer?.ok) return fail(words.notBrought);
  const outcome = await keepVideo(userId, id, answer.value);
  return outcome === 'kept' ? ok(undefined) : fail(words.notKept[outcome]);
};

state.sub(sessionAtom, () => {
  if (state.get(sessionAtom).kind === 'signed-in') return;
  for (const abort of running.values()) abort.abort();
  wanted.clear();
  tapped.clear();
  state.set(uploadsAtom, {});
});
