import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Write, onWrites } from '#src/data/rxdb/followed-writes.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type ReplicatedRounds, replicatedRounds } from './replicated-rounds.ts';

let list: ReplicatedRounds;
let writes: Write[];
beforeEach(async () => {
  list = await replicatedRounds();
  writes = [];
  await onWrites(list.state, (write) => writes.push(write));
});
afterEach(() => list.close());
const told = () => writes.map(({ id, isPulled }) => [id, isPulled]);

it('tells a golfer’s writes from those of a pull, whether it adds a round or replaces one', async () => {
  await list.teeOff('r1');
  await list.state.awaitInSync();
  await list.serverHas('r1', 'windy');
  await list.serverHas('r2', 'calm');

  await eventually(() =>
    expect(told()).toEqual([
      ['r1', false],
      ['r1', true],
      ['r2', true],
    ]),
  );
});

it('reports each write with its version and content', async () => {
  await list.teeOff('r1');
  await list.note('r1', 'windy');

  await eventually(() => expect(writes).toHaveLength(2));
  expect(writes[1]!.version).toBeGreaterThan(writes[0]!.version);
  expect(writes[1]!.content).toMatchObject({ id: 'r1', notes: 'windy' });
});
