import { mostItems } from '#src/domain/entities/limits.ts';
import {
  type CardEdit,
  type Edited,
  type Reflections,
  correctedCard,
  withIndexAtStart,
} from '#src/domain/rounds/corrected-card.ts';
import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { FIRST_DAY, type GroupGame, type Partner, type Round } from '#src/domain/entities/round.entity.ts';
import type { Game } from '@divot/golf-games';
import { type HoleEntry, checkHole, enter } from '#src/domain/pad/hole-entry.ts';
import { holeOf, scoreWithoutHoles } from '@divot/golf-rules';
import type { PartnerSetup } from '#src/domain/rounds/partners-typed.ts';
import { holeOfPlayer, withHoleOfPlayer } from '#src/domain/rounds/players.ts';
import { teeProblems } from '#src/domain/rounds/course-check.ts';
import { totalProblem } from '#src/domain/rounds/total-problem.ts';
import { figureOn, isSignedCard } from '#src/domain/rounds/signed-card.ts';
import { totalTeeProblem } from '#src/domain/transfer/total-tee.ts';
import { type IsoDay, type Result, compact, fail, filled, isIsoDay, localDay } from '@divot/basics';
import { isolated } from '#src/domain/shared/isolated.ts';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { newGolferId, newId } from '#src/platform/storage/ids.ts';
import { add, withLock, newDocument, change, remove, restore, stored } from './store.ts';

export type RoundSetup = {
  readonly userId: string;
  /** Without an id: known by its name alone. */
  readonly course?: Pick<Course, 'name'> & Partial<Pick<Course, 'id' | 'city'>>;
  readonly tee: Tee;
  /** Hole numbers in playing order. */
  readonly holesPlanned: readonly number[];
  readonly mode: Round['mode'];
  readonly partners?: readonly PartnerSetup[];
  /** Games between the players, as they are usually played. */
  readonly games?: readonly Game[];
  readonly preshotRoutine?: string;
  readonly swingThought?: string;
  readonly goals?: Round['goals'];
  readonly weather?: string;
  readonly format?: NonNullable<Round['format']>;
  readonly maximumScore?: NonNullable<Round['maximumScore']>;
  /** The golfer's index that day, and the handicap it gives on these holes. */
  readonly indexAtStart?: number;
  readonly courseHandicap?: number;
  /** False if the golfer's course handicaps leave out course rating minus par. Fixed when the round begins. */
  readonly ratingMinusPar?: boolean;
  /** The day of play for an earlier card; today if absent. */
  readonly playedOn?: IsoDay;
};

const MAX_PARTNERS = mostItems('rounds', 'partners');
const TOO_MANY_PARTNERS = `At most ${MAX_PARTNERS} partners fit on a card.`;

const dayProblem = (day: string, today: IsoDay): string | undefined => {
  if (!isIsoDay(day) || day < FIRST_DAY) return 'Enter the day of the round, 1950 or later.';
  return day > today ? 'A round cannot be played in the future.' : undefined;
};

/** An earlier card gets that day's noon: nobody remembers the tee time. */
const noonOf = (day: IsoDay): string => new Date(`${day}T12:00:00`).toISOString();

const setupProblem = ({ tee, playedOn, partners = [] }: RoundSetup, today: IsoDay): string | undefined => {
  const problem = Object.values(teeProblems(tee))[0];
  if (problem) return problem;
  if (partners.length > MAX_PARTNERS) return TOO_MANY_PARTNERS;
  return playedOn === undefined ? undefined : dayProblem(playedOn, today);
};

const roundUnderWay = async (): Promise<Round | undefined> =>
  (await stored('rounds', { selector: { status: 'active' }, limit: 1 }))[0];

const alreadyPlaying = ({ courseSnapshot }: Round): string =>
  `Your round${courseSnapshot?.name ? ` at ${isolated(courseSnapshot.name)}` : ''} is under way. Finish or abandon it first.`;

/** Loaded only for a group that plays a game, so that games do not slow the app's start. */
const loadGames = () => import('#src/domain/rounds/group-games.ts');

const usualGames = async (round: Round, games: readonly Game[]): Promise<GroupGame[]> => {
  if (games.length === 0) return [];
  const { gamesFor, idsOf, usualGame } = await loadGames();
  const ids = idsOf(round);
  const possible = games.filter((game) => gamesFor(ids).includes(game));
  return possible.map((game) => ({ id: newId(), ...usualGame(game, ids) }));
};

const snapshotOf = (course: RoundSetup['course'], tee: RoundSetup['tee']) =>
  compact({ name: course?.name ?? '', city: filled(course?.city), tee });

export const startRound = async (setup: RoundSetup): Promise<Result<Round>> => {
  const { userId, course, tee, holesPlanned, mode, partners = [], goals, weather, format, maximumScore } = setup;
  const { preshotRoutine, swingThought, indexAtStart, courseHandicap, ratingMinusPar } = setup;
  const at = now();
  const today = localDay(at);
  const problem = setupProblem(setup, today);
  if (problem) return fail(problem);
  const playedOn = setup.playedOn ?? today;
  const date = playedOn === today ? at.toISOString() : noonOf(playedOn);
  const round: Round = compact({
    ...newDocument(userId, at.toISOString()),
    date,
    playedOn,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    courseId: course?.id,
    courseSnapshot: snapshotOf(course, tee),
    holesPlanned: [...holesPlanned],
    holes: holesPlanned.map((n) => holeOf(tee, n)),
    mode,
    format,
    maximumScore,
    status: 'active',
    indexAtStart,
    courseHandicap,
    ratingMinusPar: ratingMinusPar === false ? false : undefined,
    partners: filled(partners.map((partner) => ({ id: newGolferId(), ...partner, strokes: {} }))),
    preshotRoutine: filled(preshotRoutine),
    swingThought: filled(swingThought),
    goals: filled(goals),
    weather: filled(weather),
  });
  const games = await usualGames(round, setup.games ?? []);
  return withLock('rounds', async () => {
    const active = await roundUnderWay();
    if (active) return fail(alreadyPlaying(active));
    return add('rounds', compact({ ...round, games: filled(games) }));
  });
};

