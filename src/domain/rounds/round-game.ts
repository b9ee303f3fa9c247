import { compact } from '@divot/basics';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type GameInput, type GamePlayer, type GameResult, type Score, playGame } from '@divot/golf-games';
import { playsWithHandicaps } from './players.ts';
import { cardHandicap, holesInPlay, isPlayed } from '@divot/golf-rules';
import { partnerCard } from './partner-card.ts';
import { strokesBetween } from './partner-match.ts';

// The group on one phone's card as players of its form of play.

/** The phone's owner in a game. Partners have the id they have on the card. */
export const OWNER = 'owner';

export type RoundGame = {
  readonly form: NonNullable<Round['format']>;
  readonly input: GameInput;
  readonly result: GameResult;
  /** Who counts net. Empty where everybody counts gross, and in a match. */
  readonly net: readonly string[];
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

/** What stands on each hole that has a score, by its number. */
export const scoresOf = (holes: readonly Hole[]): Readonly<Record<number, Score>> =>
  Object.fromEntries(
    holes.flatMap((hole) => {
      const score = scoreOf(hole);
      return score === undefined ? [] : [[hole.n, score] as const];
    }),
  );

export const gameHoles = (holes: readonly Pick<Hole, 'n' | 'par' | 'si'>[]) =>
  holes.map(({ n, par, si }) => ({ n, par, strokeIndex: si ?? n }));

/**
 * The round's form of play among everyone with a score: net for who has a handicap once the group plays with them, gross
 * for the others. A match is with the first partner. Undefined before the first score.
 */
export const roundGame = (round: Round): RoundGame | undefined => {
  const { format: form = 'stroke', partners = [] } = round;
  const isMatch = form === 'match' && partners.length > 0;
  const entrants = entrantsOf(round)
    .slice(0, isMatch ? 2 : undefined)
    .filter(({ id, card }) => id === OWNER || card.holes.some(isPlayed));
  const owner = entrants[0]!;
  if (!owner.card.holes.some(isPlayed)) return undefined;
  const isNet = !isMatch && playsWithHandicaps(round);
  const received = isMatch ? strokesBetween(owner.card, partners[0]!) : 0;
  const handicapOf = ({ id, handicap = 0 }: Entrant) =>
    isMatch ? (id === OWNER ? received : 0) : isNet ? handicap : 0;
  const withHandicap = isNet ? entrants.filter(({ handicap }) => handicap !== undefined) : [];
  const input: GameInput = {
    players: entrants.map((entrant): GamePlayer => ({
      id: entrant.id,
      name: entrant.name,
      playingHandicap: handicapOf(entrant),
      holes: gameHoles(entrant.card.holes),
    })),
    holes: gameHoles(owner.card.holes),
    scores: Object.fromEntries(entrants.map(({ id, card }) => [id, scoresOf(card.holes)])),
    options: compact({
      scoring: isMatch || withHandicap.length > 0 ? ('net' as const) : ('gross' as const),
      maximum: round.maximumScore,
    }),
  };
  // A match without an opponent is a round of strokes.
  const played = form === 'match' && entrants.length < 2 ? 'stroke' : form;
  const result = playGame(played, input);
  return result.ok ? { form: played, input, result, net: withHandicap.map(({ id }) => id) } : undefined;
};
