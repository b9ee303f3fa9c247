import type { GameStory, Place } from '#src/domain/rounds/game-story.ts';
import { OWNER } from '#src/domain/rounds/round-game.ts';
import { matchText } from '@divot/golf-games';
import type { NameOf } from '#src/domain/rounds/first-names.ts';
import { copy } from './copy.ts';

// A game's story in words, for the screen and for the picture.

const words = copy.game;

/** "38 points net", "72", "2 up". */
export const valueText = ({ form }: GameStory, { value, thru, basis }: Place): string =>
  value === undefined ? words.noTotal : words.value(form, basis, value, thru);

/** The golfer's own result: "38 points", or the match. */
export const ownResult = (story: GameStory, nameOf: NameOf): string => {
  const { match, places, own } = story;
  if (!match) return valueText(story, own);
  const opponent = nameOf(places.find(({ id }) => id !== OWNER)?.id ?? '') ?? '';
  return words.match(matchText(match), opponent, match);
};

/** How the golfer is placed. Undefined for a match, a player alone, and where the golfer has no place. */
const placing = ({ places, own, margin, match }: GameStory, nameOf: NameOf) => {
  const ranked = places.filter(({ rank }) => rank !== undefined);
  if (match || own.rank === undefined || ranked.length < 2) return undefined;
  const first = ranked.flatMap(({ id, rank }) => (rank === 1 && id !== OWNER ? [nameOf(id) ?? ''] : []));
  const isShared = ranked.some(({ id, rank }) => rank === own.rank && id !== OWNER);
  return { rank: own.rank, by: Math.abs(margin), first, isShared, players: ranked.length };
};

/** "You won by 3", "level with Jo", "third, 4 behind Jo", or nothing. */
export const outcomeText = (story: GameStory, nameOf: NameOf): string => {
  const placed = placing(story, nameOf);
  if (!placed) return '';
  const { rank, by, first, isShared, players } = placed;
  if (rank === 1) return isShared ? words.level(first) : words.won(by);
  return players === 2 ? words.lost(first, by) : words.behind(rank, isShared, by, first);
};

/**
 * The same on a picture that others read.
 * @param isNamed whether it names the other players.
 */
export const pictureOutcome = (story: GameStory, nameOf: NameOf, isNamed: boolean): string => {
  const { match, places } = story;
  if (match) return isNamed ? words.against(nameOf(places.find(({ id }) => id !== OWNER)?.id ?? '') ?? '') : '';
  const placed = placing(story, nameOf);
  if (!placed) return '';
  const { rank, by, isShared, players } = placed;
  if (rank === 1 && !isShared) return words.wonBy(by);
  if (isNamed) return outcomeText(story, nameOf);
  if (rank === 1) return words.unnamed.level;
  return players === 2 ? words.unnamed.lost(by) : words.unnamed.behind(rank, isShared, by);
};

/** Where it was decided. Empty for a draw. */
export const decidedText = ({ decidedAt, match, places }: GameStory, nameOf: NameOf): string => {
  if (decidedAt === undefined) return '';
  return match ? words.wonOn(decidedAt) : words.aheadFrom(decidedAt, nameOf(places[0]!.id));
};

/** What is missing from the cards without a place. */
export const missingText = ({ places, holes, match }: GameStory, nameOf: NameOf): readonly string[] =>
  match
    ? []
    : places.flatMap(({ id, rank, value, thru }) => {
        if (rank !== undefined) return [];
        if (value === undefined) return [words.pickedUp(nameOf(id))];
        return [words.incomplete(nameOf(id), thru, holes)];
      });
