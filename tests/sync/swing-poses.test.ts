import { DAY_MS } from '@divot/basics';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Firestore,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPoses, storedPoses } from '#src/data/db/swing-poses.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { eraseFromCloud } from '#src/sync/tasks/account.ts';
import { emptyTombstones } from '#src/sync/tasks/start-tasks.ts';
import { readPoses } from '#src/sync/tasks/swings.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';
import { sent } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// A swing's body goes into the cloud with the swing that names it. Another phone gets it only on request.

vi.setConfig({ testTimeout: 60_000 });
const golfer = golferOfEachTest();
const AT = '2026-05-01T08:00:00.000Z';
const BODY = 'A'.repeat(180_000);
const BETTER = 'B'.repeat(180_000);

let admin: Firestore;
let leave: () => Promise<void>;
beforeEach(() => {
  const app = initializeApp({ projectId: golfer.services.project, apiKey: 'local' }, `admin-${crypto.randomUUID()}`);
  admin = getFirestore(app);
  connectFirestoreEmulator(admin, '127.0.0.1', golfer.services.documents.port, { mockUserToken: 'owner' });
  leave = () => deleteApp(app);
});
afterEach(() => leave());

const phone = (name: string) => golfer.phone(name, { collections: ['swings'] });
const swingOn = async (on: Phone) => (await on.db.swings.findOne('s1').exec())?.toJSON() as Swing | undefined;
const change = async (on: Phone, more: Partial<Swing>) =>
  (await on.db.swings.findOne('s1').exec())!.incrementalModify((before) => ({ ...before, ...more }));
/** Analyses a swing: Divot stores its body before the swing names it. */
const analyse = async (on: Phone, posesKey: string, packed: string) => {
  await keepPoses(on.db, { key: posesKey, swingId: 's1', packed });
  if (await swingOn(on)) return change(on, { posesKey });
  const base = { id: 's1', userId: 'sam', createdAt: AT, updatedAt: AT, sortKey: 1 };
  return on.db.swings.insert({ ...base, recordedAt: AT, status: 'analysed', posesKey });
};
const arrives = (on: Phone, expected: Partial<Swing> | undefined) =>
  eventually(async () => {
    on.engine.pullAll();
    const swing = await swingOn(on);
    if (expected) expect(swing).toMatchObject(expected);
    else expect(swing).toBeUndefined();
  });
const bodyInCloud = async (key: string) => (await getDoc(doc(admin, 'swingPoses', key))).data();

it('a swing arrives on another phone without its body, which is read from the account when the swing is opened', async () => {
  const [a, b] = [await phone('a'), await phone('b')];
  a.goOffline();
  await analyse(a, 'k1', BODY);
  a.goOnline();
  await sent(a);

  await arrives(b, { posesKey: 'k1' });
  expect(JSON.stringify(await swingOn(b)).length).toBeLessThan(1_000);
  expect(await storedPoses(b.db, 'k1')).toBeUndefined();
  expect(await readPoses(b.firestore, 'k1')).toEqual({ ok: true, value: BODY });
  expect(await readPoses(b.firestore, 'unknown')).toEqual({ ok: false, error: 'rejected' });

  const stranger = await golfer.phone('bo', { uid: 'bo', collections: ['swings'] });
  expect(await readPoses(stranger.firestore, 'k1')).toEqual({ ok: false, error: 'rejected' });
});

it('a body requested offline is reported as out of reach', async () => {
  const a = await phone('a');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await readPoses(a.firestore, 'k1')).toEqual({ ok: false, error: 'offline' });
  vi.unstubAllGlobals();
});

it('a new analysis replaces the old body in the same commit', async () => {
  const a = await phone('a');
  await analyse(a, 'k1', BODY);
  await sent(a);
  await analyse(a, 'k2', BETTER);
  await sent(a);
  expect(await bodyInCloud('k2')).toMatchObject({ userId: 'sam', packed: BETTER });
  expect(await bodyInCloud('k1')).toMatchObject({ _deleted: true });
  expect(await bodyInCloud('k1')).not.toHaveProperty('packed');
});

