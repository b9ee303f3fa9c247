import { describe, expect, it } from 'vitest';
import { compact } from '@divot/basics';
import { figureOf, figuresOf } from '@divot/golf-games';
import { holeOf } from '@divot/golf-rules';
import { playersOf, withHoleOfPlayer } from '#src/domain/rounds/players.ts';
import type { Partner, Round } from '#src/domain/entities/round.entity.ts';
import {
  SAME_NAME,
  boardOfRound,
  boardOnCard,
  codeOf,
  readCode,
  roundAfterReading,
  storedBoard,
  withMarker,
  withStoredBoard,
} from '#src/domain/rounds/group-board.ts';
import { markedHoles } from '#src/domain/rounds/marked-holes.ts';

const PARS = Array.from({ length: 18 }, () => 4);
const tee = { id: 'yellow', name: 'Yellow', par: PARS };
const partner = (name: string, more: Partial<Partner> = {}): Partner => ({
  id: `id of ${name}`,
  name,
  strokes: {},
  ...more,
});

/** A phone with its golfer's round of the day. */
const phoneOf = (name: string, partners: readonly string[], more: Partial<Round> = {}) => {
  const owner = { name };
  let round: Round = compact({
    id: 'round',
    userId: name,
    createdAt: '2026-08-15T08:00:00.000Z',
    updatedAt: '2026-08-15T08:00:00.000Z',
    sortKey: 0,
    date: '2026-08-15T08:00:00.000Z',
    playedOn: '2026-08-15',
    courseSnapshot: { name: 'Heronsbridge', tee },
    mode: 'casual' as const,
    status: 'active' as const,
    holesPlanned: PARS.map((_, at) => at + 1),
    holes: PARS.map((_, at) => holeOf(tee, at + 1)),
    partners: partners.map((one) => partner(one)),
    ...more,
  });
  return {
    get round() {
      return round;
    },
    /** Enters a score as the pad does. Without `of`, the golfer's own. */
    score: (n: number, strokes: number | undefined, of?: string) => {
      const hole = compact({ ...holeOf(tee, n), strokes });
      round = withHoleOfPlayer(
        round,
        hole,
        of === undefined ? undefined : round.partners?.find((one) => one.name === of)?.id,
      );
    },
    show: () => {
      round = withStoredBoard(round, boardOfRound(round, owner), owner);
      return codeOf(storedBoard(round));
    },
    choose: (player: string, marker: string) => {
      round = withStoredBoard(round, withMarker(boardOfRound(round, owner), player, marker, owner), owner);
    },
    read: (code: string, isOwnPhone?: boolean): string | undefined => {
      const received = readCode(code);
      if (!received.ok) return received.error;
      const same = new Map(received.value.players.map(({ id }) => [id, true]));
      const after = roundAfterReading(round, received.value, { owner, tees: [], isOwnPhone, same });
      if (typeof after === 'string') return after;
      round = after;
      return undefined;
    },
    strokesOf: (n: number) =>
      playersOf(round, n).map((player) => `${player.name ?? name} ${player.hole?.strokes ?? '–'}`),
    entries: (id: string, n: number) => boardOnCard(round).players.find((player) => player.id === id)?.holes[n] ?? [],
  };
};
type Phone = ReturnType<typeof phoneOf>;
const handOver = (from: Phone, to: Phone) => to.read(from.show());

