import { longest, mostItems } from '#src/domain/entities/limits.ts';
import { type Result, compact, fail, foldName, ok } from '@divot/basics';
import {
  type Board,
  type BoardPlayer,
  figureOf,
  figuresOf,
  hasJump,
  isSameEvent,
  joinBoards,
  withoutWordOf,
} from '@divot/golf-games';
import { equal } from '@divot/documents';
import { partnerHoles, withPartnerHole } from './partner-card.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Partner, Round } from '#src/domain/entities/round.entity.ts';
import { distinctNames } from './distinct-names.ts';
import { type Owner, asOneGolfer, groupOn, idOf, knownAs, partnerIdOf, strangeSeals } from './golfer-ids.ts';
import { boardOfRound, unsealed } from './own-word.ts';
import { holeFields } from './signed-card.ts';
import { storedBoard, withStoredBoard } from './stored-board.ts';
import { teeText } from './tee-text.ts';

// What this phone's round takes over from another phone's board, and what only the golfer can say about it.

export { boardOfRound, withMarker, withWordOf } from './own-word.ts';
export { boardOnCard, codeOf, isWhole, readCode, storedBoard, unreadable, withStoredBoard } from './stored-board.ts';

/** What reading a board asks the golfer. */
export type Question =
  /** Is the golfer `id` of the code the one of this name on the card? `as` is who they are then. */
  | {
      readonly kind: 'same-golfer';
      readonly id: string;
      readonly name: string;
      readonly as: string;
      readonly isOwner: boolean;
    }
  /** Somebody whom this phone knows speaks with another key. Do they have a new phone? */
  | { readonly kind: 'new-phone'; readonly id: string; readonly name: string; readonly key: string }
  /** Another phone speaks for this golfer. Is it theirs? */
  | { readonly kind: 'own-phone' };

export type Reading = {
  readonly owner: Owner;
  /** The tees of the course. */
  readonly tees: readonly Tee[];
  /** Whether the other phone that speaks for the golfer is their own. Absent: not asked yet. */
  readonly isOwnPhone?: boolean | undefined;
  /** Nobody showed this phone a code: it only brings news of golfers who are on the card. */
  readonly isLive?: boolean;
  /** Keys of golfers from earlier rounds, by id. */
  readonly keys?: ReadonlyMap<string, readonly string[]>;
  /** Ids of the code of whom the golfer is asked: nothing is taken for an answer. */
  readonly waiting?: ReadonlySet<string>;
  /** By id of the code: whether it is the golfer of that name on the card. */
  readonly same?: ReadonlyMap<string, boolean>;
  /** Keys that the golfer knows to be of a new phone. */
  readonly newKeys?: ReadonlySet<string>;
};

/**
 * A partner's card as it stands on the board. Where two figures stand, the golfer's own of them, else the partner's. Of a
 * player whom the golfer marks, what the golfer entered.
 */
const withReceived = (partner: Partner, player: BoardPlayer, round: Round, ownerId: string): Partner =>
  partnerHoles(round.holes, partner).reduce((card, hole) => {
    const entries = player.holes[hole.n] ?? [];
    const figures = figuresOf(entries, player.id);
    const mine = figureOf(entries, ownerId);
    const isMine = mine !== undefined && (player.marker === ownerId || figures.includes(mine));
    return figures.length === 0
      ? card
      : withPartnerHole(card, compact({ ...hole, ...holeFields(isMine ? mine : figures[0]) }));
  }, partner);

const MAX_PARTNERS = mostItems('rounds', 'partners');
const ID_LENGTH = longest('rounds', 'partners.id');

const partnerOf = (
  { id, tee, index, handicap }: BoardPlayer,
  name: string,
  round: Round,
  tees: readonly Tee[],
): Partner => {
  const named = tees.find((one) => teeText(one) === tee) ?? tees.find((one) => one.name === tee);
  return compact({
    id: id.slice(0, ID_LENGTH),
    name,
    strokes: {},
    tee: named?.id === round.courseSnapshot?.tee.id ? undefined : named,
    index,
    courseHandicap: handicap,
  });
};

