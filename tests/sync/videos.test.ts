import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Services, startServices } from '#dev/services/start-services.ts';
import { deleteSwing, markCloudVideo, queueSwing, restoreSwing } from '#src/data/commands/swings.ts';
import { setDatabase } from '#src/data/live/current.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { setClock } from '#src/platform/clock/clock.ts';
import { countUpload } from '#src/sync/tasks/daily-count.ts';
import { cloudVideos, dropRemovedVideos } from '#src/sync/tasks/swings.ts';
import { openTestDb } from '#tests/support/test-db.ts';

// Uploads to the local file storage, over a network that can break between two pieces.

setLogLevel('silent'); // rejections are part of these tests
let services: Services;
const leave: (() => Promise<void>)[] = [];
const golfer = async (email: string) => {
  const app = initializeApp({ projectId: services.project, apiKey: 'local' }, email);
  leave.push(() => deleteApp(app));
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, services.identity.origin, { disableWarnings: true });
  const { user } = await createUserWithEmailAndPassword(auth, email, 'fairway-7');
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', services.documents.port);
  const videosOf = (uid: string) =>
    cloudVideos({
      address: `${services.storage.origin}/v0/b/demo-divot/o`,
      uid,
      token: () => user.getIdToken(),
      count: (id) => countUpload(firestore, user.uid, id),
    });
  return { uid: user.uid, firestore, videos: videosOf(user.uid), videosOf };
};
const bytes = Uint8Array.from({ length: 2_500_000 }, (_, i) => (i * 31 + (i >> 8)) % 251);
const video = new Blob([bytes], { type: 'video/mp4' });
const quiet = (begun?: string) => ({
  signal: new AbortController().signal,
  onShare: () => undefined,
  startedUpload: begun,
  onStarted: (upload: string) => void begunUploads.push(upload),
});
const begunUploads: string[] = [];

beforeAll(async () => {
  services = await startServices();
});
afterAll(async () => {
  await Promise.all(leave.map((end) => end()));
  await services.stop();
});
afterEach(() => {
  vi.unstubAllGlobals();
  setClock(() => new Date());
  setDatabase(undefined);
});

test('a video is uploaded with progress, downloads the same on another device, and can be removed', async () => {
  const { uid, videos } = await golfer('one@divot.golf');
  const shares: number[] = [];
  expect(await videos.send('swing-1', video, { ...quiet(), onShare: (share) => shares.push(share) })).toMatchObject({
    ok: true,
  });
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(services.storage.objects.get(`users/${uid}/swings/swing-1`)).toMatchObject({ contentType: 'video/mp4' });
  const back = await videos.fetch('swing-1');
  if (!back.ok) throw new Error(back.error);
  expect(Buffer.compare(new Uint8Array(await back.value.arrayBuffer()), bytes)).toBe(0);
  expect(await videos.drop('swing-1')).toMatchObject({ ok: true });
  expect(services.storage.objects.get(`users/${uid}/swings/swing-1`)).toBeUndefined();
  expect(await videos.drop('swing-1')).toMatchObject({ ok: true }); // a missing file counts as removed
});

test('an interrupted upload continues from the byte the cloud has, also in another visit', async () => {
  const { uid, videos, videosOf } = await golfer('two@divot.golf');
  const real = fetch;
  const sent: number[] = [];
  let breaksAt = 2;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const offset = (init.headers as Record<string, string>)['x-goog-upload-offset'];
    if (offset !== undefined && --breaksAt === 0) return Promise.reject(new TypeError('Failed to fetch'));
    if (offset !== undefined) sent.push(Number(offset));
    return real(url, init);
  });
  expect(await videos.send('swing-2', video, quiet())).toEqual({ ok: false, error: 'offline' });
  expect(services.storage.objects.get(`users/${uid}/swings/swing-2`)).toBeUndefined();
  expect(await videosOf(uid).send('swing-2', video, quiet(begunUploads.at(-1)))).toMatchObject({ ok: true });
  expect(sent).toEqual([0, 1_048_576, 2_097_152]); // no byte is sent twice
  expect(services.storage.objects.get(`users/${uid}/swings/swing-2`)).toMatchObject({ bytes: bytes.length });
});

