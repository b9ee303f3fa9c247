import type { CoursePack } from './course-pack.ts';

const greensOf = ({ holes }: CoursePack): number => holes.filter(({ green }) => green !== undefined).length;

/** Whether a new pack may take the place of the saved one: it has no fewer holes and no fewer greens. */
export const mayReplace = (saved: CoursePack, fresh: CoursePack): boolean =>
  fresh.holes.length >= saved.holes.length && greensOf(fresh) >= greensOf(saved);
