import { compact } from '@divot/basics';
import {
  GAMES,
  type Game,
  type GameInput,
  type GameResult,
  allowanceOf,
  isAgainstPar,
  isOfOneBall,
  playGame,
} from '@divot/golf-games';
import { allowedHandicap, cardHandicap, isPlayed, levelOf } from '@divot/golf-rules';
import type { GroupGame, Round } from '#src/domain/entities/round.entity.ts';
import { OWNER, cardsOf, gameHoles, scoresOf } from './round-game.ts';

// The games between the players of one card.

/**
 * What a game is played from: everyone's card, off the allowance of appendix C. A player from tees with a higher par, or
 * rating, receives the difference where players are compared on each hole (Rules of Handicapping 6.2b). Gross, if the
 * group says so or the handicap of one player is unknown.
 */
export const gameInput = (round: Round, { game, teams = {}, options }: Omit<GroupGame, 'id'>): GameInput => {
  const cards = cardsOf(round);
  const handicaps = cards.map(({ card }) => cardHandicap(card)?.unrounded);
  const isGross = options?.scoring === 'gross' || handicaps.includes(undefined);
  const input: GameInput = {
    players: cards.map(({ id, name, card }, at) =>
      compact({
        id,
        name,
        playingHandicap: handicaps[at] ?? 0,
        team: teams[id],
        holes: gameHoles(card.holes),
        from: round.partners?.find((partner) => partner.id === id)?.from,
      }),
    ),
    holes: gameHoles(cards[0]!.card.holes),
    scores: Object.fromEntries(cards.map(({ id, card }) => [id, scoresOf(card.holes)])),
    options: { ...options, scoring: isGross ? 'gross' : 'net' },
  };
  // The game makes a side's handicap of the whole ones.
  if (isOfOneBall(game)) return input;
  const percent = allowanceOf(game, input);
  const levels = cards.map(({ card }) => (isAgainstPar(game, input) ? 0 : levelOf(card)));
  const lowest = Math.min(...levels);
  const players = input.players.map((player, at) => ({
    ...player,
    playingHandicap: allowedHandicap(player.playingHandicap, percent) + Math.round(levels[at]! - lowest),
  }));
  return { ...input, players };
};

export const playGroupGame = (round: Round, game: Omit<GroupGame, 'id'>): ReturnType<typeof playGame> =>
  playGame(game.game, gameInput(round, game));

/** Partners who may have come late: without a score on the first holes that others have played, up to a hole. */
export const mayBeLate = (
  round: Round,
): readonly { readonly id: string; readonly name: string; readonly from: number }[] => {
  const [ownCard, ...partners] = cardsOf(round);
  const isBlank = ({ card }: (typeof partners)[number], at: number) => !isPlayed(card.holes[at]!);
  return partners.flatMap((partner) => {
    const isKnown = round.partners?.some(({ id, from }) => id === partner.id && from !== undefined);
    const first = ownCard!.card.holes.findIndex((_, at) => isBlank(ownCard!, at) || !isBlank(partner, at));
    const from = ownCard!.card.holes[first]?.n;
    return isKnown || first < 1 || from === undefined ? [] : [{ id: partner.id, name: partner.name, from }];
  });
};

type Teams = NonNullable<GroupGame['teams']>;

/** Every way to part players into one side or two, the first players together first. The owner is on side a. */
const partings = (ids: readonly string[]): readonly Teams[] =>
  Array.from({ length: 2 ** Math.max(0, ids.length - 1) }, (_, bits) =>
    Object.fromEntries(ids.map((id, at) => [id, at > 0 && bits & (2 ** (at - 1)) ? 'b' : 'a'])),
  ).toReversed();

const unevenness = (teams: Teams): number => {
  const onA = Object.values(teams).filter((team) => team === 'a').length;
  return Math.abs(2 * onA - Object.keys(teams).length);
};

/** As many as the longest game needs. */
const THREE_HOLES = [1, 2, 3].map((n) => ({ n, par: 4, strokeIndex: n }));

const isPlayable = (game: Game, ids: readonly string[], teams: Teams): boolean => {
  const players = ids.map((id) => compact({ id, name: '', playingHandicap: 0, team: teams[id] }));
  return playGame(game, { players, holes: THREE_HOLES, scores: {} }).ok;
};

/** The sides that a game can be played in by these players, even ones first. Empty where it needs none. */
export const sidesFor = (game: Game, ids: readonly string[]): readonly Teams[] =>
  isPlayable(game, ids, {})
    ? []
    : partings(ids)
        .filter((teams) => isPlayable(game, ids, teams))
        .toSorted((a, b) => unevenness(a) - unevenness(b));

/** The games that these players can play. */
export const gamesFor = (ids: readonly string[]): readonly Game[] =>
  GAMES.filter((game) => isPlayable(game, ids, {}) || sidesFor(game, ids).length > 0);

/** A game as it is usually played by these players: the golfer with the first partner, if there are sides. */
export const usualGame = (game: Game, ids: readonly string[]): Omit<GroupGame, 'id'> =>
  compact({ game, teams: sidesFor(game, ids)[0] });

export const idsOf = ({ partners = [] }: Pick<Round, 'partners'>): readonly string[] => [
  OWNER,
  ...partners.map(({ id }) => id),
];

/** How a game ended for the golfer. 'open': a hole or a score is missing and nobody has won yet. */
export type Verdict = 'won' | 'lost' | 'shared' | 'open';

/** @param result of `playGroupGame`. `first`: the players or sides that won or share the win. */
export const verdictOf = (
  { teams }: Pick<GroupGame, 'teams'>,
  { standing, isOver }: GameResult,
): { readonly verdict: Verdict; readonly first: readonly string[] } => {
  const first = standing.filter(({ rank, value }) => rank === 1 && value !== undefined).map(({ id }) => id);
  const isFirst = first.includes(teams?.[OWNER] ?? OWNER);
  const verdict = !isOver || first.length === 0 ? 'open' : !isFirst ? 'lost' : first.length > 1 ? 'shared' : 'won';
  return { verdict, first };
};
