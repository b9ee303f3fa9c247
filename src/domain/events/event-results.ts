import { type Result, compact, fail, foldName, groupBy, ok, sum } from '@divot/basics';
import { allowedHandicap, cardHandicap, holeOf, levelOf, playOrder } from '@divot/golf-rules';
import {
  type Board,
  type Finisher,
  type GameInput,
  type GamePlayer,
  type GameResult,
  type MatchOutcome,
  type Parting,
  type PlaceInField,
  type SeasonDay,
  allowanceOf,
  matchText,
  placesInField,
  playGame,
} from '@divot/golf-games';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { gameHoles } from '#src/domain/rounds/round-game.ts';
import { ratingFor } from '#src/domain/rounds/tees.ts';
import {
  type EventForm,
  type EventPlayer,
  type GolfEvent,
  type PlayerState,
  STATE_WORDS,
  boardOf,
  golferOf,
  groupOf,
  isOfSides,
  playersOn,
  scoreOn,
  sideOf,
  sidesProblem,
} from './event.ts';

// How an event stands, from what is known of the cards.

export type EventRow = {
  /** Of the player, the side or the match. */
  readonly id: string;
  readonly names: readonly string[];
  /** Strokes, points or holes up on par. Undefined without a result: a hole of stroke play was picked up. */
  readonly value: number | undefined;
  /** The holes that parted it from the next level one, in strokes or in what the form counts. */
  readonly parting: Parting | undefined;
  /** In match play, from the first name's side. */
  readonly match: MatchOutcome | undefined;
  /** What ranks, the highest first: strokes under par, points or holes up. */
  readonly figure: number;
  readonly thru: number;
  readonly holes: number;
  readonly isWhole: boolean;
  /** Undefined before the first hole, without a result and in a match. Equal results share it. */
  readonly rank: number | undefined;
  /** Holes without a score on a card that has begun. */
  readonly missing: readonly number[];
  /** Holes that two phones know differently. They do not count until that is settled. */
  readonly conflicts: readonly number[];
  /** When the newest of its cards last brought something new. Undefined: nothing is known yet. */
  readonly heardAt: string | undefined;
  /** Who did not play to the end, and why. */
  readonly states: readonly { readonly name: string; readonly state: PlayerState }[];
  /** Why there is no result. */
  readonly out: PlayerState | undefined;
  /** Names of who has no index although net counts. They are counted off 0. */
  readonly withoutIndex: readonly string[];
};

const STROKES: readonly EventForm[] = ['stroke', 'maximum', 'four-ball', 'foursomes', 'scramble'];
export const isOfStrokes = (form: EventForm): boolean => STROKES.includes(form);

const NO_WINNER = 'no result';

/** The handicap is taken off the whole card, not hole by hole. */
const OFF_THE_CARD: readonly EventForm[] = ['stroke', 'foursomes', 'scramble'];

const holesOn = (tee: Tee) => playOrder(tee.par.length === 9 ? 9 : 18, 1).map((n) => holeOf(tee, n));

/** The tee of a player, by the rating that counts for them. */
export const teeOf = ({ tees }: GolfEvent['courses'][number], { tee, gender }: EventPlayer): Tee =>
  ratingFor(tees, tees.find(({ name }) => name === tee) ?? tees[0]!, gender);

const playerOn = (event: GolfEvent, at: number, player: EventPlayer) => {
  const course = event.courses[at]!;
  const tee = teeOf(course, player);
  const holes = holesOn(tee);
  const card = { holes, courseSnapshot: { name: course.name, tee }, indexAtStart: player.index };
  const handicap =
    player.index === undefined ? 0 : (cardHandicap({ ...card, courseHandicap: undefined })?.unrounded ?? 0);
  const entrant: GamePlayer = compact({
    id: player.id,
    name: player.name,
    playingHandicap: handicap,
    holes: gameHoles(holes),
    // A card may come from hole 10 on first: nobody is late before the organiser says so.
    from: holes[0]!.n,
    team: isOfSides(event.form) && event.form !== 'match' ? sideOf(event, player.id) : undefined,
  });
  return { entrant, level: levelOf(card) };
};

