import { afterEach, expect, it } from 'vitest';
import { type ReplicatedRounds, replicatedRounds } from './replicated-rounds.ts';

// RxDB calls the conflict handler before a pull replaces a document, with a context of its own.

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
  list = await replicatedRounds((id) => id !== 'r1');
  await list.teeOff('r1');
  await list.state.awaitInSync();

  await list.serverHas('r1', 'windy');

  expect(await list.notesOf('r1')).toBeUndefined();
});
