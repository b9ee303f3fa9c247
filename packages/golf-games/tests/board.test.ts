import { foldName, fromBase64Url, seeded, toBase64Url, unwrap } from '@divot/basics';
import { cases } from '@divot/basics/testing';
import { describe, expect, it } from 'vitest';
import {
  type Board,
  type BoardPlayer,
  decodeBoard,
  encodeBoard,
  figureOf,
  figuresOf,
  isSignedBy,
  joinBoards,
  mergeBoards,
  signCard,
  signatureOf,
  unlockCard,
  withFigure,
} from '../index.ts';

const DAY = '2026-08-15';
const COURSE = 'Heronsbridge';
const golfer = (name: string, more: Partial<BoardPlayer> = {}): BoardPlayer => ({
  id: foldName(name),
  name,
  counter: 0,
  holes: {},
  signatures: [],
  ...more,
});
const boardOf = (...players: readonly BoardPlayer[]): Board => ({ day: DAY, course: COURSE, form: 'stroke', players });
const holes = (count = 18) => Array.from({ length: count }, (_, at) => at + 1);
const FOUR = ['Sam', 'Jo', 'Max', 'Priya'].map((name, at) =>
  golfer(name, {
    tee: at < 2 ? 'Yellow' : 'Red',
    index: 12.3 + at,
    counter: 1,
    marker: ['jo', 'sam', 'priya', 'max'][at]!,
  }),
);
/** Every author gives every hole of a player about the same score. */
const scored = (board: Board, id: string, authors: readonly string[], random = seeded(4)): Board =>
  authors.reduce(
    (whole, author) =>
      holes().reduce((part, n) => withFigure(part, id, n, 3 + Math.floor(random() * 4), author), whole),
    board,
  );

describe('a hole of the board', () => {
  it('shows the later of two figures by its counter, whatever the order of codes', () => {
    const first = withFigure(boardOf(golfer('Sam')), 'sam', 7, 5, 'jo');
    const later = withFigure(first, 'sam', 7, 6, 'sam');

    expect(figuresOf(mergeBoards(first, later).players[0]!.holes[7])).toEqual([6]);
    expect(mergeBoards(later, first)).toEqual(mergeBoards(first, later));
    expect(figureOf(later.players[0]!.holes[7], 'jo')).toBe(5);
  });

  it('shows both of two figures with the same counter until somebody enters a third', () => {
    const both = mergeBoards(
      withFigure(boardOf(golfer('Sam')), 'sam', 7, 5, 'jo'),
      withFigure(boardOf(golfer('Sam')), 'sam', 7, 6, 'sam'),
    );

    expect(figuresOf(both.players[0]!.holes[7])).toEqual([5, 6]);
    expect(figuresOf(withFigure(both, 'sam', 7, 6, 'max').players[0]!.holes[7])).toEqual([6]);
  });

  it('keeps both figures that one golfer entered on two phones', () => {
    const both = mergeBoards(
      withFigure(boardOf(golfer('Sam')), 'sam', 7, 5, 'sam'),
      withFigure(boardOf(golfer('Sam')), 'sam', 7, 6, 'sam'),
    );

    expect(figuresOf(unwrap(decodeBoard(encodeBoard(both))).players[0]!.holes[7])).toEqual([5, 6]);
  });

  it('is empty again after the figure was taken back', () => {
    const board = withFigure(withFigure(boardOf(golfer('Sam')), 'sam', 7, 5, 'jo'), 'sam', 7, null, 'jo');

    expect(figuresOf(unwrap(decodeBoard(encodeBoard(board))).players[0]!.holes[7])).toEqual([null]);
  });
});

const FIGURES = [4, 5, 'X', null] as const;

