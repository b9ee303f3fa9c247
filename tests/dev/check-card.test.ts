import { expect, it } from 'vitest';
import { type Board, newPhoneKey, sealBoard, signCard, withFigure } from '@divot/golf-games';
import { checkCards } from '#dev/check-card.ts';
import { codeOf } from '#src/domain/rounds/group-board.ts';

const [sam, jo] = await Promise.all([newPhoneKey(), newPhoneKey()]);
const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);
const golfer = (id: string, marker: string) => ({ id, name: id, counter: 1, marker, holes: {}, signatures: [] });
const day: Board = { day: '2026-08-15', course: 'Heronsbridge', players: [golfer('Sam', 'Jo'), golfer('Jo', 'Sam')] };
const played = HOLES.reduce((board, n) => withFigure(board, 'Sam', n, 4, 'Sam'), day);
const signed = ['Sam', 'Jo'].reduce((board, by) => signCard(board, 'Sam', by, '2026-08-15T16:05Z'), played);
const sealed = await sealBoard(await sealBoard(signed, 'Sam', 1, sam), 'Jo', 1, jo);
const file = (board: Board) => `Sam’s card: https://divot.example/hand-over#1.1.${codeOf(board)}.`;

it('accepts a card that player and marker have signed, and says who and when', async () => {
  expect(await checkCards(file(sealed))).toEqual({
    isTrue: true,
    lines: [
      `Sam: 72 strokes over 18 holes; Sam signed at 2026-08-15T16:05Z by the phone ${sam.key.slice(0, 12)}…; Jo signed at 2026-08-15T16:05Z by the phone ${jo.key.slice(0, 12)}…`,
      'Jo: 0 strokes over 0 holes; not signed',
    ],
  });
});

it.each([
  ['one figure changed', withFigure(sealed, 'Sam', 7, 3, 'Sam'), 'This code was changed after it was made.'],
  ['a figure changed and sealed again by nobody', { ...withFigure(sealed, 'Sam', 7, 3, 'Sam'), seals: [] }, 'changed'],
  ['signatures that no phone has sealed', { ...signed, seals: [] }, 'by no phone that can prove it'],
])('refuses a card with %s', async (_, board, why) => {
  const { lines, isTrue } = await checkCards(file(board));

  expect(isTrue).toBe(false);
  expect(lines[0]).toContain(why);
});

it('refuses what is no card', async () => {
  expect((await checkCards('Sam, 72')).isTrue).toBe(false);
});