it('leaves no body behind if the response to an analysis was lost and the swing is analysed again', async () => {
  const a = await phone('a');
  await analyse(a, 'k1', BODY);
  await sent(a);
  const online = globalThis.fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answer = await online(...asked);
    if (answer.url.includes(':commit')) throw new TypeError('Failed to fetch');
    return answer;
  });
  await analyse(a, 'k2', BETTER);
  await eventually(async () => expect(await bodyInCloud('k2')).toMatchObject({ packed: BETTER }));
  a.goOffline();
  await a.killAndReopen();
  vi.unstubAllGlobals();
  await analyse(a, 'k3', BODY);

  a.goOnline();
  await sent(a);

  expect(await bodyInCloud('k3')).toMatchObject({ packed: BODY });
  expect(Object.keys((await bodyInCloud('k2'))!)).not.toContain('packed');
});

it('two phones that analyse the same swing end with one body, which is in the account', async () => {
  const [a, b] = [await phone('a'), await phone('b')];
  await analyse(a, 'k1', BODY);
  await sent(a);
  await arrives(b, { posesKey: 'k1' });
  a.goOffline();
  b.goOffline();
  await analyse(a, 'of-a', BETTER);
  await analyse(b, 'of-b', BETTER);
  await change(b, { club: '7-iron' });
  a.goOnline();
  await sent(a);
  b.goOnline();
  await sent(b);
  await arrives(a, { club: '7-iron' });
  const { posesKey } = (await swingOn(a))!;
  expect((await swingOn(b))!.posesKey).toBe(posesKey);
  expect(await readPoses(a.firestore, posesKey!)).toEqual({ ok: true, value: BETTER });
  const lost = posesKey === 'of-a' ? 'of-b' : 'of-a';
  expect(await bodyInCloud(lost)).toBeUndefined();
});

it('a swing that the cloud rejected at first is sent with its body', async () => {
  await setDoc(doc(admin, 'swingPoses/k1'), { userId: 'bo', packed: 'C', serverTimestamp: serverTimestamp() });
  const a = await phone('a');
  await analyse(a, 'k1', BODY);
  await eventually(() => expect(a.engine.rejectedKeys()).toEqual(['swings/s1']));
  await deleteDoc(doc(admin, 'swingPoses/k1'));
  await a.engine.resend('swings', 's1');
  await sent(a);
  expect(await bodyInCloud('k1')).toMatchObject({ packed: BODY });
});

it('the body of a deleted swing stays while the deletion can be undone, then goes', async () => {
  const a = await phone('a');
  await analyse(a, 'k1', BODY);
  await sent(a);
  await (await a.db.swings.findOne('s1').exec())!.incrementalRemove();
  await sent(a);
  await emptyTombstones(a.db, 'sam', ['swings'], Date.now() + 29 * DAY_MS);
  await sent(a);
  expect(await bodyInCloud('k1')).toMatchObject({ packed: BODY });

  await emptyTombstones(a.db, 'sam', ['swings'], Date.now() + 31 * DAY_MS);
  await eventually(async () => expect(await bodyInCloud('k1')).not.toHaveProperty('packed'));
});

it('a swing that returns from a long-offline phone brings its body', async () => {
  const [a, b] = [await phone('a'), await phone('b')];
  await analyse(a, 'k1', BODY);
  await sent(a);
  await arrives(b, { posesKey: 'k1' });
  await keepPoses(b.db, { key: 'k1', swingId: 's1', packed: BODY });
  b.goOffline();
  await change(b, { club: '7-iron' });
  await (await a.db.swings.findOne('s1').exec())!.incrementalRemove();
  await sent(a);
  await emptyTombstones(a.db, 'sam', ['swings'], Date.now() + 31 * DAY_MS);
  await eventually(async () => expect(await bodyInCloud('k1')).not.toHaveProperty('packed'));

  b.goOnline();
  await arrives(a, { club: '7-iron', posesKey: 'k1' });
  expect(await bodyInCloud('k1')).toMatchObject({ packed: BODY });
});

it('deleting an account deletes the bodies of its swings', async () => {
  const a = await phone('a');
  await analyse(a, 'k1', BODY);
  await sent(a);
  await eraseFromCloud(a.firestore, 'sam', undefined);
  expect(await bodyInCloud('k1')).not.toHaveProperty('packed');
});