describe('boards of ten phones', () => {
  it('end as one board after any order, loss, repetition and echo of codes', () => {
    for (let seed = 1; seed <= cases(1_000); seed += 1) {
      const random = seeded(seed);
      const below = (most: number) => Math.floor(random() * most);
      const phones = Array.from({ length: 10 }, (_, at) =>
        boardOf(...['Sam', 'Jo'].map((name, who) => golfer(name, { counter: at === who ? 1 : 0 }))),
      );
      const pass = (from: number, to: number) => {
        phones[to] = mergeBoards(phones[to]!, unwrap(decodeBoard(encodeBoard(phones[from]!))));
      };

      for (let step = 0; step < 10; step += 1) {
        const [at, to, about] = [below(10), below(10), below(2) === 0 ? 'sam' : 'jo'];
        phones[at] = withFigure(phones[at]!, about, 1 + below(2), FIGURES[below(4)]!, `phone ${at}`);
        if (random() < 0.5) pass(at, to);
        if (random() < 0.2) pass(at, to);
      }
      for (let at = 1; at < 10; at += 1) pass(at - 1, at);
      const last = unwrap(decodeBoard(encodeBoard(phones[9]!)));
      for (let at = 0; at < 9; at += 1) phones[at] = mergeBoards(phones[at]!, last);

      expect(new Set(phones.map((phone) => JSON.stringify(phone))).size).toBe(1);
    }
  });

  it('merge the same whichever two meet first, and nothing new twice', () => {
    for (let seed = 1; seed <= cases(200); seed += 1) {
      const random = seeded(seed);
      const any = () => {
        let board = boardOf(golfer('Sam', { counter: Math.floor(random() * 2), index: Math.floor(random() * 3) }));
        for (let n = 1; n <= 3; n += 1) {
          const author = ['sam', 'jo'][Math.floor(random() * 2)]!;
          if (random() < 0.8) board = withFigure(board, 'sam', n, 4 + Math.floor(random() * 2), author);
          if (random() < 0.3) board = signCard(board, 'sam', author, `2026-08-15T12:0${n}Z`);
        }
        return board;
      };
      const [a, b, c] = [any(), any(), any()];

      expect(mergeBoards(a, b)).toEqual(mergeBoards(b, a));
      expect(mergeBoards(mergeBoards(a, b), c)).toEqual(mergeBoards(a, mergeBoards(b, c)));
      expect(mergeBoards(mergeBoards(a, b), b)).toEqual(mergeBoards(a, b));
    }
  });

  it('leave a board of another day or course alone', () => {
    const today = withFigure(boardOf(golfer('Sam')), 'sam', 1, 5, 'sam');

    expect(mergeBoards(today, { ...boardOf(golfer('Jo')), day: '2026-08-16' })).toBe(today);
    expect(mergeBoards(today, { ...boardOf(golfer('Jo')), course: 'Fernhill' })).toBe(today);
    expect(mergeBoards(today, { ...boardOf(golfer('Jo')), course: ' HERONSBRIDGE ' }).players).toHaveLength(2);
  });
});

describe('a signature', () => {
  const played = scored(boardOf(...FOUR), 'sam', ['sam', 'jo'], () => 0.5);
  const signed = signCard(signCard(played, 'sam', 'sam', '2026-08-15T16:05:30Z'), 'sam', 'jo', '2026-08-15T16:06Z');

  it('travels in the code with name and time', () => {
    const [sam] = unwrap(decodeBoard(encodeBoard(signed))).players;

    expect(signatureOf(sam!, 'sam')).toEqual({ at: '2026-08-15T16:05Z', isBroken: false });
    expect(signatureOf(sam!, 'jo')).toEqual({ at: '2026-08-15T16:06Z', isBroken: false });
    expect(isSignedBy(sam!, 'jo')).toBe(true);
  });

  it('of a marker who had no figure agrees with the player’s', () => {
    const alone = scored(boardOf(FOUR[0]!), 'sam', ['sam'], () => 0.5);

    const [sam] = signCard(alone, 'sam', 'jo', '2026-08-15T16:06Z').players;

    expect(holes().map((n) => figureOf(sam!.holes[n], 'jo'))).toEqual(holes().map(() => 5));
    expect(signatureOf(sam!, 'jo')?.isBroken).toBe(false);
  });

  it('breaks when any hole changes on another phone', () => {
    for (const n of holes()) {
      const [sam] = mergeBoards(signed, withFigure(played, 'sam', n, 9, 'max')).players.filter(
        ({ id }) => id === 'sam',
      );
      expect(signatureOf(sam!, 'jo')?.isBroken).toBe(true);
    }
  });

  it('is taken back by its golfer alone', () => {
    const open = unlockCard(signed, 'sam', 'jo', '2026-08-15T16:10Z');

    expect(['sam', 'jo'].map((by) => isSignedBy(open.players[0]!, by))).toEqual([true, false]);
    expect(mergeBoards(signed, open)).toEqual(mergeBoards(open, open));
  });

  it('of anybody but the player and the marker counts nothing', () => {
    const [sam] = signCard(played, 'sam', 'max', '2026-08-15T16:06Z').players;

    expect(signatureOf(sam!, 'max')).toBeUndefined();
  });
});

