import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { RoundTotal } from '#src/domain/entities/round.entity.ts';
import { teeProblems } from '#src/domain/rounds/course-check.ts';

/**
 * What is wrong with the tee of a round known by its total. It has no pars, so its rating is checked for nine or
 * eighteen holes.
 */
export const totalTeeProblem = (tee: Tee, { holes }: RoundTotal): string | undefined => {
  const par = Array.from({ length: holes === 9 ? 9 : 18 }, () => 4);
  return Object.values(teeProblems({ ...tee, par }))[0];
};
