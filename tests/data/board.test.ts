import { beforeEach, expect, it } from 'vitest';
import { unwrap } from '@divot/basics';
import { type Board, isSignedBy, withFigure } from '@divot/golf-games';
import { playOrder } from '@divot/golf-rules';
import {
  answerOwnCard,
  mergeBoard,
  setMarker,
  setSignature,
  shareBoard,
  takeOwnCard,
  undoReading,
} from '#src/data/commands/board.ts';
import { recordHole, startRound } from '#src/data/commands/rounds.ts';
import { storedBoard } from '#src/domain/rounds/group-board.ts';
import { golferDb } from '#tests/support/test-db.ts';

const tee = { id: 'white', name: 'White', par: [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5] };
const sam = { name: 'Sam' };

beforeEach(async () => {
  await golferDb(new Date('2026-05-01T07:30:00Z'));
});

const startWithJo = async () => {
  const { id } = unwrap(
    await startRound({
      userId: 'sam',
      tee,
      holesPlanned: playOrder(18, 1),
      mode: 'casual',
      partners: [{ id: 'jo', name: 'Jo' }],
    }),
  );
  return unwrap(await recordHole(id, 1, { strokes: 4 }));
};

it('stores the card before its code is shown, so that the same code comes back after a restart', async () => {
  const { id } = await startWithJo();

  const first = unwrap(await shareBoard(id, sam));
  const second = unwrap(await shareBoard(id, sam));

  expect(second.board).toEqual(first.board);
  expect(storedBoard(second).players.map(({ name }) => name)).toEqual(['Jo', 'Sam']);
});

it('takes over another phone’s cards, and undoes that until something else changes', async () => {
  const round = await startWithJo();
  const shared = unwrap(await shareBoard(round.id, sam));
  const board = storedBoard(shared);
  const jos = {
    ...board,
    players: board.players.map((player) =>
      player.id === 'jo' ? { ...player, counter: 1, holes: { 1: [{ value: 6, author: 'jo', counter: 1 }] } } : player,
    ),
  };

  const read = unwrap(await mergeBoard(round.id, jos, { owner: sam, tees: [] }));
  expect(read.partners?.[0]?.strokes).toEqual({ 1: 6 });

  const undone = unwrap(await undoReading(shared, read));
  expect(undone.partners?.[0]?.strokes).toEqual({});
  expect((await undoReading(shared, read)).ok).toBe(false);
});

/** A partner's phone that has kept eighteen holes for "Sam", whom it knows by name alone. */
const keptBySomebody = (id: string) =>
  playOrder(18, 1).reduce((board: Board, n) => withFigure(board, id, n, 5, 'jo'), {
    day: '2026-05-01',
    course: '',
    form: 'stroke' as const,
    players: [
      { id: 'jo', name: 'Jo', counter: 1, holes: {}, signatures: [] },
      { id, name: 'Sam', counter: 0, holes: {}, signatures: [] },
    ],
  });

it('fills the blank holes with the card that a partner has kept, once the golfer says that it is theirs', async () => {
  const { id } = await startWithJo();
  unwrap(await mergeBoard(id, keptBySomebody('guest'), { owner: sam, tees: [], waiting: new Set(['guest']) }));

  const no = unwrap(await answerOwnCard(id, 'guest', false, sam));
  expect(no.holes.map(({ strokes }) => strokes)).toEqual([4, ...Array.from({ length: 17 })]);
  unwrap(await mergeBoard(id, keptBySomebody('another'), { owner: sam, tees: [] }));
  const yes = unwrap(await answerOwnCard(id, 'another', true, sam));
  expect(yes.holes.map(({ strokes }) => strokes)).toEqual([4, ...Array.from({ length: 17 }, () => 5)]);
});

it('fills what a partner has kept since, and never a hole that the golfer has entered', async () => {
  const { id } = await startWithJo();
  unwrap(await mergeBoard(id, keptBySomebody('sam'), { owner: sam, tees: [] }));

  const { holes } = unwrap(await takeOwnCard(id, sam));
  expect(holes.map(({ strokes }) => strokes)).toEqual([4, ...Array.from({ length: 17 }, () => 5)]);
});

it('lets the golfer choose who marks a card', async () => {
  const { id } = await startWithJo();

  unwrap(await setMarker(id, 'jo', 'sam', sam));
  const round = unwrap(await setMarker(id, 'sam', 'max', sam));

  expect(storedBoard(round).players.map(({ marker }) => marker)).toEqual(['sam', 'max']);
});

it('signs a card and unlocks it again', async () => {
  const { id } = await startWithJo();
  const isOwnSigned = (round: Parameters<typeof storedBoard>[0]) =>
    storedBoard(round).players.some((player) => player.id === 'sam' && isSignedBy(player, 'sam'));

  expect((await setSignature(id, 'sam', sam, true)).ok).toBe(false);
  for (const n of playOrder(18, 2).slice(0, 17)) unwrap(await recordHole(id, n, { strokes: 4 }));
  expect(isOwnSigned(unwrap(await setSignature(id, 'sam', sam, true)))).toBe(true);
  expect(await recordHole(id, 1, { strokes: 5 })).toEqual({
    ok: false,
    error: 'This card is signed. Whoever signed it unlocks it first.',
  });
  unwrap(await recordHole(id, 1, { putts: 2 }));
  expect(isOwnSigned(unwrap(await setSignature(id, 'sam', sam, false)))).toBe(false);
  unwrap(await recordHole(id, 1, { strokes: 5 }));
});
