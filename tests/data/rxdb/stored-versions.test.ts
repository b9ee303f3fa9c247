import { afterEach, beforeEach, expect, it } from 'vitest';
import { RXDB_FIELDS, storedVersions } from '#src/data/rxdb/stored-versions.ts';
import { type ReplicatedRounds, replicatedRounds } from './replicated-rounds.ts';

let list: ReplicatedRounds;
beforeEach(async () => {
  list = await replicatedRounds();
});
afterEach(() => list.close());
const stored = async (id: string) => (await storedVersions(list.rounds, [id])).get(id)!;

it('the version of a round grows with each write', async () => {
  await list.teeOff('r1');
  const first = await stored('r1');

  await list.note('r1', 'windy');

  expect((await stored('r1')).version).toBeGreaterThan(first.version);
});

it('its content is what the golfer entered, without RxDB’s own fields', async () => {
  await list.teeOff('r1');

  const { content } = await stored('r1');

  expect(content).toMatchObject({ id: 'r1', status: 'active', _deleted: false });
  for (const field of RXDB_FIELDS) expect(content).not.toHaveProperty(field);
});

it('a round that a pull replaced counts as the server’s, until it is changed here', async () => {
  await list.teeOff('r1');
  await list.state.awaitInSync();
  await list.serverHas('r1', 'windy');
  expect(await stored('r1')).toMatchObject({ isFromServer: true });

  await list.note('r1', 'calm');

  expect(await stored('r1')).toMatchObject({ isFromServer: false });
});

it('a round that a pull inserted is not marked: RxDB 17.6 drops the mark with an insert', async () => {
  await list.serverHas('r1', 'windy');

  expect(await stored('r1')).toMatchObject({ isFromServer: false });
});

it('a deleted round is still there', async () => {
  await list.teeOff('r1');

  await (await list.database.rounds.findOne('r1').exec())!.incrementalRemove();

  expect((await stored('r1')).content).toMatchObject({ id: 'r1', _deleted: true });
});
