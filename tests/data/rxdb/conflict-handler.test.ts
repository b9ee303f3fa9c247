import { afterEach, expect, it } from 'vitest';
import { type ReplicatedRounds, replicatedRounds } from './replicated-rounds.ts';

// RxDB calls the conflict handler before a pull replaces a document and before it sends one, each time under its own
// context name.

let list: ReplicatedRounds;
afterEach(() => list.close());

it('a pull replaces a round that equals the server’s version', async () => {
  list = await replicatedRounds();
  await list.teeOff('r1');
  await list.state.awaitInSync();

  await list.serverHas('r1', 'windy');

  expect(await list.notesOf('r1')).toBe('windy');
});

it('a pull leaves a round alone if the server may not have what RxDB believes', async () => {
  list = await replicatedRounds({ mayBeReplaced: (id) => id !== 'r1' });
  await list.teeOff('r1');
  await list.state.awaitInSync();

  await list.serverHas('r1', 'windy');

  expect(await list.notesOf('r1')).toBeUndefined();
});

it('a round that RxDB believes is synced is sent if the server may have something else', async () => {
  let mustBeSent = false;
  list = await replicatedRounds({ mustBeSent: () => mustBeSent });
  await list.teeOff('r1');
  await list.state.awaitInSync();
  const round = (await list.database.rounds.findOne('r1').exec())!;
  const asSent = round.toMutableJSON();

  await round.incrementalModify(() => asSent);
  await list.state.awaitInSync();
  expect(list.sent).toEqual(['r1']);
  mustBeSent = true;
  await round.getLatest().incrementalModify(() => asSent);
  await list.state.awaitInSync();

  expect(list.sent).toEqual(['r1', 'r1']);
});
