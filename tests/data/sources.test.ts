import { expect, it } from 'vitest';
import { shownDocument, sourceOf } from '#src/data/live/sources.ts';
import { eventually } from '#tests/support/eventually.ts';
import { newGame } from '#tests/support/new-game.ts';
import { golferDb } from '#tests/support/test-db.ts';

const ask = (limit: number) => sourceOf('rounds', JSON.stringify({ selector: {}, limit }));

it('a screen that is being drawn keeps its question, however many were asked before', () => {
  for (let limit = 1; limit <= 100; limit += 1) ask(limit);
  const first = ask(101);
  const second = ask(102);
  expect(ask(101)).toBe(first);
  expect(ask(102)).toBe(second);
});

it('what a screen shows stays known when the screen before it, which showed the same, goes', async () => {
  const db = await golferDb();
  await db.games.insert(newGame('g1', {}));
  const games = () => sourceOf('games', JSON.stringify({ selector: {}, limit: 5 }));
  const leaveFirst = games().subscribe(() => undefined);
  await eventually(() => expect(shownDocument('games', 'g1')).toBeTruthy());

  const next = games(); // drawn, and followed once the first has gone
  leaveFirst();
  const leaveNext = next.subscribe(() => undefined);

  expect(shownDocument('games', 'g1')).toBeTruthy();
  leaveNext();
  expect(shownDocument('games', 'g1')).toBeUndefined();
});