/** The round with more partners, if there is room for all of them. */
const withPartners = (round: Round, joining: readonly BoardPlayer[], { tees, owner }: Reading): Round => {
  const { partners = [], sameGolfers = [] } = round;
  if (joining.length === 0 || partners.length + joining.length > MAX_PARTNERS) return round;
  const long = joining.filter(({ id }) => id.length > ID_LENGTH);
  const taken = [owner.name, ...partners.map(({ name }) => name)];
  const names = distinctNames(
    joining.map(({ name }) => name),
    taken,
  );
  return compact({
    ...round,
    partners: [...partners, ...joining.map((player, at) => partnerOf(player, names[at]!, round, tees))],
    sameGolfers:
      long.length > 0
        ? [...sameGolfers, ...long.map(({ id }) => ({ id: id.slice(0, ID_LENGTH), as: id }))]
        : round.sameGolfers,
  });
};

/**
 * The round with what the board knows of its partners. The golfer's own card stays as it is, and so does what they entered
 * of the player whom they mark. A partner is called what the golfer calls them.
 */
const withBoard = (round: Round, board: Board, ownerId: string): Round => {
  if (!round.partners) return round;
  const partners = round.partners.map((partner) => {
    const player = board.players.find(({ id }) => id === partnerIdOf(round, partner));
    return player ? withReceived(partner, player, round, ownerId) : partner;
  });
  return { ...round, partners };
};

/** The golfer's blank holes as their other phone has them. */
const withOwnFilled = (round: Round, board: Board, ownerId: string): Round => {
  const card = board.players.find(({ id }) => id === ownerId);
  const holes = round.holes.map((hole) => {
    const figure = figureOf(card?.holes[hole.n], ownerId) ?? undefined;
    const isBlank = hole.strokes === undefined && !hole.pickedUp;
    return isBlank && figure !== undefined ? compact({ ...hole, ...holeFields(figure) }) : hole;
  });
  return { ...round, holes };
};

const signaturesBy = (player: BoardPlayer, ownId: string): string[] =>
  player.signatures.filter(({ by }) => by === ownId).map((one) => [player.id, one.counter, one.at, one.card].join(' '));
const wordsBy = ({ players }: Board, ownerId: string): readonly string[] =>
  players.flatMap((player) => [
    ...signaturesBy(player, ownerId),
    ...Object.entries(player.holes).flatMap(([n, entries]) =>
      entries
        .filter(({ author }) => author === ownerId)
        .map(({ value, counter }) => [player.id, n, counter, value].join(' ')),
    ),
  ]);

/** Whether a board says something as this golfer that the golfer never said. */
const speaksForOwner = (current: Board, merged: Board, ownerId: string): boolean => {
  const mine = new Set(wordsBy(current, ownerId));
  return wordsBy(merged, ownerId).some((word) => !mine.has(word));
};

/** By which keys golfers were known in earlier rounds. */
export const keysIn = (rounds: readonly Round[]): ReadonlyMap<string, readonly string[]> => {
  const keys = new Map<string, string[]>();
  for (const { by, key } of rounds.flatMap((round) => storedBoard(round).seals ?? []))
    keys.set(by, [...(keys.get(by) ?? []), key]);
  return keys;
};

/** Whether a received board holds anything that is not on this one. */
export const addsTo = (board: Board, received: Board): boolean => {
  const both = joinBoards([board, received]);
  const same = joinBoards([board]);
  return both.ok && same.ok && !equal(both.value, same.value);
};

/** Golfers of a board who have the name of somebody on the card, and nobody said yet whether they are the same. */
const namesakes = (
  round: Round,
  received: Board,
  { owner }: Reading,
): readonly (Question & { kind: 'same-golfer' })[] => {
  const ownerId = idOf(owner);
  const group = groupOn(round, owner);
  const answered = new Set((round.sameGolfers ?? []).map(({ id }) => id));
  return received.players.flatMap(({ id, name, also = [] }) => {
    if (group.includes(knownAs(round, id)) || answered.has(id)) return [];
    const isNamed = (one: { readonly name: string }) => foldName(one.name) === foldName(name);
    const partner = round.partners?.find((one) => also.includes(partnerIdOf(round, one)) || isNamed(one));
    const as = isNamed(owner) ? ownerId : partner && partnerIdOf(round, partner);
    return as === undefined ? [] : [{ kind: 'same-golfer' as const, id, name, as, isOwner: as === ownerId }];
  });
};

