import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type GameInput, type GamePlayer, type GameResult, type Score, playGame } from '@divot/golf-games';
import {
  cardHandicap,
  holesInPlay,
  isPlayed,
  mostInForm,
  partnerCard,
  strokesBetween,
  strokesGiven,
} from '@divot/golf-rules';

// The group on one phone's card as players of its form of play.

/** The phone's owner in a game. Partners have the id they have on the card. */
export const OWNER = 'owner';

export type RoundGame = {
  readonly form: NonNullable<Round['format']>;
  readonly input: GameInput;
  readonly result: GameResult;
};

type Card = Parameters<typeof cardHandicap>[0];
type Entrant = {
  readonly id: string;
  readonly name: string;
  readonly card: Card;
  readonly handicap: number | undefined;
};

/** Everyone's card, the holes in the order of play. The golfer first. */
export const cardsOf = (round: Round): readonly Omit<Entrant, 'handicap'>[] => {
  const inOrder = { ...round, holes: [...holesInPlay(round)] };
  return [
    { id: OWNER, name: '', card: inOrder },
    ...(round.partners ?? []).map((partner) => ({
      id: partner.id,
      name: partner.name,
      card: partnerCard(inOrder, partner),
    })),
  ];
};

const entrantsOf = (round: Round): readonly Entrant[] =>
  cardsOf(round).map((entrant) => ({ ...entrant, handicap: cardHandicap(entrant.card)?.handicap }));

export const scoreOf = ({ strokes, pickedUp, conceded }: Hole): Score | undefined =>
  conceded ? 'C' : pickedUp ? 'X' : strokes;

/** In maximum score (Rule 21.2) no hole counts more than its maximum, and a pick-up counts that. */
const cappedScore = ({ maximumScore = 'net-double-bogey' }: Round, hole: Hole, received: number): Score | undefined => {
  const most = mostInForm(maximumScore, hole.par, received);
  return hole.pickedUp ? most : hole.strokes === undefined ? undefined : Math.min(hole.strokes, most);
};

/** What stands on each hole that has a score, by its number. */
export const scoresOf = (
  holes: readonly Hole[],
  scoreAt: (hole: Hole, at: number) => Score | undefined = scoreOf,
): Readonly<Record<number, Score>> =>
  Object.fromEntries(
    holes.flatMap((hole, at) => {
      const score = scoreAt(hole, at);
      return score === undefined ? [] : [[hole.n, score] as const];
    }),
  );

const scoresInForm = (round: Round, { card: { holes } }: Entrant, handicap: number) => {
  if (round.format !== 'maximum') return scoresOf(holes);
  const given = strokesGiven(holes, handicap);
  return scoresOf(holes, (hole, at) => cappedScore(round, hole, given[at]!));
};

export const gameHoles = (holes: readonly Pick<Hole, 'n' | 'par' | 'si'>[]) =>
  holes.map(({ n, par, si }) => ({ n, par, strokeIndex: si ?? n }));

/** Holes won and lost against par (Rule 21.3). Who picks up loses the hole. */
const parPlay = ({ players, holes, ...input }: GameInput): GameResult | undefined => {
  const strokes = playGame('stroke', { players, holes, ...input });
  if (!strokes.ok) return undefined;
  const perHole = strokes.perHole.map(({ n, net }) => ({
    n,
    net,
    values: Object.fromEntries(
      Object.entries(net).map(([id, score]) => {
        const own = players.find((player) => player.id === id)?.holes ?? holes;
        const par = own.find((hole) => hole.n === n)!.par;
        return [id, typeof score === 'number' ? Math.sign(par - score) : -1];
      }),
    ),
  }));
  const up = (id: string) => perHole.reduce((sum, { values }) => sum + (values[id] ?? 0), 0);
  const standing = players
    .map(({ id }) => ({ id, value: up(id), rank: 1 + players.filter((other) => up(other.id) > up(id)).length }))
    .toSorted((a, b) => a.rank - b.rank);
  return { standing, perHole, owes: [] };
};

const play = (form: RoundGame['form'], input: GameInput): GameResult | undefined => {
  if (form === 'par') return parPlay(input);
  const played = playGame(form === 'maximum' ? 'stroke' : form, input);
  return played.ok ? played : undefined;
};

/**
 * The round's form of play among everyone with a score, net if every handicap is known. A match is with the first
 * partner. Undefined before the first score.
 */
export const roundGame = (round: Round): RoundGame | undefined => {
  const { format: form = 'stroke', partners = [] } = round;
  const isMatch = form === 'match' && partners.length > 0;
  const entrants = entrantsOf(round)
    .slice(0, isMatch ? 2 : undefined)
    .filter(({ id, card }) => id === OWNER || card.holes.some(isPlayed));
  const owner = entrants[0]!;
  if (!owner.card.holes.some(isPlayed)) return undefined;
  const isNet = entrants.every(({ handicap }) => handicap !== undefined);
  const received = isMatch ? strokesBetween(owner.card, partners[0]!) : 0;
  const handicapOf = ({ id, handicap = 0 }: Entrant) =>
    isMatch ? (id === OWNER ? received : 0) : isNet ? handicap : 0;
  const input: GameInput = {
    players: entrants.map((entrant): GamePlayer => ({
      id: entrant.id,
      name: entrant.name,
      playingHandicap: handicapOf(entrant),
      holes: gameHoles(entrant.card.holes),
    })),
    holes: gameHoles(owner.card.holes),
    scores: Object.fromEntries(
      entrants.map((entrant) => [entrant.id, scoresInForm(round, entrant, handicapOf(entrant))]),
    ),
    options: { scoring: isMatch || isNet ? 'net' : 'gross' },
  };
  // A match without an opponent is a round of strokes.
  const played = form === 'match' && entrants.length < 2 ? 'stroke' : form;
  const result = play(played, input);
  return result && { form: played, input, result };
};
