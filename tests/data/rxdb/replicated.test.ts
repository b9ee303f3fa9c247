import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type Write,
  compareAmong,
  compareSincePush,
  onServerVersionStored,
  onWrites,
} from '#src/data/rxdb/replicated.ts';
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

const followed = async () => {
  const writes: Write[] = [];
  await onWrites(list.state, (write) => writes.push(write));
  return writes;
};

it('tells a golfer’s writes from those of a pull, whether it adds a round or replaces one', async () => {
  const writes = await followed();
  await list.teeOff('r1');
  await list.state.awaitInSync();
  await list.serverHas('r1', 'windy');
  await list.serverHas('r2', 'calm');

  await eventually(() =>
    expect(writes.map(({ id, isPulled }) => [id, isPulled])).toEqual([
      ['r1', false],
      ['r1', true],
      ['r2', true],
    ]),
  );
});

it('reports each write with its version and content', async () => {
  const writes = await followed();
  await list.teeOff('r1');
  await list.note('r1', 'windy');

  await eventually(() => expect(writes).toHaveLength(2));
  expect(writes[1]!.version).toBeGreaterThan(writes[0]!.version);
  expect(writes[1]!.content).toMatchObject({ id: 'r1', notes: 'windy' });
});
