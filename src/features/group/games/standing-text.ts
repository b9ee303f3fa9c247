import { type GameResult, type MatchOutcome, matchText } from '@divot/golf-games';
import type { GroupGame, Round } from '#src/domain/entities/round.entity.ts';
import { playGroupGame } from '#src/domain/rounds/group-games.ts';
import { OWNER } from '#src/domain/rounds/round-game.ts';
import { copy } from './copy.ts';

// How a game stands, in words.

export const nameOf = ({ partners = [] }: Pick<Round, 'partners'>, id: string): string =>
  id === OWNER ? copy.you : (partners.find((partner) => partner.id === id)?.name ?? id);

/** The players of a side, or the one player with this id. */
export const sideName = (round: Pick<Round, 'partners'>, teams: GroupGame['teams'], id: string): string => {
  const members = Object.keys(teams ?? {}).filter((player) => teams?.[player] === id);
  return (members.length > 0 ? members : [id]).map((player) => nameOf(round, player)).join(copy.and);
};

/** A figure with at most one decimal and a true minus sign. */
export const figureText = (value: number | undefined): string =>
  value === undefined ? copy.none : String(Math.round(value * 10) / 10).replace('-', '−');

const isOfMatch = ({ teams = {} }: GroupGame, { sides: [first] }: MatchOutcome): boolean =>
  first.includes(OWNER) || first.includes(teams[OWNER] ?? OWNER);

const ownMatchText = (game: GroupGame, match: MatchOutcome): string =>
  matchText({ up: isOfMatch(game, match) ? match.up : -match.up, played: 0, left: match.left });

/** 'first half 2 up', from the golfer's side. */
export const matchLine = (game: GroupGame, match: MatchOutcome): string => {
  const { part, isPress, from, to } = match;
  const span = copy.span(from, to);
  const name = isPress ? copy.press(span) : part === undefined ? span : copy.parts[part];
  return copy.line(name, ownMatchText(game, match));
};

/** A game that this version does not know has the name that it was stored with. */
export const gameName = ({ game }: Pick<GroupGame, 'game'>): string => copy.names[game] ?? game;

const isPlayed = ({ perHole }: GameResult): boolean => perHole.some(({ net }) => Object.keys(net).length > 0);

/** 'Ann 3, You 1, 2 skins carried', or how the matches stand from the golfer's side. */
const standingText = (round: Round, game: GroupGame, result: GameResult): string => {
  const { matches = [], perHole, standing, isOver } = result;
  if (matches.length === 1) return ownMatchText(game, matches[0]!);
  if (game.game === 'nassau') return matches.map((match) => matchLine(game, match)).join(', ');
  const figures = standing.map(({ id, value }) => copy.figure(sideName(round, game.teams, id), figureText(value)));
  const carried = perHole.findLast((hole) => hole.carried !== undefined)?.carried;
  const note = carried ? [isOver ? copy.nobodys(carried) : copy.carried(carried)] : [];
  return [...figures, ...note].join(', ');
};

/** 'Skins: Ann 3, You 1'. */
export const gameLine = (round: Round, game: GroupGame): string => {
  const result = playGroupGame(round, game);
  if (!result.ok) return copy.line(gameName(game), result.error);
  return copy.line(gameName(game), isPlayed(result) ? standingText(round, game, result) : copy.nothing);
};
