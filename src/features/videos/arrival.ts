import { isFaultId } from '#src/domain/faults/fault-ids.ts';
import { drillById } from '#src/domain/practice/drills.ts';
import type { VideoFilters } from '#src/domain/videos/library.ts';
import { type Unknown, categoryIn, given } from './videos-at.ts';

// Apart from the address, which is read before the screen is loaded: the drills come with the screen.

/** The filters that navigation state asks for: a category and a drill, or a swing issue. */
export const arrivalFrom = (state: unknown): VideoFilters => {
  if (typeof state !== 'object' || state === null) return {};
  const { category, drill, swingIssue } = state as Unknown;
  return given({
    category: categoryIn(category),
    drill: typeof drill === 'string' && drillById(drill) ? drill : undefined,
    fault: typeof swingIssue === 'string' && isFaultId(swingIssue) ? swingIssue : undefined,
  });
};
