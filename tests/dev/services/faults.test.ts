import type { Timestamp } from 'firebase/firestore/lite';
import { doc, type Firestore, getDoc, setDoc } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Services, startServices } from '#dev/services/start-services.ts';
import { type Golfer, newGolfer } from '#tests/dev/contract/golfer.ts';
import { round } from '#tests/dev/contract/sample.ts';

let services: Services;
let golfer: Golfer;

beforeAll(async () => {
  services = await startServices();
  const { project, identity, documents } = services;
  golfer = await newGolfer({ project, identityOrigin: identity.origin, documentsPort: documents.port });
});
afterEach(() => services.faults.clear());
afterAll(async () => {
  await golfer.leave();
  await services.stop();
});

const write = (db: Firestore, id: string, notes: string) =>
  setDoc(doc(db, 'rounds', id), { ...round(golfer.uid), notes });
const notesOf = async (id: string) => (await getDoc(doc(golfer.db, 'rounds', id))).data()?.['notes'] as unknown;
const stampOf = async (id: string) =>
  ((await getDoc(doc(golfer.db, 'rounds', id))).get('serverTimestamp') as Timestamp).toMillis();

describe('faults on order', () => {
  it('drop: nothing is written', async () => {
    services.faults.add({ kind: 'drop', method: 'commit' });
    await expect(write(golfer.db, 'dropped', 'a')).rejects.toThrow();
    expect(await notesOf('dropped')).toBeUndefined();
  });

  it('lost acknowledgement: the write is stored although the device gets a failure', async () => {
    services.faults.add({ kind: 'lost-acknowledgement', method: 'commit' });
    await expect(write(golfer.db, 'unheard', 'a')).rejects.toThrow();
    expect(await notesOf('unheard')).toBe('a');
  });

  it('late commit: it lands behind a time that was already read', async () => {
    services.faults.add({ kind: 'late-commit', delayMs: 5000, document: 'rounds/late' });
    await write(golfer.db, 'early', 'a');
    await write(golfer.db, 'late', 'b');
    expect(await stampOf('late')).toBeLessThan(await stampOf('early'));
  });

  it.each([
    [429, 'resource-exhausted'],
    [503, 'unavailable'],
  ])('answers %i as often as ordered', async (status, code) => {
    services.faults.add({ kind: 'status', status, method: 'commit', times: 2 });
    await expect(write(golfer.db, 'busy', 'a')).rejects.toMatchObject({ code });
    await expect(write(golfer.db, 'busy', 'a')).rejects.toMatchObject({ code });
    await write(golfer.db, 'busy', `after ${status}`);
    expect(await notesOf('busy')).toBe(`after ${status}`);
  });

  it('captive portal: 200 with a page instead of a response', async () => {
    services.faults.add({ kind: 'captive-portal', service: 'documents' });
    await expect(notesOf('early')).rejects.toThrow();
    expect(await notesOf('early')).toBe('a');
  });

  it('rejects one document and lets the others pass', async () => {
    services.faults.add({ kind: 'refuse', document: 'rounds/poison', times: 'always' });
    await expect(write(golfer.db, 'poison', 'a')).rejects.toMatchObject({ code: 'permission-denied' });
    await write(golfer.db, 'sound', 'a');
    await expect(write(golfer.db, 'poison', 'b')).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('rejects a token, then accepts the renewed one', async () => {
    services.faults.add({ kind: 'reject-token', service: 'documents' });
    await expect(notesOf('early')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await notesOf('early')).toBe('a');
  });

  it('counts the faults, and can be ordered from another process', async () => {
    const before = services.faults.struck.status ?? 0;
    const door = `${services.documents.origin}/__faults`;
    await fetch(door, { method: 'POST', body: JSON.stringify([{ kind: 'status', status: 503, after: 1 }]) });
    await notesOf('early');
    await expect(notesOf('early')).rejects.toMatchObject({ code: 'unavailable' });
    const { struck } = (await (await fetch(door)).json()) as Services['faults'];
    expect(struck.status).toBe(before + 1);
  });
});