describe('a code', () => {
  const one = scored(boardOf(FOUR[0]!), 'sam', ['sam']);
  const card = scored(one, 'sam', ['jo'], () => 0.4);
  const alone = FOUR.reduce((board, { id }) => scored(board, id, [id], seeded(7)), boardOf(...FOUR));
  const everybody = FOUR.reduce(
    (board, { id }) =>
      scored(
        board,
        id,
        FOUR.map((player) => player.id),
        seeded(7),
      ),
    boardOf(...FOUR),
  );
  const same = FOUR.reduce(
    (board, { id }) => FOUR.reduce((whole, author) => scored(whole, id, [author.id], seeded(7)), board),
    boardOf(...FOUR),
  );

  it('of a card is 51 bytes, 67 with its marker’s figures, and of four cards 112 to 321', () => {
    const boards = [one, card, alone, same, everybody];
    const sizes = boards.map((board) => encodeBoard(board).length);

    expect(sizes).toEqual([51, 67, 112, 243, 321]);
  });

  it('holds every field of a board', () => {
    const odd: Board = {
      day: '1997-12-31',
      course: 'Étang 🏌',
      ground: {
        tee: 'Blue',
        par: [4, 3, 5, 4, 4, 3, 4, 5, 7],
        strokeIndex: [1, 2, 3, 4, 5, 6, 7, 8, 9],
        courseRating: 35.6,
        slope: 155,
      },
      games: ['skins', 'wolf'],
      seals: [
        {
          by: 'p2',
          key: toBase64Url(new Uint8Array(33).fill(7)),
          serial: 65_535,
          seal: toBase64Url(new Uint8Array(64).fill(9)),
        },
      ],
      players: [
        golfer('王伟', { id: 'p1', counter: 3, handicap: -4, team: 'A', marker: 'p2', also: ['AAAAAAAAAAA', 'wei'] }),
        golfer('Ann', {
          id: 'p2',
          counter: 0,
          index: -2.1,
          tee: 'Blue',
          holes: { 18: [{ value: 'C', author: 'club', counter: 1023 }] },
        }),
      ],
    };
    const figures = [1, 11, 12, 19, 20, 'X', 'C'] as const;
    const all = figures.reduce((board, value, at) => withFigure(board, 'p1', at + 1, value, 'p2'), odd);

    expect(unwrap(decodeBoard(encodeBoard(all)))).toEqual(all);
  });

  it.each([
    ['nothing', new Uint8Array(), 'This code is not a Divot card.'],
    [
      'a menu of the clubhouse',
      new TextEncoder().encode('https://clubhouse.example'),
      'This code is not a Divot card.',
    ],
    ['a torn code', encodeBoard(card).subarray(0, 30), 'This code is not complete. Read it again.'],
    ['10 MB', new Uint8Array(10_000_000).fill(0xb1), 'This code is too long to be a card.'],
  ])('says in a sentence what is wrong with %s', (_, bytes, error) => {
    expect(decodeBoard(bytes)).toEqual({ ok: false, error });
  });

  const withChecksum = (body: readonly number[]): Uint8Array => {
    // A code of its own, so that hostile contents pass the checksum.
    let crc = 0xffff;
    for (const byte of body) {
      crc ^= byte << 8;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
    return Uint8Array.from([...body, crc >> 8, crc & 255]);
  };

  it('of a newer version asks for an update', () => {
    const [, ...rest] = encodeBoard(card).subarray(0, -2);

    expect(decodeBoard(withChecksum([0xb3, ...rest]))).toEqual({
      ok: false,
      error: 'This code is from a newer Divot. Update Divot, then read it again.',
    });
  });

  it('of the version before is read, its golfers by the fold of their names', () => {
    const before = fromBase64Url('sW1RIGJDK5N7c5sTk0sjOyhqmysLcQJ_FATKcytLYDLLK2Nje7gSU3gXS03z0CgIAK-dwg')!;
    const { players } = unwrap(decodeBoard(before));

    expect(players.map(({ id, marker }) => [id, marker])).toEqual([
      ["sean o'neil", 'jo'],
      ['jo', undefined],
    ]);
    expect(players[0]!.holes).toEqual({ 7: [{ value: 5, author: 'jo', counter: 1 }] });
  });

  it('never holds more than can be read: what would is refused, and what was there stays', () => {
    const crowd = (letter: string) =>
      boardOf(...Array.from({ length: 100 }, (_, at) => golfer(`${letter}${at}`, { counter: 1 })));
    const both = joinBoards([crowd('a'), crowd('b')]);

    expect(both.ok).toBe(false);
    expect(mergeBoards(crowd('a'), crowd('b'))).toEqual(crowd('a'));
    expect(() => encodeBoard(boardOf(golfer(' ')))).toThrow(RangeError);
    expect(() => encodeBoard(boardOf(golfer('Sam'), golfer('Sam')))).toThrow(RangeError);
    expect(() => encodeBoard(boardOf(golfer('Sam', { counter: 1024 })))).toThrow(RangeError);
  });

  it('with hostile contents gives a board or a sentence, at once', () => {
    const random = seeded(11);
    const whole = [...encodeBoard(everybody).subarray(0, -2)];
    for (let turn = 0; turn < 2_000; turn += 1) {
      const body = whole.map((byte, at) => (at > 0 && random() < 0.02 ? Math.floor(random() * 256) : byte));
      const read = decodeBoard(withChecksum(body));
      if (read.ok) expect(() => encodeBoard(mergeBoards(read.value, read.value))).not.toThrow();
      else expect(read.error).toBe('This code holds no valid card.');
    }
  });
});