test('the video of a deleted swing is deleted online once undo has passed; a restored one stays', async () => {
  const { uid, videos, videosOf } = await golfer('five@divot.golf');
  vi.stubGlobal('localStorage', { getItem: () => 'this-phone', setItem: () => undefined });
  const database = await openTestDb(uid);
  setDatabase(database);
  const inCloud = (id: string) => services.storage.objects.get(`users/${uid}/swings/${id}`) !== undefined;
  const swingOf = async (id: string): Promise<Swing> => {
    const queued = await queueSwing({ id, userId: uid, videoBytes: video.size });
    if (!queued.ok) throw new Error(queued.error);
    expect(await videos.send(id, video, quiet())).toMatchObject({ ok: true });
    const marked = await markCloudVideo(id, 'uploaded');
    if (!marked.ok) throw new Error(marked.error);
    return marked.value;
  };
  const [gone, back] = [await swingOf('swing-5'), await swingOf('swing-6')];
  const deletedAtMs = Date.parse('2026-05-01T08:00:00.000Z');
  setClock(() => new Date(deletedAtMs));
  await deleteSwing(gone);
  await deleteSwing(back);

  await dropRemovedVideos(database, videos, deletedAtMs + 30_000);
  expect(inCloud('swing-5')).toBe(true); // the golfer can still undo the deletion
  await restoreSwing(back);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await dropRemovedVideos(database, videosOf(uid), deletedAtMs + 90_000);
  vi.unstubAllGlobals();
  expect(inCloud('swing-5')).toBe(true);
  await dropRemovedVideos(database, videos, deletedAtMs + 3_600_000);
  expect(inCloud('swing-5')).toBe(false);
  expect(inCloud('swing-6')).toBe(true);
  const drop = vi.spyOn(videos, 'drop');
  await dropRemovedVideos(database, videos, deletedAtMs + 7_200_000);
  expect(drop).not.toHaveBeenCalled(); // the video is already removed
  await database.close();
});

test('nobody removes a video from another golfer’s folder', async () => {
  const [mine, theirs] = [await golfer('six@divot.golf'), await golfer('seven@divot.golf')];
  expect(await theirs.videos.send('swing-7', video, quiet())).toMatchObject({ ok: true });
  expect(await mine.videosOf(theirs.uid).drop('swing-7')).toEqual({ ok: false, error: 'rejected' });
  expect(services.storage.objects.get(`users/${theirs.uid}/swings/swing-7`)).toBeDefined();
});

test('nobody writes into another golfer’s folder', async () => {
  const [mine, theirs] = [await golfer('three@divot.golf'), await golfer('four@divot.golf')];
  expect(await mine.videosOf(theirs.uid).send('swing-3', video, quiet())).toEqual({ ok: false, error: 'rejected' });
});

test('an account that ends leaves no file behind, also none that no swing names, and uploads no more', async () => {
  const { uid, firestore, videos } = await golfer('eight@divot.golf');
  for (const id of ['swing-8', 'orphan']) expect(await videos.send(id, video, quiet())).toMatchObject({ ok: true });

  await setDoc(doc(firestore, 'heads', uid), { userId: uid, _deleted: true, serverTimestamp: serverTimestamp() });

  expect(await videos.dropAll()).toEqual({ ok: true, value: undefined });
  expect(services.storage.objects.list(`users/${uid}/`)).toEqual([]);
  expect(await videos.send('swing-8', video, quiet())).toEqual({ ok: false, error: 'rejected' });
});

test('an account uploads twenty videos a day', async () => {
  const { uid, videos } = await golfer('nine@divot.golf');
  const small = new Blob([bytes.slice(0, 10)], { type: 'video/mp4' });
  const ids = Array.from({ length: 21 }, (_, n) => `swing-${n}`);

  const sent = await Promise.all(ids.map((id) => videos.send(id, small, quiet())));

  expect(sent.map(({ ok }) => ok)).toEqual(ids.map((_, n) => n < 20));
  expect(services.storage.objects.list(`users/${uid}/`)).toHaveLength(20);
});
