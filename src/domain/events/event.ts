import type { Static } from 'typebox';
import { type Result, compact, fail, foldName, fromBase64Url, groupBy, ok, toBase64Url } from '@divot/basics';
import {
  type Board,
  MOST_GROUPS,
  type Score,
  authorsOf,
  decodeBoard,
  encodeBoard,
  figureOf,
  figuresOf,
  hasJump,
  isSameEvent,
  joinBoards,
  mergeBoards,
  saidBy,
  statementsIn,
  verifyBoard,
  withFigure,
  withoutWordOf,
} from '@divot/golf-games';
import { MAXIMUM_SCORES } from '@divot/golf-rules';
import { tee } from '#src/domain/entities/course.entity.ts';
import {
  day,
  decimal,
  id,
  instantText,
  mapOf,
  object,
  oneOf,
  optional,
  text,
  whole,
  whollyReplaced,
} from '@divot/documents';
import { type SameGolfer, asOneGolfer, knownAs, strangeSeals } from '#src/domain/rounds/golfer-ids.ts';

// A day with up to 24 groups, kept by whoever runs it: who plays where with whom, and what is known of the cards. The cards
// are boards as phones pass them on (packages/golf-games/board), what each phone says apart.

export const MOST_PLAYERS = 4 * MOST_GROUPS;
export const MOST_COURSES = 3;
const MOST_CODE = 24_000;
const MOST_CODES = 400;

/**
 * Why a player has no result, or none on some holes. 'stopped': the card is final, and blank holes count as picked up. The
 * others have none; who is disqualified leaves the whole side without.
 */
const STATES = ['absent', 'stopped', 'withdrawn', 'disqualified'] as const;
const MOST_ID = 255;
const player = object({
  /** `foldName` of the name. */
  id: text(MOST_ID),
  name: text(60),
  index: optional(decimal(-10, 54)),
  /** Name of the tee. Absent: the course's first. */
  tee: optional(text(40)),
  /** Whose rating of the tee counts, where it has one for each. */
  gender: optional(oneOf('female', 'male')),
  state: optional(oneOf(...STATES)),
});
const group = object({
  players: whollyReplaced(text(MOST_ID), MOST_PLAYERS),
  /** Place in `courses`. */
  course: whole(0, MOST_COURSES - 1),
  hole: whole(1, 18),
  isSecond: optional(oneOf('yes')),
  time: optional(text(5)),
  /** Of the group's live board in the cloud. Absent: nobody has asked for the group's code. */
  key: optional(text(64)),
});
const FORMS = [
  'stroke',
  'stableford',
  'maximum',
  'par',
  'match',
  'four-ball',
  'foursomes',
  'scramble',
  'pairs-stableford',
] as const;
export const eventSchema = object({
  id: id(),
  name: text(80),
  day: day(),
  form: oneOf(...FORMS),
  /** The most a hole counts where the form is maximum score. Absent: net double bogey. */
  maximum: optional(oneOf(...MAXIMUM_SCORES)),
  scoring: oneOf('net', 'gross'),
  ties: oneOf('shared', 'count-back'),
  /** The last nine of a count-back, where groups start on different holes. Absent: those of the card. */
  lastHoles: optional(oneOf('card', 'played')),
  courses: whollyReplaced(object({ name: text(80), tees: whollyReplaced(tee, 20) }), MOST_COURSES),
  players: whollyReplaced(player, MOST_PLAYERS),
  groups: whollyReplaced(group, MOST_GROUPS),
  /** Of the draw. Absent: the groups were made by hand. */
  seed: optional(whole(0, 4_294_967_295)),
  /** Name of who made the groups. */
  groupsBy: optional(text(60)),
  /** What is known of the cards: what each phone says, one by one, as it came. */
  codes: whollyReplaced(text(MOST_CODE), MOST_CODES),
  /** What the organiser answered: this id of a code is that player. '': somebody else. */
  sameGolfers: optional(whollyReplaced(object({ id: text(MOST_ID), as: text(MOST_ID) }), MOST_CODES)),
  /** What the organiser took out: what the phone of `by` says of the card of `of`. It stays in `codes`. */
  takenOut: optional(whollyReplaced(object({ by: text(MOST_ID), of: text(MOST_ID) }), MOST_CODES)),
  /** By player: when their card last brought something new. */
  heardAt: mapOf(instantText()),
});
export type GolfEvent = Static<typeof eventSchema>;
export type EventPlayer = GolfEvent['players'][number];
export type EventGroup = GolfEvent['groups'][number];
export type EventForm = GolfEvent['form'];
export const EVENT_FORMS: readonly EventForm[] = FORMS;
export type PlayerState = (typeof STATES)[number];
export const PLAYER_STATES: readonly PlayerState[] = STATES;
/** As a result says it. */
export const STATE_WORDS: Readonly<Record<PlayerState, string>> = {
  absent: 'did not play',
  stopped: 'stopped',
  withdrawn: 'withdrew',
  disqualified: 'disqualified',
};

