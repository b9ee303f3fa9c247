import { cases } from '@divot/basics/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { compact, seeded, shuffled } from '@divot/basics';
import { type Board, type PhoneKey, figureOf, newPhoneKey, sealBoard, signCard, unlockCard } from '@divot/golf-games';
import { holeOf } from '@divot/golf-rules';
import { withHoleOfPlayer } from '#src/domain/rounds/players.ts';
import type { Partner, Round } from '#src/domain/entities/round.entity.ts';
import { asOneGolfer, idOf } from '#src/domain/rounds/golfer-ids.ts';
import {
  boardOfRound,
  boardOnCard,
  codeOf,
  storedBoard,
  withStoredBoard,
  withWordOf,
} from '#src/domain/rounds/group-board.ts';
import { readCode } from '#src/domain/rounds/read-code.ts';

// Three honest phones and a liar exchange codes in any order, some of them lost, some read twice.

/** 10,000 groups take ten minutes of one core. */
const GROUPS = Number(process.env['DIVOT_GROUPS'] ?? cases(250, 25));
const FIRST_SEED = Number(process.env['DIVOT_FIRST_GROUP'] ?? 1);
const HOLES = [1, 2, 3];
const tee = { id: 'yellow', name: 'Yellow', par: Array.from({ length: 18 }, () => 4) };
const NAMES = ['Ann', 'Ben', 'Cy', 'Mallory'];
const ids = NAMES.map((name) => `${name}-golfer`.slice(0, 11).padEnd(11, 'A'));
let keys: readonly PhoneKey[];
/** The rounds of the phones after they have met on the first tee. */
let met: readonly Round[];
beforeAll(async () => {
  keys = await Promise.all([...NAMES, 'another'].map(newPhoneKey));
  const phones = NAMES.map((_, at): Phone => ({ at, round: roundOf(at), entered: new Set() }));
  const first = await Promise.all(phones.map(share));
  for (const phone of phones) for (const code of first.toSpliced(phone.at, 1)) await read(phone, code);
  met = phones.map(({ round }) => round);
});

const AT = '2026-08-15T08:00:00.000Z';
const roundOf = (at: number): Round => {
  const partners = ids.map((id, other): Partner => ({ id, name: NAMES[other]!, strokes: {} }));
  return {
    id: 'round',
    userId: NAMES[at]!,
    createdAt: AT,
    updatedAt: AT,
    sortKey: 0,
    date: AT,
    playedOn: '2026-08-15',
    courseSnapshot: { name: 'Heronsbridge', tee },
    mode: 'casual',
    status: 'active',
    holesPlanned: HOLES,
    holes: HOLES.map((n) => holeOf(tee, n)),
    partners: partners.filter((_, other) => other !== at),
  };
};

/** `entered`: what its golfer has entered, on their own card and on others'. */
type Phone = { readonly at: number; round: Round; readonly entered: Set<string> };
const ownerOf = ({ at }: Phone) => ({ name: NAMES[at]!, id: ids[at]!, keys: [keys[at]!.key] });

const sealed = async (phone: Phone, board: Board): Promise<Board> => {
  const own = idOf(ownerOf(phone));
  return board.seals?.some(({ by }) => by === own)
    ? board
    : sealBoard(board, own, (phone.round.boardSerial ?? 0) + 1, keys[phone.at]!);
};
const share = async (phone: Phone): Promise<string> => {
  const board = await sealed(phone, boardOfRound(phone.round, ownerOf(phone)));
  phone.round = withStoredBoard(phone.round, board, ownerOf(phone));
  return `1.1.${codeOf(board)}`;
};
const read = async (phone: Phone, code: string) => {
  const after = await readCode(phone.round, code, { owner: ownerOf(phone), tees: [] });
  phone.round = after.round;
  return after;
};
const score = (phone: Phone, n: number, strokes: number, of: number) => {
  const hole = compact({ ...holeOf(tee, n), strokes });
  phone.entered.add([ids[of], n, strokes].join(' '));
  phone.round = withHoleOfPlayer(phone.round, hole, of === phone.at ? undefined : ids[of]);
};
const sign = (phone: Phone, isSigning: boolean) => {
  const own = ids[phone.at]!;
  const board = boardOfRound(phone.round, ownerOf(phone));
  const word = (isSigning ? signCard : unlockCard)(asOneGolfer(board, phone.round), own, own, AT);
  phone.round = withStoredBoard(phone.round, withWordOf(board, word, own), ownerOf(phone));
};