describe('cards handed over by looking', () => {
  it('gives the reader the four cards, and passes them on', () => {
    const [sam, jo, max] = [phoneOf('Sam', ['Jo', 'Max', 'Priya']), phoneOf('Jo', []), phoneOf('Max', [])];
    sam.score(1, 4);
    sam.score(1, 5, 'Jo');
    sam.score(1, 7, 'Priya');
    jo.score(1, 5);

    expect(handOver(sam, jo)).toBeUndefined();
    expect(handOver(jo, max)).toBeUndefined();

    expect(jo.strokesOf(1).toSorted()).toEqual(['Jo 5', 'Max –', 'Priya 7', 'Sam 4']);
    expect(max.strokesOf(1).toSorted()).toEqual(['Jo 5', 'Max –', 'Priya 7', 'Sam 4']);
  });

  it('never changes the golfer’s own card, and shows the other figure beside it', () => {
    const [sam, jo] = [phoneOf('Sam', ['Jo']), phoneOf('Jo', ['Sam'])];
    sam.score(7, 5);
    jo.score(7, 6, 'Sam');

    handOver(jo, sam);

    expect(sam.strokesOf(7)).toEqual(['Sam 5', 'Jo –']);
    expect(figuresOf(sam.entries('sam', 7)).toSorted((a, b) => Number(a) - Number(b))).toEqual([5, 6]);
  });

  it('keeps what a marker entered, and follows the player everywhere else', () => {
    const [sam, jo, max] = [
      phoneOf('Sam', ['Jo', 'Max']),
      phoneOf('Jo', ['Sam', 'Max']),
      phoneOf('Max', ['Sam', 'Jo']),
    ];
    for (const phone of [jo, max]) phone.score(3, 4, 'Sam');
    handOver(jo, sam);
    handOver(max, sam);
    sam.choose('sam', 'jo');
    sam.score(3, 5);

    handOver(sam, jo);
    handOver(sam, max);

    expect(max.strokesOf(3)).toContain('Sam 5');
    expect(jo.strokesOf(3)).toContain('Sam 4');
    expect(figureOf(jo.entries('sam', 3), 'sam')).toBe(5);
    expect(figureOf(jo.entries('sam', 3), 'jo')).toBe(4);
  });

  it('settles two figures with the next one', () => {
    const [sam, jo] = [phoneOf('Sam', ['Jo']), phoneOf('Jo', ['Sam'])];
    sam.score(7, 5);
    jo.score(7, 6, 'Sam');
    handOver(jo, sam);

    sam.score(7, 6);
    handOver(sam, jo);

    expect(figuresOf(jo.entries('sam', 7))).toEqual([6]);
  });

  it('settles them too when a partner who is not the marker picks one of the two', () => {
    const [sam, max] = [phoneOf('Sam', ['Jo', 'Max']), phoneOf('Max', ['Sam', 'Jo'])];
    sam.score(7, 5);
    max.score(7, 6, 'Sam');
    handOver(sam, max);

    max.score(7, 5, 'Sam');
    handOver(max, sam);

    expect(figuresOf(sam.entries('sam', 7))).toEqual([5]);
  });

  it('takes a score back on the other phone too', () => {
    const [sam, jo] = [phoneOf('Sam', ['Jo', 'Max']), phoneOf('Jo', ['Sam', 'Max'])];
    sam.score(7, 5, 'Max');
    handOver(sam, jo);
    sam.score(7, undefined, 'Max');

    handOver(sam, jo);

    expect(jo.strokesOf(7)).toContain('Max –');
  });

  it('changes nothing with a card of another day, another course or no card', () => {
    const sam = phoneOf('Sam', ['Jo']);
    const others = [
      phoneOf('Jo', ['Sam'], { playedOn: '2026-08-14' }),
      phoneOf('Jo', ['Sam'], { courseSnapshot: { name: 'Fernhill', tee } }),
    ];
    const before = sam.round;

    expect(others.map((phone) => sam.read(phone.show()))).toEqual([
      'This code is of another day. Nothing changed.',
      'This code is of Fernhill. Your card is not. Nothing changed.',
    ]);
    expect(sam.read('not a card')).toBe('This code is not a Divot card.');
    expect(sam.round).toBe(before);
  });

  it('asks when another phone says that it is Sam too', () => {
    const [sam, tablet] = [phoneOf('Sam', ['Jo']), phoneOf('Sam', ['Max'])];
    sam.score(1, 4);
    tablet.score(2, 5);

    expect(handOver(tablet, sam)).toBe(SAME_NAME);
    expect(sam.read(tablet.show(), true)).toBeUndefined();
    expect(handOver(tablet, sam)).toBeUndefined();
  });

  it('does not ask when the golfer’s own figures come back from others', () => {
    const [sam, jo] = [phoneOf('Sam', ['Jo']), phoneOf('Jo', ['Sam'])];
    sam.score(1, 4);
    sam.score(1, 5, 'Jo');
    handOver(sam, jo);

    expect(handOver(jo, sam)).toBeUndefined();
    sam.score(1, 6);
    expect(handOver(jo, sam)).toBeUndefined();
  });

  it('merges what two devices of the golfer received apart', () => {
    const [sam, jo, max] = [phoneOf('Sam', ['Jo', 'Max']), phoneOf('Jo', []), phoneOf('Max', [])];
    jo.score(1, 5);
    max.score(2, 6);
    const board = [jo.show(), max.show()];

    const both = { ...sam.round, board };

    expect(storedBoard(both).players.map(({ id }) => id)).toEqual(['jo', 'max']);
  });
});

describe('the marker’s card', () => {
  const markersOf = (phone: Phone) =>
    boardOnCard(phone.round).players.map(({ id, marker }) => `${id} by ${marker ?? 'nobody'}`);

  it('is kept by whom the golfers choose, on every phone', () => {
    const [sam, jo] = [phoneOf('Sam', ['Jo', 'Max']), phoneOf('Jo', ['Sam', 'Max'])];
    handOver(sam, jo);
    handOver(jo, sam);
    expect(markersOf(sam)).toEqual(['id of Max by nobody', 'jo by sam', 'sam by jo']);

    sam.choose('sam', 'id of Max');
    sam.choose('id of Max', 'sam');
    handOver(sam, jo);
    handOver(jo, sam);

    for (const phone of [sam, jo])
      expect(markersOf(phone)).toEqual(['id of Max by sam', 'jo by sam', 'sam by id of Max']);
  });

  const ORDER = PARS.map((_, at) => at + 1);
  const cardOf = (phone: Phone, id: string) =>
    markedHoles(
      boardOnCard(phone.round).players.find((player) => player.id === id)!,
      ORDER,
    );

  it('has both figures of each hole, agreed, different or open', () => {
    const [sam, jo] = [phoneOf('Sam', ['Jo']), phoneOf('Jo', ['Sam'])];
    for (const [n, own, marked] of [
      [1, 4, 4],
      [2, 5, 6],
    ] as const) {
      sam.score(n, own);
      jo.score(n, marked, 'Sam');
    }
    sam.score(3, 7);

    handOver(sam, jo);
    handOver(jo, sam);

    const expected = [
      { n: 1, player: '4', marker: '4', state: 'agreed' },
      { n: 2, player: '5', marker: '6', state: 'differs' },
      { n: 3, player: '7', marker: undefined, state: 'open' },
    ];
    expect(cardOf(sam, 'sam').slice(0, 3)).toEqual(expected);
    expect(cardOf(jo, 'sam').slice(0, 3)).toEqual(expected);
  });

  it('agrees after the player has changed the hole, although the marker had the later word', () => {
    const [sam, jo] = [phoneOf('Sam', ['Jo']), phoneOf('Jo', ['Sam'])];
    sam.score(2, 5);
    handOver(sam, jo);
    jo.score(2, 6, 'Sam');
    handOver(jo, sam);

    sam.score(2, 6);
    handOver(sam, jo);

    expect(cardOf(jo, 'sam')[1]).toMatchObject({ player: '6', marker: '6', state: 'agreed' });
  });
});