/** The scores of a card. Who is out of a side has picked up where a partner plays on, who stopped alone everywhere. */
const scoresFor = (event: GolfEvent, at: number, board: Board, { id, state }: EventPlayer) => {
  const partners =
    state && isOfSides(event.form)
      ? playersOn(event, at).filter((one) => sideOf(event, one.id) === sideOf(event, id))
      : [];
  const hasStopped = state === 'stopped' && !isOfSides(event.form);
  return Object.fromEntries(
    holesOn(event.courses[at]!.tees[0]!).flatMap(({ n }) => {
      const score = scoreOn(board, id, n);
      if (score === 'conflict') return [];
      const isLeft =
        score === undefined && (hasStopped || partners.some((one) => scoreOn(board, one.id, n) !== undefined));
      return isLeft ? [[n, 'X' as const]] : score === undefined ? [] : [[n, score] as const];
    }),
  );
};

/** Who competes with each other: the field of a course or, in match play, the two players of each match. */
const contestsOn = (event: GolfEvent, at: number, board: Board): readonly GameInput[] => {
  const { form, scoring, maximum } = event;
  const playing = playersOn(event, at);
  const holes = gameHoles(holesOn(event.courses[at]!.tees[0]!));
  const fields = form === 'match' ? [...groupBy(playing, ({ id }) => sideOf(event, id)).values()] : [playing];
  return fields.map((field) => {
    const entrants = field.map((player) => playerOn(event, at, player));
    const scores = Object.fromEntries(field.map((player) => [player.id, scoresFor(event, at, board, player)]));
    const play = form === 'four-ball' || form === 'foursomes' ? ('stroke' as const) : undefined;
    const options = compact({ scoring, maximum, play });
    const input: GameInput = { players: entrants.map(({ entrant }) => entrant), holes, scores, options };
    if (form !== 'match') return { ...input, options: { ...options, allowance: allowanceOf(form, input) } };
    // Who plays from tees with a higher par, or rating, receives the difference (Rules of Handicapping 6.2b).
    const lowest = Math.min(...entrants.map(({ level }) => level));
    const players = entrants.map(({ entrant, level }) => ({
      ...entrant,
      playingHandicap: allowedHandicap(entrant.playingHandicap, 100) + Math.round(level - lowest),
    }));
    return { ...input, players };
  });
};

type Counted = Omit<EventRow, 'rank' | 'parting'> & {
  readonly finisher: Finisher;
  /** What the pars of the card add up to, where strokes count. */
  readonly pars: ReadonlyMap<number, number> | undefined;
};

/** What is said of some players of the event, as one row. */
const rowFor = (event: GolfEvent, board: Board, input: GameInput, id: string, members: readonly GamePlayer[]) => {
  const players = event.players.filter((player) => members.some((member) => member.id === player.id));
  const states = players.flatMap(({ name, state }) => (state ? [{ name, state }] : []));
  const leaving = states.filter(({ state }) => state !== 'stopped' || isOfSides(event.form));
  const isNet = event.scoring === 'net';
  return {
    id,
    names: members.map(({ name }) => name),
    holes: input.holes.length,
    conflicts: input.holes
      .map(({ n }) => n)
      .filter((n) => members.some((player) => scoreOn(board, player.id, n) === 'conflict')),
    heardAt: members
      .flatMap((player) => (Object.hasOwn(event.heardAt, player.id) ? event.heardAt[player.id]! : []))
      .toSorted()
      .at(-1),
    states,
    out:
      states.find(({ state }) => state === 'disqualified')?.state ??
      (leaving.length === members.length ? leaving.at(-1)?.state : undefined),
    withoutIndex: players.filter(({ index }) => isNet && index === undefined).map(({ name }) => name),
  };
};

const matchRow = (
  event: GolfEvent,
  board: Board,
  input: GameInput,
  { matches, perHole, isOver }: GameResult,
): Counted => {
  const id = sideOf(event, input.players[0]!.id);
  const row = rowFor(event, board, input, id, input.players);
  const match = matches![0]!;
  const missing = isOver ? [] : perHole.filter(({ values }) => Object.keys(values).length === 0).map(({ n }) => n);
  const thru = input.holes.length - match.left;
  return {
    ...row,
    match,
    value: match.up,
    figure: 0,
    thru,
    missing: thru > 0 ? missing : [],
    isWhole: isOver || row.states.length > 0,
    finisher: { id, figure: 0, holes: {} },
    pars: undefined,
  };
};

