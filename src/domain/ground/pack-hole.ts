import type { CoursePack } from './course-pack.ts';

/** The hole of the map on which a hole of the card is played: nine holes played twice are on it once. */
export const packHoleOf = ({ holes }: CoursePack, cardHole: number): number | undefined => {
  if (holes.some(({ n }) => n === cardHole)) return cardHole;
  const again = cardHole - holes.length;
  return holes.length === 9 && holes.some(({ n }) => n === again) ? again : undefined;
};

/**
 * The other way round: the hole of the card, of those in play and in their order, that is nearest to `shown`. The first
 * hole of nine follows the ninth as the tenth. Undefined where the round does not come to it.
 */
export const cardHoleOf = (
  pack: CoursePack,
  packHole: number,
  shown: number,
  inPlay: readonly number[],
): number | undefined => {
  const away = (n: number) => Math.abs(inPlay.indexOf(n) - inPlay.indexOf(shown));
  return inPlay.filter((n) => packHoleOf(pack, n) === packHole).toSorted((a, b) => away(a) - away(b))[0];
};
