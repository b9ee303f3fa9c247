import { DAY_MS } from '@divot/basics';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import { emptied, isEmptied, validateDocument } from '#src/domain/entities/documents.ts';
import { entityNames } from '#src/domain/entities/registry.ts';
import { emptyTombstones } from '#src/sync/tasks/start-tasks.ts';
import { fullest } from '#tests/rules/samples.ts';
import { storedEntities } from '#dev/rules/schema.ts';
import { eventually } from '#tests/support/eventually.ts';
import { cardOn, newRound, score, sent } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

vi.setConfig({ testTimeout: 60_000 });
const golfer = golferOfEachTest();

const inCloud = async () => {
  const app = initializeApp({ projectId: golfer.services.project, apiKey: 'local' }, crypto.randomUUID());
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', golfer.services.documents.port, { mockUserToken: 'owner' });
  const data = (await getDoc(doc(firestore, 'rounds/r1'))).data();
  await deleteApp(app);
  return data;
};

it.each(entityNames)('a deleted document of %s without its content is valid in every version', (name) => {
  const entity = storedEntities.find((one) => one.name === name)!;
  const document = {
    ...fullest(entity, { key: 'one', owner: 'sam' }),
    createdAt: '2026-05-01T08:00:00.000Z',
    sortKey: 1,
  };
  const strings = Object.fromEntries(
    Object.entries<unknown>(document).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  );
  const { _deleted, ...bare } = emptied(name, strings);
  expect(validateDocument(name, bare)).toBeUndefined();
  expect(isEmptied(name, { ...bare, _deleted })).toBe(true);
  expect(JSON.stringify(bare).length).toBeLessThan(700);
});

it('a deleted round keeps its content for thirty days and then only its tombstone, on every phone', async () => {
  const a = await golfer.phone('a');
  const b = await golfer.phone('b');
  await a.db.rounds.insert({ ...newRound('r1', 'sam'), notes: 'played with Jo, 0170 123' });
  await sent(a);
  await eventually(async () => {
    b.engine.pullAll();
    expect(await cardOn(b)).toBeDefined();
  });
  await (await a.db.rounds.findOne('r1').exec())!.incrementalRemove();
  await sent(a);

  await emptyTombstones(a.db, 'sam', ['rounds'], Date.now() + 29 * DAY_MS);
  await sent(a);
  expect(await inCloud()).toMatchObject({ notes: 'played with Jo, 0170 123', _deleted: true });

  await emptyTombstones(a.db, 'sam', ['rounds'], Date.now() + 31 * DAY_MS);
  await eventually(async () => expect(await inCloud()).not.toHaveProperty('notes'));
  expect(await inCloud()).toMatchObject({ userId: 'sam', holes: [], _deleted: true });
  await eventually(async () => {
    b.engine.pullAll();
    expect(await cardOn(b)).toBeUndefined();
  });
});

it('a round that was changed on a long-offline phone comes back whole', async () => {
  const a = await golfer.phone('a');
  const b = await golfer.phone('b');
  await a.db.rounds.insert({ ...newRound('r1', 'sam'), notes: 'windy' });
  await sent(a);
  await eventually(async () => {
    b.engine.pullAll();
    expect(await cardOn(b)).toBeDefined();
  });
  b.goOffline();
  await score(b, 2, 5);
  await (await a.db.rounds.findOne('r1').exec())!.incrementalRemove();
  await sent(a);
  await emptyTombstones(a.db, 'sam', ['rounds'], Date.now() + 31 * DAY_MS);
  await eventually(async () => expect(await inCloud()).not.toHaveProperty('notes'));

  b.goOnline();
  await eventually(async () => expect(b.report?.documents['rounds/r1']).toBe('disagreement'));
  expect(await cardOn(b)).toMatchObject({ notes: 'windy', holes: [{ n: 1 }, { n: 2, strokes: 5 }, { n: 3 }] });
});
