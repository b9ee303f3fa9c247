import { type DocumentReference, type Firestore, doc, getDoc, serverTimestamp } from 'firebase/firestore/lite';
import { storedPoses } from '#src/data/db/swing-poses.ts';
import { SWING_POSES } from '#src/domain/entities/swing-poses.ts';
import { type Result, fail, ok } from '@divot/basics';
import type { CloudFailure, CloudVideos } from '#src/platform/cloud.ts';
import type { Beside, PushTarget, Send } from '#src/sync/contract.ts';
import type { CloudDocument } from '#src/sync/wire.ts';
import { cloudFailure } from './cloud-failure.ts';
import type { Auth } from 'firebase/auth';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { forgetRemovedVideo, removedVideos } from '#src/data/db/removed-videos.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { countUpload, isPermissionDenied } from './daily-count.ts';

// A swing's pose track is added to the cloud in the commit that names it, and removed in the commit that no longer
// does. So every key in a swing document leads to its poses. They are downloaded when a swing is opened.

const refOf = (firestore: Firestore, key: string): DocumentReference => doc(firestore, SWING_POSES, key);
const keyIn = (swing: CloudDocument | undefined): string | undefined => {
  const key: unknown = swing?.['posesKey'];
  return typeof key === 'string' ? key : undefined;
};

const besideSwing =
  ({ database, firestore, uid }: PushTarget): Beside =>
  async (transaction, mine, before) => {
    // If the cloud has this version of the swing, it has its poses too.
    const [wanted, stored] = [keyIn(mine), keyIn(before)];
    if (wanted === stored) return () => undefined;
    const packed = wanted === undefined ? undefined : await storedPoses(database, wanted);
    const isReplaced = stored !== undefined && (await transaction.get(refOf(firestore, stored))).exists();
    return (sent) => {
      const key = keyIn(sent);
      const stamp = { userId: uid, serverTimestamp: serverTimestamp() };
      if (key === wanted && key !== undefined && packed !== undefined)
        transaction.set(refOf(firestore, key), { ...stamp, packed, _deleted: false });
      if (isReplaced && stored !== key) transaction.set(refOf(firestore, stored), { ...stamp, _deleted: true });
    };
  };

export const pushSwing: Send = (target, row, transact) => transact(target, row, besideSwing(target));

export const readPoses = async (firestore: Firestore, key: string): Promise<Result<string, CloudFailure>> => {
  try {
    const packed: unknown = (await getDoc(refOf(firestore, key))).get('packed');
    return typeof packed === 'string' ? ok(packed) : fail('rejected');
  } catch (error) {
    return fail(cloudFailure(error));
  }
};

// Uploads swing videos that the golfer chose, into their own folder of Firebase Storage, by the service's resumable
// protocol. It does not use firebase/storage: uploads there end with the page, while these continue after a reload from
// the last stored byte. That package would also split Firebase out of the sync chunk (see index.ts).

/** A multiple of the size the service takes in one piece (256 KB). */
const PIECE_BYTES = 1_048_576;

type Setup = {
  /** Bucket's address, ends without a slash: …/v0/b/BUCKET/o */
  readonly address: string;
  readonly uid: string;
  /** Rejects if the sign-in has expired. */
  readonly token: () => Promise<string>;
  /** Counts a new upload; Storage accepts no other. Rejects beyond a day's limit. */
  readonly count: (id: string) => Promise<void>;
};

type FilesPage = { readonly items?: readonly { readonly name: string }[]; readonly nextPageToken?: string };

const failureOf = (status: number): CloudFailure => {
  if (status === 401) return 'sign-in-needed';
  if (status === 403) return 'rejected';
  return status >= 500 || status === 429 ? 'offline' : 'unknown';
};
type Call = (
  url: string,
  init: Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> },
) => Promise<Response>;

const removing = (address: string, call: Call) => {
  const dropFile = async (path: string): Promise<Result<void, CloudFailure>> => {
    try {
      const answer = await call(`${address}/${encodeURIComponent(path)}`, { method: 'DELETE' });
      return answer.ok || answer.status === 404 ? ok(undefined) : fail(failureOf(answer.status));
    } catch {
      return fail('offline');
    }
  };

  const dropAll = async (folder: string): Promise<Result<void, CloudFailure>> => {
    try {
      let page: string | undefined = '';
      while (page !== undefined) {
        /* oxlint-disable no-await-in-loop -- page by page */
        const asked = new URLSearchParams({ prefix: folder, ...(page ? { pageToken: page } : {}) });
        const answer = await call(`${address}?${asked}`, { method: 'GET' });
        if (!answer.ok) return fail(failureOf(answer.status));
        const { items = [], nextPageToken } = (await answer.json()) as FilesPage;
        const dropped = await Promise.all(items.map(({ name }) => dropFile(name)));
        const failed = dropped.find((one) => !one.ok);
        if (failed) return failed;
        page = nextPageToken;
        /* oxlint-enable no-await-in-loop */
      }
      return ok(undefined);
    } catch {
      return fail('offline');
    }
  };

  return { dropFile, dropAll };
};

/** One upload at a time: Storage accepts the one that was counted last. */
let sending: Promise<unknown> = Promise.resolve();

