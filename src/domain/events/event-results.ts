import { type Result, compact, fail, groupBy, ok } from '@divot/basics';
import { allowedHandicap, holeOf, levelOf, playOrder, unroundedHandicap } from '@divot/golf-rules';
import {
  type GameInput,
  type GamePlayer,
  type GameResult,
  type MatchOutcome,
  type PlaceInField,
  type SeasonDay,
  allowanceOf,
  matchText,
  placesInField,
  playGame,
} from '@divot/golf-games';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { gameHoles } from '#src/domain/rounds/round-game.ts';
import {
  type EventForm,
  type EventPlayer,
  type GolfEvent,
  boardOf,
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
  /** In match play, from the first name's side. */
  readonly match: MatchOutcome | undefined;
  /** What ranks, the highest first: strokes under par, points or holes up. */
  readonly figure: number;
  readonly thru: number;
  readonly holes: number;
  readonly isWhole: boolean;
  /** Undefined before the first hole, without a result and in a match. Equal results share it. */
  readonly rank: number | undefined;
  /** Holes that two phones know differently. They do not count until that is settled. */
  readonly conflicts: readonly number[];
  /** When the newest of its cards last brought something new. Undefined: nothing is known yet. */
  readonly heardAt: string | undefined;
  /** Names of who stopped playing. All of them: there is no result. */
  readonly withdrawn: readonly string[];
  /** Names of who has no index although net counts. They are counted off 0. */
  readonly withoutIndex: readonly string[];
};

const STROKES: readonly EventForm[] = ['stroke', 'maximum', 'four-ball', 'scramble'];
export const isOfStrokes = (form: EventForm): boolean => STROKES.includes(form);

const holesOn = (tee: Tee) => playOrder(tee.par.length === 9 ? 9 : 18, 1).map((n) => holeOf(tee, n));

const teeOf = ({ tees }: GolfEvent['courses'][number], player: EventPlayer): Tee =>
  tees.find(({ name }) => name === player.tee) ?? tees[0]!;

const playerOn = (event: GolfEvent, at: number, player: EventPlayer) => {
  const course = event.courses[at]!;
  const tee = teeOf(course, player);
  const holes = holesOn(tee);
  const card = { holes, courseSnapshot: { name: course.name, tee }, indexAtStart: player.index };
  const handicap = player.index === undefined ? 0 : (unroundedHandicap({ ...card, courseHandicap: undefined }) ?? 0);
  const entrant: GamePlayer = compact({
    id: player.id,
    name: player.name,
    playingHandicap: handicap,
    holes: gameHoles(holes),
    team: isOfSides(event.form) && event.form !== 'match' ? sideOf(event, player.id) : undefined,
  });
  return { entrant, level: levelOf(card) };
};

/** The scores of a card. Who has withdrawn from a side has picked up where a partner plays on. */
const scoresFor = (event: GolfEvent, at: number, { id, withdrawn }: EventPlayer) => {
  const board = boardOf(event, at);
  const partners =
    withdrawn && isOfSides(event.form)
      ? playersOn(event, at).filter((one) => sideOf(event, one.id) === sideOf(event, id))
      : [];
  return Object.fromEntries(
    holesOn(event.courses[at]!.tees[0]!).flatMap(({ n }) => {
      const score = scoreOn(board, id, n);
      if (score === 'conflict') return [];
      const isLeft = score === undefined && partners.some((one) => scoreOn(board, one.id, n) !== undefined);
      return isLeft ? [[n, 'X' as const]] : score === undefined ? [] : [[n, score] as const];
    }),
  );
};