type SideSize = { readonly least: number; readonly most: number; readonly words: string };
/** Forms in which players of a group play together, or two against each other. */
const SIDES: Partial<Readonly<Record<EventForm, SideSize>>> = {
  match: { least: 2, most: 2, words: 'A match is for two players' },
  'four-ball': { least: 2, most: 2, words: 'A side in four-ball has two players' },
  foursomes: { least: 2, most: 2, words: 'A side in foursomes has two players' },
  scramble: { least: 2, most: 4, words: 'A side in a scramble has two to four players' },
  'pairs-stableford': { least: 2, most: 4, words: 'A side in team Stableford has two to four players' },
};
export const isOfSides = (form: EventForm): boolean => SIDES[form] !== undefined;

/** The side that a player is on, or the match they play: the whole group, or two and two in the order of the group. */
export const sideOf = ({ form, groups }: Pick<GolfEvent, 'form' | 'groups'>, playerId: string): string => {
  const at = groups.findIndex(({ players }) => players.includes(playerId));
  const isByTwos = SIDES[form]?.most === 2;
  const pair = Math.floor(groups[at]!.players.indexOf(playerId) / 2);
  return isByTwos ? `${at + 1}.${pair + 1}` : String(at + 1);
};

/** What is wrong with the sides of a group, in one sentence. */
export const sidesProblem = (event: Pick<GolfEvent, 'form' | 'groups'>): string | undefined => {
  const size = SIDES[event.form];
  const wrong = event.groups.findIndex(({ players }) =>
    [...groupBy(players, (id) => sideOf(event, id)).values()].some(
      ({ length }) => size !== undefined && (length < size.least || length > size.most),
    ),
  );
  return wrong < 0 ? undefined : `${size!.words}. Change group ${wrong + 1}.`;
};

/** Writes the cards by hand. */
const ORGANISER = 'organiser';

export const playersOn = ({ groups, players }: GolfEvent, course: number): readonly EventPlayer[] => {
  const ids = new Set(groups.filter((one) => one.course === course).flatMap((one) => one.players));
  return players.filter((one) => ids.has(one.id));
};

const readCode = (code: string): Board | undefined => {
  const read = decodeBoard(fromBase64Url(code) ?? new Uint8Array());
  return read.ok ? read.value : undefined;
};

/** Cards of a course that the event has no longer are of its first one. */
const courseAt = ({ day: on, courses }: GolfEvent, { course }: Board): number =>
  Math.max(
    0,
    courses.findIndex(({ name }) => isSameEvent({ day: on, course }, { day: on, course: name })),
  );

/** What each phone says of the cards of a course, as it goes on to others. */
const receivedOn = (event: GolfEvent, course: number): Board => {
  const about = { day: event.day, course: event.courses[course]?.name ?? '' };
  const fromCodes = event.codes
    .map(readCode)
    .flatMap((board) => (board && courseAt(event, board) === course ? [{ ...board, ...about }] : []));
  const empty: Board = { ...about, players: [] };
  const all = joinBoards([empty, ...fromCodes]);
  return all.ok ? all.value : fromCodes.reduce(mergeBoards, empty);
};

