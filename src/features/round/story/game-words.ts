import type { Round } from '#src/domain/entities/round.entity.ts';
import type { GameStory, Place } from '#src/domain/rounds/game-story.ts';
import { OWNER } from '#src/domain/rounds/round-game.ts';
import { matchText } from '@divot/golf-rules';
import { copy } from './copy.ts';

// A game's story in words, for the screen and for the picture.

const words = copy.game;

/** Undefined for the golfer. */
export type NameOf = (id: string) => string | undefined;

const firstName = (name: string): string => name.trim().split(/\s+/u)[0]!;

/** First names, as long as they are different. */
export const namesIn = ({ partners = [] }: Pick<Round, 'partners'>): NameOf => {
  const short = partners.map(({ name }) => firstName(name));
  const areDifferent = new Set(short).size === short.length;
  return (id) => {
    const at = partners.findIndex((partner) => partner.id === id);
    return areDifferent ? short[at] : partners[at]?.name;
  };
};

/** "38 points", "72 net", "2 up". */
export const valueText = ({ form, isNet }: GameStory, { value, thru }: Pick<Place, 'value' | 'thru'>): string =>
  value === undefined ? words.noTotal : words.value(form, isNet, value, thru);

/** The golfer's own result: "38 points", or the match. */
export const ownResult = (story: GameStory, nameOf: NameOf): string => {
  const { match, places, own } = story;
  if (!match) return valueText(story, own);
  const opponent = nameOf(places.find(({ id }) => id !== OWNER)?.id ?? '') ?? '';
  return words.match(matchText(match), opponent, match);
};

/** "You won by 3", "level with Jo", "third, 4 behind Jo". Empty for a player alone, and where the golfer has no place. */
export const outcomeText = ({ places, own, margin, match }: GameStory, nameOf: NameOf): string => {
  const ranked = places.filter(({ rank }) => rank !== undefined);
  if (match || own.rank === undefined || ranked.length < 2) return '';
  const first = ranked.filter(({ id, rank }) => rank === 1 && id !== OWNER).map(({ id }) => nameOf(id) ?? '');
  if (own.rank === 1) return first.length === 0 ? words.won(margin) : words.level(first);
  if (ranked.length === 2) return words.lost(first, -margin);
  const isShared = ranked.some(({ id, rank }) => rank === own.rank && id !== OWNER);
  return words.behind(own.rank, isShared, -margin, first);
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
