import type { CoursePack } from './course-pack.ts';

/** The map's hole for a hole of the card. If nine holes are played twice, the map has each once. */
export const packHoleOf = ({ holes }: CoursePack, cardHole: number): number | undefined => {
  if (holes.some(({ n }) => n === cardHole)) return cardHole;
  const again = cardHole - holes.length;
  return holes.length === 9 && holes.some(({ n }) => n === again) ? again : undefined;
};

/**
 * The reverse: the card's hole in play that is nearest to `shown` in playing order. On a nine played twice, the first
 * hole follows the ninth as the tenth. Undefined if the round does not include it.
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
