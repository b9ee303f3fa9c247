import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  ref,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Services, startServices } from '#dev/services/start-services.ts';
import { countUpload } from '#src/sync/tasks/daily-count.ts';

let services: Services;
const folder = mkdtempSync(join(tmpdir(), 'divot-storage-'));
const leave: (() => Promise<void>)[] = [];

const golfer = async (
  email: string,
): Promise<{ uid: string; storage: FirebaseStorage; count: (file: string) => Promise<void> }> => {
  const app = initializeApp({ projectId: services.project, apiKey: 'local', storageBucket: 'demo-divot' }, email);
  leave.push(() => deleteApp(app));
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, services.identity.origin, { disableWarnings: true });
  const { user } = await createUserWithEmailAndPassword(auth, email, 'fairway-7');
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', services.documents.port);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', services.storage.port);
  return { uid: user.uid, storage, count: (file: string) => countUpload(firestore, user.uid, file) };
};
const clip = (bytes: number) => Uint8Array.from({ length: bytes }, (_, i) => (i * 31) % 251);

beforeAll(async () => {
  services = await startServices({ folder });
});
afterAll(async () => {
  await Promise.all(leave.map((end) => end()));
  await services.stop();
  rmSync(folder, { recursive: true });
});

describe('files', () => {
  it('go up in one piece, come back by link, and can be deleted', async () => {
    const { uid, storage, count } = await golfer('one@divot.golf');
    await count('a b.mp4');
    const at = ref(storage, `users/${uid}/swings/a b.mp4`);
    await uploadBytes(at, clip(1000), { contentType: 'video/mp4', customMetadata: { club: '7 iron' } });
    expect(await getMetadata(at)).toMatchObject({
      contentType: 'video/mp4',
      size: 1000,
      customMetadata: { club: '7 iron' },
    });
    const link = await fetch(await getDownloadURL(at));
    expect(new Uint8Array(await link.arrayBuffer())).toEqual(clip(1000));
    await deleteObject(at);
    await expect(getMetadata(at)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  it('go up in resumable chunks', async () => {
    const { uid, storage, count } = await golfer('two@divot.golf');
    await count('long.mp4');
    const at = ref(storage, `users/${uid}/swings/long.mp4`);
    const sizes: number[] = [];
    const upload = uploadBytesResumable(at, clip(900_000), { contentType: 'video/mp4' });
    upload.on('state_changed', ({ bytesTransferred }) => sizes.push(bytesTransferred));
    await upload;
    expect(sizes.at(-1)).toBe(900_000);
    expect(sizes.some((size) => size > 0 && size < 900_000)).toBe(true);
    expect(Buffer.compare(new Uint8Array(await getBytes(at)), clip(900_000))).toBe(0);
  });

  it('belong to one golfer', async () => {
    const { uid, storage, count } = await golfer('three@divot.golf');
    const at = `users/${uid}/swings/mine.mp4`;
    const refused = { code: 'storage/unauthorized' };
    const video = { contentType: 'video/mp4' };
    await expect(uploadBytes(ref(storage, at), clip(10), video)).rejects.toMatchObject(refused); // not counted
    await count('mine.mp4');
    await uploadBytes(ref(storage, at), clip(10), video);
    await expect(uploadBytes(ref(storage, at), clip(10), { contentType: 'text/html' })).rejects.toMatchObject(refused);
    await expect(uploadBytes(ref(storage, `users/${uid}/mine.mp4`), clip(10), video)).rejects.toMatchObject(refused);
    const other = await golfer('four@divot.golf');
    await other.count('mine.mp4');
    await expect(getMetadata(ref(other.storage, at))).rejects.toMatchObject(refused);
    await expect(uploadBytes(ref(other.storage, at), clip(5), video)).rejects.toMatchObject(refused);
    await expect(deleteObject(ref(other.storage, at))).rejects.toMatchObject(refused);
  });
});