/** A code that says of others what they never said: unsealed, or under the liar's own or a new key. */
const lie = async (known: Board, random: () => number): Promise<string> => {
  const below = (most: number) => Math.floor(random() * most);
  const victim = ids[below(3)]!;
  const counter = [1, 5, 40, 1023][below(4)]!;
  const forged: Board = {
    ...known,
    players: known.players.map((player) =>
      player.id === victim
        ? {
            ...player,
            name: 'Nobody',
            tee: 'Red',
            index: 54,
            marker: ids[3]!,
            counter: Math.min(1023, player.counter + counter),
            holes: { ...player.holes, [1 + below(3)]: [{ value: 9, author: [victim, ids[3]!][below(2)]!, counter }] },
            signatures: [{ by: [victim, ids[3]!][below(2)]!, counter, at: '2026-08-15T09:00Z', card: below(65_536) }],
          }
        : player,
    ),
  };
  const kind = below(4);
  if (kind === 0) return `1.1.${codeOf({ ...forged, seals: [] })}`;
  if (kind === 1) return `1.1.${codeOf(forged)}`;
  return `1.1.${codeOf(await sealBoard(forged, kind === 2 ? victim : ids[3]!, 60_000, keys[kind === 2 ? 4 : 3]!))}`;
};

const ownOn = (round: Round, at: number) => {
  const card = boardOnCard(round).players.find(({ id }) => id === ids[at])!;
  return {
    name: card.name,
    tee: card.tee,
    figures: HOLES.map((n) => figureOf(card.holes[n], ids[at]!)),
    signed: card.signatures.filter(({ by }) => by === ids[at]),
  };
};

/** What a golfer says on a board: player, hole and strokes. */
const wordsOf = ({ players }: Board, at: number): readonly string[] =>
  players.flatMap(({ id, holes }) =>
    Object.entries(holes).flatMap(([n, entries]) =>
      entries.filter(({ author }) => author === ids[at]).map(({ value }) => [id, n, value].join(' ')),
    ),
  );

const boardsOf = (phones: readonly Phone[]): number =>
  new Set(phones.map(({ round }) => JSON.stringify(storedBoard(round).players))).size;

describe('three phones and a liar', () => {
  it('end with one board on which a golfer says what they entered and nothing else, and no card is lost', async () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + GROUPS; seed += 1) {
      const random = seeded(seed);
      const below = (most: number) => Math.floor(random() * most);
      const phones = met.map((round, at): Phone => ({ at, round, entered: new Set() }));
      const honest = phones.slice(0, 3);

      for (let step = 0; step < 6; step += 1) {
        const phone = phones[below(4)]!;
        score(phone, 1 + below(3), 3 + below(4), below(4));
        const code = below(3) === 0 ? await lie(storedBoard(phones[3]!.round), random) : await share(phone);
        if (below(4) > 0) await read(phones[below(4)]!, code);
        if (below(4) === 0) await read(phones[below(3)]!, code);
      }
      for (const phone of honest) for (const n of HOLES) score(phone, n, 3 + below(4), phone.at);
      const signer = honest[below(3)]!;
      sign(signer, true);
      const mine = honest.map((phone) =>
        ownOn(withStoredBoard(phone.round, boardOfRound(phone.round, ownerOf(phone)), ownerOf(phone)), phone.at),
      );

      // Once round, and once more for those who say again what a later figure hid.
      for (let turn = 0; turn < 2 && !(turn > 0 && boardsOf(honest) === 1); turn += 1)
        for (const from of shuffled(honest, random)) {
          const code = await share(from);
          for (const to of honest) if (to !== from) await read(to, code);
        }

      expect(boardsOf(honest), `group ${seed}`).toBe(1);
      for (const phone of honest) {
        const invented = wordsOf(storedBoard(phone.round), phone.at).filter((word) => !phone.entered.has(word));
        expect(invented, `group ${seed}`).toEqual([]);
        expect(honest.map(({ at }) => ownOn(phone.round, at))).toEqual(mine);
        expect(phone.round.holes.every(({ strokes }) => strokes !== undefined)).toBe(true);
      }
      sign(signer, false);
      expect(signer.round.signed).not.toContain('own');
    }
  }, 3_600_000);
});
