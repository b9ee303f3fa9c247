import { type GameResult, type MatchOutcome, matchText } from '@divot/golf-games';
import type { GroupGame, Round } from '#src/domain/entities/round.entity.ts';
import { playGroupGame, verdictOf } from '#src/domain/rounds/group-games.ts';
import { OWNER } from '#src/domain/rounds/round-game.ts';
import { figureText, gameName } from './standing-text.ts';
import { copy } from './copy.ts';
import { namesIn } from '#src/domain/rounds/first-names.ts';

// How a game between the players ended, in one sentence of a picture that others read.

const words = copy.sentence;

/** The players of a side, the golfer first, or the one player with this id. */
export const membersOf = ({ teams = {} }: GroupGame, id: string): readonly string[] => {
  const members = Object.keys(teams).filter((player) => teams[player] === id);
  return (members.length > 0 ? members : [id]).toSorted((a, b) => Number(b === OWNER) - Number(a === OWNER));
};

/** '3 & 2', '1 up' or 'AS', from the leader's side. */
const leadText = ({ up, left }: MatchOutcome): string =>
  matchText({ up: Math.abs(up), played: 0, left }).replace('won ', '');

/** "Sam & Jo beat Max & Lee 3 & 2", or "Sam 5, Jo 3". */
const namedResult = ({ standing, matches = [] }: GameResult, nameOf: (id: string) => string): string => {
  const [match] = matches;
  if (!match || matches.length > 1)
    return words.figures(standing.map(({ id, value }) => `${nameOf(id)} ${figureText(value)}`));
  const [first, second] = standing.map(({ id }) => nameOf(id)) as [string, string];
  if (match.up === 0) return match.left === 0 ? words.halved(first, second) : words.level(first, second, match.left);
  const isOver = match.left === 0 || match.decidedAt !== undefined;
  return isOver ? words.beat(first, second, leadText(match)) : words.leads(first, second, leadText(match), match.left);
};

/** "won 3 & 2", or "won, 5 to 3": the golfer's figure and the best of the others. */
const unnamedResult = (game: GroupGame, result: GameResult): string => {
  const { standing, matches = [] } = result;
  const { verdict } = verdictOf(game, result);
  const [match] = matches;
  if (match && matches.length === 1) return words.unnamed(verdict, verdict === 'shared' ? '' : ` ${leadText(match)}`);
  const ownSide = game.teams?.[OWNER] ?? OWNER;
  const [mine, best] = [true, false].map((isOwn) => standing.find(({ id }) => (id === ownSide) === isOwn)?.value);
  return words.unnamed(
    verdict,
    mine === undefined || best === undefined ? '' : words.score(figureText(mine), figureText(best)),
  );
};

/** Each game that can be played. `ownName`: of the golfer, if the picture names the players. */
export const gameSentences = (round: Round, ownName: string | undefined): readonly string[] =>
  (round.games ?? []).flatMap((game) => {
    const result = playGroupGame(round, game);
    if (!result.ok) return [];
    const nameOf = (id: string) =>
      membersOf(game, id)
        .map((player) => namesIn(round)(player) ?? ownName ?? '')
        .join(words.and);
    return [
      words.of(gameName(game), ownName === undefined ? unnamedResult(game, result) : namedResult(result, nameOf)),
    ];
  });