/** This device's access to the golfer's videos in the cloud. */
export const cloudVideos = ({ address, uid, token, count }: Setup): CloudVideos => {
  const folder = `users/${uid}/`;
  const pathOf = (id: string) => `${folder}swings/${id}`;
  const call: Call = async (url, init) =>
    fetch(url, { ...init, headers: { ...init.headers, authorization: `Firebase ${await token()}` } });

  const begin = async (id: string, video: Blob, contentType: string, signal: AbortSignal): Promise<Response> =>
    call(`${address}?name=${encodeURIComponent(pathOf(id))}`, {
      method: 'POST',
      signal,
      headers: {
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': String(video.size),
        'x-goog-upload-header-content-type': contentType,
        'content-type': 'application/json; charset=utf-8',
      },
      body: JSON.stringify({ name: pathOf(id), contentType }),
    });

  /** How many bytes of an upload the service has; undefined if it no longer knows the upload. */
  const received = async (upload: string, signal: AbortSignal): Promise<number | undefined> => {
    const answer = await call(upload, { method: 'POST', signal, headers: { 'x-goog-upload-command': 'query' } });
    if (!answer.ok || answer.headers.get('x-goog-upload-status') !== 'active') return undefined;
    return Number(answer.headers.get('x-goog-upload-size-received') ?? 0);
  };

  const sendNow: CloudVideos['send'] = async (id, video, how) => {
    const { signal, onShare, startedUpload: earlier, onStarted } = how;
    const contentType = video.type.startsWith('video/') ? video.type : 'video/mp4';
    try {
      let upload = earlier;
      let at = upload === undefined ? undefined : await received(upload, signal);
      if (upload === undefined || at === undefined) {
        signal.throwIfAborted();
        await count(id);
        const started = await begin(id, video, contentType, signal);
        upload = started.headers.get('x-goog-upload-url') ?? undefined;
        if (!started.ok || upload === undefined) return fail(failureOf(started.status));
        onStarted(upload);
        at = 0;
      }
      for (;;) {
        onShare(at / video.size);
        const end = Math.min(video.size, at + PIECE_BYTES);
        const last = end === video.size;
        // oxlint-disable-next-line no-await-in-loop -- one piece after another: that is what lets it go on later
        const answer = await call(upload, {
          method: 'POST',
          signal,
          headers: {
            'x-goog-upload-command': last ? 'upload, finalize' : 'upload',
            'x-goog-upload-offset': String(at),
          },
          body: video.slice(at, end),
        });
        if (!answer.ok) return fail(failureOf(answer.status));
        at = end;
        if (last) break;
      }
      onShare(1);
      return ok(undefined);
    } catch (error) {
      if (isPermissionDenied(error)) return fail('rejected');
      return fail('offline'); // stopped, no network, or no valid sign-in: it resumes from here another time
    }
  };
  const send: CloudVideos['send'] = (id, video, how) => {
    const sent = sending.then(() => sendNow(id, video, how));
    sending = sent;
    return sent;
  };

  const fetchVideo: CloudVideos['fetch'] = async (id) => {
    try {
      const answer = await call(`${address}/${encodeURIComponent(pathOf(id))}?alt=media`, { method: 'GET' });
      return answer.ok ? ok(await answer.blob()) : fail(failureOf(answer.status));
    } catch {
      return fail('offline');
    }
  };

  const { dropFile, dropAll } = removing(address, call);
  return { send, fetch: fetchVideo, drop: (id) => dropFile(pathOf(id)), dropAll: () => dropAll(folder) };
};

/** Undefined if no bucket is set up or nobody is signed in. */
export const openVideos = (
  { firebase, localServices }: Config,
  auth: Auth,
  firestore: Firestore,
): CloudVideos | undefined => {
  const user = auth.currentUser;
  if (!firebase.storageBucket || !user) return undefined;
  const origin = localServices ? location.origin : 'https://firebasestorage.googleapis.com';
  return cloudVideos({
    address: `${origin}/v0/b/${firebase.storageBucket}/o`,
    uid: user.uid,
    token: () => user.getIdToken(),
    count: (id) => countUpload(firestore, user.uid, id),
  });
};

/** Undo is offered for ten seconds, and longer while the golfer keeps a finger on it. */
const STANDS_AFTER_MS = 60_000;

/**
 * Deletes videos of deleted swings from the cloud once the golfer can no longer undo it. What the cloud does not
 * confirm stays noted for next time. A restored swing keeps its video.
 */
export const dropRemovedVideos = async (
  database: DivotDatabase,
  videos: CloudVideos | undefined,
  nowMs = Date.now(),
): Promise<void> => {
  if (!videos) return;
  for (const [id, at] of Object.entries(await removedVideos(database))) {
    if (nowMs - Date.parse(at) < STANDS_AFTER_MS) continue;
    // oxlint-disable-next-line no-await-in-loop -- a handful
    const isBack = (await database.swings.findOne(id).exec()) !== null;
    // oxlint-disable-next-line no-await-in-loop -- a handful
    if (isBack || (await videos.drop(id)).ok) await forgetRemovedVideo(database, id);
  }
};