/** The holes as the committee counts them back from the last one. */
const holeOrder = (event: GolfEvent, playerId: string, holes: GameInput['holes']): readonly number[] => {
  const numbers = holes.map(({ n }) => n);
  const at = event.lastHoles === 'played' ? numbers.indexOf(groupOf(event, playerId)?.hole ?? 1) : 0;
  return [...numbers.slice(at), ...numbers.slice(0, at)];
};

type Figures = Readonly<Record<number, number>>;

/** What each hole gives a contestant, the highest best: strokes under par, points, holes up. */
const figuresOf = ({ perHole }: GameResult, id: string, pars: Counted['pars']): Figures =>
  Object.fromEntries(
    perHole.flatMap(({ n, values }) =>
      Object.hasOwn(values, id) ? [[n, pars ? pars.get(n)! - values[id]! : values[id]!]] : [],
    ),
  );

const total = (figures: Figures): number => sum(Object.values(figures));

const rowsOf = (event: GolfEvent, board: Board, input: GameInput, result: GameResult): readonly Counted[] => {
  const isOffTheCard = event.scoring === 'net' && OFF_THE_CARD.includes(event.form);
  const gross = isOffTheCard && playGame(event.form, { ...input, options: { ...input.options, scoring: 'gross' } });
  return result.standing.map(({ id, value }) => {
    const members = input.players.filter((player) => (player.team ?? player.id) === id);
    const row = rowFor(event, board, input, id, members);
    const holes = members[0]!.holes ?? input.holes;
    const pars = isOfStrokes(event.form) ? new Map(holes.map(({ n, par }) => [n, par])) : undefined;
    const net = figuresOf(result, id, pars);
    const isDone = ({ n, net: balls }: GameResult['perHole'][number]) =>
      Object.hasOwn(net, n) || Object.hasOwn(balls, id) || members.every((member) => Object.hasOwn(balls, member.id));
    const missing = result.perHole.filter((hole) => !isDone(hole)).map(({ n }) => n);
    const isWhole = row.out === undefined && value !== undefined && missing.length === 0;
    const counted = gross && gross.ok ? figuresOf(gross, id, pars) : net;
    return {
      ...row,
      match: undefined,
      value: row.out === undefined ? value : undefined,
      figure: total(net),
      thru: input.holes.length - missing.length,
      missing: missing.length < input.holes.length ? missing : [],
      isWhole,
      finisher: {
        id,
        figure: total(net),
        holes: counted,
        handicap: total(net) - total(counted),
        order: holeOrder(event, members[0]!.id, holes),
        isOpen: !isWhole,
      },
      pars,
    };
  });
};

const countedIn = (event: GolfEvent): Result<readonly Counted[]> => {
  const problem = sidesProblem(event);
  if (problem !== undefined) return fail(problem);
  const rows: Counted[] = [];
  for (const at of event.courses.keys()) {
    const board = boardOf(event, at);
    for (const input of playersOn(event, at).length > 0 ? contestsOn(event, at, board) : []) {
      const result = playGame(event.form, input);
      if (!result.ok) return fail(result.error);
      rows.push(
        ...(event.form === 'match' ? [matchRow(event, board, input, result)] : rowsOf(event, board, input, result)),
      );
    }
  }
  return ok(rows);
};

/** 'Jo 3 & 2', 'Jo 1 up', 'AS', or who won because the other is out. */
export const matchResult = ({ names, match, states }: Pick<EventRow, 'names' | 'match' | 'states'>): string => {
  const [gone] = states;
  if (gone && match!.decidedAt === undefined) {
    const winner = names.find((name) => states.every((one) => one.name !== name));
    return winner === undefined ? NO_WINNER : `${winner} (${gone.name} ${STATE_WORDS[gone.state]})`;
  }
  const { up, left } = match!;
  const standing = matchText({ up: Math.abs(up), played: 0, left }).replace('won ', '');
  return up === 0 ? standing : `${names[up > 0 ? 0 : 1]} ${standing}`;
};

