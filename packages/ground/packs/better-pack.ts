import type { CoursePack } from './course-pack.ts';

const greensOf = ({ holes }: CoursePack): number => holes.filter(({ green }) => green !== undefined).length;

/** Whether a new pack may replace the saved one: only if it has at least as many holes and greens. */
export const mayReplace = (saved: CoursePack, fresh: CoursePack): boolean =>
  fresh.holes.length >= saved.holes.length && greensOf(fresh) >= greensOf(saved);
