import type { CoursePack } from './course-pack.ts';

/** The hole of the map on which a hole of the card is played: nine holes played twice are on it once. */
export const packHoleOf = ({ holes }: CoursePack, cardHole: number): number | undefined => {
  if (holes.some(({ n }) => n === cardHole)) return cardHole;
  const again = cardHole - holes.length;
  return holes.length === 9 && holes.some(({ n }) => n === again) ? again : undefined;
};

/** The other way round: the hole of the card in the same loop as `near`. */
export const cardHoleOf = (pack: CoursePack, packHole: number, near: number): number =>
  packHoleOf(pack, near) === near ? packHole : packHole + (near - (packHoleOf(pack, near) ?? near));