/** 'Jo withdrew & Max did not play'. */
export const statesText = ({ states }: Pick<EventRow, 'states'>): string =>
  states.map(({ name, state }) => `${name} ${STATE_WORDS[state]}`).join(' & ');

const PARTS: Readonly<Record<number, string>> = { 9: 'nine', 6: 'six', 3: 'three', 1: 'hole' };
const FRACTIONS: Readonly<Record<number, string>> = { 0: '', 2: '⅙', 3: '¼', 4: '⅓', 6: '½', 8: '⅔', 9: '¾', 10: '⅚' };

/** 34.5 as '34½'. What is no usual fraction has two decimals. */
const fractionText = (figure: number): string => {
  const whole = Math.floor(figure);
  const twelfths = (figure - whole) * 12;
  const isUsual = Math.abs(twelfths - Math.round(twelfths)) < 1e-6 && FRACTIONS[Math.round(twelfths)] !== undefined;
  return isUsual ? `${whole}${FRACTIONS[Math.round(twelfths)]}` : figure.toFixed(2);
};

/** 'last nine: 34 against 34½'. Empty where nothing parted it from the next. */
export const partingWords = ({ parting }: Pick<EventRow, 'parting'>): string => {
  if (!parting) return '';
  const { holes, isFront, own, other } = parting;
  const part = `last ${PARTS[holes.length]}${isFront ? ' of the first nine' : ''}`;
  return `${part}: ${fractionText(own)} against ${fractionText(other)}`;
};

const placesOf = (rows: readonly Counted[], { ties }: GolfEvent): ReadonlyMap<string, PlaceInField> =>
  new Map(
    placesInField(
      rows.map(({ finisher }) => finisher),
      ties,
    ).map((place) => [place.id, place]),
  );

/** In strokes, where strokes count. */
const partingText = ({ pars }: Counted, parting: Parting | undefined): Parting | undefined => {
  if (!pars || !parting) return parting;
  const par = sum(parting.holes.map((n) => pars.get(n)!));
  return { ...parting, own: par - parting.own, other: par - parting.other };
};

/**
 * The standing as far as the cards are known, the best first, matches in the order of the groups. While cards are missing,
 * strokes against par rank. A count-back parts whole cards; a card that misses holes shares its place with level ones.
 */
export const eventRows = (event: GolfEvent): Result<readonly EventRow[]> => {
  const counted = countedIn(event);
  if (!counted.ok) return counted;
  const hasPlace = ({ thru, value, match }: Counted) => thru > 0 && value !== undefined && match === undefined;
  const places = placesOf(counted.value.filter(hasPlace), event);
  const rows = counted.value.map((row) => {
    const { finisher: _finisher, pars: _pars, ...shown } = row;
    const place = places.get(row.id);
    return { ...shown, rank: place?.rank, parting: partingText(row, place?.parting) };
  });
  if (event.form === 'match') return ok(rows);
  return ok(
    rows.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || b.thru - a.thru || (a.id < b.id ? -1 : 1)),
  );
};

/** The places of whole cards, as a season counts them. A side's place is each of its players'. Matches give none. */
export const eventDay = (event: GolfEvent): SeasonDay => {
  const counted = countedIn(event);
  const whole = counted.ok ? counted.value.filter(({ isWhole, match }) => isWhole && match === undefined) : [];
  return {
    id: event.id,
    places: [...placesOf(whole, event).values()].flatMap(({ id, rank }) =>
      (whole.find((row) => row.id === id)?.names ?? []).map((name) => ({
        id: golferOf(event, foldName(name)),
        name,
        rank,
      })),
    ),
  };
};

/**
 * Who has no card although every card that came is whole: did they play?
 * @param rows of `eventRows`.
 */
export const withoutCard = (rows: readonly EventRow[]): readonly string[] => {
  const came = rows.filter(({ thru, out }) => thru > 0 && out === undefined);
  const isAllElseIn =
    came.length > 0 && came.every(({ missing, conflicts }) => missing.length + conflicts.length === 0);
  return isAllElseIn
    ? rows.filter(({ thru, out }) => thru === 0 && out === undefined).flatMap(({ names }) => names)
    : [];
};
