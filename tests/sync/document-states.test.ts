import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openDatabase } from '#src/data/db/database.ts';
import type { DocumentEvent } from '#src/sync/document-state.ts';
import { openDocumentStates } from '#src/sync/document-states.ts';
import '#tests/support/test-db.ts';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';

// When the app ends, Divot keeps those parts of a document's state that RxDB cannot tell again.

let database: DivotDatabase;
beforeEach(async () => {
  database = await openDatabase(crypto.randomUUID(), {
    storage: wrappedValidateAjvStorage({ storage: getRxStorageMemory() }),
    multiInstance: false,
    collections: ['rounds'],
  });
});
afterEach(() => database.close());

const ROUND = 'rounds/r1';
const rejection = { base: { id: 'r1', _deleted: false }, reason: 'not-allowed' as const };
const written: DocumentEvent = { kind: 'written', version: 2, hasConflicts: false };
const open = () => openDocumentStates(database, () => undefined);
/** The states of a run of the app that sent a round, and of the next run. */
const afterSending = async (...events: readonly DocumentEvent[]) => {
  const states = await open();
  for (const event of [written, { kind: 'sent', version: 2, sender: states.sender } as const, ...events]) {
    states.apply(ROUND, event);
  }
  await states.save();
  return { states, nextLife: await open() };
};

it('a round that was in flight when the app ended waits, and its sender is known', async () => {
  const { states, nextLife } = await afterSending();

  expect(nextLife.get(ROUND)).toMatchObject({ kind: 'dirty', version: 2, senders: [states.sender] });
  expect(nextLife.sender).not.toBe(states.sender);
});

it('a rejected round is still rejected, with the server’s version', async () => {
  const { nextLife } = await afterSending({ kind: 'rejected', rejection });

  expect(nextLife.get(ROUND)).toMatchObject({ kind: 'rejected', rejection });
});

it('an acknowledged round whose response RxDB has not stored waits for it again', async () => {
  const { nextLife } = await afterSending({ kind: 'acknowledged', version: 2, page: 7 });

  expect(nextLife.get(ROUND)).toMatchObject({ kind: 'dirty', version: 2 });
  expect(nextLife.get(ROUND)).not.toHaveProperty('acknowledgedAt');
});

it('nothing is stored about a synced round', async () => {
  const { nextLife } = await afterSending({ kind: 'acknowledged', version: 2, page: 7 }, { kind: 'stored' });

  expect([...nextLife.entries()]).toEqual([]);
});

it('a pulled round causes no write of sync’s own, and a sent one a single write', async () => {
  const states = await open();
  const writes = vi.spyOn(database, 'upsertLocal');
  states.apply('rounds/r2', { kind: 'pulled', version: 1, hasConflicts: false });
  await states.save();
  expect(writes).not.toHaveBeenCalled();

  states.apply(ROUND, written);
  states.apply(ROUND, { kind: 'sent', version: 2, sender: states.sender });
  await Promise.all([states.save(), states.save()]);
  await states.save();
  expect(writes).toHaveBeenCalledTimes(1);
  expect((await open()).get(ROUND)).toMatchObject({ kind: 'dirty', senders: [states.sender] });
});

it('a failed write is repeated with the next one', async () => {
  const states = await open();
  states.apply(ROUND, written);
  states.apply(ROUND, { kind: 'sent', version: 2, sender: states.sender });
  vi.spyOn(database, 'upsertLocal').mockRejectedValueOnce(new Error('The disk is full.'));
  await expect(states.save()).rejects.toThrow('full');
  await states.save();
  expect((await open()).get(ROUND)).toMatchObject({ kind: 'dirty', senders: [states.sender] });
});
