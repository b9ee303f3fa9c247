import { type Result, fail, ok } from '@divot/basics';
import {
  type GameInput,
  type GamePlayer,
  type GameResult,
  type PlaceInField,
  type SeasonDay,
  allowanceOf,
  placesInField,
  playGame,
} from '@divot/golf-games';
import { holeOf, playOrder, unroundedHandicap } from '@divot/golf-rules';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { gameHoles } from '#src/domain/rounds/round-game.ts';
import { type EventPlayer, type GolfEvent, boardOf, isOfSides, playersOn, scoreOn } from './event.ts';

// How an event stands, from what is known of the cards.

export type EventRow = {
  /** Of the player, or the number of the group where it is a side. */
  readonly id: string;
  readonly names: readonly string[];
  /** Strokes or points. Undefined without a result: a hole of stroke play was picked up. */
  readonly value: number | undefined;
  /** What ranks, the highest first: strokes under par, or points. */
  readonly figure: number;
  readonly thru: number;
  readonly holes: number;
  readonly isWhole: boolean;
  /** Undefined before the first hole and without a result. Equal results share it. */
  readonly rank: number | undefined;
  /** Holes that two phones know differently. They do not count until that is settled. */
  readonly conflicts: readonly number[];
  /** When the newest of its cards last brought something new. Undefined: nothing is known yet. */
  readonly heardAt: string | undefined;
};

const holesOn = (tee: Tee) => playOrder(tee.par.length === 9 ? 9 : 18, 1).map((n) => holeOf(tee, n));

const teeOf = ({ tees }: GolfEvent['courses'][number], player: EventPlayer): Tee =>
  tees.find(({ name }) => name === player.tee) ?? tees[0]!;

const sideOf = ({ groups }: GolfEvent, playerId: string): string =>
  String(1 + groups.findIndex(({ players }) => players.includes(playerId)));

const inputFor = (event: GolfEvent, at: number): GameInput => {
  const course = event.courses[at]!;
  const board = boardOf(event, at);
  const holes = gameHoles(holesOn(course.tees[0]!));
  const players = playersOn(event, at).map((player): GamePlayer => {
    const tee = teeOf(course, player);
    const card = { holes: holesOn(tee), courseSnapshot: { name: course.name, tee }, indexAtStart: player.index };
    const handicap = player.index === undefined ? undefined : unroundedHandicap({ ...card, courseHandicap: undefined });
    return {
      id: player.id,
      name: player.name,
      playingHandicap: handicap ?? 0,
      holes: gameHoles(holesOn(tee)),
      ...(isOfSides(event.form) ? { team: sideOf(event, player.id) } : {}),
    };
  });
  const scores = Object.fromEntries(
    players.map(({ id }) => [
      id,
      Object.fromEntries(
        holes.flatMap(({ n }) => {
          const score = scoreOn(board, id, n);
          return score === undefined || score === 'conflict' ? [] : [[n, score] as const];
        }),
      ),
    ]),
  );
  const input: GameInput = { players, holes, scores, options: { scoring: event.scoring } };
  return { ...input, options: { ...input.options, allowance: allowanceOf(event.form, input) } };
};

type Counted = Omit<EventRow, 'rank'> & { readonly byHole: Readonly<Record<number, number>> };

const rowsOf = (event: GolfEvent, at: number, input: GameInput, result: GameResult): readonly Counted[] => {
  const board = boardOf(event, at);
  const isStrokes = event.form === 'stroke' || event.form === 'scramble';
  return result.standing.map(({ id, value }) => {
    const members = input.players.filter((player) => (player.team ?? player.id) === id);
    const pars = new Map((members[0]!.holes ?? input.holes).map(({ n, par }) => [n, par]));
    const played = result.perHole.filter(({ net, values }) => values[id] !== undefined || net[id] !== undefined);
    const byHole = Object.fromEntries(
      played.map(({ n, values }) => [n, isStrokes ? pars.get(n)! - (values[id] ?? pars.get(n)!) : (values[id] ?? 0)]),
    );
    const heard = members.flatMap((player) => event.heardAt[player.id] ?? []).toSorted();
    return {
      id,
      names: members.map(({ name }) => name),
      value,
      figure: Object.values(byHole).reduce((sum, one) => sum + one, 0),
      thru: played.length,
      holes: input.holes.length,
      isWhole: value !== undefined && played.length === input.holes.length,
      conflicts: input.holes
        .map(({ n }) => n)
        .filter((n) => members.some((player) => scoreOn(board, player.id, n) === 'conflict')),
      heardAt: heard.at(-1),
      byHole,
    };
  });
};

const countedIn = (event: GolfEvent): Result<readonly Counted[]> => {
  const rows: Counted[] = [];
  for (const at of event.courses.keys()) {
    if (playersOn(event, at).length === 0) continue;
    const input = inputFor(event, at);
    const result = playGame(event.form, input);
    if (!result.ok) return fail(result.error);
    rows.push(...rowsOf(event, at, input, result));
  }
  return ok(rows);
};

const placed = (rows: readonly Counted[], ties: GolfEvent['ties']): readonly PlaceInField[] =>
  placesInField(
    rows.map(({ id, figure, byHole }) => ({ id, figure, holes: byHole })),
    ties,
  );

/**
 * The standing as far as the cards are known, the best first. While cards are missing, strokes against par rank and equal
 * results share a place.
 */
export const eventRows = (event: GolfEvent): Result<readonly EventRow[]> => {
  const counted = countedIn(event);
  if (!counted.ok) return counted;
  const playing = counted.value.filter(({ thru, value }) => thru > 0 && value !== undefined);
  const isOver = counted.value.every(({ isWhole, value }) => isWhole || value === undefined);
  const places = new Map(placed(playing, isOver ? event.ties : 'shared').map(({ id, rank }) => [id, rank]));
  return ok(
    counted.value
      .map(({ byHole: _byHole, ...row }) => ({ ...row, rank: places.get(row.id) }))
      .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || b.thru - a.thru || (a.id < b.id ? -1 : 1)),
  );
};

/** The places of whole cards, as a season counts them. A side's place is each of its players'. */
export const eventDay = (event: GolfEvent): SeasonDay => {
  const counted = countedIn(event);
  const whole = counted.ok ? counted.value.filter(({ isWhole }) => isWhole) : [];
  return {
    id: event.id,
    places: placed(whole, event.ties).flatMap(({ id, rank }) =>
      (whole.find((row) => row.id === id)?.names ?? []).map((name) => ({ name, rank })),
    ),
  };
};
