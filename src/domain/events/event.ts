import type { Static } from 'typebox';
import { type Result, compact, fail, groupBy, ok } from '@divot/basics';
import {
  type Board,
  MOST_GROUPS,
  type Score,
  decodeBoard,
  encodeBoard,
  figuresOf,
  idOfName,
  isSameEvent,
  mergeBoards,
  withFigure,
} from '@divot/golf-games';
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
import { fromBase64Url, toBase64Url } from '#src/domain/shared/base64-url.ts';

// A day with up to 24 groups, kept by whoever runs it: who plays where with whom, and what is known of the cards. The cards
// are boards as phones pass them on (packages/golf-games/board), one for each course.

export const MOST_PLAYERS = 4 * MOST_GROUPS;
export const MOST_COURSES = 3;
const MOST_CODE = 24_000;

/**
 * Why a player has no result, or none on some holes. 'stopped': the card is final, and blank holes count as picked up. The
 * others have none; who is disqualified leaves the whole side without.
 */
const STATES = ['absent', 'stopped', 'withdrawn', 'disqualified'] as const;
const player = object({
  /** `idOfName` of the name, as on a board. */
  id: text(60),
  name: text(60),
  index: optional(decimal(-10, 54)),
  /** Name of the tee. Absent: the course's first. */
  tee: optional(text(40)),
  /** Whose rating of the tee counts, where it has one for each. */
  gender: optional(oneOf('female', 'male')),
  state: optional(oneOf(...STATES)),
});
const group = object({
  players: whollyReplaced(text(60), MOST_PLAYERS),
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
const MAXIMA = ['net-double-bogey', 'twice-par', 'triple-bogey', '8', '10'] as const;
export const eventSchema = object({
  id: id(),
  name: text(80),
  day: day(),
  form: oneOf(...FORMS),
  /** The most a hole counts where the form is maximum score. Absent: net double bogey. */
  maximum: optional(oneOf(...MAXIMA)),
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
  /** What is known of the cards, a board for each course as a code. */
  codes: whollyReplaced(text(MOST_CODE), MOST_COURSES),
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
export const EVENT_MAXIMA = MAXIMA;

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

const readCode = (code: string | undefined): Board | undefined => {
  const read = decodeBoard(fromBase64Url(code ?? '') ?? new Uint8Array());
  return read.ok ? read.value : undefined;
};

/** What is known of the cards of a course. Everyone in its groups is on it. */
export const boardOf = (event: GolfEvent, course: number): Board => {
  const event_ = { day: event.day, course: event.courses[course]?.name ?? '' };
  const everyone: Board = {
    ...event_,
    players: playersOn(event, course).map(({ id: own, name }) => ({
      id: own,
      name,
      counter: 0,
      holes: {},
      signatures: [],
    })),
  };
  const known = readCode(event.codes[course]);
  return known ? mergeBoards(everyone, { ...known, ...event_ }) : everyone;
};

const withBoard = (event: GolfEvent, course: number, board: Board): GolfEvent => ({
  ...event,
  codes: event.courses.map((_, at) => (at === course ? toBase64Url(encodeBoard(board)) : (event.codes[at] ?? ''))),
});

/** Where the player's group plays. */
export const groupOf = ({ groups }: GolfEvent, playerId: string): EventGroup | undefined =>
  groups.find(({ players }) => players.includes(playerId));

/** The scores that stand on a hole: none, one, or several that differ. Undefined in the list: taken back. */
export const scoresOn = (board: Board, playerId: string, n: number): readonly (Score | undefined)[] =>
  figuresOf(board.players.find((one) => one.id === playerId)?.holes[n]).map((figure) => figure ?? undefined);

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
  const before = boardOf(event, course);
  const changed = Object.entries(scores).filter(([n, score]) => scoreOn(before, playerId, Number(n)) !== score);
  if (changed.length === 0) return event;
  const board = changed.reduce(
    (whole_, [n, score]) => withFigure(whole_, playerId, Number(n), score ?? null, ORGANISER),
    before,
  );
  return { ...withBoard(event, course, board), heardAt: { ...event.heardAt, [playerId]: at } };
};

/** The board that a group's phones begin with. */
export const groupBoard = (event: GolfEvent, { players, course }: EventGroup): Board => ({
  day: event.day,
  course: event.courses[course]!.name,
  players: event.players
    .filter(({ id: own }) => players.includes(own))
    .map(({ id: own, name, tee: teeName, index }) =>
      compact({ id: own, name, tee: teeName, index, counter: 0, holes: {}, signatures: [] }),
    ),
});

const holesOf = (board: Board, playerId: string): string =>
  JSON.stringify(board.players.find((one) => one.id === playerId)?.holes ?? {});

export type Received = {
  readonly event: GolfEvent;
  /** Names of whose cards brought something new. */
  readonly news: readonly string[];
  /** Names on the code who do not play in this event. */
  readonly strangers: readonly string[];
};

/** The event with the cards of another phone. Refused, with the reason, if they are of another day or course. */
export const withReceived = (event: GolfEvent, received: Board, at: string): Result<Received> => {
  if (received.day !== event.day) return fail(`These cards are of ${received.day}, not of this day. Nothing changed.`);
  const course = event.courses.findIndex(({ name }) => isSameEvent(received, { day: event.day, course: name }));
  if (course < 0) return fail(`These cards are of ${received.course || 'another course'}. Nothing changed.`);
  const before = boardOf(event, course);
  const ids = new Set(before.players.map((one) => one.id));
  const isIn = (one: { readonly id: string }) => ids.has(one.id);
  const after = mergeBoards(before, { ...received, players: received.players.filter(isIn) });
  const changed = after.players.filter((one) => holesOf(before, one.id) !== holesOf(after, one.id));
  return ok({
    event: {
      ...withBoard(event, course, after),
      heardAt: { ...event.heardAt, ...Object.fromEntries(changed.map((one) => [one.id, at])) },
    },
    news: changed.map(({ name }) => name),
    strangers: received.players.filter((one) => !isIn(one)).map(({ name }) => name),
  });
};

/** The same event from two phones: the cards of both. Everything else stays as it is here. */
export const mergeEvents = (here: GolfEvent, there: GolfEvent, at: string): GolfEvent =>
  here.courses.reduce<GolfEvent>((event, { name }, course) => {
    const read = readCode(there.codes[course]);
    const merged = read && withReceived(event, { ...read, day: event.day, course: name }, at);
    return merged?.ok ? merged.value.event : event;
  }, here);

/** A player with the id that boards give them. */
export const playerNamed = (name: string, more: Partial<Omit<EventPlayer, 'id' | 'name'>> = {}): EventPlayer =>
  compact({ id: idOfName(name), name: name.trim(), ...more });

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