/** A board without what the organiser took out. */
const withoutTakenOut = (board: Board, event: GolfEvent): Board => {
  const { takenOut = [] } = event;
  if (takenOut.length === 0) return board;
  const players = board.players.map((card) => {
    const golferId = knownAs(event, card.id);
    const isIn = (author: string) => !takenOut.some((one) => one.by === author && one.of === golferId);
    const holes = Object.entries(card.holes).map(([n, entries]) => [n, entries.filter(({ author }) => isIn(author))]);
    return { ...card, holes: Object.fromEntries(holes), signatures: card.signatures.filter(({ by }) => isIn(by)) };
  });
  return { ...board, players };
};

const boards = new WeakMap<GolfEvent, Map<number, Board>>();

/** What is known of the cards of a course. Everyone in its groups is on it, and nobody else. */
export const boardOf = (event: GolfEvent, course: number): Board => {
  const before = boards.get(event)?.get(course);
  if (before) return before;
  const playing = playersOn(event, course);
  const cards = asOneGolfer(withoutTakenOut(receivedOn(event, course), event), event);
  const players = playing.map(
    ({ id: playerId, name }) =>
      cards.players.find((one) => one.id === playerId) ?? { id: playerId, name, counter: 0, holes: {}, signatures: [] },
  );
  const board = { ...cards, players };
  boards.set(event, (boards.get(event) ?? new Map<number, Board>()).set(course, board));
  return board;
};

const withBoard = (event: GolfEvent, course: number, board: Board): GolfEvent => {
  const others = event.codes.filter((code) => {
    const read = readCode(code);
    return !read || courseAt(event, read) !== course;
  });
  return { ...event, codes: [...others, ...statementsIn(board).map((one) => toBase64Url(encodeBoard(one)))] };
};

/** The event without cards whose seals are not true: somebody has changed them in its file. */
export const withProvedCodes = async (event: GolfEvent): Promise<GolfEvent> => {
  const isProved = await Promise.all(
    event.codes.map(async (code) => {
      const board = readCode(code);
      return board === undefined || (await verifyBoard(board)).ok;
    }),
  );
  return { ...event, codes: event.codes.filter((_, at) => isProved[at]) };
};

/** How many of the event's stored cards this Divot cannot read. They stay in the event. */
export const unreadableCodes = ({ codes }: GolfEvent): number => codes.filter((code) => !readCode(code)).length;

/** Where the player's group plays. */
export const groupOf = ({ groups }: GolfEvent, playerId: string): EventGroup | undefined =>
  groups.find(({ players }) => players.includes(playerId));

/**
 * The scores that stand on a hole: none, one, or several that differ. Undefined in the list: taken back. What the organiser
 * entered last stands alone.
 */
export const scoresOn = (board: Board, playerId: string, n: number): readonly (Score | undefined)[] => {
  const entries = board.players.find((one) => one.id === playerId)?.holes[n];
  const latest = figuresOf(entries);
  const isDecided = latest.length === 1 && figureOf(entries, ORGANISER) === latest[0];
  return (isDecided ? latest : figuresOf(entries, playerId)).map((figure) => figure ?? undefined);
};

/** What is known of a hole: a score, two that differ, or nothing. */
export const scoreOn = (board: Board, playerId: string, n: number): Score | 'conflict' | undefined => {
  const scores = scoresOn(board, playerId, n);
  return scores.length > 1 ? 'conflict' : scores[0];
};

/** The event with the state of a player. Undefined: they play. */
export const withState = (event: GolfEvent, playerId: string, state: PlayerState | undefined): GolfEvent => ({
  ...event,
  players: event.players.map((one) => (one.id === playerId ? compact({ ...one, state }) : one)),
});

/** The event with the holes of a card that somebody has typed. What is blank is taken back. */
export const withCard = (
  event: GolfEvent,
  playerId: string,
  scores: Readonly<Record<number, Score | undefined>>,
  at: string,
): GolfEvent => {
  const course = groupOf(event, playerId)?.course ?? 0;
  const shown = boardOf(event, course);
  const changed = Object.entries(scores).filter(([n, score]) => scoreOn(shown, playerId, Number(n)) !== score);
  if (changed.length === 0) return event;
  const typed = changed.reduce(
    (board, [n, score]) => withFigure(board, playerId, Number(n), score ?? null, ORGANISER),
    shown,
  );
  const board = mergeBoards(withoutWordOf(receivedOn(event, course), ORGANISER), saidBy(typed, ORGANISER));
  return { ...withBoard(event, course, board), heardAt: { ...event.heardAt, [playerId]: at } };
};

