import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { fromCloud } from '#src/sync/wire.ts';
import { eventually } from '#tests/support/eventually.ts';
import { unwrap } from '#tests/support/unwrap.ts';
import { sent, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// A new phone of a golfer with years of golf: rounds first, then the swings with their landmarks, a few at a time.

const golfer = golferOfEachTest();
const SWINGS = 25;

const { swings: frozen } = JSON.parse(readFileSync('tests/fixtures/documents/version-0.json', 'utf8')) as {
  readonly swings: Readonly<Record<string, unknown>>;
};
const newSwing = (id: string) => {
  const { _deleted, ...swing } = unwrap(fromCloud('swings', id, { ...frozen, userId: 'sam' }, 'sam'));
  return swing;
};

it('reads rounds first and every swing once, ten at a time', async () => {
  const a = await golfer.phone('a', { collections: ['rounds', 'swings'] });
  await teeOffOn(a, 'sam');
  await a.db.swings.bulkInsert(Array.from({ length: SWINGS }, (_, nth) => newSwing(`s${nth}`)) as never[]);
  await sent(a);
  a.goOffline();
  const asked = vi.spyOn(golfer.services.documents.store, 'query');

  const b = await golfer.phone('b', { collections: ['swings', 'rounds'] });

  await eventually(async () => expect(await b.db.swings.count().exec()).toBe(SWINGS));
  const answers = asked.mock.results.map(({ value }, at) => ({
    collection: asked.mock.calls[at]![2].from[0]!.collectionId,
    documents: (value as readonly unknown[]).length,
  }));
  expect(answers[0]!.collection).toBe('rounds');
  const ofSwings = answers.filter(({ collection }) => collection === 'swings').map(({ documents }) => documents);
  expect(ofSwings).toEqual([10, 10, 5]);
});