/**
 * Records one tap on the pad, on the golfer's own card or a partner's. It is on disk before this resolves. A field given
 * as undefined is removed from the card.
 */
export const recordHole = (roundId: string, n: number, entry: HoleEntry, partnerId?: string): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => {
    const before = holeOfPlayer(round, n, partnerId);
    if (!before) return `Hole ${n} is not part of this round.`;
    const checked = checkHole(enter(before, entry));
    if (!checked.ok) return checked.error;
    const isScoreNew = figureOn(checked.value) !== figureOn(before);
    if (isScoreNew && isSignedCard(round, partnerId)) return 'This card is signed. Whoever signed it unlocks it first.';
    return withHoleOfPlayer(round, checked.value, partnerId);
  });

const hasScores = ({ strokes, pickedUp = [] }: Partner): boolean =>
  Object.keys(strokes).length > 0 || pickedUp.length > 0;

/** Changes the partners: names, tees, handicaps, or someone who joined. No scores are lost. */
export const changePartners = (roundId: string, partners: readonly PartnerSetup[]): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => {
    if (partners.length > MAX_PARTNERS) return TOO_MANY_PARTNERS;
    const before = round.partners ?? [];
    const isKept = (id: string) => partners.some((partner) => partner.id === id);
    const lost = before.find((partner) => hasScores(partner) && !isKept(partner.id));
    if (lost) return `${lost.name} has scores on this card. Keep the name.`;
    return {
      ...round,
      partners: partners.map(({ id = newGolferId(), ...partner }) => {
        const { strokes = {}, pickedUp, conceded, penalties, from } = before.find((one) => one.id === id) ?? {};
        return compact({ id, ...partner, strokes, pickedUp, conceded, penalties, from });
      }),
    };
  });

/** A partner came late and was not on the holes before this one. */
export const changeFirstHole = (roundId: string, partnerId: string, from: number): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => ({
    ...round,
    partners: (round.partners ?? []).map((partner) => (partner.id === partnerId ? { ...partner, from } : partner)),
  }));

/** The golfer's own index, where it was not known on the first tee. */
export const setIndexAtStart = (roundId: string, index: number): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => withIndexAtStart(round, index));

const MAX_GAMES = mostItems('rounds', 'games');

/** Adds a game between the players, or changes one: its sides, its options, what the wolf chose. */
export const saveGame = async (roundId: string, game: GroupGame): Promise<Result<Round>> => {
  const { playGroupGame } = await loadGames();
  return change('rounds', roundId, (round) => {
    const played = playGroupGame(round, game);
    if (!played.ok) return played.error;
    const { games = [] } = round;
    if (games.some(({ id }) => id === game.id))
      return { ...round, games: games.map((other) => (other.id === game.id ? game : other)) };
    return games.length < MAX_GAMES
      ? { ...round, games: [...games, game] }
      : `At most ${MAX_GAMES} games fit on a card.`;
  });
};

/** Only the game goes. All scores stay. */
export const removeGame = (roundId: string, gameId: string): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => ({ ...round, games: (round.games ?? []).filter(({ id }) => id !== gameId) }));

export type RoundReview = Edited<Reflections & Pick<Round, 'weather' | 'goals' | 'pcc'>>;

export const finishRound = (roundId: string, review: RoundReview): Promise<Result<Round>> =>
  change('rounds', roundId, (round) =>
    round.holes.some(({ strokes, pickedUp }) => strokes !== undefined || pickedUp)
      ? (compact({ ...round, ...review, status: 'finished', finishedAt: nowIso() }) as Round)
      : 'Nothing is scored yet. Score a hole, or abandon the round.',
  );

export const abandonRound = (roundId: string): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => ({ ...round, status: 'abandoned' }));

export const deleteRound = (roundId: string): Promise<Result<unknown>> => remove('rounds', roundId);

export const restoreRound = (round: Round): Promise<Result<Round>> => restore('rounds', round);

const editProblem = (round: Round, { playedOn, tee, total }: CardEdit): string | undefined => {
  // A day that stays is not checked: a golfer who flew west after the round may have played it tomorrow.
  if (playedOn !== undefined && playedOn !== round.playedOn) {
    const problem = dayProblem(playedOn, localDay(now()));
    if (problem) return problem;
  }
  const alone = total ?? scoreWithoutHoles(round);
  if (total && totalProblem(total)) return totalProblem(total);
  if (!tee) return undefined;
  return alone ? totalTeeProblem(tee, alone) : Object.values(teeProblems(tee))[0];
};

/** Changes everything about a round except its scores. A new day moves it to that day's noon. */
export const editRound = (roundId: string, edit: CardEdit): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => {
    const problem = editProblem(round, edit);
    if (problem) return problem;
    const { playedOn = round.playedOn } = edit;
    return { ...correctedCard(round, edit), ...(playedOn === round.playedOn ? {} : { date: noonOf(playedOn) }) };
  });