/** The board that a group's phones begin with. */
export const groupBoard = (event: GolfEvent, { players, course }: EventGroup): Board => ({
  day: event.day,
  course: event.courses[course]!.name,
  players: event.players
    .filter(({ id: playerId }) => players.includes(playerId))
    .map(({ id: playerId, name, tee: teeName, index }) =>
      compact({ id: playerId, name, tee: teeName, index, counter: 0, holes: {}, signatures: [] }),
    ),
});

export type CardSource = { readonly by: string; readonly name: string; readonly isOut: boolean };

/** Whose phones say something on a player's card, but for the organiser. `isOut`: the organiser took that out. */
export const sourcesOf = (event: GolfEvent, playerId: string): readonly CardSource[] => {
  const board = receivedOn(event, groupOf(event, playerId)?.course ?? 0);
  const cards = board.players.filter(({ id }) => knownAs(event, id) === playerId);
  const authors = authorsOf({ ...board, players: cards, seals: [] }).filter((by) => by !== ORGANISER);
  return authors.map((by) => ({
    by,
    name: board.players.find(({ id }) => id === by)?.name ?? by,
    isOut: event.takenOut?.some((one) => one.by === by && one.of === playerId) === true,
  }));
};

/** The event without what a phone says of a player's card, or with it again. */
export const withSource = (event: GolfEvent, by: string, playerId: string, isOut: boolean): GolfEvent => {
  const others = (event.takenOut ?? []).filter((one) => one.by !== by || one.of !== playerId);
  return { ...event, takenOut: isOut ? [...others, { by, of: playerId }] : others };
};

const holesOf = (board: Board, playerId: string): string =>
  JSON.stringify(board.players.find((one) => one.id === playerId)?.holes ?? {});

export type Received = {
  readonly event: GolfEvent;
  /** Names of whose cards brought something new. */
  readonly news: readonly string[];
  /** Names on the code who do not play in this event. */
  readonly strangers: readonly string[];
  /** Golfers of the code who have the name of a player, and of whom the organiser has not said yet who they are. */
  readonly asks: readonly SameGolfer[];
  /** Names of whose phone is another one than before. What it says waits. */
  readonly newPhones: readonly string[];
};

export type Answers = {
  /** The golfers of the code are the players of their names. Absent: not asked yet. */
  readonly areThey?: boolean | undefined;
  /** Another organiser's file, not a golfer's code. */
  readonly isFile?: boolean;
  readonly areNewPhones?: boolean;
};

/** Golfers of a code by id who have the name of a player. */
const namesakes = (event: GolfEvent, received: Board): readonly SameGolfer[] => {
  const ids = new Set([...event.players, ...(event.sameGolfers ?? [])].map(({ id: one }) => one));
  return received.players.flatMap(({ id: one, name }) => {
    const listed = event.players.find((player_) => player_.id === foldName(name));
    return ids.has(one) || !listed ? [] : [{ id: one, as: listed.id }];
  });
};

/** The place of a board's course in the event; or why its cards are not of it. */
const courseOf = (event: GolfEvent, received: Board): Result<number> => {
  if (received.day !== event.day) return fail(`These cards are of ${received.day}, not of this day. Nothing changed.`);
  const course = event.courses.findIndex(({ name }) => isSameEvent(received, { day: event.day, course: name }));
  return course < 0 ? fail(`These cards are of ${received.course || 'another course'}. Nothing changed.`) : ok(course);
};

/** The event that knows whether these namesakes are its own players. */
const withAnswer = (event: GolfEvent, alike: readonly SameGolfer[], areThey: boolean | undefined): GolfEvent => {
  if (areThey === undefined || alike.length === 0) return event;
  const answers = areThey ? alike : alike.map((one) => ({ ...one, as: '' }));
  return { ...event, sameGolfers: [...(event.sameGolfers ?? []), ...answers] };
};