/** A code of the version before has no ids: its golfers go by their names. */
const hasNoId = ({ id, name }: { readonly id: string; readonly name: string }): boolean => id === foldName(name);

/** The answer to a question about a namesake. A partner in a code without ids is taken for the one of that name. */
const answerTo = (question: Question & { kind: 'same-golfer' }, { same, waiting }: Reading): boolean | undefined =>
  same?.get(question.id) ?? (!question.isOwner && hasNoId(question) && !waiting?.has(question.id) ? true : undefined);

/** Who speaks for themselves goes by their own id. */
const linkOf = (question: Question & { kind: 'same-golfer' }, received: Board, isSame: boolean) => {
  const { id, as, isOwner } = question;
  if (!isSame) return { id, as: '' };
  const isSpeaking = received.players.some((player) => player.id === id && player.counter > 0);
  return isSpeaking && !isOwner ? { id: as, as: id } : { id, as };
};

/** Cards of this golfer's name that others keep, who say nothing themselves. The golfer takes them as theirs, or not. */
export const keptForOwner = (round: Round, owner: Owner): readonly BoardPlayer[] => {
  const board = storedBoard(round);
  const asked = namesakes(round, board, { owner, tees: [] }).filter(({ isOwner }) => isOwner);
  return board.players.filter(({ id, counter }) => counter === 0 && asked.some((question) => question.id === id));
};

/** The round after the golfer has said whether a card that others keep is theirs. */
export const withOwnCard = (round: Round, id: string, isOwn: boolean, owner: Owner): Round => ({
  ...round,
  sameGolfers: [...(round.sameGolfers ?? []), { id, as: isOwn ? idOf(owner) : '' }],
});

type NewPhone = Question & { readonly kind: 'new-phone' };

/** Who speaks on a board with another key than the one that they are known by. */
export const newPhonesOf = (current: Board, received: Board, reading: Reading): readonly NewPhone[] =>
  strangeSeals(current, received, reading)
    .filter(({ by }) => by !== idOf(reading.owner))
    .map(({ by, key }) => {
      const name = received.players.find(({ id }) => id === by)?.name ?? by;
      return { kind: 'new-phone', id: by, name, key };
    });

/** What the golfer is asked before all of a board can be taken over. */
export const questionsOf = (round: Round, received: Board, reading: Reading): readonly Question[] => {
  const after = takeOver(round, received, reading);
  return [
    ...namesakes(round, received, reading).filter(({ id }) => reading.same?.get(id) === undefined),
    ...newPhonesOf(boardOfRound(round, reading.owner), received, reading),
    ...(!after.ok && after.error.code === 'same-golfer' ? [{ kind: 'own-phone' as const }] : []),
  ];
};

export const SAME_NAME = 'Another phone enters scores as the same golfer.';
/** Why nothing of a board was taken, and the sentence that says so. 'same-golfer': it speaks for this golfer. */
export type Refusal = {
  readonly code: 'other-day' | 'other-event' | 'jump' | 'too-much' | 'same-golfer' | 'not-stored';
  readonly sentence: string;
};
const refuse = (code: Refusal['code'], sentence: string) => fail({ code, sentence });
/** The same with its sentence alone, for the golfer. */
export const told = <T>(read: Result<T, Refusal>): Result<T> => (read.ok ? read : fail(read.error.sentence));