/** Who competes with each other: the field of a course or, in match play, the two players of each match. */
const contestsOn = (event: GolfEvent, at: number): readonly GameInput[] => {
  const { form, scoring, maximum } = event;
  const playing = playersOn(event, at);
  const holes = gameHoles(holesOn(event.courses[at]!.tees[0]!));
  const fields = form === 'match' ? [...groupBy(playing, ({ id }) => sideOf(event, id)).values()] : [playing];
  return fields.map((field) => {
    const entrants = field.map((player) => playerOn(event, at, player));
    const scores = Object.fromEntries(field.map((player) => [player.id, scoresFor(event, at, player)]));
    const play = form === 'four-ball' ? ('stroke' as const) : undefined;
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

type Counted = Omit<EventRow, 'rank'> & { readonly byHole: Readonly<Record<number, number>> };

/** What is said of some players of the event, as one row. */
const rowFor = (event: GolfEvent, at: number, input: GameInput, id: string, members: readonly GamePlayer[]) => {
  const board = boardOf(event, at);
  const known = event.players.filter((player) => members.some((member) => member.id === player.id));
  const isNet = event.scoring === 'net';
  return {
    id,
    names: members.map(({ name }) => name),
    holes: input.holes.length,
    conflicts: input.holes
      .map(({ n }) => n)
      .filter((n) => members.some((player) => scoreOn(board, player.id, n) === 'conflict')),
    heardAt: members
      .flatMap((player) => event.heardAt[player.id] ?? [])
      .toSorted()
      .at(-1),
    withdrawn: known.filter(({ withdrawn }) => withdrawn).map(({ name }) => name),
    withoutIndex: known.filter(({ index }) => isNet && index === undefined).map(({ name }) => name),
  };
};

const matchRow = (event: GolfEvent, at: number, input: GameInput, { matches, perHole }: GameResult): Counted => {
  const row = rowFor(event, at, input, sideOf(event, input.players[0]!.id), input.players);
  const match = matches![0]!;
  const thru = perHole.filter(({ values }) => Object.keys(values).length > 0).length;
  const isWhole = match.decidedAt !== undefined || match.left === 0 || row.withdrawn.length > 0;
  return { ...row, match, value: match.up, figure: 0, thru, isWhole, byHole: {} };
};

const rowsOf = (event: GolfEvent, at: number, input: GameInput, result: GameResult): readonly Counted[] =>
  result.standing.map(({ id, value }) => {
    const members = input.players.filter((player) => (player.team ?? player.id) === id);
    const row = rowFor(event, at, input, id, members);
    const isOut = row.withdrawn.length === members.length;
    const pars = new Map((members[0]!.holes ?? input.holes).map(({ n, par }) => [n, par]));
    const isDone = (net: Readonly<Record<string, unknown>>) =>
      Object.hasOwn(net, id) || members.every((member) => Object.hasOwn(net, member.id));
    const played = result.perHole.filter(({ net, values }) => Object.hasOwn(values, id) || isDone(net));
    const byHole = Object.fromEntries(
      played.map(({ n, values }) => [
        n,
        Object.hasOwn(values, id) ? (isOfStrokes(event.form) ? pars.get(n)! - values[id]! : values[id]!) : 0,
      ]),
    );
    return {
      ...row,
      match: undefined,
      value: isOut ? undefined : value,
      figure: Object.values(byHole).reduce((sum, one) => sum + one, 0),
      thru: played.length,
      isWhole: !isOut && value !== undefined && played.length === input.holes.length,
      byHole,
    };
  });

const countedIn = (event: GolfEvent): Result<readonly Counted[]> => {
  const problem = sidesProblem(event);
  if (problem !== undefined) return fail(problem);
  const rows: Counted[] = [];
  for (const at of event.courses.keys()) {
    for (const input of playersOn(event, at).length > 0 ? contestsOn(event, at) : []) {
      const result = playGame(event.form, input);
      if (!result.ok) return fail(result.error);
      rows.push(...(event.form === 'match' ? [matchRow(event, at, input, result)] : rowsOf(event, at, input, result)));
    }
  }
  return ok(rows);
};

/** 'Jo 3 & 2', 'Jo 1 up', 'AS', or who won because the other has withdrawn. */
export const matchResult = ({ names, match, withdrawn }: Pick<EventRow, 'names' | 'match' | 'withdrawn'>): string => {
  const [out] = withdrawn;
  if (out !== undefined && match!.decidedAt === undefined)
    return withdrawn.length === names.length
      ? 'both withdrew'
      : `${names.find((name) => name !== out)} (${out} withdrew)`;
  const { up, left } = match!;
  const standing = matchText({ up: Math.abs(up), played: 0, left }).replace('won ', '');
  return up === 0 ? standing : `${names[up > 0 ? 0 : 1]} ${standing}`;
};

const placed = (rows: readonly Counted[], ties: GolfEvent['ties']): readonly PlaceInField[] =>
  placesInField(
    rows.map(({ id, figure, byHole }) => ({ id, figure, holes: byHole })),
    ties,
  );

/**
 * The standing as far as the cards are known, the best first, matches in the order of the groups. While cards are missing,
 * strokes against par rank and equal results share a place.
 */
export const eventRows = (event: GolfEvent): Result<readonly EventRow[]> => {
  const counted = countedIn(event);
  if (!counted.ok) return counted;
  const hasPlace = ({ thru, value, match }: Counted) => thru > 0 && value !== undefined && match === undefined;
  const isOver = counted.value.every(({ isWhole, value }) => isWhole || value === undefined);
  const places = new Map(
    placed(counted.value.filter(hasPlace), isOver ? event.ties : 'shared').map(({ id, rank }) => [id, rank]),
  );
  const rows = counted.value.map(({ byHole: _byHole, ...row }) => ({ ...row, rank: places.get(row.id) }));
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
    places: placed(whole, event.ties).flatMap(({ id, rank }) =>
      (whole.find((row) => row.id === id)?.names ?? []).map((name) => ({ name, rank })),
    ),
  };
};
