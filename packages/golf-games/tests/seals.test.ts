import { unwrap } from '@divot/basics';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Board,
  type BoardPlayer,
  type PhoneKey,
  decodeBoard,
  encodeBoard,
  figuresOf,
  mergeBoards,
  newPhoneKey,
  sealBoard,
  signCard,
  verifyBoard,
  withFigure,
} from '../index.ts';

const golfer = (id: string, more: Partial<BoardPlayer> = {}): BoardPlayer => ({
  id,
  name: id,
  counter: 1,
  holes: {},
  signatures: [],
  ...more,
});
const day: Board = {
  day: '2026-08-15',
  course: 'Royal St. George’s',
  players: [golfer('sam', { marker: 'jo', index: 12.3 })],
};
const holes = Array.from({ length: 18 }, (_, at) => at + 1);
const played = holes.reduce((board, n) => withFigure(board, 'sam', n, 4, 'sam'), day);
const through = (board: Board) => unwrap(decodeBoard(encodeBoard(board)));

let [sam, jo] = [] as unknown as [PhoneKey, PhoneKey];
beforeAll(async () => {
  [sam, jo] = await Promise.all([newPhoneKey(), newPhoneKey()]);
});

describe('a sealed card', () => {
  it('is true on any phone, after any merge, also where the course is spelt otherwise', async () => {
    const sealed = await sealBoard(signCard(played, 'sam', 'sam', '2026-08-15T16:05Z'), 'sam', 1, sam);
    const spelt = { ...through(sealed), course: "ROYAL ST. GEORGE'S" };
    const both = mergeBoards(spelt, withFigure({ ...day, players: [golfer('jo')] }, 'jo', 1, 5, 'jo'));

    expect((await verifyBoard(through(both))).ok).toBe(true);
  });

  it('is not true once a figure, a name, a tee, an index, a marker or a signature is another one', async () => {
    const sealed = through(await sealBoard(signCard(played, 'sam', 'sam', '2026-08-15T16:05Z'), 'sam', 1, sam));
    const [card] = sealed.players as [BoardPlayer];
    const forged: readonly Partial<BoardPlayer>[] = [
      { name: 'Max' },
      { tee: 'Red' },
      { index: 54 },
      { marker: 'max' },
      { signatures: [] },
      { signatures: [{ ...card.signatures[0]!, at: '2026-08-15T16:06Z' }] },
      { holes: { ...card.holes, 7: [{ value: 3, author: 'sam', counter: 1 }] } },
    ];

    for (const part of forged)
      expect(await verifyBoard({ ...sealed, players: [{ ...card, ...part }] })).toEqual({
        ok: false,
        error: 'This code was changed after it was made. Nothing changed.',
      });
  });

  it('is not true under somebody else’s key', async () => {
    const sealed = await sealBoard(played, 'sam', 1, jo);
    const [seal] = sealed.seals!;

    expect((await verifyBoard({ ...sealed, seals: [{ ...seal!, key: sam.key }] })).ok).toBe(false);
    expect((await verifyBoard({ ...sealed, seals: [{ ...seal!, key: `B${seal!.key.slice(1)}` }] })).ok).toBe(false);
  });

  it('gives way to the golfer’s later one as a whole, and to nothing that is unsealed', async () => {
    const first = await sealBoard(played, 'sam', 1, sam);
    const later = await sealBoard(withFigure(day, 'sam', 1, 7, 'sam'), 'sam', 2, sam);
    const unsealed = withFigure(played, 'sam', 1, 9, 'sam');

    for (const both of [mergeBoards(first, later), mergeBoards(later, first)]) {
      expect(Object.keys(both.players[0]!.holes)).toEqual(['1']);
      expect((await verifyBoard(both)).ok).toBe(true);
    }
    expect(figuresOf(mergeBoards(first, unsealed).players[0]!.holes[1])).toEqual([4]);
  });

  it('takes 152 bytes, and four cards that one phone keeps 236', async () => {
    const id = (letter: string) => `${letter.repeat(10)}A`;
    const four = ['s', 'j', 'm', 'p'].map((letter, at) =>
      golfer(id(letter), {
        name: ['Sam', 'Jo', 'Max', 'Priya'][at]!,
        counter: at === 0 ? 1 : 0,
        tee: 'Yellow',
        index: 12.3 + at,
      }),
    );
    const kept = (players: readonly BoardPlayer[]) =>
      players.reduce<Board>(
        (board, player) => holes.reduce((part, n) => withFigure(part, player.id, n, 3 + (n % 4), id('s')), board),
        { day: '2026-08-15', course: 'Heronsbridge', form: 'stroke', players },
      );
    const sizes = [four.slice(0, 1), four].map(
      async (players) => encodeBoard(await sealBoard(kept(players), id('s'), 1, sam)).length,
    );

    expect(await Promise.all(sizes)).toEqual([152, 236]);
  });
});