/**
 * The event with the cards of another phone, whose seals are true. Refused, with the reason, if they are of another day or
 * course or hold too much.
 */
export const withReceived = (
  before: GolfEvent,
  received: Board,
  at: string,
  { areThey, isFile = false, areNewPhones = false }: Answers = {},
): Result<Received> => {
  const match = courseOf(before, received);
  if (!match.ok) return match;
  const course = match.value;
  const current = receivedOn(before, course);
  if (hasJump(current, received)) return fail('These cards say that a score was changed too often. Nothing changed.');
  const alike = namesakes(before, received);
  const event = withAnswer(before, alike, areThey);
  const strange = areNewPhones ? [] : strangeSeals(current, received, {});
  const heard = [...strange.map(({ by }) => by), ...(isFile ? [] : [ORGANISER])].reduce(withoutWordOf, received);
  const replaced = areNewPhones ? strangeSeals(current, received, {}).map(({ by }) => by) : [];
  const joined = joinBoards([replaced.reduce(withoutWordOf, current), heard]);
  if (!joined.ok) return joined;
  const next = withBoard(event, course, joined.value);
  const [shown, shownNext] = [boardOf(event, course), boardOf(next, course)];
  const changed = shownNext.players.filter(({ id: one }) => holesOf(shown, one) !== holesOf(shownNext, one));
  const ids = new Set(shown.players.map(({ id: one }) => one));
  return ok({
    event: { ...next, heardAt: { ...event.heardAt, ...Object.fromEntries(changed.map((one) => [one.id, at])) } },
    news: changed.map(({ name }) => name),
    strangers: received.players.filter(({ id: one }) => !ids.has(knownAs(event, one))).map(({ name }) => name),
    asks: areThey === undefined ? alike : [],
    newPhones: strange.map(({ by }) => received.players.find(({ id: one }) => one === by)?.name ?? by),
  });
};

/** The same event from two phones: the cards of both. Everything else stays as it is here. */
export const mergeEvents = (here: GolfEvent, there: GolfEvent, at: string): GolfEvent => {
  const answers = there.sameGolfers ?? [];
  const answered = new Set((here.sameGolfers ?? []).map(({ id: one }) => one));
  const start: GolfEvent = compact({
    ...here,
    sameGolfers: [...(here.sameGolfers ?? []), ...answers.filter(({ id: one }) => !answered.has(one))],
  });
  return here.courses.reduce<GolfEvent>((event, { name }, course) => {
    const merged = withReceived(event, { ...receivedOn(there, course), day: event.day, course: name }, at, {
      isFile: true,
    });
    return merged.ok ? merged.value.event : event;
  }, start);
};

/** The id that a player's own phone gave. Undefined while none is known. */
export const golferOf = ({ sameGolfers = [] }: GolfEvent, playerId: string): string | undefined =>
  sameGolfers.find(({ as }) => as === playerId)?.id;

/** A player by their name. */
export const playerNamed = (name: string, more: Partial<Omit<EventPlayer, 'id' | 'name'>> = {}): EventPlayer =>
  compact({ id: foldName(name), name: name.trim(), ...more });

/** What is missing before the event can be kept, in one sentence. */
export const eventProblem = ({ name, courses, players, groups }: GolfEvent): string | undefined => {
  if (name.trim() === '') return 'Give the event a name.';
  if (courses.length === 0 || courses.some(({ tees }) => tees.length === 0)) return 'Choose a course.';
  if (players.length === 0) return 'Enter at least one player.';
  if (players.length > MOST_PLAYERS) return `At most ${MOST_PLAYERS} players fit: ${MOST_GROUPS} groups of four.`;
  const twice = players.find((one, at) => players.findIndex((other) => other.id === one.id) !== at);
  if (twice) return `${twice.name} is there twice. Add a surname or a letter to one of them.`;
  if (groups.length > MOST_GROUPS) return `At most ${MOST_GROUPS} groups fit. Make the groups larger.`;
  return undefined;
};