/** The round with the golfer's answers about namesakes. */
const withAnswers = (round: Round, asked: ReturnType<typeof namesakes>, received: Board, reading: Reading): Round => {
  const links = asked.flatMap((question) => {
    const answer = answerTo(question, reading);
    return answer === undefined ? [] : [linkOf(question, received, answer)];
  });
  return links.length > 0 ? { ...round, sameGolfers: [...(round.sameGolfers ?? []), ...links] } : round;
};

const refusalOf = (current: Board, received: Board) => {
  if (received.day !== current.day) return refuse('other-day', 'This code is of another day. Nothing changed.');
  if (!isSameEvent(current, received)) {
    const course = received.course || 'another course';
    return refuse('other-event', `This code is of ${course}. Your card is not. Nothing changed.`);
  }
  return hasJump(current, received)
    ? refuse('jump', 'This code says that a score was changed more often than a score can be. Nothing changed.')
    : undefined;
};

/** Whether the board comes from this golfer's own phone, and only echoes what this one said. */
const ownWord = (round: Round, current: Board, received: Board, { owner, isOwnPhone }: Reading) => {
  const sealIn = ({ seals = [] }: Board) => seals.find(({ by }) => by === idOf(owner));
  const seal = sealIn(received);
  const isKnownKey = seal !== undefined && [...(owner.keys ?? []), sealIn(current)?.key].includes(seal.key);
  const isMine = isOwnPhone === true || isKnownKey;
  return { isMine, isEcho: isMine && seal !== undefined && seal.serial <= (round.boardSerial ?? 0) };
};

/** Whether the boards together say as this golfer what the golfer never said. */
const claimsOwner = (round: Round, current: Board, received: Board, ownerId: string): boolean => {
  const claimed = joinBoards([current, received].map((board) => asOneGolfer(unsealed(board, ownerId), round)));
  return claimed.ok && speaksForOwner(asOneGolfer(current, round), claimed.value, ownerId);
};

/**
 * The round after another phone's board was read, whose seals are true: the board is merged and partners have what it
 * knows of them; whom it brings joins the card if there is room for all. What waits for an answer is left out. Refused if
 * it is of another event, if it holds too much, or if it speaks for this golfer.
 */
export const takeOver = (before: Round, received: Board, reading: Reading): Result<Round, Refusal> => {
  const { owner } = reading;
  const ownerId = idOf(owner);
  const asked = namesakes(before, received, reading);
  const round = withAnswers(before, asked, received, reading);
  const current = boardOfRound(round, owner);
  const refused = refusalOf(current, received);
  if (refused) return refused;

  const { isMine, isEcho } = ownWord(round, current, received, reading);
  const strange = newPhonesOf(current, received, reading).map(({ id }) => id);
  const others = [...strange, ...(isMine && !isEcho ? [] : [ownerId])].reduce(withoutWordOf, received);
  // A new phone speaks in place of the one before.
  const replaced = (received.seals ?? []).filter(({ key }) => reading.newKeys?.has(key)).map(({ by }) => by);
  const merged = joinBoards([replaced.reduce(withoutWordOf, current), others]);
  if (!merged.ok) return refuse('too-much', merged.error);
  if (!isMine && reading.isOwnPhone === undefined && claimsOwner(round, current, received, ownerId))
    return refuse('same-golfer', SAME_NAME);

  const board = asOneGolfer(merged.value, round);
  const open = new Set(asked.filter((question) => answerTo(question, reading) === undefined).map(({ id }) => id));
  const group = groupOn(round, owner);
  const brought = new Set(reading.isLive ? [] : received.players.map(({ id }) => knownAs(round, id)));
  const joining = board.players.filter(({ id }) => brought.has(id) && !group.includes(id) && !open.has(id));
  const taken = withBoard(withPartners(round, joining, reading), board, ownerId);
  const filled = isMine ? withOwnFilled(taken, asOneGolfer(received, round), ownerId) : taken;
  return ok(withStoredBoard(filled, merged.value, owner));
};

/** The round after another phone's board was read, or the sentence that refuses it. */
export const roundAfterReading = (round: Round, received: Board, reading: Reading): Round | string => {
  const after = takeOver(round, received, reading);
  return after.ok ? after.value : after.error.sentence;
};
