import { drillById, readFaultId } from '@divot/golf-content';
import { compact } from '@divot/basics';
import type { VideoFilters } from '#src/domain/videos/library.ts';
import { oneOf } from '#src/platform/search-params.ts';
import { categories } from './videos-search.ts';

// Separate from videos-search.ts, which is read before the screen loads: this file imports the drills, which load with
// the screen.

/** The filters in the navigation state: a category and a drill, or a swing issue. */
export const parseNavigationState = (state: unknown): VideoFilters => {
  if (typeof state !== 'object' || state === null) return {};
  const { category, drill, swingIssue } = state as Readonly<Record<string, unknown>>;
  return compact({
    category: oneOf(categories)(category),
    drill: typeof drill === 'string' && drillById(drill) ? drill : undefined,
    fault: readFaultId(swingIssue),
  });
};
