import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareAmong, compareSincePush, onServerVersionStored } from '#src/data/rxdb/server-versions.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type ReplicatedRounds, replicatedRounds } from './replicated-rounds.ts';

let list: ReplicatedRounds;
beforeEach(async () => {
  list = await replicatedRounds();
});
afterEach(() => list.close());
const isEqual = async (id: string) => (await compareAmong(list.state, [id]))[0]?.isEqual;

it('a round equals the server’s once RxDB has stored that it was sent, and not after the next stroke', async () => {
  await list.teeOff('r1');
  await list.state.awaitInSync();
  expect(await isEqual('r1')).toBe(true);

  await list.state.pause();
  await list.note('r1', 'windy');

  expect(await isEqual('r1')).toBe(false);
  expect(await compareSincePush(list.state)).toMatchObject({
    comparisons: [{ id: 'r1', isEqual: false }],
    isAll: true,
  });
});

it('what was sent before is not read again', async () => {
  await list.teeOff('r1');
  await list.state.awaitInSync();

  await eventually(async () => expect(await compareSincePush(list.state)).toEqual({ comparisons: [], isAll: true }));
});

it('reports when RxDB has stored what was sent, and what was pulled', async () => {
  const stored: string[] = [];
  const watching = onServerVersionStored(list.state, (ids) => stored.push(...ids));

  await list.teeOff('r1');
  await list.state.awaitInSync();
  expect(stored).toEqual(['r1']);
  await list.serverHas('r2', 'windy');

  expect(stored).toEqual(['r1', 'r2']);
  watching.unsubscribe();
});
